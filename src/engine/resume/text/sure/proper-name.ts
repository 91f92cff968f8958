import { isHan } from "../../../text/chinese.ts";
import { foldText, wordSet } from "../../../text/fold.ts";

/** Short words inside names, in the reader languages. */
const PARTICLES = wordSet(
  `of the and for at on in by de la le les l los las el du des del d do da dos das di della delle dei degli e ed y et und
  von vom der die das dem den am im zum zur van het ter aan a au aux en sur qui que o os as no na`,
);
const MOST_WORDS = 7;

/** True if a text without known words is capitalised like a name, except for short words. */
export function isProperName(text: string): boolean {
  if (isHan(text)) return true;
  const words = text.replace(/\s?\([^()]*\)$/, "").split(/[\s/]+|[’'](?=\p{L}{2})/u);
  if (words.length > MOST_WORDS || !/^["“„«]?[\p{Lu}\d]/u.test(text) || /^\d+\s/.test(text)) return false;
  return words.every(
    (word) => !/^\p{Ll}/u.test(word) || PARTICLES.has(foldText(word.replace(/[^\p{L}]/gu, ""))),
  );
}
