import type { Extraction } from "../../extraction.ts";

/** A date or period in a line, with the range [from, to) of everything that belongs to it. */
export type Period = {
  readonly from: number;
  readonly to: number;
  readonly start?: Extraction;
  readonly end?: Extraction;
  readonly kind: "range" | "open" | "single";
  readonly ambiguous: boolean;
};

/** True if one period can be part of another or at most `apart` years before or after it. */
export function isWithin(part: Period | undefined, whole: Period | undefined, apart = 0): boolean {
  const year = (date: Extraction | undefined): number | undefined => date && Number(date.value.slice(0, 4));
  const [from, to] = [year(part?.start), year(part?.end)];
  const [start, end] = [year(whole?.start), year(whole?.end)];
  const isEarly = start !== undefined && (to ?? from ?? start) < start - apart;
  const isLate = end !== undefined && (from ?? to ?? end) > end + apart;
  return !isEarly && !isLate;
}
