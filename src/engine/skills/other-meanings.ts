import file from "../../../db/lexicon/skills/common-words.json" with { type: "json" };
import type { Place } from "../text/piece.ts";

/** What a text says where an abbreviation means another thing: SQL beside MQL is a qualified lead. */
const otherMeanings: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(file.otherMeanings).map(([name, around]) => [
    name,
    new RegExp(`(?<!\\p{L})(?:${around})(?!\\p{L})`, "iu"),
  ]),
);

/** True if the abbreviation at a place means another thing in its text. */
export function hasOtherMeaning(text: string, { start, end }: Place): boolean {
  const around = otherMeanings.get(text.slice(start, end).toLowerCase().replace(/s$/, ""));
  return around?.test(text) ?? false;
}
