/** Normalizes a name: ignores case, separators, plurals and a leading "profile". */
function foldedName(name: string): string {
  const words =
    name.replace(/^profile(?=[^A-Za-z0-9])/i, "").match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? [];
  return words.map((word) => word.toLowerCase().replace(/s$/, "")).join("");
}

/** The known name that is equal after normalization. Undefined if there is none. */
export function sameName(name: string, known: readonly string[]): string | undefined {
  const folded = foldedName(name);
  return folded === "" ? undefined : known.find((candidate) => foldedName(candidate) === folded);
}

/** Longer names are not typos of known ones. */
const LONGEST = 60;

/**
 * The known name that was probably meant: equal after normalization, or with at most a quarter of its letters
 * different.
 */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  if (name.length > LONGEST) return undefined;
  const same = sameName(name, known);
  if (same !== undefined) return same;
  const folded = foldedName(name);
  const [best] = known
    .map((candidate) => ({ candidate, steps: distance(folded, foldedName(candidate)) }))
    .filter(({ candidate, steps }) => steps <= Math.floor(Math.min(folded.length, candidate.length) / 4))
    .sort((left, right) => left.steps - right.steps);
  return best?.candidate;
}

/** The edit distance: how many letters must be inserted, removed or replaced. */
function distance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...left].entries()) {
    const next = [at + 1];
    for (const [index, other] of [...right].entries()) {
      const replaced = (row[index] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
