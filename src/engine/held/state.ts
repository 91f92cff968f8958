import { attestingWords } from "../lexicon/held/words.ts";
import type { Place } from "../text/piece.ts";

const REACH = 80;
const separator = /^\s?(?:[:：=,(（]|[–—-]\s)\s?/u;
const attesting = new RegExp(`(?<!\\p{L})(?:${attestingWords})(?!\\p{L})`, "iu");
const statement = /(?<![\p{L}\d])\p{Ll}{5,}/u;

/**
 * True if a paper's name is followed by a statement of unknown meaning, such as "Licence: surrendered". Only a
 * statement that attests proves it. A capital begins the name of an issuer.
 */
export function hasUnknownState(text: string, { end }: Place): boolean {
  const behind = text.slice(end, end + REACH).split("\n", 1)[0] ?? "";
  const mark = separator.exec(behind)?.[0];
  if (mark === undefined) return false;
  const state = behind.slice(mark.length).split(/[,;，；()（）/|·]|\.\s|\s[–—-]\s/u, 1)[0] ?? "";
  return statement.test(state) && !/^\p{Lu}/u.test(state) && !attesting.test(state);
}
