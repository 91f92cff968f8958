import file from "../../../../db/lexicon/artifacts/section-headings.json" with { type: "json" };
import { findLanguage, findUnreadLanguage } from "../../text/text-language.ts";
import { german } from "./de.ts";
import { english } from "./en.ts";
import { spanish } from "./es.ts";
import { french } from "./fr.ts";
import { documentElsewhere, isElsewhere } from "./letters/elsewhere.ts";
import { portuguese } from "./pt.ts";
import type { DocumentLanguage, DocumentWords, ReadLanguage } from "./types.ts";
import { chinese } from "./zh.ts";

/** Words of postings that of these languages one alone has, and marks of its firms and titles. */
const words: Record<Exclude<ReadLanguage, "zh">, RegExp> = {
  en: /(?<!\p{L})(?:experience|skills?|knowledge|with|and|the|required|requirements?|must|years?|degree|fluent|licen[cs]e|working|ability)(?!\p{L})/giu,
  de: /(?<!\p{L})(?:\p{L}*erfahrung(?:en)?|\p{L}*kenntnisse|mit|und|oder|sowie|als|im|abgeschlossene\p{L}*|ausbildung|mindestens|jahre|deutsch|führerschein|sicherer?|mehrjährige|gesucht)(?!\p{L})|[(/][mwd]\/[mwd]/giu,
  fr: /(?<!\p{L})(?:expérience|connaissances?|maîtrise|avec|et|ou|des|du|pour|ans|français|permis|diplôme|exigée?|recherchons|souhaitée?)(?!\p{L})|\b[hf]\/[hf]\b/giu,
  es: /(?<!\p{L})(?:experiencia|conocimientos?|con|y|años|como|título|inglés|español|carnet?|carné|se busca|imprescindible|mínim[oa]|manejo)(?!\p{L})/giu,
  pt: /(?<!\p{L})(?:experiência|conhecimentos?|com|e|anos|inglês|português|formação|carteira|desejável|mínim[oa]|vaga|em)(?!\p{L})/giu,
};

const FEWEST = 2;

const all: Record<ReadLanguage, DocumentWords> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  zh: chinese,
};

/** With fewer characters, a language without words here cannot be detected. */
const SHORT = 400;

interface Opening {
  text?: string | undefined;
  language?: ReadLanguage | undefined;
}

/** The words of a document, in the language of the resume or of its opening; English if neither has words here. */
export function wordsOf(
  texts: readonly string[],
  { text = "", language }: Opening,
  from: "resume" | "opening",
): DocumentWords {
  const said = texts.join("\n");
  const unread = findUnreadLanguage(text);
  const asked = unread === undefined ? (language ?? shortLanguage(text)) : known(unread.language);
  const detected = languageOf(said) ?? (unread && said.length < SHORT ? asked : undefined);
  // An opening of a few words may be English, so its letter is not in the language of such a resume.
  const own = from === "opening" && isElsewhere(detected) && unread === undefined ? undefined : detected;
  return wordsIn((from === "resume" ? (own ?? asked) : (asked ?? own)) ?? "en");
}

/** A text's language, if it has words here. */
export function languageOf(text: string): DocumentLanguage | undefined {
  const unread = findUnreadLanguage(text);
  return unread === undefined ? findLanguage(text) : known(unread.language);
}

function known(language: string | undefined): DocumentLanguage | undefined {
  return isElsewhere(language) ? language : undefined;
}

/** Interviews in languages without a reader are prepared in English. */
function wordsIn(language: DocumentLanguage): DocumentWords {
  if (!isElsewhere(language)) return all[language];
  const { titles, ...words } = documentElsewhere(language);
  return {
    ...words,
    titles: { ...english.titles, ...titles },
    brief: english.brief,
    headings: file[language],
  };
}

/** The language of a posting of a few lines, in which too few words are common to tell by; undefined if none leads. */
export function shortLanguage(text: string): ReadLanguage | undefined {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return undefined;
  if (/\p{Script=Han}{4}/u.test(text)) return "zh";
  const found = Object.entries(words)
    .map(([language, form]) => ({
      language,
      count: new Set(text.toLowerCase().match(form) ?? []).size,
    }))
    .sort((left, right) => right.count - left.count);
  const [first, second] = found;
  if (!first || first.count < FEWEST || first.count === second?.count) return undefined;
  return isLanguage(first.language) ? first.language : undefined;
}

function isLanguage(name: string): name is Exclude<ReadLanguage, "zh"> {
  return name in words;
}
