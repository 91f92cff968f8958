import { createHmac } from "node:crypto";

/** Hex HMAC-SHA256 of the raw body, keyed with the UTF-8 bytes of the secret as shown to the user. */
function hexSignature(secret: string, body: string): string {
  return createHmac("sha256", secret).update(body).digest("hex");
}

/** The Standard Webhooks signature `v1,<base64>` over `id.timestamp.body`, keyed with the secret's decoded bytes. */
function standardSignature(secret: string, id: string, timestamp: number, body: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
}

export interface Signed {
  id: string;
  event: string;
  body: string;
  secret: string;
  previousSecret: string | null;
  previousSecretUntil: string | null;
}

/** The headers of a delivery: the service's own and those of Standard Webhooks. After a rotation, both secrets sign. */
export function deliveryHeaders(delivery: Signed, now: Date): Record<string, string> {
  const timestamp = Math.floor(now.getTime() / 1000);
  const overlap =
    delivery.previousSecret !== null &&
    delivery.previousSecretUntil !== null &&
    Date.parse(delivery.previousSecretUntil) > now.getTime();
  const secrets = [delivery.secret, ...(overlap && delivery.previousSecret ? [delivery.previousSecret] : [])];
  return {
    "content-type": "application/json",
    "user-agent": "career-context-webhooks",
    "x-webhook-event": delivery.event,
    "x-webhook-delivery": delivery.id,
    "x-webhook-signature": hexSignature(delivery.secret, delivery.body),
    "webhook-id": delivery.id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": secrets
      .map((secret) => standardSignature(secret, delivery.id, timestamp, delivery.body))
      .join(" "),
  };
}
