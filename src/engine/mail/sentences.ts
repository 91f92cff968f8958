import { monthOf } from "../text/calendar-dates.ts";
import { endsShortWord } from "../text/names/short-forms.ts";
import { type Piece, pieceOf, slice } from "../text/piece.ts";
import { comparable } from "./words/compile.ts";

/** A sentence of a mail, with its words as from `comparable`. */
export interface MailLine extends Piece {
  readonly where: "subject" | "text";
  readonly words: string;
}

/** A mail about an application gets to the point within this length. */
const MOST_READ = 40_000;
const MOST_SENTENCE = 700;
/** Shorter lines end where the writer ended them. */
const WRAPPED = 50;

/** A mail's sentences: lines wrapped by a program are joined, and lists, labels and headings separate. */
export function linesOfMail(text: string): MailLine[] {
  return blocksOf(text.slice(0, MOST_READ))
    .flatMap(sentencesIn)
    .flatMap((piece) => (piece.text === "" ? [] : [lineOf(piece, "text")]));
}

/** The subject, as one sentence. */
export function lineOfSubject(subject: string): MailLine {
  return lineOf(pieceOf(subject), "subject");
}

function lineOf(piece: Piece, where: MailLine["where"]): MailLine {
  return { ...piece, where, words: comparable(piece.text.slice(0, MOST_SENTENCE)) };
}

function blocksOf(text: string): Piece[] {
  const blocks: Piece[] = [];
  let start = 0;
  let at = 0;
  const lines = text.split("\n");
  for (const [index, line] of lines.entries()) {
    at += line.length + 1;
    if (isJoined(line, lines[index + 1] ?? "")) continue;
    blocks.push(pieceOf(text.slice(start, at - 1), start));
    start = at;
  }
  return blocks;
}

function isJoined(line: string, next: string): boolean {
  if (line.trim() === "" || next.trim() === "") return false;
  if (/^\s*(?:[-*•·–]\s|\d{1,2}[.)]\s|[\p{L} ]{2,20}:\s)/u.test(next)) return false;
  if (/^\s*\p{Ll}/u.test(next) && !/[.!?:]\s*$/.test(line)) return true;
  return line.length >= WRAPPED && !/[.!?:]\s*$/.test(line);
}

function sentencesIn(block: Piece): Piece[] {
  const parts: Piece[] = [];
  let from = 0;
  for (const { index } of block.text.matchAll(/[.!?…](?=["”»)]?(?:\s|$))/g)) {
    if (block.text[index] === "." && isNoEnd(block.text, index)) continue;
    parts.push(slice(block, from, index + 1));
    from = index + 1;
  }
  return [...parts, slice(block, from)];
}

/** "12. May", "(09.12.)", "10 a.m. on", "approx. 30". */
function isNoEnd(text: string, dot: number): boolean {
  if (/\d/.test(text[dot - 1] ?? "") && text[dot + 1] === ")") return true;
  const next = /^\.\s+(\S{1,20})/.exec(text.slice(dot, dot + 40))?.[1];
  if (next === undefined) return false;
  if (/\d/.test(text[dot - 1] ?? "")) return /^\p{Ll}/u.test(next) || monthOf(next.replace(/[.,]/g, "")) > 0;
  if (/[ap]\.m$/i.test(text.slice(Math.max(0, dot - 3), dot))) return !/^\p{Lu}\p{Ll}/u.test(next);
  return endsShortWord(text, dot);
}
