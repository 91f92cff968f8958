import { bytes } from "../operation/cut.ts";

/** Bytes of JSON a token takes at least, ids aside, in the answers there are. */
const BYTES_A_TOKEN = 3;
/** What the 26 characters of an id take. */
const TOKENS_AN_ID = 18;
const id = /[0-9A-HJKMNP-TV-Z]{26}/g;

/** About how many tokens a value's JSON takes (o200k); rather more than too few. */
export function tokensOf(value: unknown): number {
  const ids = JSON.stringify(value).match(id)?.length ?? 0;
  return Math.ceil((bytes(value) - 26 * ids) / BYTES_A_TOKEN) + TOKENS_AN_ID * ids;
}
