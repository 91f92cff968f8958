import type { AccessLogLine } from "../../store/ports/store.ts";
import type { Operation } from "../definition.ts";
import type { Actor } from "../handler.ts";
import type { Call, CallDependencies } from "../types.ts";
import type { Phase } from "./phase.ts";

/** How the administrator appears in another user's access log and changes, instead of the name of their key. */
export const ADMINISTRATOR = "administrator";

/** The user a call is about: the caller, unless a call of administration names another user. */
export function subjectOf({ operation, actor }: Pick<Call, "operation" | "actor">, input: never): string {
  return operation.policy.subject?.userId(input) ?? actor.userId;
}

/** The caller's name in a user's data. */
export function clientFor(subject: string, { userId, client }: Actor): string {
  return subject === userId ? client : ADMINISTRATOR;
}

/** Logs a call in the other user's access log. Failed and repeated calls did nothing, so they are not logged. */
export function noteForSubject({ note, runtime }: Pick<CallDependencies, "note" | "runtime">): Phase {
  return async ({ call, input }, next) => {
    const reply = await next();
    const userId = subjectOf(call, input);
    const { actor, operation } = call;
    // A user's own calls with a key are already in their log. The command line acts for the administrator.
    const isAnothers = userId !== actor.userId || actor.isOperator === true;
    if (operation.policy.subject?.isNoted && isAnothers && !reply.replayOf)
      note({ ...lineOf(operation, input, runtime), userId, status: reply.status });
    return reply;
  };
}

function lineOf(
  operation: Operation,
  input: Record<string, unknown>,
  { newId, now }: CallDependencies["runtime"],
): Omit<AccessLogLine, "userId" | "status"> {
  return {
    id: newId("acc"),
    time: now().toISOString(),
    client: ADMINISTRATOR,
    operation: operation.name,
    resource: resourceOf(operation, input),
  };
}

/**
 * The resource of a call in the caller's access log. For administration it includes ids, to show which user. Anything
 * that cannot be one of our ids is left out: it could be a key.
 */
export function resourceOf({ http, policy }: Operation, input: Record<string, unknown>): string {
  if (!policy.subject) return http.path;
  return http.path.replace(/\{(\w+)\}/g, (_, field) => {
    const value = input[field];
    return typeof value === "string" && /^(?!sk_|cal_)[A-Za-z0-9_-]{1,64}$/.test(value) ? value : "…";
  });
}
