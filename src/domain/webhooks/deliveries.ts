import { z } from "zod";
import { defineOperation } from "../../operation/definition.ts";
import { fail } from "../../operation/errors.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { page } from "../../operation/page.ts";
import { DateTime, pageFields, text } from "../common.ts";
import { shortRow } from "../short-row.ts";
import { WebhookEvent } from "./schema.ts";

/** How a delivery attempt ended: a closed vocabulary. */
const attemptOutcomes = [
  "delivered",
  "http_error",
  "redirect",
  "timeout",
  "unreachable",
  "dns_error",
  "tls_error",
  "blocked_target",
] as const;
export type AttemptOutcome = (typeof attemptOutcomes)[number];

const DeliveryStatus = z.enum(["pending", "delivered", "failed"]);

/** A delivery in the log: every attempt with its result. `X-Webhook-Delivery` contains its id. */
export const Delivery = z.strictObject({
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
  title: "List webhook deliveries",
  description:
    "The delivery log, newest first: what was sent where, each attempt with its outcome, and when the next one is due. Kept 30 days.",
  scope: "read:webhooks",
  effect: "read",
  input: z.strictObject({
    ...pageFields,
    webhookId: text(200).optional().describe("Only those of this subscription."),
    status: DeliveryStatus.optional(),
  }),
  output: page(Delivery),
  http: {
    route: "GET /api/v1/webhooks/deliveries",
    related: ["webhooks.list"],
  },
  mcp: {
    tool: "list_webhook_deliveries",
    concise: {
      of: (deliveries) =>
        deliveries.map(({ attempts, ...delivery }) => ({
          ...shortRow(delivery, ["id", "event", "status", "nextAttemptAt", "createdAt"]),
          attempts: attempts.slice(-1).map((attempt) => shortRow(attempt, ["at", "outcome", "status"])),
        })),
    },
  },
  handler: async ({ tx }, input) => {
    const { rows, nextCursor } = await tx.deliveries.list(input);
    return { data: rows, nextCursor };
  },
});

export const redeliver = defineOperation({
  name: "webhooks.redeliver",
  title: "Redeliver",
  description: "Sends the body of an earlier delivery again, under a new delivery id.",
  scope: "write:webhooks",
  effect: "create",
  input: z.strictObject({ id: text(200).describe("The delivery's id, from list_webhook_deliveries.") }),
  output: Delivery,
  errors: {
    throws: ["resource.not_found"],
  },
  http: {
    route: "POST /api/v1/webhooks/deliveries/{id}/redeliver",
    status: 202,
    related: ["webhooks.deliveries"],
  },
  mcp: {
    tool: "redeliver_webhook",
  },
  handler: async (ctx, { id }) => {
    const data = await ctx.tx.deliveries.repeat(id, ctx.newId("dlv"), ctx.now.toISOString());
    if (data) return { data };
    throw fail("resource.not_found", "No delivery has this id.", { see: "webhooks.deliveries" });
  },
});

export const testWebhook = defineOperation({
  name: "webhooks.test",
  title: "Test webhook",
  description:
    "Sends a test event, of the first type a subscription lists, to that subscription alone; its data is { test: true }.",
  scope: "write:webhooks",
  effect: "create",
  input: z.strictObject({ id: text(200).describe("The subscription's id, from list_webhooks.") }),
  output: Delivery,
  errors: {
    fields: { id: { missing: "webhooks.missing_subscription_id" } },
    throws: ["webhooks.missing_subscription_id", "webhooks.subscription_not_found"],
  },
  http: {
    route: "POST /api/v1/webhooks/test",
    query: ["id"],
    status: 202,
    related: ["webhooks.deliveries"],
  },
  mcp: {
    tool: "test_webhook",
  },
  handler: async (ctx, { id }) => ({ data: await sendTest(ctx, id) }),
});

async function sendTest({ tx, now, newId }: HandlerContext, webhookId: string) {
  const webhook = await tx.webhooks.get(webhookId);
  const event = webhook?.events[0];
  if (!event) {
    throw fail("webhooks.subscription_not_found", "No subscription has this id.", {
      see: "webhooks.list",
    });
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
