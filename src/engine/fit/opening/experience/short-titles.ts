import { wordsOf } from "../../../text/words.ts";
import type { PreparedJob } from "../prepare-record.ts";
import { contentWords } from "../skills/content-words.ts";
import { standsFor } from "../skills/spelled-out.ts";

/**
 * The stems of the words of a demand that a title has as letters: "QS Lead" for quantity surveying, if a line of the job
 * says one of the words, so that the letters mean them.
 */
export function spelledBy(title: string, demand: string, says: PreparedJob["says"]): ReadonlySet<string> {
  const found = new Set<string>();
  const words = wordsOf(demand);
  for (const [letters] of title.matchAll(/(?<![\p{L}\d])\p{Lu}{2,5}(?![\p{L}\d])/gu))
    for (const [at, { start }] of words.entries()) {
      const last = words[at + letters.length - 1];
      const name = last && demand.slice(start, last.end);
      if (name === undefined || !standsFor(letters, name)) continue;
      const stems = contentWords(name);
      if (stems.some((stem) => says.lines.some((line) => line.shows(stem))))
        for (const stem of stems) found.add(stem);
    }
  return found;
}
