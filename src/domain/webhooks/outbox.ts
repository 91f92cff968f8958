import type { z } from "zod";
import type { EventDeclaration } from "../../operation/event.ts";
import type { PublishContext } from "../../operation/types.ts";
import type { DeliveryPayload } from "./schema.ts";

/**
 * Writes an event, and a delivery per active matching subscription, in the caller's transaction. The body's bytes
 * are fixed here, so that every attempt sends the same.
 */
export async function publish(
  { tx, now, newId, server, operations }: PublishContext,
  event: EventDeclaration<z.ZodType>,
  data: unknown,
): Promise<void> {
  const parsed = event.data.parse(data);
  const timestamp = now.toISOString();
  const payload: DeliveryPayload = {
    event: event.type,
    userId: tx.userId,
    timestamp,
    data: { ...Object(parsed) },
    ...(server.baseUrl !== null && {
      contextUrl: `${server.baseUrl}${operations.route("context.get").path}`,
    }),
  };
  const subscribers = await tx.webhooks.activeFor(event.type);
  await tx.outbox.append({
    id: newId("evt"),
    type: event.type,
    body: JSON.stringify(payload),
    createdAt: timestamp,
    deliveries: subscribers.map((webhookId) => ({ id: newId("dlv"), webhookId })),
  });
}
