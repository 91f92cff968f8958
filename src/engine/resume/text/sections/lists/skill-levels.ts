import { SKILL_LEVELS } from "../../../../lexicon/words/levels.ts";
import { latinWords } from "../../../../text/fold.ts";
import { type Piece, slice } from "../../../../text/piece.ts";

/** An item without the level that it gives, and the list that follows the level in the same brackets. */
export type Levelled = { readonly name: Piece; readonly level?: Piece; readonly parts?: Piece };

/** "Excel (advanced: XLOOKUP, Power Query)", "SQL (basic - joins, group by)" */
const LISTED =
  /^([^()[\]]{1,60}?)\s?[([]([^()[\],:;–—-]{2,30}?)\s?(?:[:;,]|[–—-](?=\s))\s?([^()[\]]{2,160})[)\]]$/u;

/** "Python (advanced)", "Python – advanced", "Python: advanced". */
export function withoutLevel(item: Piece): Levelled {
  const match = /^(.{1,60}?)(?:\s?[([]([^()[\]]{2,40})[)\]]|\s[–—-]\s(.{2,30})|\s?:\s?(.{2,30}))$/.exec(
    item.text,
  );
  const name = match?.[1];
  const level = match?.[2] ?? match?.[3] ?? match?.[4];
  if (name === undefined || level === undefined || !isLevel(level)) return withList(item);
  const at = item.text.lastIndexOf(level);
  return { name: slice(item, 0, name.length), level: slice(item, at, at + level.length) };
}

function withList(item: Piece): Levelled {
  const [whole = "", name = "", level = "", parts = ""] = LISTED.exec(item.text) ?? [];
  if (whole === "" || !isLevel(level)) return { name: item };
  const at = item.text.indexOf(level, name.length);
  const end = item.text.length - 1;
  return {
    name: slice(item, 0, name.length),
    level: slice(item, at, at + level.length),
    parts: slice(item, end - parts.length, end),
  };
}

/** True if a text only says how well something is known. */
export function isLevel(text: string): boolean {
  if (/^(?:[★☆●○⬤✩⭐\s]{2,12}|\d{1,3}\s?%|\d{1,2}\s?\/\s?\d{1,2}|[ABC][12]\+?)$/.test(text.trim()))
    return true;
  const words = latinWords(text);
  return words.length > 0 && words.length <= 3 && words.every((word) => SKILL_LEVELS.has(word));
}
