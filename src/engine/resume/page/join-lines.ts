import { textOf } from "./rows.ts";
import type { PlacedRow, Segment } from "./types.ts";

/** A line of the extracted text; a paragraph that was set on several lines is one. */
export interface PageLine {
  text: string;
  /** Whether more space than between lines, or a heading, parts it from the line before. */
  isApart: boolean;
  y: number;
}

/** Multiples of the size of letters: the usual distance of lines, and one that parts blocks. */
const LEADING = 1.75;
const APART = 1.9;
const BULLET = /^(?:[•◦▪▫●○■□‣⁃∙·➢➤►▶▸✓✔❖★→»\uf0b7\uf0a7\u2013\u2014*-]|o(?=\s))\s*/u;

/** Joins the rows that a paragraph was broken into, and words that a hyphen broke. `known` are words in lower case. */
export function joinLines(rows: readonly PlacedRow[], known: ReadonlySet<string>): PageLine[] {
  const lines: PageLine[] = [];
  let last: { row: PlacedRow; start: number } | undefined;
  for (const row of rows) {
    const own = textOf(row);
    const bullet = row.isBullet ? "" : (BULLET.exec(own)?.[0] ?? "");
    const text = row.isBullet ? `• ${own.replace(BULLET, "")}` : bullet === own ? "" : own;
    const line = lines.at(-1);
    if (line && last && !row.isBullet && bullet === "" && isBroken(last.row, row, line.text))
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

/** Whether a line ended where it did only because its next word did not fit. */
function isBroken(row: PlacedRow, next: PlacedRow, text: string): boolean {
  if (row.block !== next.block || row.isHeading !== next.isHeading || next.segments.length > 1) return false;
  const distance = next.y - row.y;
  const size = Math.max(row.size, next.size);
  if (distance <= 0 || distance > LEADING * size || Math.min(row.size, next.size) < 0.9 * size) return false;
  const [end, begin] = [row.segments.at(-1), next.segments[0]];
  if (!end || !begin || (row.segments.length > 1 && !BULLET.test(row.segments[0]?.text ?? ""))) return false;
  if (end.fonts[1] !== begin.fonts[0] && !/^\p{Ll}/u.test(begin.text)) return false;
  if (next.x0 < row.x0 - 1 || /^\S{0,60}(?:@|:\/\/)/.test(begin.text)) return false;
  if (/[\p{Ll}]-$|\u00AD$/u.test(end.text) && /^\p{Ll}/u.test(begin.text)) return true;
  if (isBrokenAddress(end.text, begin.text) && !hasRoom(row, begin, 1)) return true;
  const isLower = /^\p{Ll}/u.test(begin.text);
  return !hasRoom(row, begin, isLower ? 1.35 : 1.1) && (isLower ? isUnfinished(text) : hasManyWords(text));
}

/** Whether the first word of a text would have fit at the end of a row; letters are not equally wide. */
function hasRoom({ segments, right, size }: PlacedRow, { text, x0, x1 }: Segment, share: number): boolean {
  const [word = ""] = text.split(/\s/, 1);
  const width = ((x1 - x0) * word.length) / text.length;
  return (segments.at(-1)?.x1 ?? 0) + 0.2 * size + share * width <= right - 0.5;
}

/** A short line before one in lower case may be an item of a list of its own. */
function isUnfinished(text: string): boolean {
  return text.split(" ").length >= 3 || /(?:[,;–-]|\s\p{Ll}{1,3})$/u.test(text);
}

function hasManyWords(text: string): boolean {
  return text.length >= 30 && text.split(" ").length >= 5 && !text.includes("\t");
}

const KEEPS_HYPHEN =
  /^(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|self|well|non|full|part|long|short|high|low|cross|follow|hands|real|day|two|three|four|five|six|ten)$/i;

/** Two halves of a text as one; a hyphen at the end of the first is dropped where it only broke a word. */
function mended(first: string, second: string, known: ReadonlySet<string>): string {
  if (first.endsWith("\u00AD")) return first.slice(0, -1) + second;
  if (isBrokenAddress(first, second)) return first + second;
  const [, head] = /(\p{L}+)-$/u.exec(first) ?? [];
  const [tail] = /^\p{L}+/u.exec(second) ?? [];
  if (head === undefined || tail === undefined)
    return /-$/.test(first) ? first + second : `${first} ${second}`;
  const areLower = /\p{Ll}$/u.test(head) && /^\p{Ll}/u.test(tail);
  const isWord = known.has(`${head}${tail}`.toLowerCase());
  const isCompound = known.has(`${head}-${tail}`.toLowerCase()) || KEEPS_HYPHEN.test(head);
  return isWord || (areLower && !isCompound) ? first.slice(0, -1) + second : first + second;
}

/** An e-mail address or a link that did not fit on its line. */
function isBrokenAddress(first: string, second: string): boolean {
  if (/\S@[\w-]*$/.test(first) && /^[\w-]*\.[\w.]+(?:\s|$)/.test(second)) return true;
  const isAddress = /^\S+@\S+\.\S*$|^(?:https?:\/\/|www\.)\S+$|^[\w.-]+\.\w{2,}\/\S*$/.test(first);
  return isAddress && /^[a-z\d/._-]+$/.test(second) && !second.startsWith("www.");
}

function isApart(row: PlacedRow | undefined, next: PlacedRow): boolean {
  if (!row) return false;
  // What follows a heading belongs to it.
  if (row.isHeading || next.isHeading) return next.isHeading === true && row.block !== next.block;
  const distance = next.y - row.y;
  if (distance < 0) return true;
  const size = Math.max(row.size, next.size);
  return distance > APART * size || next.size > 1.15 * row.size;
}
