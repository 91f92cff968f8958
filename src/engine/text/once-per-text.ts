/** Results kept for each reader. Beyond that all are dropped. */
const MOST = 2000;
/** A longer text is hardly read twice. */
const LONGEST = 400;

/**
 * A pure reader of short texts that reads each text once. The steps of a reading ask the same of the same pieces, and
 * every evaluation of a person asks for the same names.
 */
export function oncePerText<T>(read: (text: string) => T): (text: string) => T {
  const kept = new Map<string, { value: T }>();
  return (text) => {
    if (text.length > LONGEST) return read(text);
    const before = kept.get(text);
    if (before !== undefined) return before.value;
    const found = { value: read(text) };
    if (kept.size >= MOST) kept.clear();
    kept.set(text, found);
    return found.value;
  };
}
