import { wordsOf } from "../../text/words.ts";
import { type Words, wordsIn } from "../words/index.ts";
import type { WritingLanguage } from "../words/types.ts";

/** Inflectional endings only. Endings that form another word, such as -er for a person, stay. */
const endings: Record<WritingLanguage, RegExp | undefined> = {
  en: undefined,
  de: /(?:enden|ende|eten|etest|ten|tet|te|est|st|en|em|es|e|n|t|s)$/,
  es: /(?:iendo|ando|ieron|aron|aban|abas|aba|ados|adas|ado|ada|idos|idas|ido|ida|amos|emos|imos|ian|ia|ar|er|ir|as|es|os|an|en|o|a|e|i|s)$/,
  fr: /(?:erent|aient|ions|ees|ee|es|er|ez|ent|ant|ait|ais|ons|is|it|ir|e|s|x)$/,
  pt: /(?:ando|endo|indo|aram|eram|iram|avam|ava|ados|adas|ado|ada|idos|idas|ido|ida|amos|emos|imos|ei|ou|ar|er|ir|as|es|os|am|em|o|a|e|i|s)$/,
  zh: undefined,
};
const SHORTEST = 4;

/** The form in which words are compared: without inflection, and equal for words of equal strength. */
export function lemmaOf(key: string, words: Words): string {
  const known = exact.get(words.language)?.get(key);
  if (known !== undefined) return known;
  const plain = stemmed(words.base.get(key) ?? key, words.language);
  return groupsOf(words).get(plain) ?? plain;
}

/** True if a word of a sentence is in the past tense. */
export function isPast(key: string, words: Words): boolean {
  if (words.base.has(key) && words.base.get(key) !== key) return true;
  return past[words.language]?.test(key) ?? false;
}

const past: Partial<Record<WritingLanguage, RegExp>> = {
  en: /[a-z]{2,}ed$/,
  de: /^(?:ge\p{L}{2,}(?:t|en)|\p{L}{3,}(?:te|ten))$|\p{L}{2,}ge\p{L}{3,}t$/u,
  es: /(?:ado|ada|ido|ida|aba|aron|ieron)$/,
  fr: /(?:ee|ees|ais|ait|aient)$/,
  pt: /(?:ado|ada|ido|ida|ava|aram|ei|ou)$/,
};

const groups = new WeakMap<Words, Map<string, string>>();

function groupsOf(words: Words): Map<string, string> {
  const known = groups.get(words);
  if (known) return known;
  const made = new Map<string, string>();
  for (const group of words.same) {
    const forms = group.map((word) => stemmed(words.base.get(word) ?? word, words.language));
    const first = forms.map((form) => made.get(form)).find((form) => form !== undefined) ?? forms[0] ?? "";
    for (const form of forms) made.set(form, first);
  }
  groups.set(words, made);
  return made;
}

// Words whose endings are not inflection, or form another word: nursing is not nurse.
const exact = new Map<WritingLanguage, Map<string, string>>([
  ["en", new Map(["nursing", "engineering", "is", "his", "this", "news"].map((word) => [word, word]))],
]);

function stemmed(key: string, language: WritingLanguage): string {
  if (language === "en") return english(key);
  const ending = endings[language];
  if (ending === undefined) return key;
  const bare =
    language === "de" && /^ge\p{L}{3,}(?:t|en|te|ten|ter|tes|tem)$/u.test(key) ? key.slice(2) : key;
  let stem = bare;
  const match = ending.exec(stem);
  if (match && stem.length - match[0].length >= SHORTEST - (match[0].length > 1 ? 0 : 1)) {
    stem = stem.slice(0, -match[0].length);
  }
  return stem;
}

function english(key: string): string {
  if (key.length < 4) return key;
  let stem = key;
  if (/[^su]s$/.test(stem)) stem = stem.replace(/(?<=[sxz]|[cs]h)es$|s$/, "");
  if (/^.{3,}(?:ing|ed)$/.test(stem) && /[aeiouy].*(?:ing|ed)$/.test(stem))
    stem = stem.replace(/(?:ing|ed)$/, "");
  stem = stem.replace(/ie$/, "i").replace(/e$/, "").replace(/y$/, "i");
  return stem.replace(/([bdfgklmnprtvz])\1$/, "$1");
}

/**
 * Below this share of common words, the language of a text counts as unknown. Short texts are judged together
 * with their claims.
 */
const LEAST_COMMON = { long: 0.2, short: 0.12 } as const;
const LONG = 12;

/** The language whose common words a text uses most; undefined if it uses few of any. */
export function languageOf(written: string, claims: string): WritingLanguage | undefined {
  const han = written.match(/\p{Script=Han}/gu)?.length ?? 0;
  if (han > 0 && han >= (written.match(/\p{Script=Latin}+/gu)?.length ?? 0)) return "zh";
  const own = wordsOf(written).map(({ key }) => key);
  const isLong = own.length >= LONG;
  const keys = isLong ? own : [...own, ...own, ...own, ...wordsOf(claims).map(({ key }) => key)];
  const score = (language: WritingLanguage) => {
    const words = wordsIn(language);
    return keys.filter((key) => words.is("plain", key) || words.is("letter", key)).length;
  };
  const latin = ["en", "de", "es", "fr", "pt"] as const;
  const best = latin.reduce<WritingLanguage>((found, one) => (score(one) > score(found) ? one : found), "en");
  const least = isLong ? LEAST_COMMON.long : LEAST_COMMON.short;
  return score(best) >= keys.length * least ? best : undefined;
}
