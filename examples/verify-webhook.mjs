// The check of a delivery's signature as docs/webhooks.md shows it. Any Standard Webhooks library does the same.
import { createHmac, timingSafeEqual } from "node:crypto";

export function verify(secret, headers, body) {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  const ours = createHmac("sha256", key).update(signed).digest();
  const fresh = Math.abs(Date.now() / 1000 - Number(headers["webhook-timestamp"])) < 300;
  const given = headers["webhook-signature"].split(" ").map((part) => Buffer.from(part.slice(3), "base64"));
  return fresh && given.some((other) => other.length === ours.length && timingSafeEqual(other, ours));
}
