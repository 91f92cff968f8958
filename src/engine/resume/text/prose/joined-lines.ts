import { type Piece, pieceOf } from "../../../text/piece.ts";
import { sentencesOf } from "../../../text/sentences.ts";
import { findPeriods } from "../entries/dates/dates.ts";
import type { Line } from "../layout/lines.ts";

/** A sentence that may run over several lines, and those lines. */
export interface Sentence {
  readonly piece: Piece;
  readonly lines: readonly Line[];
}

const LONGEST = 3000;

/** The sentences of paragraphs: consecutive lines without a blank line, bullet or other line between. */
export function sentencesIn(lines: readonly Line[]): Sentence[] {
  const paragraphs: Line[][] = [];
  for (const line of lines) {
    const last = paragraphs.at(-1);
    const opens = line.blankBefore || line.bullet || line.level > 0 || findPeriods(line.piece)[0]?.from === 0;
    if (last === undefined || opens || last.at(-1)?.piece.end !== line.piece.start - 1)
      paragraphs.push([line]);
    else last.push(line);
  }
  return paragraphs.flatMap(sentencesOfParagraph);
}

function sentencesOfParagraph(lines: readonly Line[]): Sentence[] {
  const text = lines.map(({ piece }) => piece.text).join(" ");
  if (text.length > LONGEST) return [];
  const whole = pieceOf(text, lines[0]?.piece.start);
  return sentencesOf(whole).map((piece) => ({
    piece,
    lines: lines.filter((line) => line.piece.start < piece.end && line.piece.end > piece.start),
  }));
}
