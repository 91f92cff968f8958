import { endsShortForm } from "./short-forms.ts";
import { slice, type TextSpan } from "./text-span.ts";

/** Removes the separators at the ends of a piece (commas, dashes, bars, open brackets). */
export function trimSeparators(piece: TextSpan): TextSpan {
  let from = 0;
  let to = piece.text.length;
  while (from < to && /[\s.,;:|·•–—\-)\]]/.test(piece.text[from] ?? "")) from += 1;
  while (to > from && /[\s,;:|·•–—([-]/.test(piece.text[to - 1] ?? "")) to -= 1;
  return slice(piece, from, to);
}

/** The pieces between matches of a (global) pattern, without empty ones. */
export function splitAtSeparators(piece: TextSpan, signs: RegExp): TextSpan[] {
  const parts: TextSpan[] = [];
  let from = 0;
  for (const match of piece.text.matchAll(signs)) {
    if (match[0].startsWith(".") && endsShortForm(piece.text, match.index)) continue;
    parts.push(slice(piece, from, match.index));
    from = match.index + match[0].length;
  }
  parts.push(slice(piece, from));
  return parts.filter((part) => part.text !== "");
}

/** The piece from the start of one to the end of a later one of the same line, with all that lies between. */
export function spanThrough(first: TextSpan, last: TextSpan): TextSpan {
  const end = last.base + last.text.length;
  return { text: first.source.text.slice(first.base, end), source: first.source, base: first.base };
}
