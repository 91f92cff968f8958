import { shownShare } from "../prepared-text.ts";
import { type Found, type Known, near } from "../types.ts";
import { choice } from "./any-of.ts";
import { contentWords } from "./content-words.ts";
import { aroundThings, withoutKnowing } from "./core-words.ts";
import { placesIn } from "./things-named.ts";

/** Between things all of which are asked for. */
const and = /\s(?:and|und|sowie|et|y|e|ed|en|och|og|i|oraz|ja)\s|\s&\s/iu;
/** The start of a part that names no further thing: "and related tools". */
const noThing =
  /^(?:(?:the|an?|all|any|its|their|d['’]|des?|de[nr]?) )?(?:other|others|related|similar|relevant|associated|more|etc|ander\p{L}*|ähnlich\p{L}*|weiter\p{L}*|verwandt\p{L}*|autres?|similaires?|otr[oa]s?|outr[oa]s?|altr[ieo]|simil[ie]|andra|andre|inn\p{L}+|muut?)(?!\p{L})/iu;

/**
 * A met demand that joins things with "and" is near if one of them is neither a skill of the catalogue, which was
 * judged, nor said by a claim: "Opera Cloud and revenue management".
 */
export function withEachPart(text: string, found: Found, known: Known): Found {
  const parts = partsOf(text);
  if (parts.length === 1 || choice.test(text)) return found;
  const isMissing = parts.some((part) => isOpen(part, known));
  return isMissing ? near(found.shownBy ?? text, found.claimIds) : found;
}

function partsOf(text: string): string[] {
  return text.split(and).map((part) => part.trim());
}

/** True if a part names something and no claim says all of it. */
function isOpen(part: string, known: Known): boolean {
  if (noThing.test(part) || placesIn(part, known).length > 0) return false;
  const words = contentWords(withoutKnowing(part), aroundThings);
  return words.length > 0 && !known.record.said.some((said) => shownShare(words, said) === 1);
}
