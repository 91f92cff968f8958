import { openingWords } from "./opening-words.ts";
import type { Material } from "./types.ts";

/** The subject of a document: `title at company`, as far as known. */
export function placeOf({ asked, words }: Material): string | undefined {
  const title = openingWords(asked.title ?? "");
  const company = openingWords(asked.company ?? "");
  return title && company ? words.titles.at(title, company) : title || company || undefined;
}
