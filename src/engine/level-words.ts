/** The upper limit of each expression, in the catalogue's levels 0 to 7. */
const levels: readonly (readonly [number, string])[] = [
  [2, "a basic"],
  [3.5, "a working"],
  [5, "an advanced"],
];

/** A skill level, 0..7, in everyday words: "an advanced level". */
export function levelWords(level: number): string {
  return `${levels.find(([most]) => level < most)?.[1] ?? "an expert"} level`;
}
