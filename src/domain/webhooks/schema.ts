import { z } from "zod";
import { webhookEventTypes } from "../../operation/event.ts";
import { DateTime, FreeObject } from "../common.ts";

export const WebhookEvent = z.enum(webhookEventTypes);

/** A subscription as callers see it. Only the answer that creates it contains `secret`. */
export const WebhookSubscription = z.strictObject({
  id: z.string(),
  webhookUrl: z.url(),
  events: z.array(WebhookEvent),
  isActive: z.boolean(),
  createdAt: DateTime.optional(),
  updatedAt: DateTime.optional(),
  secret: z.string().optional(),
});
export type WebhookSubscription = z.infer<typeof WebhookSubscription>;

export interface WebhookRecord {
  id: string;
  webhookUrl: string;
  events: WebhookEvent[];
  isActive: boolean;
  secret: string;
  /** The secret before the last rotation. It also signs until `previousSecretUntil`. */
  previousSecret: string | null;
  previousSecretUntil: string | null;
  createdAt: string;
  updatedAt: string;
}
export type WebhookEvent = z.infer<typeof WebhookEvent>;

/** The body of a delivery. The schema is closed, as specified. */
export const DeliveryPayload = z.strictObject({
  event: WebhookEvent,
  userId: z.string(),
  timestamp: DateTime,
  data: FreeObject,
  contextUrl: z.url().optional(),
});
export type DeliveryPayload = z.infer<typeof DeliveryPayload>;
