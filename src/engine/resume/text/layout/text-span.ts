/** A range of UTF-16 positions in the given text: [start, end), both in characters. */
export type Span = [number, number];

/** One line without its markup; `offsets[i]` is the position of its character i in the given text. */
export type Source = { readonly text: string; readonly offsets: readonly number[] };

/** A run of characters of one line, from its index `base`. */
export type TextSpan = { readonly text: string; readonly source: Source; readonly base: number };

/** A value taken from the text: its cleaned wording, its span, and the confidence of its role (0..1). */
export type Extraction = {
  readonly value: string;
  readonly span: Span;
  readonly confidence: number;
};

/** The part of a piece between two indices, without white space at its ends. */
export function slice(piece: TextSpan, from: number, to: number = piece.text.length): TextSpan {
  const part = piece.text.slice(from, to);
  const lead = part.length - part.trimStart().length;
  return { text: part.trim(), source: piece.source, base: piece.base + from + lead };
}

/** The position of a piece in the given text; an empty piece has an empty span. */
export function spanOf(piece: TextSpan): Span {
  const start = piece.source.offsets[piece.base] ?? 0;
  if (piece.text === "") return [start, start];
  return [start, (piece.source.offsets[piece.base + piece.text.length - 1] ?? start) + 1];
}

/** Replaces every run of white space by one space and trims the ends. */
function normalizeWhitespace(text: string): string {
  return text.trim().replace(/\s+/g, " ");
}

/** An extraction from one piece; undefined when the piece has no visible character. */
export function extract(
  piece: TextSpan | undefined,
  confidence: number,
  value?: string,
): Extraction | undefined {
  if (piece === undefined || piece.text.trim() === "") return undefined;
  return { value: value ?? normalizeWhitespace(piece.text), span: spanOf(piece), confidence };
}

/** An extraction from neighbouring pieces (a wrapped bullet, a paragraph), joined by single spaces. */
export function extractLines(pieces: readonly TextSpan[], confidence: number): Extraction | undefined {
  const filled = pieces.filter((piece) => piece.text.trim() !== "");
  const first = filled[0];
  const last = filled.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const value = filled.map((piece) => normalizeWhitespace(piece.text)).join(" ");
  return { value, span: [spanOf(first)[0], spanOf(last)[1]], confidence };
}

/** The pieces between separator characters outside round brackets. */
export function splitOutside(
  piece: TextSpan,
  isSeparator: (text: string, index: number) => boolean,
): TextSpan[] {
  const parts: TextSpan[] = [];
  let depth = 0;
  let from = 0;
  for (let index = 0; index < piece.text.length; index += 1) {
    const char = piece.text[index];
    if (char === "(" || char === "（") depth += 1;
    else if (char === ")" || char === "）") depth = Math.max(0, depth - 1);
    else if (depth === 0 && isSeparator(piece.text, index)) {
      parts.push(slice(piece, from, index));
      from = index + 1;
    }
  }
  parts.push(slice(piece, from));
  return parts.filter((part) => part.text !== "");
}

/** The pieces between commas outside brackets and numbers. */
export function splitCommas(piece: TextSpan): TextSpan[] {
  return splitOutside(piece, (text, index) => text[index] === "," && !/\d/.test(text[index + 1] ?? ""));
}
