import { findPeriods } from "../entries/dates.ts";
import type { Line } from "../layout/lines.ts";
import { endsShortForm } from "../layout/short-forms.ts";
import { type Source, slice, spanOf, type TextSpan } from "../layout/text-span.ts";

/** A sentence that may run over several lines, and the lines on which it stands. */
export interface Sentence {
  readonly piece: TextSpan;
  readonly lines: readonly Line[];
}

const LONGEST = 3000;

/** The sentences of paragraphs: lines that follow each other without a blank line or a bullet. */
export function sentencesIn(lines: readonly Line[]): Sentence[] {
  const paragraphs: Line[][] = [];
  for (const line of lines) {
    const last = paragraphs.at(-1);
    const opens = line.blankBefore || line.bullet || line.level > 0 || findPeriods(line.piece)[0]?.from === 0;
    if (last === undefined || opens) paragraphs.push([line]);
    else last.push(line);
  }
  return paragraphs.flatMap((paragraph) => sentencesOf(paragraph));
}

function sentencesOf(lines: readonly Line[]): Sentence[] {
  const source = joined(lines);
  const whole: TextSpan = { text: source.text, source, base: 0 };
  if (source.text.length > LONGEST) return [];
  const sentences: Sentence[] = [];
  let from = 0;
  for (const match of source.text.matchAll(/[.!?](?=\s+[\p{Lu}\d«"]|$)|[;。；！？]/gu)) {
    if (match[0] === "." && endsShortForm(source.text, match.index)) continue;
    sentences.push({ piece: slice(whole, from, match.index), lines });
    from = match.index + 1;
  }
  sentences.push({ piece: slice(whole, from), lines });
  return sentences.map(({ piece }) => ({ piece, lines: lines.filter((line) => touches(line, piece)) }));
}

/** The lines of a paragraph as one, each place still known in the text. */
function joined(lines: readonly Line[]): Source {
  const offsets: number[] = [];
  let text = "";
  for (const { piece } of lines) {
    if (text !== "") {
      text += " ";
      offsets.push((offsets.at(-1) ?? 0) + 1);
    }
    text += piece.text;
    for (let at = 0; at < piece.text.length; at += 1)
      offsets.push(piece.source.offsets[piece.base + at] ?? 0);
  }
  return { text, offsets };
}

function touches(line: Line, piece: TextSpan): boolean {
  const [from, to] = spanOf(piece);
  const [start, end] = spanOf(line.piece);
  return start < to && end > from;
}
