import type { Span } from "../../../text/piece.ts";
import type { Visible } from "./visible-text.ts";

export type Format = "text" | "markdown";

const MAX_MARKED_LENGTH = 5000;
const LINK = /!?\[([^[\]]{0,300})\]\(\s{0,3}([^()\s]{1,500})[^()]{0,120}\)/g;
/** "[Acme][2]", whose target is elsewhere. */
const REFERENCE = /\[([^[\]]{1,300})\]\[[^[\]]{0,40}\]/g;
const TAG = /<(\/?[a-z][a-z0-9]{0,9})(?:\s[^<>]{0,200})?\/?>/gi;
const AUTOLINK = /<((?:https?:\/\/|mailto:)[^<>\s]{1,500})>/gi;

/** A raw line without Markdown marks. Link targets are returned separately because they are hidden. */
export function stripMarkup(raw: string, start: number, format: Format): { line: Visible; links: Visible[] } {
  const hidden = new Set<number>();
  const links: Span[] = [];
  if (raw.length <= MAX_MARKED_LENGTH) {
    hideLinks(raw, hidden, links);
    hidePairs(raw, "**", hidden);
    hidePairs(raw, "__", hidden);
    hidePairs(raw, "`", hidden);
    hidePairs(raw, "*", hidden);
    if (format === "markdown") hideMarkdown(raw, hidden);
  }
  return {
    line: visible(raw, start, hidden),
    links: links.map(([from, to]) => visible(raw.slice(from, to), start + from, new Set())),
  };
}

function hideLinks(raw: string, hidden: Set<number>, links: Span[]): void {
  for (const match of raw.matchAll(LINK)) {
    const label = match[1] ?? "";
    const url = match[2] ?? "";
    const labelAt = raw.indexOf("[", match.index) + 1;
    const urlAt = raw.indexOf("(", labelAt + label.length) + 1;
    const urlFrom = raw.indexOf(url, urlAt);
    hide(hidden, match.index, labelAt);
    hide(hidden, labelAt + label.length, match.index + match[0].length);
    links.push([urlFrom, urlFrom + url.length]);
  }
}

function hideMarkdown(raw: string, hidden: Set<number>): void {
  for (const match of raw.matchAll(REFERENCE)) {
    const end = match.index + 1 + (match[1] ?? "").length;
    hide(hidden, match.index, match.index + 1);
    hide(hidden, end, match.index + match[0].length);
  }
  for (const match of raw.matchAll(AUTOLINK)) {
    hidden.add(match.index);
    hidden.add(match.index + match[0].length - 1);
  }
  // A tag's first character becomes a tab, so that "<br>" still separates.
  for (const match of raw.matchAll(TAG)) hide(hidden, match.index + 1, match.index + match[0].length);
  // A definition's term precedes a colon, and a backslash breaks a line.
  for (const match of raw.matchAll(/^:(?=\s{1,4}\S)|\\(?=\s*$)/g)) hidden.add(match.index);
  hidePairs(raw, "~~", hidden);
  hidePairs(raw, "_", hidden);
  for (let index = 0; index + 1 < raw.length; index += 1) {
    if (raw[index] === "\\" && /[!-/:-@[-`{-~]/.test(raw[index + 1] ?? "")) hidden.add(index);
  }
}

/** Where the marks around a line's first words end: "**Acme** Engineer". */
function markedEnd(raw: string): number | undefined {
  const match = /^\s*(\*\*|__)[^*_]{2,80}\1(?=[-–]?[\s*[]{0,3}\p{Lu})/u.exec(raw);
  return match === null ? undefined : match[0].length - 1;
}

/** Hides paired marks that touch a word. A single one ("5 * 3", "snake_case") stays. */
function hidePairs(raw: string, mark: string, hidden: Set<number>): void {
  let open = -1;
  for (let at = raw.indexOf(mark); at >= 0; at = raw.indexOf(mark, at + mark.length)) {
    if (hidden.has(at)) continue;
    const before = raw[at - 1] ?? " ";
    const after = raw[at + mark.length] ?? " ";
    const opens = !/\s/.test(after) && (mark[0] !== "_" || !/[\p{L}\d]/u.test(before));
    const closes = !/\s/.test(before) && (mark[0] !== "_" || !/[\p{L}\d]/u.test(after));
    if (open >= 0 && closes) {
      hide(hidden, open, open + mark.length);
      hide(hidden, at, at + mark.length);
      open = -1;
    } else if (opens) open = at;
  }
}

function hide(hidden: Set<number>, from: number, to: number): void {
  for (let index = from; index < to; index += 1) hidden.add(index);
}

function visible(raw: string, start: number, hidden: ReadonlySet<number>): Visible {
  const at: number[] = [];
  const chars: string[] = [];
  const gap = markedEnd(raw);
  for (let index = 0; index < raw.length; index += 1) {
    const char = raw[index] ?? "";
    const isGap = index === gap && hidden.has(index);
    if ((hidden.has(index) && !isGap) || /[\u00ad\u200b-\u200f\u2060\ufeff\r]/.test(char)) continue;
    const isTag = char === "<" && hidden.has(index + 1);
    at.push(start + index);
    chars.push(isTag || isGap ? "\t" : /[\u00a0\u2000-\u200a\u202f\u3000\f\v]/.test(char) ? " " : char);
  }
  return { text: chars.join(""), at };
}
