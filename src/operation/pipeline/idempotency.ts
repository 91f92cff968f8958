import { DAY_MS } from "../../shared/time.ts";
import type { StoredReply, Tx } from "../../store/ports/store.ts";
import type { Operation } from "../definition.ts";
import { fail } from "../errors.ts";
import type { Actor } from "../handler.ts";
import type { Call, CallDependencies, Reply } from "../types.ts";
import type { Phase } from "./phase.ts";

/** Whether a repetition gives the first answer again: a POST that writes. */
export function takesIdempotencyKey(operation: Operation): boolean {
  return operation.http.method === "POST" && operation.effect !== "read";
}

/** Refuses a request with 409 while another with the same Idempotency-Key is being answered by this process. */
export function refuseParallelRepeats(): Phase {
  const inFlight = new Set<string>();
  return async ({ call: { operation, actor, idempotency } }, next) => {
    if (!idempotency || !takesIdempotencyKey(operation)) return next();
    const lane = `${actor.userId}\n${idempotency.key}`;
    if (inFlight.has(lane)) {
      throw fail(
        "validation.bad_request",
        "A request with this Idempotency-Key is still being answered; send it again in a moment.",
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

/** Answers a repeat before a credit is needed or the name service is asked: a key without credit gets it, too. */
export function replayEarlier({ store, runtime }: Pick<CallDependencies, "store" | "runtime">): Phase {
  return async ({ call }, next) => {
    const { credits, resolve } = call.operation.policy;
    if (!credits && !resolve) return next();
    const earlier = await store.read(call.actor.userId, (tx) => findEarlierReply(tx, call, runtime.now()));
    return earlier ?? next();
  };
}

/** The first answer to this Idempotency-Key within 24 hours; 409 where it was another request. */
export async function findEarlierReply(tx: Tx, call: Call, now: Date): Promise<Reply | undefined> {
  if (!call.idempotency || !takesIdempotencyKey(call.operation)) return undefined;
  const stored = await tx.replies.find(keyWithin(tx, call.actor, call.idempotency));
  if (!stored || Date.parse(stored.createdAt) <= now.getTime() - DAY_MS) return undefined;
  if (stored.requestHash !== call.idempotency.requestHash) {
    throw fail(
      "validation.bad_request",
      "This Idempotency-Key was used within 24 hours for another request; take a new key for a new request.",
      { status: 409 },
    );
  }
  // Written by saveReply below.
  return stored.reply as Reply;
}

/** Keeps an answer for its Idempotency-Key, secrets left out. */
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
 * An Idempotency-Key belongs to its caller. What they did to another user is kept with that user, under a key that no
 * caller of that user can send: it has a space.
 */
function keyWithin(tx: Tx, { userId }: Actor, { key }: NonNullable<Call["idempotency"]>): string {
  return tx.userId === userId ? key : `${userId} ${key}`;
}

function withoutSecrets({ policy }: Operation, data: unknown): unknown {
  const secrets = policy.redactOnReplay;
  if (!secrets || typeof data !== "object" || data === null) return data;
  return Object.fromEntries(Object.entries(data).filter(([field]) => !secrets.includes(field)));
}
