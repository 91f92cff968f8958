import { jurisdictionsIn } from "../../../places/jurisdictions.ts";
import type { PreparedText } from "../prepared-text.ts";
import { type Found, type Known, met, near } from "../types.ts";
import { contentWords } from "./content-words.ts";
import { aroundThings, withoutKnowing } from "./core-words.ts";
import type { ProperName, ProperNames } from "./proper-names.ts";

/** The evidence for a demand with names. Only claims that contain them meet it. */
export function withNames(text: string, found: Found, { names, isAny }: ProperNames, known: Known): Found {
  if (names.length === 0) return found;
  const by = names.map((name) => sayingIt(name.text, known.record.said, name.isWritten));
  const isNamed = isAny ? by.some((one) => one !== undefined) : by.every((one) => one !== undefined);
  if (!isNamed) return found.outcome === "met" ? near(found.shownBy ?? text, found.claimIds) : found;
  const claims = by.flatMap((one) => one ?? []);
  const claimIds = claims.flatMap((one) => one.claimIds);
  const shownBy = claims[0]?.text;
  // A person who names the program uses the kind of program it is.
  const areKinds = names.every(({ isOfMention }) => isOfMention);
  if (areKinds && wordsBeside(text, names) <= 1) return met(claimIds, shownBy);
  if (found.outcome === "met") return met([...found.claimIds, ...claimIds], found.shownBy);
  if (wordsBeside(text, names) === 0) return met(claimIds, shownBy);
  // A place in common is nothing near: "Ohio's learning standards", an Ohio licence.
  const arePlaces = names.every((name) => jurisdictionsIn(name.text).length > 0);
  return found.outcome === "near" || arePlaces ? found : near(shownBy ?? text, claimIds);
}

/** How many words a demand has beside its names and the words for what they are. */
function wordsBeside(text: string, names: ProperNames["names"]): number {
  const said = new Set(names.flatMap((name) => contentWords(name.text)));
  return contentWords(withoutKnowing(text), aroundThings).filter((word) => !said.has(word)).length;
}

/** A claim that contains a name and does not deny it. */
export function sayingIt(
  name: string,
  texts: readonly PreparedText[],
  isWritten = false,
): PreparedText | undefined {
  return texts.find((one) => one.claimIds.length > 0 && saysName(one, name, isWritten));
}

/** True if a text contains the required names, or one of several alternatives. */
export function saysNames(said: Saying, { names, isAny }: ProperNames): boolean {
  if (names.length === 0) return true;
  const isSaid = ({ text, isWritten }: ProperName) => saysName(said, text, isWritten);
  return isAny ? names.some(isSaid) : names.every(isSaid);
}

type Saying = Pick<PreparedText, "text" | "lower" | "says" | "showsMatch">;

function saysName(said: Saying, name: string, isWritten: boolean): boolean {
  if (isWritten && !isWrittenIn(said.text, name)) return false;
  if (said.lower.includes(name.toLowerCase().replace(/s$/u, "")) && said.says(name)) return true;
  return /^\p{Lu}{2,6}$/u.test(name) && said.showsMatch(inFull(name));
}

/** True if a text writes a name as one, or is a short entry that writes nothing in capitals: "slack, notion". */
function isWrittenIn(text: string, name: string): boolean {
  if (!/^\p{Lu}\p{Ll}+$/u.test(name)) return true;
  const isShort = !/\p{Lu}/u.test(text) && text.split(/[^\s,;]\s+/u).length <= SHORT;
  return isShort || text.includes(name) || text.includes(name.toUpperCase());
}

const SHORT = 3;

/** The words behind an abbreviation: "intensive care unit" for ICU. */
function inFull(name: string): RegExp {
  const words = [...name].map((letter) => `${letter}\\p{L}{1,20}`).join("[ -](?:(?:of|and|for|the) )?");
  return new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, "iu");
}
