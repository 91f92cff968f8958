import type { Token } from "./date-tokens.ts";

/** A date read at a token. `next` is the index of the token after it. */
export type DatePoint = {
  readonly iso: string;
  readonly from: number;
  readonly to: number;
  readonly next: number;
  /** Valid only as the end of a range: "Jan" before "– Mar 2019", "01/19", "Jan 19". */
  readonly partial?: "month" | "short";
  /** Day and month could be swapped, so only the year was kept. */
  readonly ambiguous?: boolean;
};

/** A date from the tokens `first` to `last`. */
export function point(tokens: readonly Token[], first: number, last: number, iso: string): DatePoint {
  return { iso, from: tokens[first]?.from ?? 0, to: tokens[last]?.to ?? 0, next: last + 1 };
}

/** Whether a number can be the year of an entry. */
export function isYear(year: number): boolean {
  return year >= 1940 && year <= 2049;
}

/** The year of which a number is the last two digits. */
export function century(year: number): number {
  return year < 50 ? 2000 + year : 1900 + year;
}
