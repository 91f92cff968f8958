import { type HeldLanguage, heldLanguages } from "../lexicon/held/types.ts";
import { heldWords, sentenceEndings, sentenceWords } from "../lexicon/held/words.ts";

type Spaced = keyof typeof sentenceWords;
const spaced = heldLanguages.filter((language): language is Spaced => language !== "ja" && language !== "zh");

let byWord: ReadonlyMap<string, readonly Spaced[]> | undefined;

/** The languages of a word. Built when a sentence is first read. */
function languagesByWord(): ReadonlyMap<string, readonly Spaced[]> {
  byWord ??= readWords();
  return byWord;
}

function readWords(): Map<string, Spaced[]> {
  const found = new Map<string, Spaced[]>();
  for (const language of spaced) {
    const lists = [sentenceWords[language], ...Object.values({ ...heldWords[language] })];
    const words = lists.flatMap((list) => plainWords(list ?? ""));
    for (const word of new Set(words)) found.set(word, [...(found.get(word) ?? []), language]);
  }
  return found;
}

/** The words in a list or expression, without incomplete ones. */
function plainWords(list: string): readonly string[] {
  return list.match(/(?<![\p{L}\])}?*+\\])\p{L}+(?![\p{L}?*+([{\\])/gu) ?? [];
}

/** English words have no such letters: "no" of "Faço as planilhas no Excel" denies nothing. */
const foreign = /[^a-z]/u;
/** "Relatórios no Excel": "no" behind a noun is "in the". A denial has a comma, a verb or another word before it. */
const inThe = /(?<![\p{L}◊])(\p{L}\p{Ll}{2,30}(?:[ao]s?|em|es?)) no (?=[\p{Lu}◊])/gu;
/** English verbs end so, as in "uses no SAP". */
const asInEnglish = /es?$/u;
const otherThanNouns = /^(?:sino|aunque|porque|pero|mejor|conozco|manejo|domino|hablo|uso|tengo)$/u;
const SAMPLE = 4000;
const MOST_WORDS = 600;
/** A longer one is no word of a language, and its end would be looked for at each of its letters. */
const LONGEST_WORD = 60;

/** A text's language, as far as its words show. */
export function languageOf(text: string): HeldLanguage | undefined {
  const [first, ...others] = languagesOf(text.slice(0, SAMPLE));
  return others.length === 0 ? first : undefined;
}

/** The possible languages of a sentence: by script, or by most of its words. The text's language decides ties. */
export function languagesOf(sentence: string, prior?: HeldLanguage): readonly HeldLanguage[] {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(sentence)) return ["ja"];
  if (/[験経関検険覚権対変図続総単観帰拡従駅鉄伝両習]/u.test(sentence)) return ["ja", "zh"];
  if (/\p{Script=Han}/u.test(sentence)) return prior === "ja" ? ["ja", "zh"] : ["zh"];
  const scores = new Map<HeldLanguage, number>();
  const add = (language: HeldLanguage, points: number) =>
    scores.set(language, (scores.get(language) ?? 0) + points);
  let words = 0;
  for (const [word] of sentence.toLowerCase().matchAll(/\p{L}+/gu)) {
    words += 1;
    if (words > MOST_WORDS) break;
    if (foreign.test(word)) add("en", -1);
    // Nor have Spanish and Italian ones these: "no" of "Lançamentos no SAP" is "in the".
    if (/[çãõ]/u.test(word)) for (const language of ["es", "it"] as const) add(language, -1);
    const known = languagesByWord().get(word);
    for (const language of known ?? []) add(language, 1);
    if (known || word.length < 4 || word.length > LONGEST_WORD) continue;
    for (const language of spaced) if (sentenceEndings[language].test(word)) add(language, 0.6);
  }
  if (prior !== undefined) add(prior, 1);
  for (const language of withoutInThe(sentence)) add(language, -1);
  const most = Math.max(0, ...scores.values());
  return most < 1 ? spaced : spaced.filter((language) => scores.get(language) === most);
}

/** The languages in which a sentence does not say "no" for a denial, as Portuguese says it for a place. */
function withoutInThe(sentence: string): readonly Spaced[] {
  const nouns = [...sentence.slice(0, SAMPLE).matchAll(inThe)].map(([, noun = ""]) => noun.toLowerCase());
  const isNoun = (noun: string, language: Spaced) =>
    !otherThanNouns.test(noun) && languagesByWord().get(noun)?.includes(language) !== true;
  return (["en", "es", "it"] as const).filter((language) =>
    nouns.some((noun) => isNoun(noun, language) && !(language === "en" && asInEnglish.test(noun))),
  );
}
