import { normalized } from "../../shared/combining-marks.ts";
import { foldText } from "../text/fold.ts";

const LONGEST = 200;
/** Letters that are no others with an accent. */
const plain: Readonly<Record<string, string>> = { ł: "l", ø: "o", đ: "d", æ: "ae", ı: "i" };

/** What names and words of a sheet are compared by: small letters without accents, and single spaces for all signs. */
export function keyOf(text: string): string {
  const folded = foldText(normalized(text.slice(0, LONGEST), "NFKC").replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2"));
  return normalized(folded, "NFC")
    .replace(/[łøđæı]/g, (letter) => plain[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
