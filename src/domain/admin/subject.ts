import { fail } from "../../operation/errors.ts";
import type { Actor, HandlerContext } from "../../operation/handler.ts";
import type { Standing } from "../../store/ports/users.ts";

/** The user the call is about. Throws resource.not_found. */
export async function requireUser({ tx }: Pick<HandlerContext, "tx">): Promise<Standing> {
  const user = await tx.user.standing();
  if (user) return user;
  throw fail("resource.not_found", "No user has this id.", { see: "admin.listUsers" });
}

/**
 * Refuses a change that would lock out the caller's own user, because that is usually a mistake. The command line
 * can still make it, since it needs no key. Throws a conflict.
 */
export function refuseOwn({ userId, keyId }: Actor, id: string, does: string, command: string): void {
  if (keyId === null || userId !== id) return;
  throw fail(
    "validation.bad_request",
    `The key of this call belongs to this user, and would not ${does} its own: call with the key of another user, or run \`career-context ${command}\` where the server is.`,
    { status: 409 },
  );
}

/**
 * Refuses what a key would do to itself: a key cannot revoke itself by accident or extend its own scopes. Throws
 * a conflict.
 */
export function refuseOwnKey(actor: Actor, keyId: string, command: string): void {
  if (actor.keyId !== keyId) return;
  throw fail(
    "validation.bad_request",
    `This is the key of this call, which neither changes nor ends itself: call with another, or run \`career-context ${command}\` where the server is.`,
    { status: 409 },
  );
}
