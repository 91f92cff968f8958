type Rule = readonly [suffix: string, replacement: string];

const step2: readonly Rule[] = [
  ["ational", "ate"],
  ["tional", "tion"],
  ["enci", "ence"],
  ["anci", "ance"],
  ["izer", "ize"],
  ["bli", "ble"],
  ["alli", "al"],
  ["entli", "ent"],
  ["eli", "e"],
  ["ousli", "ous"],
  ["ization", "ize"],
  ["ation", "ate"],
  ["ator", "ate"],
  ["alism", "al"],
  ["iveness", "ive"],
  ["fulness", "ful"],
  ["ousness", "ous"],
  ["aliti", "al"],
  ["iviti", "ive"],
  ["biliti", "ble"],
  ["logi", "log"],
];
const step3: readonly Rule[] = [
  ["icate", "ic"],
  ["ative", ""],
  ["alize", "al"],
  ["iciti", "ic"],
  ["ical", "ic"],
  ["ful", ""],
  ["ness", ""],
];
// Longest first where one ends in another: ement before ment before ent.
const step4 = "al ance ence er ic able ible ant ement ment ent ion ou ism ate iti ous ive ize"
  .split(" ")
  .map((suffix): Rule => [suffix, ""]);

/**
 * The stem of a lower-case English word by M. F. Porter's algorithm (1980, with his later rules bli and logi); words of
 * one or two letters stay.
 */
export function stem(word: string): string {
  if (word.length < 3) return word;
  let stemmed = plural(word);
  stemmed = pastAndGerund(stemmed);
  if (stemmed.endsWith("y") && hasVowel(stemmed.slice(0, -1))) stemmed = `${stemmed.slice(0, -1)}i`;
  stemmed = replaceSuffix(stemmed, step2, 0);
  stemmed = replaceSuffix(stemmed, step3, 0);
  stemmed = replaceSuffix(stemmed, step4, 1);
  return tidy(stemmed);
}

/** Step 1a. */
function plural(word: string): string {
  if (word.endsWith("sses") || word.endsWith("ies")) return word.slice(0, -2);
  return word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}

/** Step 1b. */
function pastAndGerund(word: string): string {
  if (word.endsWith("eed")) return measure(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word;
  const suffix = ["ed", "ing"].find((end) => word.endsWith(end));
  const base = suffix === undefined ? word : word.slice(0, -suffix.length);
  if (suffix === undefined || !hasVowel(base)) return word;
  if (base.endsWith("at") || base.endsWith("bl") || base.endsWith("iz")) return `${base}e`;
  if (endsDouble(base) && !/[lsz]$/.test(base)) return base.slice(0, -1);
  return measure(base) === 1 && endsShort(base) ? `${base}e` : base;
}

/** The first rule whose suffix the word has is the only one tried; it needs a measure above `above`. */
function replaceSuffix(word: string, rules: readonly Rule[], above: number): string {
  const rule = rules.find(([suffix]) => word.endsWith(suffix));
  if (rule === undefined) return word;
  const base = word.slice(0, -rule[0].length);
  if (rule[0] === "ion" && !/[st]$/.test(base)) return word;
  return measure(base) > above ? base + rule[1] : word;
}

/** Step 5: a final e, then ll to l. */
function tidy(word: string): string {
  const base = word.slice(0, -1);
  const size = word.endsWith("e") ? measure(base) : 0;
  const bare = size > 1 || (size === 1 && !endsShort(base)) ? base : word;
  return bare.endsWith("ll") && measure(bare) > 1 ? bare.slice(0, -1) : bare;
}

/** How often a vowel run is followed by a consonant run: the m of [C](VC)^m[V]. */
function measure(word: string): number {
  let count = 0;
  let vowelBefore = false;
  for (let index = 0; index < word.length; index++) {
    const consonant = isConsonant(word, index, vowelBefore);
    if (consonant && vowelBefore) count++;
    vowelBefore = !consonant;
  }
  return count;
}

function hasVowel(word: string): boolean {
  let vowelBefore = false;
  for (let index = 0; index < word.length; index++) {
    if (!isConsonant(word, index, vowelBefore)) return true;
    vowelBefore = false;
  }
  return false;
}

/** y is a vowel only after a consonant, which is why the letter before has to be known. */
function isConsonant(word: string, index: number, vowelBefore: boolean): boolean {
  const letter = word.charAt(index);
  if (letter === "y") return index === 0 || vowelBefore;
  return !"aeiou".includes(letter);
}

function endsDouble(word: string): boolean {
  const last = word.at(-1);
  return word.length > 1 && last === word.at(-2) && last !== undefined && !"aeiouy".includes(last);
}

/** Whether it ends consonant, vowel, consonant, the last of them not w, x or y. */
function endsShort(word: string): boolean {
  return kinds(word).endsWith("cvc") && !/[wxy]$/.test(word);
}

function kinds(word: string): string {
  let all = "";
  for (let index = 0; index < word.length; index++)
    all += isConsonant(word, index, all.endsWith("v")) ? "c" : "v";
  return all;
}
