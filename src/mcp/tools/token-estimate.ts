import { bytes } from "../../operation/truncate.ts";

/** Bytes of JSON a token takes at least, ids and times aside, in the answers there are. */
const BYTES_A_TOKEN = 3;
/** What the 26 characters of an id take, and the 24 of a time. */
const ID = { pattern: /[0-9A-HJKMNP-TV-Z]{26}/g, bytes: 26, tokens: 18 };
const TIME = { pattern: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, bytes: 24, tokens: 15 };

/** Estimates the tokens of a value's JSON (o200k), rather too many than too few. */
export function tokensOf(value: unknown): number {
  const text = JSON.stringify(value);
  const dense = [ID, TIME].map((kind) => ({ ...kind, count: text.match(kind.pattern)?.length ?? 0 }));
  const prose = dense.reduce((left, kind) => left - kind.bytes * kind.count, bytes(value));
  return dense.reduce((sum, kind) => sum + kind.tokens * kind.count, Math.ceil(prose / BYTES_A_TOKEN));
}
