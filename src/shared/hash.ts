import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
// Version 3 on purpose: later ones throw at half a surrogate pair, which a text cut to a length may end in.
import canonicalize from "canonicalize";

const BYTES = 16;

/**
 * The first 128 bits of a JSON value's SHA-256, as 32 hex digits, over its canonical form (RFC 8785): equal for equal
 * values whatever the order of their keys. Throws at a number that JSON cannot hold.
 */
export function jsonHash(value: unknown): string {
  const text = canonicalize(value) ?? "null";
  return bytesToHex(sha256(utf8ToBytes(text)).subarray(0, BYTES));
}
