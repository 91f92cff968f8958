import { whyNotHeld } from "../../held/not-held.ts";
import { whyNotShown } from "../../held/not-shown.ts";
import { languageOf } from "../../held/sentence-language.ts";
import { withUnitNames } from "../../lexicon/unit-names.ts";
import { hasOtherMeaning } from "../../skills/other-meanings.ts";
import { heldWords } from "../../skills/owned.ts";
import type { Place } from "../../text/piece.ts";
import { wordsOf } from "../../text/words.ts";
import type { PersonText } from "../types.ts";
import { stemsOf } from "./skills/content-words.ts";

/** A text made ready for looking words up in it. It shows only what it says of its writer. */
export interface PreparedText extends PersonText {
  lower: string;
  /** True if it contains these words, in either number, and says that its writer has or does them. */
  says(words: string): boolean;
  /** The same for a word by its stem. */
  shows(stem: string): boolean;
  /** The same for a pattern's first match. */
  showsMatch(pattern: RegExp): boolean;
  /** True if it has the word at all, held or not. */
  contains(stem: string): boolean;
  /** True if the writer denies the word with a stem. */
  denies(stem: string): boolean;
}

/** A text with its lower-case form, its words looked up when one is first asked for. A title names its holder. */
export function prepareText({
  text,
  claimIds,
  isTitle = false,
}: PersonText & { isTitle?: boolean }): PreparedText {
  let language: ReturnType<typeof languageOf>;
  let stems: ReadonlySet<string> | undefined;
  let places: ReadonlyMap<string, readonly Place[]> | undefined;
  const known = new Map<string, boolean>();
  const placesOf = (stem: string) => {
    stems ??= stemsOf(withUnitNames(text));
    if (!stems.has(stem)) return [];
    places ??= placesByStem(text);
    language ??= languageOf(text);
    return places.get(stem) ?? [];
  };
  const isShown = (place: Place) => {
    if (hasOtherMeaning(text, place)) return false;
    const why = whyNotShown(text, place, language);
    return why === undefined || (why === "others" && (isTitle || isOwnVerb(text, place)));
  };
  return {
    text,
    claimIds,
    lower: text.toLowerCase(),
    says: (words) => {
      const other = words.endsWith("s") ? words.slice(0, -1) : `${words}s`;
      return heldWords(text, words) !== undefined || heldWords(text, other) !== undefined;
    },
    shows: (stem) => {
      const before = known.get(stem);
      if (before !== undefined) return before;
      const found = placesOf(stem).some(isShown);
      known.set(stem, found);
      return found;
    },
    showsMatch: (pattern) => {
      const found = pattern.exec(text);
      return found !== null && isShown({ start: found.index, end: found.index + found[0].length });
    },
    contains: (stem) => placesOf(stem).length > 0,
    denies: (stem) =>
      placesOf(stem).some((place) => whyNotHeld(text, place, language, ["denied"]) !== undefined),
  };
}

/** The verb at the start of a line is its writer's: "Advised an external team". */
function isOwnVerb(text: string, { start, end }: Place): boolean {
  return start === 0 && verbEnd.test(text.slice(start, end));
}

const verbEnd =
  /(?:ed|ing|ung|tion|sion|ment|age|ión|ção|zione|é|ée|í|ado|ato|uto|ar|er|ir|ade|ałem|ałam|al|ala)$|^(?:led|ran|taught|built|kept|gave|met|wrote|drove|brought|held)$/iu;

/** Where each stem of a text is. A stem in no single word, of a unit's other name for example, has its whole text. */
function placesByStem(text: string): Map<string, Place[]> {
  const found = new Map<string, Place[]>();
  for (const { start, end } of wordsOf(text))
    for (const stem of stemsOf(text.slice(start, end)))
      found.set(stem, [...(found.get(stem) ?? []), { start, end }]);
  const names = [...text.matchAll(/\p{Lu}{2,}/gu)].map(({ 0: name, index }) => ({
    start: index,
    end: index + name.length,
  }));
  for (const stem of stemsOf(withUnitNames(text)))
    if (!found.has(stem)) found.set(stem, names.length > 0 ? names : [{ start: 0, end: text.length }]);
  return found;
}

/** The share of stems that a text shows; undefined without any. */
export function shownShare(stems: readonly string[], said: PreparedText): number | undefined {
  if (stems.length === 0) return undefined;
  return stems.filter((stem) => said.shows(stem)).length / stems.length;
}
