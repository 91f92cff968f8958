import { z } from "zod";
import { defineOperation, type RunContext } from "../../operation/definition.ts";
import { fail } from "../../operation/errors.ts";
import { DAY_MS } from "../../shared/time.ts";
import { pageFields, text } from "../common.ts";
import { requireDestination, requireEvents, requireTarget } from "./rules.ts";
import { WebhookEvent, type WebhookRecord, WebhookSubscription } from "./schema.ts";
import { newSecret } from "./secret.ts";

const missingId = { field: "id", error: "webhooks.missing_subscription_id" } as const;
const idField = text(200).describe("The subscription's id, from list_webhooks.");

function shown(record: WebhookRecord): WebhookSubscription {
  const { id, webhookUrl, events, isActive, createdAt, updatedAt } = record;
  return { id, webhookUrl, events, isActive, createdAt, updatedAt };
}

async function find({ tx }: RunContext, id: string): Promise<WebhookRecord> {
  const record = await tx.webhooks.get(id);
  if (record) return record;
  throw fail(
    "webhooks.subscription_not_found",
    "No subscription has this id; GET /api/v1/webhooks (list_webhooks) lists them.",
  );
}

export const listWebhooks = defineOperation({
  name: "webhooks.list",
  quotes: ["webhookUrl"],
  tool: "list_webhooks",
  title: "List webhook subscriptions",
  description:
    "The user's webhook subscriptions, newest first: where events go, which, and whether it is active.",
  scope: "read:webhooks",
  effect: "read",
  method: "GET",
  path: "/api/v1/webhooks",
  list: true,
  cacheable: true,
  input: z.strictObject(pageFields),
  data: z.array(WebhookSubscription),
  run: async ({ tx }, input) => {
    const { rows, nextCursor } = await tx.webhooks.list(input);
    return { data: rows.map(shown), nextCursor };
  },
});

/** Each event is written once for each of them, in the unit of work that causes it. */
const MOST_SUBSCRIPTIONS = 100;

export const createWebhook = defineOperation({
  name: "webhooks.create",
  quotes: ["webhookUrl"],
  tool: "create_webhook",
  title: "Create webhook subscription",
  description:
    "Subscribes a URL to events of this user. The answer holds the signing secret, which is never shown again. Only for a receiver the user runs.",
  scope: "write:webhooks",
  effect: "create",
  method: "POST",
  path: "/api/v1/webhooks",
  input: z.strictObject({
    url: z.string().describe("Absolute http(s) URL of the receiver."),
    events: z.array(WebhookEvent).min(1).describe("Event types to be told of."),
  }),
  data: WebhookSubscription,
  secrets: ["secret"],
  errors: ["webhooks.missing_required_fields", "webhooks.invalid_url", "webhooks.invalid_events"],
  precheck: ({ url, events }, server) => {
    const missing = url === undefined ? "url" : events === undefined ? "events" : undefined;
    if (missing)
      throw fail("webhooks.missing_required_fields", `${missing} is required; send url and events.`);
    requireTarget(url, server);
    requireEvents(events);
  },
  prepare: ({ url }, runtime) => requireDestination(url, runtime),
  related: ["webhooks.list"],
  run: async (ctx, { url, events }) => {
    const { rows } = await ctx.tx.webhooks.list({ limit: MOST_SUBSCRIPTIONS });
    if (rows.length === MOST_SUBSCRIPTIONS) {
      const message = `There are ${MOST_SUBSCRIPTIONS} subscriptions, and no more can be; delete one before.`;
      throw fail("validation.bad_request", message);
    }
    const at = ctx.now.toISOString();
    const record: WebhookRecord = {
      id: ctx.newId("whk"),
      webhookUrl: url,
      events: [...new Set(events)],
      isActive: true,
      secret: newSecret(),
      previousSecret: null,
      previousSecretUntil: null,
      createdAt: at,
      updatedAt: at,
    };
    await ctx.tx.webhooks.put(record);
    return { data: { ...shown(record), secret: record.secret } };
  },
});

export const updateWebhook = defineOperation({
  name: "webhooks.update",
  quotes: ["webhookUrl"],
  tool: "update_webhook",
  title: "Update webhook subscription",
  description:
    "Changes a subscription: switch it off or on, its URL or events, or rotate its secret. After a rotation the old secret also signs for 24 hours, in the webhook-signature header.",
  scope: "write:webhooks",
  effect: "update",
  method: "PATCH",
  path: "/api/v1/webhooks",
  query: ["id"],
  input: z.strictObject({
    id: idField,
    isActive: z.boolean().optional(),
    url: z.string().optional().describe("Absolute http(s) URL of the receiver."),
    events: z.array(WebhookEvent).min(1).optional(),
    rotateSecret: z.literal(true).optional().describe("Make a new secret; the answer shows it once."),
  }),
  data: WebhookSubscription,
  hints: { idempotent: false },
  requires: missingId,
  errors: [
    "webhooks.missing_subscription_id",
    "webhooks.subscription_not_found",
    "webhooks.invalid_url",
    "webhooks.invalid_events",
  ],
  precheck: ({ url, events }, server) => {
    if (url !== undefined) requireTarget(url, server);
    if (events !== undefined) requireEvents(events);
  },
  prepare: async ({ url }, runtime) => {
    if (url !== undefined) await requireDestination(url, runtime);
  },
  related: ["webhooks.list"],
  run: async (ctx, { id, isActive, url, events, rotateSecret }) => {
    const record = await find(ctx, id);
    const changed: WebhookRecord = {
      ...record,
      isActive: isActive ?? record.isActive,
      webhookUrl: url ?? record.webhookUrl,
      events: events ? [...new Set(events)] : record.events,
      updatedAt: ctx.now.toISOString(),
      ...(rotateSecret && {
        secret: newSecret(),
        previousSecret: record.secret,
        previousSecretUntil: new Date(ctx.now.getTime() + DAY_MS).toISOString(),
      }),
    };
    await ctx.tx.webhooks.put(changed);
    return { data: { ...shown(changed), ...(rotateSecret && { secret: changed.secret }) } };
  },
});

export const deleteWebhook = defineOperation({
  name: "webhooks.delete",
  tool: "delete_webhook",
  title: "Delete webhook subscription",
  description: "Ends a subscription for good; deliveries that still wait for it are dropped.",
  scope: "write:webhooks",
  effect: "delete",
  method: "DELETE",
  path: "/api/v1/webhooks",
  input: z.strictObject({ id: idField }),
  data: z.strictObject({ deleted: z.literal(true) }),
  requires: missingId,
  errors: ["webhooks.missing_subscription_id", "webhooks.subscription_not_found"],
  related: ["webhooks.list"],
  run: async (ctx, { id }) => {
    await find(ctx, id);
    await ctx.tx.webhooks.remove(id);
    return { data: { deleted: true } as const };
  },
});
