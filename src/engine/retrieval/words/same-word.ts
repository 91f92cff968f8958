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

/** Endings of forms in the languages that are inflected most. */
const inflected = new Set(
  (
    " e s n en er em es ern eln le el t st te ten ung ungen a o as os ar ir ou ei amos ado ada ando y i u ow ami ach " +
    "om iem ie ego emu ej ich ych im ymi iego ia ario aria eiro eira"
  ).split(" "),
);
const LEAST_COMMON = 4;
/** A part of a compound is as long. */
const LEAST_PART = 7;

/** True if two words, lower case and without accents, may be forms of one, or one is a compound with the other. */
export function isFormOf(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length >= LEAST_PART && long.includes(short)) return true;
  if (short.length <= LEAST_COMMON) return false;
  let common = 0;
  while (common < short.length && short[common] === long[common]) common += 1;
  const isNear = common >= LEAST_COMMON && 2 * common >= long.length;
  return isNear && inflected.has(short.slice(common)) && inflected.has(long.slice(common));
}
