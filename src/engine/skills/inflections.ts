/** Plurals that mean another thing than their singular: customs is no custom. */
const ownPlural = new Set(
  "news customs goods securities operations communications relations arms premises physics".split(" "),
);
/** Words that look like a form of one of other meaning: an audition is no audit. */
const ownMeaning = new Set(
  "international physical rational conventional notional audition probation department apartment".split(" "),
);

const vowel = /[aeiou]|(?<=[^aeiou])y/;

/**
 * The stem that the forms of one word share, with the noun of what a verb does: install, installing, installation. Unlike
 * Porter's it leaves what makes a word of another meaning: hospitality is no hospital, and an engineer no engine.
 */
export function inflectedStem(word: string): string {
  if (word.length <= 3 || ownPlural.has(word)) return word;
  const single = withoutPlural(word);
  if (ownMeaning.has(single)) return single;
  const plain = single
    .replace(/(?<=[a-z]{3}ion|[a-z]{3}ic)al$/, "")
    .replace(/(?<=[a-z]{4}(?:ment|ur))al$/, "");
  return withoutEnd(ofAction(withoutVerbEnd(plain)));
}

function withoutPlural(word: string): string {
  if (/(?:ss|i)es$/.test(word)) return word.slice(0, -2);
  return word.replace(/(?<=[cs])oes$/, "ao").replace(/(?<=[^s])s$/, "");
}

/** Without "ed" and "ing". */
function withoutVerbEnd(word: string): string {
  const bare = word.replace(/(?:(?<!e)ed|ing)$/, "");
  if (bare === word || !vowel.test(bare)) return word;
  if (/([^aeioulsz])\1$/.test(bare)) return bare.slice(0, -1);
  return bare.length < 3 || isShort(bare) ? `${bare}e` : bare;
}

/** Without the ending of a noun of action, if enough is left: "management", "installation", "selection". */
function ofAction(word: string): string {
  const ends = [/at(?:e|ion)?$/, /ment$/, /(?<=s|(?<!k)t)ion$/];
  const shorter = ends.map((end) => word.replace(end, ""));
  return shorter.find((root) => root !== word && syllables(root) > 1) ?? word;
}

function withoutEnd(word: string): string {
  if (/[^aeiou]y$/.test(word) && vowel.test(word.slice(0, -1))) return `${word.slice(0, -1)}i`;
  const bare = word.replace(/(?<=...)e$/, "");
  return vowel.test(bare) && !(bare !== word && isShort(bare)) ? bare.replace(/ll$/, "l") : word;
}

/** "Car" for "care": without its last letter a short word is another one. */
function isShort(bare: string): boolean {
  return syllables(bare) === 1 && /[^aeiou][aeiouy][^aeiouwxy]$/.test(bare);
}

/** Porter's measure: how often consonants follow vowels. */
function syllables(word: string): number {
  return word.match(/[aeiouy]+[^aeiouy]+/g)?.length ?? 0;
}
