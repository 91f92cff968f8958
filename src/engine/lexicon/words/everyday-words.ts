import file from "../../../../db/lexicon/words/everyday-words.json" with { type: "json" };
import { once } from "../../../shared/lazy-module.ts";
import { stemOf } from "../../retrieval/words/tokens.ts";
import { dataFile } from "../data-file.ts";

const read = dataFile("words/everyday-words", file);

/**
 * Kinds of things with words for their members, and words with others that say nearly the same. A question with the
 * word before the mark also finds the words after it, but not the reverse. English only, and each entry is one word.
 */
const oneWay = [...read.list("kinds"), ...read.list("related")];
/** Forms and relatives of a word that its stem does not show: "buy bought", "paint painter". Each finds all others. */
const forms = read.list("forms");

/** Other English words that may say the same as a word with this stem, in everyday life. */
export function everydayWords(stem: string): readonly string[] {
  return wordsByStem().get(stem) ?? [];
}

const wordsByStem = once(byStem);

function byStem(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const add = (asked: readonly string[], others: readonly string[]) => {
    for (const stem of new Set(asked.map(stemOf)))
      found.set(stem, [...(found.get(stem) ?? []), ...others.filter((one) => stemOf(one) !== stem)]);
  };
  for (const line of oneWay) {
    const [asked = "", others = ""] = line.split(" > ");
    add(asked.split(" "), others.split(" "));
  }
  for (const line of forms) add(line.split(" "), line.split(" "));
  return found;
}
