import { type Piece, slice } from "../../../../text/piece.ts";
import { extract } from "../../extraction.ts";
import type { Token } from "./date-tokens.ts";
import { dateOf } from "./open-ends.ts";
import type { Period } from "./period.ts";
import type { DatePoint } from "./point.ts";

/** "2018/19" and "2018–19" are two years. */
export function academicYears(
  piece: Piece,
  tokens: readonly Token[],
  first: DatePoint,
  from: number,
): Period | undefined {
  const joint = tokens[first.next];
  const last = tokens[first.next + 1];
  if (!/^\d{4}$/.test(first.iso) || joint === undefined || last === undefined) return undefined;
  const isJoint =
    /^[-–—/]$/.test(joint.text) && /^\d{2}$/.test(last.text) && tokens[first.next + 2]?.text !== joint.text;
  const end = `${first.iso.slice(0, 2)}${last.text}`;
  if (!isJoint || end <= first.iso || Number(end) - Number(first.iso) > 12) return undefined;
  const endFound = extract(slice(piece, first.from, last.to), 0.9, end);
  return { from, to: last.to, start: dateOf(piece, first), end: endFound, kind: "range", ambiguous: false };
}
