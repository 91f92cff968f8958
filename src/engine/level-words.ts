/** Below which level, of the catalogue's 0 to 7, each expression is used. */
const levels: readonly (readonly [number, string])[] = [
  [2, "a basic"],
  [3.5, "a working"],
  [5, "an advanced"],
];

/** A level of skill, 0..7, as people say it: "an advanced level". */
export function levelWords(level: number): string {
  return `${levels.find(([most]) => level < most)?.[1] ?? "an expert"} level`;
}
