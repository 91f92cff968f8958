import type { Piece, Span } from "../../../text/piece.ts";
import type { ResumeField } from "../document.ts";
import type { Line } from "../layout/lines.ts";

/** A line that seems to state something but gave no value. */
export type UnreadLine = { text: string; span: Span };

/** A line, or a part of one, with its position in the original text. */
export type Given = { readonly line: Line; readonly span: Span; readonly isPart: boolean };

/** Finds a span of the lines in the original text. */
export type ToGiven = (span: Span) => Span;

/** A part of a line with its position in the original text. */
export function partOf(line: Line, piece: Piece, toGiven: ToGiven): Given {
  return {
    line: { ...line, piece },
    span: toGiven([piece.start, piece.end]),
    isPart: piece.text.length < line.piece.text.length,
  };
}

/** True if a value of one of the fields is from a span. */
export function isCovered([start, end]: Span, fields: readonly ResumeField[]): boolean {
  return fields.some(({ sourceSpan: [from, to] }) => from < end && to > start);
}
