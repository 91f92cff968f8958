import { knowingWords, sureKnowingWords } from "../../../lexicon/demands/kinds.ts";
import { createTerms } from "../../../text/names/terms.ts";

const findSure = createTerms({ sure: sureKnowingWords });
/** The words for knowledge in a text, in order. */
export const findKnowing = createTerms({ knowing: `${sureKnowingWords}|${knowingWords}` });
/** Words such as "a very good" before "knowledge of", and their number. */
const praised =
  /^(?:wünschenswert|vorteilhaft|erwünscht|idealerweise|preferably|ideally|be|an?|some|la|le|les|une|el|los|las|os|as|o|very|considerable|extensive|thorough|detailed|comprehensive|good|strong|solid|sound|basic|working|excellent|practical|deep|in-depth|advanced|proven|demonstrated|sichere[rn]?|routinierte[rn]?|geübte[rn]?|fundierte[rn]?|gute[rn]?|sehr|solide|erste|umfassende|ausgeprägte|bonnes?|très|excellentes?|solides?|parfaite|buen|buenos?|sólidos?|amplios?|bons?|bom|boa|sólidos|avançados?)\s/iu;
const MAX_BEFORE = 4;
/** In characters: enough for that many words and the longest phrase after them. */
const MAX_LEAD = 160;

/** True if a text starts with words that only a skill can follow: "a good working knowledge of". */
export function knowsSurely(text: string): boolean {
  const [first] = findSure(text.slice(0, MAX_LEAD));
  return first !== undefined && (first.from === 0 || (first.from <= MAX_BEFORE && praised.test(text)));
}

/** A text after such words, or all of it. */
export function afterKnowing(text: string): string {
  const [first] = findKnowing(text);
  return first?.from === 0 ? text.slice(first.end).trim() : text;
}
