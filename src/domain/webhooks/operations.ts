import { z } from "zod";
import { defineOperation } from "../../operation/definition.ts";
import { fail } from "../../operation/errors.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { page } from "../../operation/page.ts";
import { DAY_MS } from "../../shared/time.ts";
import { pageFields, text } from "../common.ts";
import { confirmRecord } from "../confirm-record.ts";
import { shortRow } from "../short-row.ts";
import { checkUrl, newSecret, requireDestination } from "./rules.ts";
import { WebhookEvent, type WebhookRecord, WebhookSubscription } from "./schema.ts";

const idField = text(200).describe("The subscription's id, from list_webhooks.");

function shown(record: WebhookRecord): WebhookSubscription {
  const { id, webhookUrl, events, isActive, createdAt, updatedAt } = record;
  return { id, webhookUrl, events, isActive, createdAt, updatedAt };
}

async function find({ tx }: HandlerContext, id: string): Promise<WebhookRecord> {
  const record = await tx.webhooks.get(id);
  if (record) return record;
  throw fail("webhooks.subscription_not_found", "No subscription has this id.", { see: "webhooks.list" });
}

export const listWebhooks = defineOperation({
  name: "webhooks.list",
  title: "List webhook subscriptions",
  description:
    "The user's webhook subscriptions, newest first: where events go, which, and whether it is active.",
  scope: "read:webhooks",
  effect: "read",
  input: z.strictObject(pageFields),
  output: page(WebhookSubscription),
  http: {
    route: "GET /api/v1/webhooks",
  },
  mcp: {
    tool: "list_webhooks",
    concise: {
      of: (hooks) => hooks.map((hook) => shortRow(hook, ["id", "webhookUrl", "events", "isActive"])),
    },
    untrusted: ["webhookUrl"],
  },
  policy: {
    cache: true,
  },
  handler: async ({ tx }, input) => {
    const { rows, nextCursor } = await tx.webhooks.list(input);
    return { data: rows.map(shown), nextCursor };
  },
});

/** Each event is written once per subscription, in the transaction that causes it. */
const MOST_SUBSCRIPTIONS = 100;

export const createWebhook = defineOperation({
  name: "webhooks.create",
  title: "Create webhook subscription",
  description:
    "Subscribes a URL to events of this user. The answer holds the signing secret, which is never shown again. Only for a receiver the user runs.",
  scope: "write:webhooks",
  effect: "create",
  input: z.strictObject({
    url: z.string().describe("Absolute http(s) URL of the receiver."),
    events: z.array(WebhookEvent).min(1).describe("Event types to be told of."),
  }),
  output: WebhookSubscription,
  errors: {
    fields: {
      url: { missing: "webhooks.missing_required_fields", invalid: "webhooks.invalid_url" },
      events: { missing: "webhooks.missing_required_fields", invalid: "webhooks.invalid_events" },
    },
  },
  http: {
    route: "POST /api/v1/webhooks",
    related: ["webhooks.list"],
  },
  mcp: {
    tool: "create_webhook",
    words: ["notify my server", "callback"],
    untrusted: ["webhookUrl"],
  },
  policy: {
    check: checkUrl,
    resolve: ({ url }, runtime) => requireDestination(url, runtime),
    redactOnReplay: ["secret"],
  },
  handler: async (ctx, { url, events }) => {
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
  title: "Update webhook subscription",
  description:
    "Changes a subscription: switch it off or on, its URL or events, or rotate its secret. After a rotation the old secret also signs for 24 hours, in the webhook-signature header.",
  scope: "write:webhooks",
  effect: "update",
  input: z.strictObject({
    id: idField,
    isActive: z.boolean().optional(),
    url: z.string().optional().describe("Absolute http(s) URL of the receiver."),
    events: z.array(WebhookEvent).min(1).optional(),
    rotateSecret: z.literal(true).optional().describe("Make a new secret; the answer shows it once."),
  }),
  output: WebhookSubscription,
  errors: {
    fields: {
      id: { missing: "webhooks.missing_subscription_id" },
      events: { invalid: "webhooks.invalid_events" },
    },
    throws: ["webhooks.subscription_not_found", "webhooks.invalid_url", "webhooks.invalid_events"],
  },
  http: {
    route: "PATCH /api/v1/webhooks",
    query: ["id"],
    related: ["webhooks.list"],
  },
  mcp: {
    tool: "update_webhook",
    annotations: { idempotent: false },
    untrusted: ["webhookUrl"],
  },
  policy: {
    check: checkUrl,
    resolve: async ({ url }, runtime) => {
      if (url !== undefined) await requireDestination(url, runtime);
    },
  },
  handler: async (ctx, { id, isActive, url, events, rotateSecret }) => {
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
  title: "Delete webhook subscription",
  description: "Deletes the subscription. Pending deliveries are dropped.",
  scope: "write:webhooks",
  effect: "delete",
  input: z.strictObject({ id: idField }),
  output: z.strictObject({ deleted: z.literal(true) }),
  errors: {
    fields: { id: { missing: "webhooks.missing_subscription_id" } },
    throws: ["webhooks.subscription_not_found"],
  },
  http: {
    route: "DELETE /api/v1/webhooks",
    related: ["webhooks.list"],
  },
  mcp: {
    tool: "delete_webhook",
    confirm: { ...confirmRecord(listWebhooks, ({ webhookUrl }) => webhookUrl), isFinal: true },
  },
  handler: async (ctx, { id }) => {
    await find(ctx, id);
    await ctx.tx.webhooks.remove(id);
    return { data: { deleted: true } as const };
  },
});
