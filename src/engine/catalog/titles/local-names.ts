import type { LocalTitle, OccupationEntry } from "../types.ts";
import { localKey } from "./title-words.ts";

/** What an occupation is called in another language than English. */
export interface LocalName {
  language: string;
  title: string;
}

/** What occupations are called in other languages than English. */
export interface LocalNames {
  /** The name that an occupation has first in the language of a name that it bears; undefined where that is English. */
  asAsked: (name: string, entry: OccupationEntry) => LocalName | undefined;
  /** The name that an occupation has first in a language (ISO 639-1), for whoever bears it; undefined where none is known. */
  titleIn: (language: string, code: string) => string | undefined;
}

/** Prepares naming occupations in other languages, by the order of the titles. */
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
