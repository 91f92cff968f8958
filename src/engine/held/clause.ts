import { bulletLength } from "../text/bullets.ts";
import type { Place } from "../text/piece.ts";

const REACH_BEFORE = 240;
const REACH_BEHIND = 120;

/** Where a clause ends: punctuation, line ends, and words that contradict what precedes them. */
const stops =
  /[;!?。；！？]|\.(?=\s|$)|\n|,? (?:(?<!(?:nothing|anything|none) )but(?! also)|however|although|though|(?<!(?:not|have|has|had|as) )yet(?! (?:with|in|of|on|to|using) )|aber|jedoch|mais(?! aussi)|pero|sino(?! también)|mas(?! também)|porém|(?<!(?:nie|est|de|dans|à|sur|par|avec|pour|et|que) )ma(?! anche)|però|maar(?! ook)|echter|men(?! också)|ale(?! (?:też|także|również|i|taky|také))|lecz|jednak|však)(?= )|，?但是?|(?:ません|です|ます|ない)が、|けれども?、/giu;

/** The clause that contains an item, with `◊` in its place, after the text that introduces its list. */
export function clauseAround(text: string, place: Place): string {
  return `${introduction(text, place)} ${bareClause(text, place)}`.trim();
}

/** The text that introduces the list at a place; empty without any. */
export function introduction(text: string, { start }: Place): string {
  return leadOf(text, start).replace(/\s+/g, " ").trim();
}

/** The clause alone. */
export function bareClause(text: string, { start, end }: Place): string {
  const before = text.slice(Math.max(0, start - REACH_BEFORE), start);
  const behind = text.slice(end, end + REACH_BEHIND);
  let from = 0;
  for (const stop of before.matchAll(stops)) {
    if (!isWrap(before, stop)) from = stop.index + stop[0].length;
  }
  let to = behind.length;
  for (const stop of behind.matchAll(stops)) {
    if (isWrap(behind, stop) || isAsked(behind, stop)) continue;
    to = stop.index;
    break;
  }
  return `${before.slice(from)}◊${behind.slice(0, to)}`.replace(/\s+/g, " ").trim();
}

const LONGEST_AFTER = 110;

/**
 * The text after a place's clause in its line, up to the end of the next sentence; empty if it names something
 * else.
 */
export function clauseAfter(text: string, { start, end }: Place): string {
  const line = text.slice(end).split("\n", 1)[0] ?? "";
  const found = [...line.matchAll(stops)].find((one) => !isAsked(line, one));
  const comma = /[,:，：]|\s[–—-]\s/u.exec(line);
  const stop = comma && (!found || comma.index < found.index) ? comma : found;
  if (!stop || start < 0) return "";
  const rest = line.slice(stop.index + stop[0].length).trim();
  return (rest.split(/(?<=[.!?。])\s?/u, 1)[0] ?? "").slice(0, LONGEST_AFTER);
}

const WRAPPED = 50;

/** A line that continues in the next (in lower case or, at a page end, with the name) forms one sentence with it. */
function isWrap(text: string, { 0: stop, index }: RegExpExecArray): boolean {
  if (stop !== "\n") return false;
  const line = text.slice(text.lastIndexOf("\n", index - 1) + 1, index);
  const next = text.slice(index + 1);
  if (bulletLength(next) > 0 || !/[\p{L},]\s*$/u.test(line)) return false;
  if (/^\s*\p{Ll}/u.test(next)) return true;
  return next.trim() === "" && line.length >= WRAPPED && /(?<!\p{L})\p{Ll}+\s*$/u.test(line);
}

const MOST_ITEMS = 30;
const LONGEST_LEAD = 80;

/** The text that introduces the list at a place: "No experience in:" above bullets, "To learn" above a line. */
function leadOf(text: string, at: number): string {
  let from = text.lastIndexOf("\n", at - 1) + 1;
  const isBulleted = bulletLength(text.slice(from, from + LONGEST_LEAD)) > 0;
  for (let items = 0; from > 0 && items < MOST_ITEMS; items += 1) {
    const above = text.lastIndexOf("\n", from - 2) + 1;
    const line = text.slice(above, from - 1).trim();
    if (bulletLength(line) === 0 || !isBulleted)
      return isLead(line, lineFrom(text, from), isBulleted) ? line : "";
    from = above;
  }
  return "";
}

/** A line that ends with a colon, or a short heading above a line that is not a sentence. */
function isLead(line: string, first: string, isBulleted: boolean): boolean {
  if (line === "" || line.length > LONGEST_LEAD) return false;
  if (/[:：]$/.test(line)) return true;
  return (
    !/[.,;!?。]/.test(line) &&
    line.split(/\s+/).length <= (isBulleted ? 6 : 3) &&
    first.length <= LONGEST_LEAD &&
    !/[.。]/.test(first)
  );
}

function lineFrom(text: string, from: number): string {
  const end = text.indexOf("\n", from);
  return text.slice(from, end === -1 ? undefined : end);
}

/** "Rust? Never." is about the name. */
function isAsked(behind: string, { 0: stop, index }: RegExpExecArray): boolean {
  return /[?？]/.test(stop) && /^(?:\s*[(（][^()（）]*[)）])?\s*$/u.test(behind.slice(0, index));
}
