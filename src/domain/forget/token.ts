import { jsonHash } from "../../shared/hash.ts";

/** A token that nobody can guess, and that no test fakes. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return `fgt_${btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")}`;
}

/** What is stored of a token: who reads the database cannot use it. */
export function hashOf(token: string): string {
  return jsonHash(token);
}
