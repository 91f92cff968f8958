import type { Store } from "../../store/ports/store.ts";
import { suspended } from "../suspended.ts";
import type { Phase } from "./phase.ts";

/** Refuses calls for a user who is suspended, where no key was looked up that has said so. */
export function refuseSuspended({ access }: Pick<Store, "access">): Phase {
  return async ({ call: { actor } }, next) => {
    if (actor.keyId === null && !actor.isOperator) {
      const user = await access.findUser(actor.userId);
      if (user && user.suspendedAt !== null) throw suspended();
    }
    return next();
  };
}
