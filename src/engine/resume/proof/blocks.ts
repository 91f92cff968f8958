import type { Span } from "../../text/piece.ts";
import type { SourcePeriod } from "./dates/date-forms.ts";
import type { ProofSource } from "./source.ts";

/** The only period in the paragraph of a place; undefined if there is none or more than one. */
export function periodOfBlock(
  source: Pick<ProofSource, "text" | "periods">,
  place: Span,
): SourcePeriod | undefined {
  const [from, to] = blockOf(source.text, place);
  const there = source.periods.filter(
    ({ kind, span }) => kind !== "single" && span[0] >= from && span[1] <= to,
  );
  return there.length === 1 ? there[0] : undefined;
}

const MOST_LINES = 30;

/** The lines around a place up to blank lines. */
function blockOf(text: string, [start, end]: Span): Span {
  let from = text.lastIndexOf("\n", start - 1) + 1;
  for (let lines = 0; from > 0 && lines < MOST_LINES; lines += 1) {
    const before = text.lastIndexOf("\n", from - 2) + 1;
    if (text.slice(before, from).trim() === "") break;
    from = before;
  }
  let to = endOfLine(text, end);
  for (let lines = 0; to < text.length && lines < MOST_LINES; lines += 1) {
    const next = endOfLine(text, to + 1);
    if (text.slice(to + 1, next).trim() === "") break;
    to = next;
  }
  return [from, to];
}

function endOfLine(text: string, from: number): number {
  const next = text.indexOf("\n", from);
  return next === -1 ? text.length : next;
}
