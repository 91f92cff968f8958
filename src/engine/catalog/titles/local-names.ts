import type { LocalTitle, OccupationEntry } from "../types.ts";
import { localKey } from "./title-words.ts";

/** What an occupation is called in another language than English. */
export interface LocalName {
  language: string;
  title: string;
}

/** Gives the name that an occupation has first in the language of a name that it bears; undefined where that is English. */
export type LocalNames = (name: string, entry: OccupationEntry) => LocalName | undefined;

/** Prepares naming occupations in the language that they are asked for in. */
export function createLocalNames(titles: readonly LocalTitle[]): LocalNames {
  const languages = new Map<string, string>();
  const first = new Map<string, string>();
  for (const { code, title, language } of titles) {
    const [borne, preferred] = [`${code} ${localKey(title)}`, `${code} ${language}`];
    if (!languages.has(borne)) languages.set(borne, language);
    if (!first.has(preferred)) first.set(preferred, title);
  }
  return (name, { code, title, alternateTitles }) => {
    const key = localKey(name);
    const language = languages.get(`${code} ${key}`);
    if (language === undefined || [title, ...alternateTitles].some((own) => localKey(own) === key))
      return undefined;
    return { language, title: first.get(`${code} ${language}`) ?? name };
  };
}
