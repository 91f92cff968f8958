import type { LocalTitle, OccupationEntry } from "../types.ts";
import { localKey } from "./title-words.ts";

/** The name of an occupation in a language other than English. */
export interface LocalName {
  language: string;
  title: string;
}

/** Occupation names in languages other than English. */
export interface LocalNames {
  /** The occupation's first name in the language of one of its names; undefined for English. */
  asAsked: (name: string, entry: OccupationEntry) => LocalName | undefined;
  /** The occupation's first name in a language (ISO 639-1); undefined if none is known. */
  titleIn: (language: string, code: string) => string | undefined;
}

/** Prepares names of occupations in other languages, in the order of the titles. */
export function createLocalNames(titles: readonly LocalTitle[]): LocalNames {
  const languages = new Map<string, string>();
  const first = new Map<string, LocalTitle>();
  for (const local of titles.filter((one) => one.language !== "en")) {
    const { code, title, language } = local;
    const [borne, preferred] = [`${code} ${localKey(title)}`, `${code} ${language}`];
    if (!languages.has(borne)) languages.set(borne, language);
    if (!first.has(preferred)) first.set(preferred, local);
  }
  const firstIn = (language: string, code: string) => first.get(`${code} ${language}`);
  return {
    asAsked: (name, { code, title, alternateTitles }) => {
      const key = localKey(name);
      const language = languages.get(`${code} ${key}`);
      if (language === undefined || [title, ...alternateTitles].some((own) => localKey(own) === key))
        return undefined;
      return { language, title: firstIn(language, code)?.title ?? name };
    },
    titleIn: (language, code) => {
      const local = firstIn(language, code);
      return local?.written ?? local?.title;
    },
  };
}
