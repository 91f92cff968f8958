import { slice } from "../../../text/piece.ts";
import { findPeriods } from "../entries/dates/dates.ts";
import type { Line } from "./lines.ts";

const GAP = /^(?:\t| {2,})\s*(?=\S)/;
const OPEN = /^\s?(?:[–—-]|bis|to|à|a)(?=\t| {2,})/;

/**
 * Gives each line that begins a period in the margin ("08/2001 –    Clerk") the end that the line below has there
 * ("12/2008    Quill Ltd"), and the line below its text alone.
 */
export function joinMarginEnds(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const end = above === undefined || line.blankBefore ? undefined : endBelow(above, line);
    if (above === undefined || end === undefined) joined.push(line);
    else {
      joined[joined.length - 1] = { ...above, until: slice(line.piece, 0, end.date) };
      joined.push({ ...line, piece: slice(line.piece, end.text), indent: line.indent + end.text });
    }
  }
  return joined;
}

function endBelow(above: Line, line: Line): { date: number; text: number } | undefined {
  if (above.bullet || line.bullet || above.until !== undefined) return undefined;
  const [begun] = findPeriods(above.piece);
  const start = begun?.start;
  if (begun === undefined || start === undefined || begun.from !== 0 || begun.end !== undefined)
    return undefined;
  const behind = OPEN.exec(above.piece.text.slice(start.span[1] - above.piece.start))?.[0].length ?? 0;
  const [ended] = findPeriods(line.piece);
  if (behind === 0 || ended?.kind !== "single" || ended.from !== 0) return undefined;
  const gap = GAP.exec(line.piece.text.slice(ended.to))?.[0].length ?? 0;
  const isOrdered = (ended.start?.value ?? "") >= start.value.slice(0, ended.start?.value.length);
  return gap > 0 && isOrdered ? { date: ended.to, text: ended.to + gap } : undefined;
}
