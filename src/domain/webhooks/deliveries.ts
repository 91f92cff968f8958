import { z } from "zod";
import { defineOperation, type RunContext } from "../../operation/definition.ts";
import { fail } from "../../operation/errors.ts";
import { DateTime, pageFields, text } from "../common.ts";
import { attemptOutcomes } from "./outcome.ts";
import { WebhookEvent } from "./schema.ts";

const DeliveryStatus = z.enum(["pending", "delivered", "failed"]);

/** A delivery in the log: every attempt with its outcome. Its id is what `X-Webhook-Delivery` carries. */
const Delivery = z.strictObject({
  id: z.string(),
  webhookId: z.string(),
  eventId: z.string(),
  event: WebhookEvent,
  status: DeliveryStatus,
  attempts: z.array(
    z.strictObject({
      at: DateTime,
      outcome: z.enum(attemptOutcomes),
      status: z.int().nullable(),
      durationMs: z.number(),
      answer: z.string(),
    }),
  ),
  nextAttemptAt: DateTime.nullable(),
  createdAt: DateTime,
});

export const listDeliveries = defineOperation({
  name: "webhooks.deliveries",
  tool: "list_webhook_deliveries",
  title: "List webhook deliveries",
  description:
    "The delivery log, newest first: what was sent where, each attempt with its outcome, and when the next one is due. Kept 30 days.",
  scope: "read:webhooks",
  effect: "read",
  method: "GET",
  path: "/api/v1/webhooks/deliveries",
  list: true,
  input: z.strictObject({
    ...pageFields,
    webhookId: text(200).optional().describe("Only those of this subscription."),
    status: DeliveryStatus.optional(),
  }),
  data: z.array(Delivery),
  related: ["webhooks.list"],
  run: async ({ tx }, input) => {
    const { rows, nextCursor } = await tx.deliveries.list(input);
    return { data: rows, nextCursor };
  },
});

export const redeliver = defineOperation({
  name: "webhooks.redeliver",
  tool: "redeliver_webhook",
  title: "Redeliver",
  description: "Sends the body of an earlier delivery again, under a new delivery id.",
  scope: "write:webhooks",
  effect: "create",
  method: "POST",
  path: "/api/v1/webhooks/deliveries/{id}/redeliver",
  status: 202,
  input: z.strictObject({ id: text(200).describe("The delivery's id, from list_webhook_deliveries.") }),
  data: Delivery,
  errors: ["resource.not_found"],
  related: ["webhooks.deliveries"],
  run: async (ctx, { id }) => {
    const data = await ctx.tx.deliveries.repeat(id, ctx.newId("dlv"), ctx.now.toISOString());
    if (data) return { data };
    throw fail("resource.not_found", "No delivery has this id; list_webhook_deliveries lists them.");
  },
});

export const testWebhook = defineOperation({
  name: "webhooks.test",
  tool: "test_webhook",
  title: "Test webhook",
  description:
    "Sends a test event, of the first type a subscription lists, to that subscription alone; its data is { test: true }.",
  scope: "write:webhooks",
  effect: "create",
  method: "POST",
  path: "/api/v1/webhooks/test",
  query: ["id"],
  status: 202,
  input: z.strictObject({ id: text(200).describe("The subscription's id, from list_webhooks.") }),
  data: Delivery,
  requires: { field: "id", error: "webhooks.missing_subscription_id" },
  errors: ["webhooks.missing_subscription_id", "webhooks.subscription_not_found"],
  related: ["webhooks.deliveries"],
  run: async (ctx, { id }) => ({ data: await sendTest(ctx, id) }),
});

async function sendTest({ tx, now, newId }: RunContext, webhookId: string) {
  const webhook = await tx.webhooks.get(webhookId);
  const event = webhook?.events[0];
  if (!event) {
    throw fail("webhooks.subscription_not_found", "No subscription has this id; list_webhooks lists them.");
  }
  const createdAt = now.toISOString();
  const delivery = { id: newId("dlv"), webhookId };
  const eventId = newId("evt");
  const body = JSON.stringify({ event, userId: tx.userId, timestamp: createdAt, data: { test: true } });
  await tx.outbox.append({ id: eventId, type: event, body, createdAt, deliveries: [delivery] });
  return {
    ...delivery,
    eventId,
    event,
    status: "pending" as const,
    attempts: [],
    nextAttemptAt: createdAt,
    createdAt,
  };
}
