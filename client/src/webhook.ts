import type { WebhookEvent } from "./generated/types.gen.ts";

/** What a delivery says. */
export interface WebhookPayload {
  event: WebhookEvent;
  userId: string;
  timestamp: string;
  data: Record<string, unknown>;
  /** Where the person's context is read. */
  contextUrl?: string;
}

/** Headers as fetch or as Node's server has them. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

export interface WebhookOptions {
  /** The secret of the subscription, `whsec_…`; of two, either may have signed. */
  secret: string | readonly string[];
  /** How far the delivery's time may be from now, in either direction; 300 unless said. */
  toleranceSeconds?: number;
  /**
   * `standard` reads the headers of Standard Webhooks; `hex` reads X-Webhook-Signature, which signs the body alone and
   * no time: anyone who has seen a delivery can send it again, so keep the ids that were handled.
   */
  scheme?: "standard" | "hex";
}

/** A delivery that nobody with the secret signed, or not now. */
export class WebhookVerificationError extends Error {
  override readonly name = "WebhookVerificationError";
}

/**
 * Gives what a delivery says when its signature and time are right, and throws a WebhookVerificationError otherwise.
 *
 * @param body The body as it came, byte for byte: parsed and written again it has another signature.
 */
export async function verifyWebhook(
  headers: WebhookHeaders,
  body: string | Uint8Array,
  { secret, toleranceSeconds = 300, scheme = "standard" }: WebhookOptions,
): Promise<WebhookPayload> {
  const header = (name: string) => headerIn(headers, name);
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  const secrets = typeof secret === "string" ? [secret] : secret;
  const isRight =
    scheme === "hex"
      ? await isSignedHex(header("x-webhook-signature"), bytes, secrets)
      : await isSignedStandard(header, bytes, secrets, toleranceSeconds);
  if (!isRight) throw new WebhookVerificationError("The signature does not fit the body and the secret.");
  return JSON.parse(new TextDecoder().decode(bytes));
}

async function isSignedHex(given: string, body: Uint8Array, secrets: readonly string[]): Promise<boolean> {
  const signature = Uint8Array.from(given.match(/[\da-f]{2}/gi) ?? [], (pair) => Number.parseInt(pair, 16));
  return someOf(secrets, (secret) => isHmac(new TextEncoder().encode(secret), signature, body));
}

async function isSignedStandard(
  header: (name: string) => string,
  body: Uint8Array,
  secrets: readonly string[],
  toleranceSeconds: number,
): Promise<boolean> {
  const timestamp = header("webhook-timestamp");
  const distance = Math.abs(Date.now() / 1000 - Number(timestamp));
  if (!/^\d+$/.test(timestamp) || distance > toleranceSeconds)
    throw new WebhookVerificationError("The delivery's time is too far from now.");
  const before = new TextEncoder().encode(`${header("webhook-id")}.${timestamp}.`);
  const signed = new Uint8Array(before.length + body.length);
  signed.set(before);
  signed.set(body, before.length);
  const signatures = header("webhook-signature")
    .split(" ")
    .filter((part) => part.startsWith("v1,"))
    .map((part) => base64(part.slice(3)));
  return someOf(secrets, (secret) => {
    const key = base64(secret.replace(/^whsec_/, ""));
    return someOf(signatures, (signature) => isHmac(key, signature, signed));
  });
}

/** Compares in constant time, as WebCrypto does. */
async function isHmac(key: Uint8Array<ArrayBuffer>, signature: Uint8Array<ArrayBuffer>, body: Uint8Array) {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const imported = await crypto.subtle.importKey("raw", key, algorithm, false, ["verify"]);
  return crypto.subtle.verify("HMAC", imported, signature, Uint8Array.from(body));
}

async function someOf<Item>(items: readonly Item[], holds: (item: Item) => Promise<boolean>) {
  for (const item of items) if (await holds(item)) return true;
  return false;
}

function base64(text: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array(0);
  }
}

function headerIn(headers: WebhookHeaders, name: string): string {
  if (headers instanceof Headers) return headers.get(name) ?? "";
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return typeof found === "string" ? found : (found?.join(" ") ?? "");
}
