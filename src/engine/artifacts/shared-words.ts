const FEWEST_LETTERS = 4;
/** Words with so many first letters in common are forms of one: "close" and "closed", "Pflege" and "Pflegen". */
const STEM = 5;
/** Words that most demands have and that are about no work. */
const general = new Set(
  (
    "years year experience experienced work working with ability able knowledge skills skill good strong team excellent required " +
    "erfahrung kenntnisse jahre sehr gute sowie fähigkeit abgeschlossene expérience connaissance bonne années avec experiencia " +
    "conocimiento años buena experiência conhecimento anos management"
  ).split(" "),
);

/** The share of a demand's words that a text has in some form. */
export function sharedWords(demand: string): (text: string) => number {
  const wanted = [...new Set(stems(demand))];
  if (wanted.length === 0) return () => 0;
  return (text) => {
    const held = new Set(stems(text));
    return wanted.filter((stem) => held.has(stem)).length / wanted.length;
  };
}

/** Capitals such as "CRRT" say more than a word. */
const A_NAME = 2;

/** How many different words of a text an opening's own words have in some form. */
export function wordsIn(opening: string): (text: string) => number {
  const held = new Set([...stems(opening), ...capitals(opening)]);
  const count = (found: string[]) => new Set(found.filter((stem) => held.has(stem))).size;
  return (text) => count(stems(text)) + A_NAME * count(capitals(text));
}

function capitals(text: string): string[] {
  return text.match(/\p{Lu}[\p{Lu}\p{N}+#]+(?!\p{Ll})/gu) ?? [];
}

function stems(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .normalize("NFKC")
      .match(/[\p{L}]+/gu) ?? [];
  return words
    .filter((word) => word.length >= FEWEST_LETTERS && !general.has(word))
    .map((word) => word.slice(0, STEM));
}
