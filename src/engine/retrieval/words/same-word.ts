/** Endings by which word forms differ in languages unknown to the index's stemmer. */
const ends = new Set(["e", "s", "n", "en", "es"]);
const SHORTEST = 5;

/** True if two stems are forms of one word, such as singular and plural. */
export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= SHORTEST && long.startsWith(short) && ends.has(long.slice(short.length));
}

/** Endings that change with the number of a Portuguese word. */
const portuguese: readonly (readonly [string, string])[] = [
  ["ns", "m"],
  ["m", "ns"],
  ["coes", "cao"],
  ["cao", "coes"],
];

/** Other forms of a word, for a search in languages unknown to the index's stemmer. */
export function formsOf(word: string): string[] {
  if (word.length <= SHORTEST || !/^[a-z]+$/.test(word)) return [];
  const shorter = [...ends].flatMap((end) =>
    word.endsWith(end) && word.length - end.length >= SHORTEST ? [word.slice(0, -end.length)] : [],
  );
  const changed = portuguese.flatMap(([end, other]) =>
    word.endsWith(end) ? [word.slice(0, -end.length) + other] : [],
  );
  return [...shorter, ...["e", "n", "en"].map((end) => word + end), ...changed];
}
