/** Ends by which forms of one word differ in the languages that the index's stemmer does not know. */
const ends = new Set(["e", "s", "n", "en", "es"]);
const SHORTEST = 5;

/** Whether two stems are forms of one word, such as a singular and a plural. */
export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= SHORTEST && long.startsWith(short) && ends.has(long.slice(short.length));
}
