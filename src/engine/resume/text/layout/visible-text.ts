import { type Piece, pieceOf, type Span, slice } from "../../../text/piece.ts";

/** The visible characters of a line, and each one's position in the original text. */
export type Visible = { readonly text: string; readonly at: readonly number[] };

/** The text of lines without markup, which all parts point into, and the mapping to the original text. */
export type VisibleText = {
  /** Appends a line and returns it as a part. */
  readonly add: (line: Visible) => Piece;
  /** The position of a part in the original text. */
  readonly toGiven: (span: Span) => Span;
};

/** A text without lines yet. */
export function createVisibleText(): VisibleText {
  const given: number[] = [];
  const add = ({ text, at }: Visible): Piece => {
    const { start: lead, text: words } = slice(pieceOf(text), 0);
    const start = given.length;
    for (let index = 0; index < words.length; index += 1) given.push(at[lead + index] ?? 0);
    // The line's break.
    given.push((given.at(-1) ?? 0) + 1);
    return pieceOf(words, start);
  };
  const toGiven = ([start, end]: Span): Span => [given[start] ?? 0, (given[end - 1] ?? 0) + 1];
  return { add, toGiven };
}
