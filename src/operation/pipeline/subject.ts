import type { AccessLogLine } from "../../store/ports/store.ts";
import type { Operation } from "../definition.ts";
import type { Actor } from "../handler.ts";
import type { Call, CallDependencies } from "../types.ts";
import type { Phase } from "./phase.ts";

/** What whoever runs the server is called in another user's access log and changes; not by the name of a key of theirs. */
export const ADMINISTRATOR = "administrator";

/** Whose data a call is about: the caller's, unless it is one of administration that names another user. */
export function subjectOf({ operation, actor }: Pick<Call, "operation" | "actor">, input: never): string {
  return operation.policy.subject?.userId(input) ?? actor.userId;
}

/** The caller as the data of a user name them. */
export function clientFor(subject: string, { userId, client }: Actor): string {
  return subject === userId ? client : ADMINISTRATOR;
}

/** Notes in another user's access log what was done to their data; a call that failed, or repeats, did nothing. */
export function noteForSubject({ note, runtime }: Pick<CallDependencies, "note" | "runtime">): Phase {
  return async ({ call, input }, next) => {
    const reply = await next();
    const userId = subjectOf(call, input);
    const { actor, operation } = call;
    // What a user does to themselves by a key is in their log already; the command line acts for whoever runs it.
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
 * Where a call went, as the caller's own access log has it: of administration with the ids, so that it says to whom.
 * What cannot be an id of ours could be anything, even a key.
 */
export function resourceOf({ http, policy }: Operation, input: Record<string, unknown>): string {
  if (!policy.subject) return http.path;
  return http.path.replace(/\{(\w+)\}/g, (_, field) => {
    const value = input[field];
    return typeof value === "string" && /^(?!sk_|cal_)[A-Za-z0-9_-]{1,64}$/.test(value) ? value : "…";
  });
}
