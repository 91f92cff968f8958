import { bytes } from "../../operation/truncate.ts";

/** The minimum bytes of JSON per token in real answers, not counting ids and times. */
const BYTES_A_TOKEN = 3;
/** The tokens of an id's 26 characters, and of a time's 24. */
const ID = { pattern: /[0-9A-HJKMNP-TV-Z]{26}/g, bytes: 26, tokens: 18 };
const TIME = { pattern: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, bytes: 24, tokens: 15 };

/** Estimates the tokens of a value's JSON (o200k), rather too high than too low. */
export function tokensOf(value: unknown): number {
  const text = JSON.stringify(value);
  const dense = [ID, TIME].map((kind) => ({ ...kind, count: text.match(kind.pattern)?.length ?? 0 }));
  const prose = dense.reduce((left, kind) => left - kind.bytes * kind.count, bytes(value));
  return dense.reduce((sum, kind) => sum + kind.tokens * kind.count, Math.ceil(prose / BYTES_A_TOKEN));
}
