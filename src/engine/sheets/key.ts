import { normalized } from "../../shared/text/combining-marks.ts";
import { foldText } from "../text/fold.ts";

const LONGEST = 200;
/** Letters that are not another letter with an accent. */
const plain: Readonly<Record<string, string>> = { ł: "l", ø: "o", đ: "d", æ: "ae", ı: "i" };

/**
 * The form in which a sheet's names and words are compared: lower case without accents, with single spaces for
 * punctuation.
 */
export function keyOf(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return plainKey(text.slice(0, LONGEST));
  const folded = foldText(normalized(text.slice(0, LONGEST), "NFKC").replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2"));
  return normalized(folded, "NFC")
    .replace(/[łøđæı]/g, (letter) => plain[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The same for ASCII text, which most is. */
function plainKey(text: string): string {
  return text
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}
