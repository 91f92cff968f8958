import { highLevel } from "../../../lexicon/words/levels.ts";
import type { Span } from "../../types.ts";

/** The most characters between a level and its skill: "a very strong working knowledge of". */
const REACH = 48;
/** What ends a clause, or joins another thing that has the level. */
const ENDS = /[,;.:•()\n]|(?<!\p{L})(?:and|or|und|oder|et|ou|y|o|e|en|och|i)(?!\p{L})/iu;
const behind = /^\s*(?:\(([^()\n]{3,30})\)|[:–-]\s?(\p{L}{4,14})(?=\s*(?:[,;.\n]|$)))/u;

/** The word for a high level that a posting puts before or behind a skill: "strong knowledge of", "(advanced)". */
export function skillLevel(text: string, [start, end]: Span): string | undefined {
  const before =
    text
      .slice(Math.max(0, start - REACH), start)
      .split(ENDS)
      .at(-1) ?? "";
  const [, inBrackets, afterSign] = behind.exec(text.slice(end, end + REACH)) ?? [];
  const own = highLevel.exec(before) ?? highLevel.exec(inBrackets ?? afterSign ?? "");
  return own?.[0];
}
