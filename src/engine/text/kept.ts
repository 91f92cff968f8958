/** Findings kept for each function. */
const MOST = 2000;
/** A longer text is hardly asked for twice. */
const LONGEST = 400;

/**
 * Keeps what a pure function found in short texts: a reader asks for the same line, part or word many times, and for
 * the same words in the next text. Callers must not change what is found.
 */
export function kept<Found>(find: (text: string) => Found): (text: string) => Found {
  return keptBy((text: string) => text, find);
}

/** The same for several arguments, by a text that says them all. */
export function keptBy<Asked extends readonly unknown[], Found>(
  keyOf: (...asked: Asked) => string,
  find: (...asked: Asked) => Found,
): (...asked: Asked) => Found {
  const known = new Map<string, { found: Found }>();
  return (...asked) => {
    const key = keyOf(...asked);
    if (key.length > LONGEST) return find(...asked);
    const before = known.get(key);
    if (before !== undefined) return before.found;
    const found = find(...asked);
    if (known.size >= MOST) known.clear();
    known.set(key, { found });
    return found;
  };
}
