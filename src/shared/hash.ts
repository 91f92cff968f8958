import { hash as digestOf } from "node:crypto";
// Version 3 on purpose: later ones throw at a lone surrogate, which a cut text may end with.
import canonicalize from "canonicalize";

const DIGITS = 32;

/**
 * The first 128 bits of a JSON value's SHA-256, as 32 hex digits, over its canonical form (RFC 8785): equal for equal
 * values whatever the order of their keys. Throws at a number that JSON cannot hold.
 */
export function jsonHash(value: unknown): string {
  return hash(canonicalize(value) ?? "null");
}

/**
 * Hashes the value as written, without sorting keys. Several times as fast, for comparing a value with its stored form.
 */
export function storedHash(value: unknown): string {
  return hash(JSON.stringify(value) ?? "null");
}

/** The SHA-256 of a text, as 64 hex digits. Keys, tokens and browser secrets are stored only in this form. */
export function textHash(text: string): string {
  return digestOf("sha256", text, "hex");
}

function hash(text: string): string {
  return textHash(text).slice(0, DIGITS);
}
