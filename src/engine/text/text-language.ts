import file from "../../../db/lexicon/text-language.json" with { type: "json" };
import { dataFile } from "../lexicon/data-file.ts";

const { wordSets } = dataFile("text-language", file);

/** The languages with a reader. */
export type TextLanguage = "en" | "de" | "fr" | "es" | "pt" | "zh";

// Function words that few of these languages share. The last rows detect unsupported languages.
const table = wordSets("table", file.table);
const lists = Object.entries(table).map(([language, words]) => ({ language, words }));
/** Function words of other languages without a reader, used only to detect them. */
const others = wordSets("others", file.others);
/** Words of resumes with few sentences in these languages, used only to recognise the language. */
const resumeWords = wordSets("resumeWords", file.resumeWords);
const resumeLists = new Map(Object.entries(resumeWords));
const unreadLists = Object.entries(others).map(([language, words]) => ({ language, words }));

/** Words of postings in these languages, whose headings and lists have few function words. */
const postingWords = wordSets("postingWords", file.postingWords);
const postingLists = Object.entries(postingWords).map(([language, words]) => ({ language, words }));

/** Letters that only one of these languages has. */
const letters: Readonly<Record<string, RegExp>> = {
  pl: /[ąćęłńśźż]/u,
  cs: /[čďěňřťůž]/u,
  hu: /[őű]/u,
  tr: /[ğış]/u,
  ro: /[ășț]/u,
};
const read: Record<string, TextLanguage> = { en: "en", de: "de", fr: "fr", es: "es", pt: "pt" };
const SAMPLE_LENGTH = 20_000;

/** A text's language by script and function words; absent if the evidence is weak. */
export function findLanguage(text: string): TextLanguage | undefined {
  const sample = text.slice(0, SAMPLE_LENGTH);
  if (isChinese(sample)) return "zh";
  const words = timesOfWords(sample);
  const scores = [...lists, ...unreadLists].map(({ language, words: list }) => {
    const own = letters[language];
    let score = 0;
    for (const [word, times] of words) if (list.has(word) || own?.test(word)) score += times;
    return { language, score };
  });
  scores.sort((left, right) => right.score - left.score);
  const [first, second] = scores;
  if (first === undefined || second === undefined || first.score < 3) return undefined;
  return first.score >= second.score * 1.2 ? read[first.language] : undefined;
}

function isChinese(sample: string): boolean {
  const han = countOf(sample, /\p{Script=Han}+/gu);
  if (han < 4) return false;
  const kana = countOf(sample, /[\p{Script=Hiragana}\p{Script=Katakana}]+/gu);
  return han * 5 >= countOf(sample, /\p{L}+/gu) && kana * 10 < han;
}

/** How many characters the runs that a global pattern finds have together. */
function countOf(text: string, runs: RegExp): number {
  return (text.match(runs) ?? []).reduce((sum, run) => sum + lengthOf(run), 0);
}

function lengthOf(run: string): number {
  return /[\uD800-\uDBFF]/.test(run) ? [...run].length : run.length;
}

/** The words of a text in lower case, with the number of times that each occurs. */
function timesOfWords(text: string): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const word of text.toLowerCase().match(/\p{L}{1,20}/gu) ?? [])
    times.set(word, (times.get(word) ?? 0) + 1);
  return times;
}

/** A text in a language without a reader, with its code if function words or script show it. */
type UnreadLanguage = { language?: string };

/** Fewer words are not enough to detect a language. */
const LEAST_WORDS = 40;
/** The share of function words below which a text is in none of the languages above. */
const LEAST_SHARE = 0.06;
/** The number of different function words that identify a language. */
const LEAST_DIFFERENT = 3;
/** How much more often the words of another language must occur. */
const CLEARLY = 1.2;
const scripts: readonly (readonly [RegExp, string | undefined])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]+/gu, "ja"],
  [/\p{Script=Hangul}+/gu, "ko"],
  [/\p{Script=Thai}+/gu, "th"],
  [/\p{Script=Greek}+/gu, "el"],
  [/\p{Script=Hebrew}+/gu, "he"],
  [/[\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Devanagari}]+/gu, undefined],
];

/** True if a line's function words are in a language with a reader; undefined if it has none. */
export function isLineRead(line: string): boolean | undefined {
  if (/\p{Script=Han}/u.test(line) && !/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(line)) return true;
  if (scripts.some(([script]) => line.search(new RegExp(script, "u")) !== -1)) return false;
  const words = line.toLowerCase().match(/\p{L}{1,20}/gu) ?? [];
  const most = (all: typeof lists) =>
    Math.max(...all.map((list) => words.filter((word) => list.words.has(word)).length));
  const [own, other] = [
    most(lists.filter(({ language }) => read[language])),
    most([...lists.filter(({ language }) => !read[language]), ...unreadLists]),
  ];
  return own + other === 0 ? undefined : own >= other;
}

/** A text's language if it has no reader; undefined if it has one or the text is too short. */
export function findUnreadLanguage(text: string): UnreadLanguage | undefined {
  const sample = text.slice(0, SAMPLE_LENGTH);
  const letters = countOf(sample, /\p{L}+/gu);
  for (const [script, language] of scripts) {
    const found = countOf(sample, script);
    if (found >= LEAST_WORDS && found * 5 >= letters) return language === undefined ? {} : { language };
  }
  if (isChinese(sample)) return undefined;
  const words = timesOfWords(sample);
  const all = [...words.values()].reduce((sum, times) => sum + times, 0);
  const terse = terseLanguage([...words.keys()]);
  if (all < LEAST_WORDS) return terse;
  const shares = [...lists, ...unreadLists].map(({ language, words: list }) => {
    const ofResumes = resumeLists.get(language);
    const found = [...words].filter(([word]) => list.has(word) || ofResumes?.has(word));
    return {
      language,
      share: found.reduce((sum, [, times]) => sum + times, 0) / all,
      different: found.length,
    };
  });
  // "A" occurs in all kinds of text: one word does not identify a language.
  const known = shares.filter(({ language, different }) => read[language] || different >= LEAST_DIFFERENT);
  const best = known.reduce((one, other) => (other.share > one.share ? other : one));
  if (best.share < LEAST_SHARE)
    return read[best.language] && best.different >= LEAST_DIFFERENT ? undefined : (terse ?? {});
  if (read[best.language] !== undefined) return undefined;
  const nearestRead = Math.max(...shares.filter(({ language }) => read[language]).map(({ share }) => share));
  return best.share >= nearestRead * CLEARLY ? { language: best.language } : undefined;
}

/** The language of a short list of demands by its different words, if more of them are of postings in it than of a language with a reader. */
function terseLanguage(words: readonly string[]): UnreadLanguage | undefined {
  const differentIn = (list: { words: ReadonlySet<string> }) =>
    words.filter((word) => list.words.has(word)).length;
  const counted = postingLists
    .map((list) => ({ language: list.language, different: differentIn(list) }))
    .toSorted((one, other) => other.different - one.different);
  const [best, next] = counted;
  const nearestRead = Math.max(...lists.filter(({ language }) => read[language]).map(differentIn));
  if (!best || best.different < LEAST_DIFFERENT || best.different <= nearestRead) return undefined;
  return best.different > (next?.different ?? 0) ? { language: best.language } : {};
}
