import type { Piece, Span } from "../../text/piece.ts";

/**
 * A value from the text: its cleaned wording, its span in the lines, and the confidence of its classification
 * (0..1).
 */
export type Extraction = {
  readonly value: string;
  readonly span: Span;
  readonly confidence: number;
};

/** Replaces every run of white space by one space and trims the ends. */
function normalizeWhitespace(text: string): string {
  return text.trim().replace(/\s+/g, " ");
}

/** An extraction from one part of the text; undefined if it has no visible character. */
export function extract(
  piece: Piece | undefined,
  confidence: number,
  value?: string,
): Extraction | undefined {
  if (piece === undefined || piece.text.trim() === "") return undefined;
  return { value: value ?? normalizeWhitespace(piece.text), span: [piece.start, piece.end], confidence };
}

/** An extraction from adjacent parts (a wrapped bullet, a paragraph), joined by single spaces. */
export function extractLines(pieces: readonly Piece[], confidence: number): Extraction | undefined {
  const filled = pieces.filter((piece) => piece.text.trim() !== "");
  const first = filled[0];
  const last = filled.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const value = filled.map((piece) => normalizeWhitespace(piece.text)).join(" ");
  return { value, span: [first.start, last.end], confidence };
}

/** A value without the quotes around all of it. */
export function unquoted(found: Extraction | undefined): Extraction | undefined {
  const inner = /^[«“„"]\s?([^«»“”„"]{3,})\s?[»”“"]$/u.exec(found?.value ?? "")?.[1]?.trim();
  if (found === undefined || inner === undefined) return found;
  const from = found.span[0] + found.value.indexOf(inner);
  return { ...found, value: inner, span: [from, from + inner.length] };
}
