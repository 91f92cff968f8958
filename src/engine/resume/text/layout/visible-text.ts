import { type Piece, pieceOf, slice } from "../../../text/piece.ts";
import type { Span } from "../../../text/span.ts";

/** The characters of a line that show, and the position of each in the given text. */
export type Visible = { readonly text: string; readonly at: readonly number[] };

/** The text of lines without their markup, of which all pieces are parts, and the way back to the given text. */
export type VisibleText = {
  /** Adds a line below the others and gives it as a piece. */
  readonly add: (line: Visible) => Piece;
  /** Where in the given text a part of this one stands. */
  readonly toGiven: (span: Span) => Span;
};

/** A text without lines yet. */
export function createVisibleText(): VisibleText {
  const given: number[] = [];
  const add = ({ text, at }: Visible): Piece => {
    const { start: lead, text: words } = slice(pieceOf(text), 0);
    const start = given.length;
    for (let index = 0; index < words.length; index += 1) given.push(at[lead + index] ?? 0);
    // The break behind the line.
    given.push((given.at(-1) ?? 0) + 1);
    return pieceOf(words, start);
  };
  const toGiven = ([start, end]: Span): Span => [given[start] ?? 0, (given[end - 1] ?? 0) + 1];
  return { add, toGiven };
}
