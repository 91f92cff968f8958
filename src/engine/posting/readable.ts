import { bulletLength } from "../text/bullets.ts";
import { createDoc, type Doc } from "../text/doc.ts";
import { type Piece, slicePart } from "../text/piece.ts";
import { withoutCapitals } from "./capitals.ts";
import { labelField } from "./labels.ts";
import { isHeading } from "./requirements/headings/headings.ts";
import { withTabs } from "./tabs.ts";

/** Mails and notices are wrapped at a width. A text with longer lines is not. */
const WIDTHS = { least: 45, most: 100 };
const MIN_BREAKS = 3;
/** The share of lines: a few are longer, because a link or address was inserted later. */
const LEAST_BROKEN = 0.9;
const LEAST_JOINED = 0.25;
/** How a line starts that continues a sentence. */
const inSentence = /^\s*[\p{Ll}(]/u;

/** Sender and time before each chat line: "[10:42] Ana Team: ", "12/01/27, 9:05 - Ana: ". */
const speaker =
  /^\s*(?:\[[^\]\n]{0,24}\d{1,2}:\d{2}[^\]\n]{0,12}\] ?|\d{1,2}[./]\d{1,2}[./]\d{2,4},? \d{1,2}:\d{2}(?: ?[ap]m)? - )[^:\n]{1,40}: ?/iu;

/**
 * A cleaned text as the readers see it: wrapped lines are joined, and chat speakers and mail quote marks are
 * blanked.
 */
export function readableDoc(text: string): Doc {
  const doc = withHead(createDoc(text));
  const unquoted = withoutQuoting(doc.folded);
  const folded = withoutCapitals(withoutStars(withTabs(withoutCodes(joinBroken(withoutSpeakers(unquoted))))));
  if (folded === doc.folded) return doc;
  const { lines } = createDoc(folded);
  return withHead({ text, folded, lines: unquoted === doc.folded ? lines : lines.map(withoutIndent) });
}

/** A line without the blanks in place of its quote marks. */
function withoutIndent({ start, end, text }: Piece): Piece {
  const size = text.length - text.trimStart().length;
  return { start: start + size, end, text: text.slice(size) };
}

/** A forum loses the break after its first line: the part between bars ends at the last of them. */
function withHead(doc: Doc): Doc {
  const [first, ...others] = doc.lines;
  const head = first?.text.slice(0, LONGEST_HEAD) ?? "";
  if (first === undefined || first.text.length <= LONGEST_HEAD || head.split(" | ").length < LEAST_CELLS)
    return doc;
  const at = head.lastIndexOf(" | ");
  const rest = at + " | ".length;
  return { ...doc, lines: [slicePart(first, 0, at), slicePart(first, rest), ...others] };
}

const LONGEST_HEAD = 250;
const LEAST_CELLS = 3;

/** A text's words without line breaks inside wrapped sentences. */
export function onOneLine(words: string): string {
  return words.replace(/[ \t]*\n[ \t]*/g, " ");
}

/** The line with which a letter closes, by its index: below are the sender and an address. The number of lines without one. */
export function startOfSignature(lines: readonly Piece[]): number {
  const at = lines.findLastIndex(({ text }) => closing.test(text));
  return at > lines.length / 3 ? at : lines.length;
}

const closing =
  /^\s*(?:(?:kind|best|warm|many|with)? ?(?:regards|wishes|thanks)|cheers|thanks|yours (?:sincerely|faithfully|truly)|sincerely|(?:mit |viele |freundliche[nr]? |liebe |beste |herzliche )*grü(?:ß|ss)(?:e|en)?|(?:bien )?(?:cordialement|à vous)|(?:un )?(?:cordial )?saludos?(?: cordiales)?|atentamente|atenciosamente|(?:um )?abraço|cumprimentos|(?:met )?vriendelijke groet(?:en)?|(?:cordiali |distinti )?saluti)[\s,.!]*(?:$|,)/iu;

/** A reply or forwarded mail has a mark before each line. */
function withoutQuoting(folded: string): string {
  const lines = folded.split("\n").filter((line) => line.trim() !== "");
  const isQuoted = lines.filter((line) => line.startsWith(">")).length > lines.length / 2;
  return isQuoted ? folded.replace(/^(?:> ?)+/gm, (marks) => " ".repeat(marks.length)) : folded;
}

function withoutSpeakers(folded: string): string {
  const lines = folded.split("\n");
  const mark = [speaker, chatHead].find(
    (form) => lines.filter((line) => form.test(line.slice(0, 100))).length > (form === chatHead ? 0 : 1),
  );
  if (mark !== undefined) return blanked(lines, mark);
  const names = lines.flatMap((line) => (/^\s*\S/.test(line) ? [speakerName.exec(line)?.[1] ?? ""] : []));
  const spoken = names.filter((name) => name !== "" && labelField(name) === undefined && !isHeading(name));
  const isChat =
    spoken.length > 2 && spoken.length > names.length / 2 && new Set(spoken).size < spoken.length;
  return isChat ? blanked(lines, speakerName) : folded;
}

/** "E1 Driving licence", "D2 First aid": the numbers of criteria, if a text has several of them. */
function withoutCodes(folded: string): string {
  const codes = folded.match(/^\s*[A-Z]{1,2}\d{1,2} (?=\p{Lu})/gmu) ?? [];
  if (codes.length < LEAST_CODES) return folded;
  return folded.replace(
    /^(\s*)[A-Z]{1,2}\d{1,2} (?=\p{Lu})/gmu,
    (code) => `${" ".repeat(code.length - 2)}- `,
  );
}

const LEAST_CODES = 4;

/** "*Example Ltd* is hiring": in chats, stars around words print them bold. */
function withoutStars(folded: string): string {
  if (!folded.includes("*")) return folded;
  const lines = folded.split("\n");
  return lines.map((line) => (isAllBold(line) ? line : line.replace(boldWords, " $1 "))).join("\n");
}

const boldWords = /(?<!\S)\*(?=\S)([^*\n]{1,80})(?<=\S)\*(?![^\s,.;:!?)])/gu;

/** A line that is bold as a whole is a heading, and its stars say so. */
function isAllBold(line: string): boolean {
  const trimmed = line.trim();
  return trimmed.startsWith("*") && trimmed.indexOf("*", 1) === trimmed.length - 1;
}

function blanked(lines: readonly string[], mark: RegExp): string {
  return lines.map((line) => line.replace(mark, (name) => " ".repeat(name.length))).join("\n");
}

/** "Ana Team: ", as a chat without times has it. */
const speakerName = /^\s*(\p{Lu}[\p{L}'.-]{1,20}(?: \p{Lu}[\p{L}'.-]{0,20})?): /u;
/** A line with the sender and the time alone: "ana.t  11:02 AM". */
const chatHead =
  /^\s*[\p{L}\d._-]{2,30}(?: [\p{L}.-]{1,20})?\s{1,4}(?:- )?(?:\d{1,2}:\d{2}(?: ?[AP]M)?|today at .{4,8}|yesterday at .{4,8})\s*$/iu;

/** Each break where the next word would not have fitted becomes a space, so that all positions stay. */
function joinBroken(folded: string): string {
  const lines = folded.split("\n");
  const sizes = lines.map((line) => line.trimEnd().length).filter((size) => size > 0);
  const broken = sizes.filter((size) => size <= WIDTHS.most);
  const width = widthOf(broken);
  if (width < WIDTHS.least || broken.length < sizes.length * LEAST_BROKEN) return folded;
  const isJoined = lines.map((line, index) => isBroken(line, lines[index + 1] ?? "", width));
  const within = lines.flatMap((line, index) => {
    const next = lines[index + 1] ?? "";
    return isJoined[index] && inSentence.test(next) ? [isFull(line, next, width)] : [];
  });
  const continued = within.length;
  // Items in lower case look like sentences that go on, but are not full.
  if (within.filter(Boolean).length < continued * LEAST_FULL) return folded;
  const joined = isJoined.filter(Boolean).length;
  // German begins every noun with a capital, so most of its lines may.
  const isMostlyJoined = continued > 0 && joined > MIN_BREAKS && joined >= sizes.length * LEAST_JOINED;
  if (continued < MIN_BREAKS && !isMostlyJoined) return folded;
  return lines
    .map((line, index) => line + (isJoined[index] ? " " : "\n"))
    .join("")
    .slice(0, -1);
}

/** No line of a list ends with such a word. */
const endsOpen =
  /\s(?:in|of|and|with|or|the|an?|to|for|at|by|und|oder|mit|der|die|das|den|im|von|zu|de|du|des|et|ou|la|le|les|un|une|y|o|con|en|el|los|e|com|do|da|het|een|van)\s*$/u;

/** True if the first word of the next line had no room behind a line. */
function isFull(line: string, next: string, width: number): boolean {
  const first = /^\s*(\S+)/.exec(next)?.[1] ?? "";
  const { length } = line.trimEnd();
  return first.length + 1 > width - length;
}

/** Where lines break: the longest that a few others nearly reach. A link or subject may be longer. */
function widthOf(sizes: readonly number[]): number {
  const sorted = sizes.toSorted((left, right) => right - left);
  const longest = sorted.slice(0, 1 + Math.floor(sizes.length * MOST_LONGER));
  return longest.find((size, at) => size - (sorted[at + MIN_BREAKS] ?? 0) <= RAGGED) ?? sorted[0] ?? 0;
}

const RAGGED = 8;
const MOST_LONGER = 0.05;
const LEAST_FULL = 0.5;

/** True if a line continues in the next: the first word had no room, and nothing else starts there. */
function isBroken(line: string, next: string, width: number): boolean {
  const { length } = line.trimEnd();
  const isUnended =
    length > width / 2 && !/[.!?;。]\s*$/u.test(line) && (inSentence.test(next) || endsOpen.test(line));
  return (
    /\p{L}{2}/u.test(line) &&
    next.trim() !== "" &&
    (isFull(line, next, width) || isUnended) &&
    !/[:：]\s*$|\t| {3,}\S/u.test(line) &&
    !/\t|\S {3,}/u.test(next) &&
    bulletLength(next) === 0 &&
    !/^\s*[\p{L} ]{2,30}:\s/u.test(next) &&
    (inSentence.test(next) || !isHeading(next.trim()))
  );
}
