export { type Client, type ClientOptions, createClient } from "./client.ts";
export { CareerContextError, ConnectionError, type ErrorType } from "./error.ts";
export type { Operations } from "./generated/operations.ts";
export type * from "./generated/types.gen.ts";
export type { CallOptions, FileAnswer } from "./method.ts";
export {
  verifyWebhook,
  type WebhookHeaders,
  type WebhookOptions,
  type WebhookPayload,
  WebhookVerificationError,
} from "./webhook.ts";
