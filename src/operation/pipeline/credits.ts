import type { Store } from "../../store/ports/store.ts";
import { fail } from "../errors.ts";
import type { Phase } from "./phase.ts";

/**
 * Runs a metered operation for one credit of the key. The credit is returned if the call fails, rolls back everything,
 * or repeats an earlier answer. Throws billing.payment_required if no credit is left.
 */
export function spendCredit(store: Store): Phase {
  return async ({ call: { operation, actor } }, next) => {
    const { keyId } = actor;
    if (!operation.policy.credits || keyId === null) return next();
    await takeCredit(store, keyId);
    let earned = false;
    try {
      const reply = await next();
      earned = reply.replayOf === undefined && !reply.undone;
      return reply;
    } finally {
      if (!earned) await store.access.giveCreditBack(keyId);
    }
  };
}

async function takeCredit({ access }: Store, keyId: string): Promise<void> {
  const key = await access.findKeyById(keyId);
  if (!key || key.credits === null || (await access.takeCredit(keyId))) return;
  if (key.creditKind === "trial") {
    throw fail("billing.payment_required", "This key has no free trials left. Ask for a key with credits.", {
      title: "Free basic API trials are exhausted",
    });
  }
  const never = key.creditsGranted === 0;
  throw fail(
    "billing.payment_required",
    never ? "This call needs a key with credits." : "This key has no credits left. Add more.",
    { title: never ? "PaidAIRequired" : "InsufficientCredits" },
  );
}
