import { jsonHash } from "../../shared/hash.ts";

const BEGINNING = "fgt_";

/** An unguessable token, which tests do not fake. It contains its topic, which is stored nowhere. */
export function newToken(topic: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return `${BEGINNING}${written(bytes)}.${written(new TextEncoder().encode(topic))}`;
}

/** The topic in a token, or undefined. */
export function topicOf(token: string): string | undefined {
  const [, topic] = token.split(".");
  if (topic === undefined || !/^[\w-]+$/.test(topic)) return undefined;
  const bytes = atob(topic.replaceAll("-", "+").replaceAll("_", "/"));
  return new TextDecoder().decode(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)));
}

/** The stored form of a token. Reading the database is not enough to use it. */
export function hashOf(token: string): string {
  return jsonHash(token);
}

function written(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
