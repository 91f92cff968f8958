import { DAY_MS } from "../../shared/time.ts";
import type { StoredReply, Tx } from "../../store/ports/store.ts";
import type { Operation } from "../definition.ts";
import { fail } from "../errors.ts";
import type { Call, Reply } from "../types.ts";

/** A repeated POST that writes gives the first answer again. */
export function takesIdempotencyKey(operation: Operation): boolean {
  return operation.http.method === "POST" && operation.effect !== "read";
}

/** The first answer to this Idempotency-Key within 24 hours; 409 where it was another request. */
export async function findEarlierReply(tx: Tx, call: Call, now: Date): Promise<Reply | undefined> {
  if (!call.idempotency || !takesIdempotencyKey(call.operation)) return undefined;
  const stored = await tx.replies.find(call.idempotency.key);
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
    reply: {
      ...reply,
      data: withoutSecrets(call.operation, reply.data),
      replayOf: { requestId: call.requestId, timestamp },
    } satisfies Reply,
    createdAt: timestamp,
  };
  await tx.replies.save(stored);
}

function withoutSecrets({ policy }: Operation, data: unknown): unknown {
  const secrets = policy.redactOnReplay;
  if (!secrets || typeof data !== "object" || data === null) return data;
  return Object.fromEntries(Object.entries(data).filter(([field]) => !secrets.includes(field)));
}
