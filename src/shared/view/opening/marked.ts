/** A half-open range of UTF-16 positions in a text. */
export type Span = [start: number, end: number];

/** A part of a text, and whether something was read from it. */
interface Part {
  text: string;
  isMarked: boolean;
  /** Where it begins in the text. */
  start: number;
}

/**
 * The first characters of a text in parts. Overlapping and adjacent spans are joined; spans beyond the end are
 * ignored.
 */
export function markedParts(text: string, spans: readonly Span[], most = text.length): Part[] {
  const parts: Part[] = [];
  let at = 0;
  const add = (end: number, isMarked: boolean) => {
    if (end > at) parts.push({ text: text.slice(at, end), isMarked, start: at });
    at = Math.max(at, end);
  };
  for (const [start, end] of merged(spans, Math.min(most, text.length))) {
    add(start, false);
    add(end, true);
  }
  add(Math.min(most, text.length), false);
  return parts;
}

function merged(spans: readonly Span[], length: number): Span[] {
  const sorted = spans
    .map(([start, end]): Span => [Math.max(0, start), Math.min(end, length)])
    .filter(([start, end]) => start < end)
    .toSorted(([left], [right]) => left - right);
  const whole: Span[] = [];
  for (const [start, end] of sorted) {
    const last = whole.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else whole.push([start, end]);
  }
  return whole;
}
