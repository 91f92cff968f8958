import file from "../../../../db/lexicon/words/career-thesaurus.json" with { type: "json" };
import { once } from "../../../shared/lazy-module.ts";
import { stemOf } from "../../retrieval/words/tokens.ts";
import { dataFile } from "../data-file.ts";

const read = dataFile("words/career-thesaurus", file);

/**
 * Words with the same career meaning, one group per line, in English, German, Spanish, French, Portuguese and
 * Chinese (character pairs, as in split texts): lower case, without accents, one word each. A word may be in
 * several groups. A word with ~ also names work, so in a resume or posting it says nothing about the person; one
 * with ~~ is too broad to be certain.
 */
const groups = read.list("groups");
/**
 * Kinds of a subject: each line has words for the whole, then for its kinds. A search for the whole finds each
 * kind, but not the reverse. Words with ~~ are only for searches. They do not mean anyone's work: in a resume or
 * posting they say nothing about the person.
 */
const kinds = read.list("kinds");

/** True if a word with this stem is in the thesaurus. */
export function isKnownWord(stem: string): boolean {
  return wordsByStem().has(stem);
}

/**
 * How certainly a synonym has the meaning: everywhere, in what a person says about themselves, or only in a
 * search.
 */
type Reach = "everywhere" | "personal" | "search";
const reaches: readonly Reach[] = ["everywhere", "personal", "search"];

interface Synonym {
  word: string;
  reach: Reach;
}

const wordsByStem = once(byStem);

function byStem(): ReadonlyMap<string, ReadonlyMap<string, Synonym>> {
  const found = new Map<string, Map<string, Synonym>>();
  for (const line of groups) {
    const words = line.split(" ").map((written) => {
      const word = written.replaceAll("~", "");
      return [stemOf(word), { word, reach: reaches[written.length - word.length] ?? "search" }] as const;
    });
    for (const [stem] of words) found.set(stem, withSurer(found.get(stem), words));
  }
  for (const line of kinds) {
    const [wholes = "", each = ""] = line.split(" > ");
    const words = each.split(" ").map((written) => {
      const word = written.replaceAll("~", "");
      return [stemOf(word), { word, reach: word === written ? "personal" : "search" }] as const;
    });
    for (const stem of wholes.split(" ").map(stemOf)) found.set(stem, withSurer(found.get(stem), words));
  }
  return found;
}

/** Synonyms from two lists. A word in both keeps the more certain one. */
function withSurer(
  known: ReadonlyMap<string, Synonym> = new Map(),
  more: Iterable<readonly [string, Synonym]>,
): Map<string, Synonym> {
  const both = new Map(known);
  for (const [stem, synonym] of more) {
    const old = both.get(stem);
    if (!old || reaches.indexOf(synonym.reach) < reaches.indexOf(old.reach)) both.set(stem, synonym);
  }
  return both;
}

/**
 * Synonyms of a word with this stem, distinct by stem; none for most words. Those less certain than requested are
 * omitted. A search uses all.
 */
export function careerSynonyms(stem: string, least: Reach = "search"): string[] {
  const words = new Map(wordsByStem().get(stem));
  words.delete(stem);
  const far = reaches.slice(0, reaches.indexOf(least) + 1);
  return [...words.values()].flatMap(({ word, reach }) => (far.includes(reach) ? word : []));
}
