import { DAY_MS } from "../../shared/time.ts";
import type { StoredReply, Tx } from "../../store/ports/store.ts";
import type { Operation } from "../definition.ts";
import { fail } from "../errors.ts";
import type { Actor } from "../handler.ts";
import type { Call, CallDependencies, Reply } from "../types.ts";
import type { Phase } from "./phase.ts";

/** True if a repeated request gets the first answer again: a POST that writes. */
export function takesIdempotencyKey(operation: Operation): boolean {
  return operation.http.method === "POST" && operation.effect !== "read";
}

/** Refuses a request with 409 while this process is answering another with the same Idempotency-Key. */
export function refuseParallelRepeats(): Phase {
  const inFlight = new Set<string>();
  return async ({ call: { operation, actor, idempotency } }, next) => {
    if (!idempotency || !takesIdempotencyKey(operation)) return next();
    const lane = `${actor.userId}\n${idempotency.key}`;
    if (inFlight.has(lane)) {
      throw fail(
        "validation.bad_request",
        "A request with this Idempotency-Key is still in progress. Try again in a moment.",
        { status: 409 },
      );
    }
    inFlight.add(lane);
    try {
      return await next();
    } finally {
      inFlight.delete(lane);
    }
  };
}

/** Answers a repeat before spending a credit or querying DNS, so a key without credits also gets it. */
export function replayEarlier({ store, runtime }: Pick<CallDependencies, "store" | "runtime">): Phase {
  return async ({ call }, next) => {
    const { credits, resolve } = call.operation.policy;
    if (!call.idempotency || (!credits && !resolve)) return next();
    const earlier = await store.read(call.actor.userId, (tx) => findEarlierReply(tx, call, runtime.now()));
    return earlier ?? next();
  };
}

/** The first answer to this Idempotency-Key within 24 hours. 409 if the request was different. */
export async function findEarlierReply(tx: Tx, call: Call, now: Date): Promise<Reply | undefined> {
  if (!call.idempotency || !takesIdempotencyKey(call.operation)) return undefined;
  const stored = await tx.replies.find(keyWithin(tx, call.actor, call.idempotency));
  if (!stored || Date.parse(stored.createdAt) <= now.getTime() - DAY_MS) return undefined;
  if (stored.requestHash !== call.idempotency.requestHash) {
    throw fail(
      "validation.bad_request",
      "This Idempotency-Key was used for another request within 24 hours. Use a new key for a new request.",
      { status: 409 },
    );
  }
  // Only saveReply below writes these.
  return stored.reply as Reply;
}

/** Stores an answer for its Idempotency-Key, without secrets. */
export async function saveReply(tx: Tx, call: Call, now: Date, reply: Reply): Promise<void> {
  if (!call.idempotency || !takesIdempotencyKey(call.operation)) return;
  const timestamp = now.toISOString();
  const stored: StoredReply = {
    ...call.idempotency,
    key: keyWithin(tx, call.actor, call.idempotency),
    reply: {
      ...reply,
      data: withoutSecrets(call.operation, reply.data),
      replayOf: { requestId: call.requestId, timestamp },
    } satisfies Reply,
    createdAt: timestamp,
  };
  await tx.replies.save(stored);
}

/**
 * An Idempotency-Key belongs to its caller. For calls about another user, the answer is stored with that user, under a
 * key that contains a space, so that user's callers cannot send it.
 */
function keyWithin(tx: Tx, { userId }: Actor, { key }: NonNullable<Call["idempotency"]>): string {
  return tx.userId === userId ? key : `${userId} ${key}`;
}

function withoutSecrets({ policy }: Operation, data: unknown): unknown {
  const secrets = policy.redactOnReplay;
  if (!secrets || typeof data !== "object" || data === null) return data;
  return Object.fromEntries(Object.entries(data).filter(([field]) => !secrets.includes(field)));
}
