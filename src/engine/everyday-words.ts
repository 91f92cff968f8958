/** The upper limit of each expression. */
const expressions: readonly (readonly [number, string])[] = [
  [0.03, "next to nothing"],
  [0.07, "very little"],
  [0.15, "about a tenth"],
  [0.22, "about a fifth"],
  [0.29, "about a quarter"],
  [0.37, "about a third"],
  [0.45, "about two fifths"],
  [0.55, "about half"],
  [0.63, "about three fifths"],
  [0.71, "about two thirds"],
  [0.79, "about three quarters"],
  [0.93, "most"],
  [0.995, "nearly all"],
];

/** A share, 0..1, in everyday words: "about a third". */
export function shareWords(share: number): string {
  return expressions.find(([most]) => share < most)?.[1] ?? "all";
}

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
