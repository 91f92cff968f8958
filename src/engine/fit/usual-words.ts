import type { CatalogData } from "../catalog/types.ts";
import { wordsOf } from "../text/words.ts";

/**
 * Words in the catalogue's titles, descriptions and skills, except names of tools: words that no product is
 * called.
 */
export function usualWordsOf({ occupations, skills }: CatalogData): ReadonlySet<string> {
  const tools = new Set(
    skills
      .filter(({ kind }) => kind === "tool")
      .flatMap(({ name, aliases }) => [name, ...aliases])
      .map((label) => wordsOf(label))
      .flatMap((words) => (words.length === 1 ? words.map(({ key }) => key) : [])),
  );
  const texts = [
    ...occupations.flatMap(({ title, alternateTitles, description }) => [
      title,
      description,
      ...alternateTitles,
    ]),
    ...skills
      .filter(({ kind }) => kind !== "tool" && kind !== "credential")
      .flatMap(({ name, aliases }) => [name, ...aliases].filter((label) => !/\p{Lu}{2}/u.test(label))),
  ];
  const found = new Set<string>();
  for (const text of texts) for (const { key } of wordsOf(text)) if (!tools.has(key)) found.add(key);
  return found;
}
