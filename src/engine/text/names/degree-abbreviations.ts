import { degreeLetters, WEAK_LETTERS } from "../../lexicon/studies/degrees.ts";
import { type Piece, slice } from "../piece.ts";

const SHORT_WORD = /(?<![\p{L}\d])[A-Z][A-Za-z]{0,6}(?![\p{L}\d])\.?/gu;
/** The class of a degree after it. */
export const HONS =
  /^\s{0,2}\((?:(?:with )?(?:[Dd]istinction|[Mm]erit|[Cc]redit|[Hh]igh(?:est)? [Hh]onou?rs)|(?:[Mm]agna |[Ss]umma )?[Cc]um [Ll]aude|[Hh]ons?|[Hh]onou?rs|Ed|Eng|Tech|Nurs|[A-Z][A-Za-z.]{0,4}[A-Z][A-Za-z.]{0,3})\.?\)|^\s[Hh](?:ons?|onou?rs)\b\.?/;

/** A standard or a program, whose first letters are those of a degree: "BS 7671", "BS EN ISO 9001", "MS Project". */
const NAMED_BEHIND =
  /^(?:BS (?:(?:EN|ISO|IEC|OHSAS|PAS)(?![\p{L}])|(?!(?:19|20)\d\d(?![\d:-]))\d{3,5}(?!\d))|MS[ -](?:Office|Project|Word|Excel|Access|Outlook|Power|Teams|Visio|SQL|Windows|Dynamics|Azure|SharePoint|Exchange|DOS|Server|Suite|365)|BE \d{2}|MA \d{5}(?!\d))/u;

/** An abbreviated degree: its place, and its letters in capitals. */
interface Abbreviation {
  from: number;
  to: number;
  letters: string;
}

const known = new Set(Object.values(degreeLetters).flatMap((letters) => [...letters]));

/** The first abbreviated degree ("BSc", "B.S.", "M. Tech"): one to four short words that join to one. */
export function abbreviationIn(text: string): Abbreviation | undefined {
  const words = [...text.matchAll(SHORT_WORD)];
  for (const [index, first] of words.entries()) {
    for (let count = Math.min(4, words.length - index); count > 0; count -= 1) {
      const last = words[index + count - 1];
      if (last === undefined || !areJoined(words.slice(index, index + count))) continue;
      const to = last.index + last[0].length;
      const written = text.slice(first.index, to);
      if (isAbbreviation(written, first.index) && !NAMED_BEHIND.test(text.slice(first.index))) {
        const behind = HONS.exec(text.slice(to))?.[0].length ?? 0;
        return { from: first.index, to: to + behind, letters: lettersOf(written) };
      }
    }
  }
  return undefined;
}

function areJoined(words: readonly RegExpExecArray[]): boolean {
  return words.every((word, index) => {
    const next = words[index + 1];
    if (next === undefined) return true;
    return word[0].endsWith(".") && next.index - word.index - word[0].length <= 1;
  });
}

function isAbbreviation(written: string, at: number): boolean {
  const letters = lettersOf(written);
  if (!known.has(letters)) return false;
  const isDotted = written.includes(".");
  const isCapital =
    written.replace(/[^A-Z]/g, "").length >= 2 || /^(?:[BM](?:sc|eng|tech|com)|Phd)$/.test(written);
  return isDotted ? written.length > 2 : isCapital && !(WEAK_LETTERS.has(letters) && at > 0);
}

function lettersOf(written: string): string {
  return written.replace(/[^A-Za-z]/g, "").toUpperCase();
}

/** "Maîtrise en pharmacie (M. Sc.)": the name in full, without its letters in brackets. */
export function withoutLetters(piece: Piece): Piece {
  const [, full = "", letters = ""] = /^(.{6,}?)\s?\(([^()]{2,14})\)$/u.exec(piece.text) ?? [];
  const short = abbreviationIn(letters);
  return short?.from === 0 && short.to === letters.length ? slice(piece, 0, full.length) : piece;
}
