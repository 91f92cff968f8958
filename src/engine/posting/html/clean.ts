import { findLanguage } from "../../text/text-language.ts";
import { type CriteriaTable, criteriaTable, headOf, isGroupName, rowOf } from "./criteria-table.ts";
import { htmlToText } from "./html.ts";
import { removeInvisible } from "./invisible.ts";
import { decodeEntities } from "./tokens.ts";

/** The most characters of cleaned text to keep. */
export const MAX_TEXT_LENGTH = 200_000;
const MAX_RAW_LENGTH = 2_000_000;
const MAX_DECODINGS = 4;

export interface CleanText {
  text: string;
  jsonLd: string[];
  warnings: string[];
}

const knownTag =
  /<\/?(?:html|head|body|div|p|br|ul|ol|li|span|h[1-6]|a|b|i|u|em|strong|table|tr|td|th|dl|dt|dd|section|article|header|footer|main|script|style|template|font|img|meta|link|pre|code|hr|small|sup|sub|blockquote|form|input|label|button|svg|iframe|noscript|details|summary|nav|title)(?:[\s/][^<>]{0,2000})?>/i;
const otherTag =
  /<[a-z][\w-]{0,30}\s[^<>=]{0,100}=[^<>]{0,2000}>|<[a-z][\w-]{0,30}\s{1,5}hidden[\s/>]|<!--|<!doctype|<script[\s>]/i;

/**
 * Cleans pasted text or HTML: decodes entities, removes hidden markup and invisible characters, tidies lines,
 * limits the length.
 */
export function cleanText(raw: string): CleanText {
  const warnings: string[] = [];
  let text = raw;
  if (text.length > MAX_RAW_LENGTH) {
    text = text.slice(0, MAX_RAW_LENGTH);
    warnings.push(`The input was longer than ${MAX_RAW_LENGTH} characters; the rest was not read.`);
  }
  const seen = unwrap(text);
  const visible = removeInvisible(seen.text);
  if (seen.hiddenCharacters > 0) warnings.push("Text that the page hides from readers was removed.");
  if (visible.removed > 0) warnings.push(`Invisible characters were removed: ${visible.removed}.`);
  text = joinPartedWords(tidy(visible.text));
  if (text.length > MAX_TEXT_LENGTH) {
    text = wellFormed(text.slice(0, MAX_TEXT_LENGTH));
    warnings.push(`The text was longer than ${MAX_TEXT_LENGTH} characters; the rest was cut off.`);
  }
  return { text, jsonLd: seen.jsonLd, warnings };
}

/** Cleans a short value into one line of at most `max` characters. */
export function cleanInline(raw: string, max = 200): string {
  const seen = unwrap(raw.slice(0, 20_000));
  const line = removeInvisible(seen.text).text.replace(/\s+/g, " ").trim();
  return line.length <= max ? line : wellFormed(line.slice(0, max)).trim();
}

// Job feeds escape their HTML once or twice, so decoded text is read as markup again.
function unwrap(raw: string): { text: string; jsonLd: string[]; hiddenCharacters: number } {
  let text = raw;
  let hiddenCharacters = 0;
  const jsonLd: string[] = [];
  for (let round = 0; round < MAX_DECODINGS; round += 1) {
    // Invisible characters could split a tag and so hide it from the tag reader.
    const bare = text.includes("<") ? removeFromTags(text) : text;
    if (!knownTag.test(bare) && !otherTag.test(bare)) {
      const decoded = decodeEntities(text);
      if (decoded === text) break;
      text = decoded;
      continue;
    }
    const page = htmlToText(bare);
    hiddenCharacters += page.hiddenCharacters;
    jsonLd.push(...page.jsonLd);
    text = page.text;
  }
  return { text, jsonLd, hiddenCharacters };
}

function removeFromTags(text: string): string {
  return text.replace(/[\0\u00AD\u200B\u200E\u200F\u2060\u202A-\u202E\u2066-\u2069\uFEFF]/g, "");
}

function tidy(text: string): string {
  const lines: string[] = [];
  let blank = true;
  let table: CriteriaTable | undefined;
  for (const raw of text.split("\n")) {
    const head = criteriaTable(raw);
    const row = head === undefined && table !== undefined ? rowOf(raw, table) : undefined;
    // Blank lines may separate table rows. Another line ends the table.
    const isWithin =
      row !== undefined || raw.trim() === "" || (table !== undefined && isGroupName(raw, table));
    if (head !== undefined || !isWithin) table = head;
    const line = head === undefined ? (row ?? withoutGaps(raw)) : headOf(head);
    if (line === "" || line === "-") {
      if (!blank) lines.push("");
      blank = true;
      continue;
    }
    lines.push(line);
    blank = false;
  }
  return lines.join("\n").trim();
}

function withoutGaps(line: string): string {
  return line
    .replace(/\t[\t ]*/g, "\t")
    .replace(/ {2,}/g, "  ")
    .trim();
}

function wellFormed(text: string): string {
  return /[\uD800-\uDBFF]$/.test(text) ? text.slice(0, -1) : text;
}

/** A word divided at the end of a full line, but not two words such as "Vor- und Nachteile". */
const parted =
  /(?<=[^\n]{38}\p{Ll}{2})-\n(?!(?:und|oder|bzw|sowie|bis|and|or|to|et|ou|e|y|o|en|of)(?!\p{L}))(\p{Ll}[\p{L}]+[.,;:!?)]{0,2})[ \t]?/gu;

/** Joins words that a mail program divided at the ends of lines. Each line break moves after its word. */
function joinPartedWords(text: string): string {
  if (!text.includes("-\n")) return text;
  // English text rarely divides words. There, a hyphen at the end of a line belongs to the word.
  const hyphen = findLanguage(text) === "en" ? "-" : "";
  return text.replace(parted, (_, rest: string) => `${hyphen}${rest}\n`);
}
