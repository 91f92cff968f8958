import type { WebhookRecord } from "../../domain/webhooks/schema.ts";

/** A stored subscription as its owner knows it. */
export function withoutOwner({
  userId: _,
  failingSince: __,
  ...record
}: WebhookRecord & { userId: string; failingSince: string | null }): WebhookRecord {
  return record;
}
