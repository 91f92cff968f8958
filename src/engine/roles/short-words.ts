import { shortTitleWords } from "../lexicon/short-title-words.ts";

/** A title with abbreviations written out: "Xray tech" is an "x-ray technician", "R.N." an "RN". */
export function writtenOut(title: string): string {
  return title
    .replace(/(?<![\p{L}.])(?:\p{Lu}\.){2,5}/gu, (letters) => letters.replaceAll(".", ""))
    .split(" ")
    .map((word) => shortTitleWords[word.toLowerCase().replace(/\.$/, "")] ?? word)
    .join(" ");
}
