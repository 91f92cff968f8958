import { isBrokenDate } from "./cells.ts";
import { textOf } from "./rows.ts";
import type { PlacedRow, Segment } from "./types.ts";

/** A line of the extracted text. A paragraph set on several lines is one. */
export interface PageLine {
  text: string;
  /** True if a larger gap or a heading separates it from the previous line. */
  isApart: boolean;
  y: number;
}

/** The usual line distance, and one that separates blocks, in multiples of the font size. */
const LEADING = 1.75;
const APART = 1.9;
const BULLET = /^(?:[•◦▪▫●○■□‣⁃∙·➢➤►▶▸✓✔❖★→»\uf0b7\uf0a7\u2013\u2014*-]|o(?=\s))\s*/u;

/** Joins rows of a broken paragraph and hyphenated words. `known` are words in lower case. */
export function joinLines(rows: readonly PlacedRow[], known: ReadonlySet<string>): PageLine[] {
  const lines: PageLine[] = [];
  const leadings = leadingsOf(rows);
  let last: { row: PlacedRow; start: number } | undefined;
  for (const row of rows) {
    const own = textOf(row);
    const bullet = row.isBullet ? "" : (BULLET.exec(own)?.[0] ?? "");
    const text = row.isBullet ? `• ${own.replace(BULLET, "")}` : bullet === own ? "" : own;
    const line = lines.at(-1);
    if (line && last && !row.isBullet && bullet === "" && isBroken(last.row, row, line.text, leadings))
      line.text = mended(line.text, text, known);
    else if (text !== "")
      lines.push({
        text: row.isIndented && bullet === "" ? `• ${text}` : text,
        isApart: isApart(last?.row, row),
        y: row.y,
      });
    else continue;
    last = { row, start: row.x0 };
  }
  return lines;
}

/** The smallest line distance relative to font size above which lines are not one paragraph. */
function leadingsOf(rows: readonly PlacedRow[]): ReadonlyMap<number, number> {
  const seen = new Map<number, number[]>();
  for (const [at, row] of rows.entries()) {
    const next = rows[at + 1];
    if (!next || next.block !== row.block || Math.abs(next.size - row.size) > 0.1) continue;
    const distance = next.y - row.y;
    if (distance < 0.95 * row.size || distance > LEADING * row.size) continue;
    const key = Math.round(row.size);
    seen.set(key, [...(seen.get(key) ?? []), distance]);
  }
  return new Map(
    [...seen].flatMap(([key, list]) => {
      const second = list.sort((a, b) => a - b)[1];
      return second === undefined ? [] : [[key, second]];
    }),
  );
}

/** True if a line ended only because its next word did not fit. */
function isBroken(
  row: PlacedRow,
  next: PlacedRow,
  text: string,
  leadings: ReadonlyMap<number, number>,
): boolean {
  if (row.block !== next.block || row.isHeading !== next.isHeading || next.segments.length > 1) return false;
  const distance = next.y - row.y;
  const size = Math.max(row.size, next.size);
  if (distance <= 0 || distance > LEADING * size || Math.min(row.size, next.size) < 0.9 * size) return false;
  if (distance > 1.12 * (leadings.get(Math.round(size)) ?? distance)) return false;
  const [end, begin] = [row.segments.at(-1), next.segments[0]];
  if (!end || !begin || (row.segments.length > 1 && !BULLET.test(row.segments[0]?.text ?? ""))) return false;
  if (end.fonts[1] !== begin.fonts[0] && !/^\p{Ll}/u.test(begin.text)) return false;
  if (next.x0 < row.x0 - 1 || /^\S{0,60}(?:@|:\/\/)/.test(begin.text)) return false;
  if (/[\p{Ll}]-$|\u00AD$/u.test(end.text) && /^\p{Ll}/u.test(begin.text)) return true;
  if (row.segments.length === 1 && isBrokenDate(end.text, begin.text)) return true;
  if (/,$/.test(end.text) && end.text.includes(" ") && !hasRoom(row, begin, 1)) return true;
  const isBracket = isOpen(text) ? isClosing(begin.text) : /^[(（]\p{Ll}/u.test(begin.text);
  if (isBracket && !hasRoom(row, begin, 1)) return true;
  if (isBrokenAddress(end.text, begin.text) && !hasRoom(row, begin, 1)) return true;
  if (isCutOff(text, begin.text) && !hasRoom(row, begin, 1)) return true;
  const isLower = /^\p{Ll}/u.test(begin.text);
  return !hasRoom(row, begin, isLower ? 1.35 : 1.1) && (isLower ? isUnfinished(text) : hasManyWords(text));
}

/** True if the first word of a text would have fitted at the end of a row. Letters differ in width. */
function hasRoom({ segments, right, size }: PlacedRow, { text, x0, x1 }: Segment, share: number): boolean {
  const [word = ""] = text.split(/\s/, 1);
  const width = ((x1 - x0) * word.length) / text.length;
  return (segments.at(-1)?.x1 ?? 0) + 0.2 * size + share * width <= right - 0.5;
}

/** True if a line ends inside a comma-separated list or with a word such as "of". */
function isCutOff(text: string, next: string): boolean {
  return (/[,:]\s/.test(text) && /,\s/.test(next)) || /\p{L}\s\p{Ll}{1,3}$/u.test(text);
}

/** True if a bracket is open at the end of a text. */
function isOpen(text: string): boolean {
  return /[(（][^()（）]*$/u.test(text);
}

/** True if a text closes a bracket before opening one. */
function isClosing(text: string): boolean {
  return /^[^()（）]{0,80}[)）]/u.test(text);
}

/** A short line before one in lower case may be a separate list item. */
function isUnfinished(text: string): boolean {
  return text.split(" ").length >= 3 || /(?:[,;–-]|\s\p{Ll}{1,3})$/u.test(text);
}

function hasManyWords(text: string): boolean {
  return text.length >= 30 && text.split(" ").length >= 5 && !text.includes("\t");
}

const KEEPS_HYPHEN =
  /^(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|self|well|non|full|part|long|short|high|low|cross|follow|hands|real|day|two|three|four|five|six|ten)$/i;

/** Joins two halves of a text. A hyphen at the end of the first is dropped if it only broke a word. */
function mended(first: string, second: string, known: ReadonlySet<string>): string {
  if (first.endsWith("\u00AD")) return first.slice(0, -1) + second;
  if (isBrokenAddress(first, second)) return first + second;
  const [, head] = /(\p{L}+)-$/u.exec(first) ?? [];
  const [tail] = /^\p{L}+/u.exec(second) ?? [];
  if (head === undefined || tail === undefined)
    return /-$/.test(first) ? first + second : `${first} ${second}`;
  if (DOMAIN.test(second)) return first + second;
  const areLower = /\p{Ll}$/u.test(head) && /^\p{Ll}/u.test(tail);
  const isWord = known.has(`${head}${tail}`.toLowerCase());
  const isCompound = known.has(`${head}-${tail}`.toLowerCase()) || KEEPS_HYPHEN.test(head);
  return isWord || (areLower && !isCompound) ? first.slice(0, -1) + second : first + second;
}

const DOMAIN = /^[\w-]+(?:\.[\w-]+)*\.\w{2,}(?:\/\S*)?(?=$|\s)/;
const OWN_DOMAIN = /^[\w-]{3,}(?:\.[\w-]+)*\.\w{2,}/;
const PHONE = /^\+?[\d\s().-]{6,}$/;

/** An e-mail address or link that did not fit on its line. */
function isBrokenAddress(first: string, second: string): boolean {
  if (/\S@[\w-]*$/.test(first) && /^[\w-]*\.[\w.]+(?:\s|$)/.test(second)) return true;
  const [last = ""] = /\S+$/.exec(first) ?? [];
  const [next = "", rest = ""] = second.split(/(?<=^\S+)(?=\s|$)/, 2);
  if (!/^[a-z\d/._~-]+$/.test(next) || next.startsWith("www.") || PHONE.test(second)) return false;
  const isLink = /^(?:https?:\/\/|www\.)\S+$|^[\w.-]+\.\w{2,}\/\S*$/.test(last);
  // A link may continue before neighbouring text. A line that ends without link punctuation is another word.
  if (isLink && /[/._-]$/.test(last)) return /^(?:\s[|·•,;/-].*)?$/.test(rest);
  const isEmail = /^\S+@\S+\.\S*$/.test(last);
  return (
    (isLink || isEmail) &&
    last === first &&
    next === second &&
    (/[./]$/.test(first) || !OWN_DOMAIN.test(second))
  );
}

function isApart(row: PlacedRow | undefined, next: PlacedRow): boolean {
  if (!row) return false;
  // What follows a heading belongs to it.
  if (row.isHeading || next.isHeading) return next.isHeading === true && row.block !== next.block;
  const distance = next.y - row.y;
  if (distance < 0) return true;
  const size = Math.max(row.size, next.size);
  // So does what follows larger letters.
  if (row.size > 1.15 * next.size) return distance > 2 * APART * size;
  return distance > APART * size || next.size > 1.15 * row.size;
}
