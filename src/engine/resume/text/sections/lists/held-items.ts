import { whyNotHeld } from "../../../../held/not-held.ts";
import { plainlySaid } from "../../../../held/said.ts";
import { languageOf } from "../../../../held/sentence-language.ts";
import { type HeldLanguage, notHeldReasons } from "../../../../lexicon/held/types.ts";
import { isHan } from "../../../../text/chinese.ts";
import { splitAt } from "../../../../text/cuts.ts";
import type { Piece } from "../../../../text/piece.ts";
import { wordsOf } from "../../../../text/words.ts";
import type { Line } from "../../layout/lines.ts";
import { listItems } from "../../layout/lists.ts";
import { endsWithDenial, isPersonal, isUnfinished, namesIn } from "./sentences-in-lists.ts";
import { unframed } from "./skill-frames.ts";

const REACH = 160;

/** Tells whether a line says that its writer lacks an item, plans or wishes for it, or that another person has it. */
export function createDenials(lines: readonly Line[]): (item: Piece, line: Piece) => boolean {
  const language = languageOf(
    lines
      .slice(0, 60)
      .map(({ piece }) => piece.text)
      .join("\n"),
  );
  // Once for a line, which may have thousands of items.
  const known = new Map<Piece, boolean>();
  return (item, line) => {
    const isOne = known.get(line) ?? isOneSaying(line);
    known.set(line, isOne);
    return isOne && isDenied(item, line, language);
  };
}

/** True if a line, which is no list, says that its writer does not have what it names. */
export function isNotHeldLine(line: Piece, language?: HeldLanguage): boolean {
  return isDenied(line, line, language);
}

const FEWEST_OF_SENTENCE = 3;

/**
 * True if a line is one item, a sentence, or a list that its first item denies: "No experience with SAP, Oracle". In
 * "Python, PDS - never used" each item is judged alone.
 */
function isOneSaying(line: Piece): boolean {
  const [first, ...others] = listItems(line);
  if (first === undefined || others.length === 0) return true;
  if (wordsOf(first.text).length >= FEWEST_OF_SENTENCE && isPersonal(line.text)) return true;
  return !hasRemark(first.text) && !isHeld(first.text);
}

function isDenied(item: Piece, line: Piece, language: HeldLanguage | undefined): boolean {
  if (endsWithDenial(item.text) || isUnfinished(item.text)) return true;
  // In a Chinese list "客户" beside a skill is one, too, and not whose skill it is.
  const reach = isHan(item.text) || isHan(line.text) ? 0 : REACH;
  const from = Math.max(0, item.start - line.start - reach);
  const text = line.text.slice(from, item.end - line.start + reach);
  const start = item.start - line.start - from;
  // In "NCLEX-RN: passed (licence not yet issued)" the names are before the remark.
  const named = item.text.slice(0, REMARK.exec(item.text)?.index || undefined);
  const places = namesIn(named).map((place) => ({ start: start + place.start, end: start + place.end }));
  const isOfPerson = isPersonal(line.text);
  const reasons = isOfPerson ? ofSentence : notHeldReasons;
  if (places.some((place) => whyNotHeld(text, place, language, reasons) !== undefined)) return true;
  return isOfPerson && places.every((place) => plainlySaid(text, place, language) === undefined);
}

const ofSentence = [...notHeldReasons, "lapsed"] as const;

/** What an item of a list says after its name: "Docker (planned)", "COBOL: never". */
const REMARK = /\s?[([:：（]|\s[–—-]\s/u;
const reasons = ["denied", "planned", "wished"] as const;
/** A longer item is a phrase, in which a denial may be about something else. */
const MOST_WORDS = 6;

/** Where a sentence follows an item of a list: "Go, gRPC. Familiar with Rust." */
export const SENTENCE = /(?<=[\p{L}\d)+#]{2})\. (?=\p{Lu})/gu;

/** A line's items, without those that the person says they do not have, or not yet. */
export function heldItems(piece: Piece): Piece[] {
  const items = listItems(piece);
  return items
    .flatMap((item) => (items.length > 1 ? splitAt(item, SENTENCE) : [item]))
    .filter(
      (part) => isHeld(part.text) && (items.some(({ start }) => start === part.start) || isNamed(part)),
    );
}

/** True if what follows an item's end names another: "Familiar with Rust", "Docker". */
function isNamed(part: Piece): boolean {
  return wordsOf(part.text).length === 1 || unframed(part)[0] !== part;
}

/** True if an item says something after its name: "PDS - never used". */
function hasRemark(text: string): boolean {
  return REMARK.test(text);
}

/** "AutoCAD no" */
const ENDS_IN_NO = /\s(?:no|nope|none|nein|nee|non|não|nie)[.!]?$/iu;

/** False for an item that is denied, planned or wished for: "PDS - never used", "no Excel", "SAP keine Kenntnisse". */
export function isHeld(whole: string): boolean {
  // "G2 driver's licence (Ontario): not yet"
  const text = whole.replace(/\s?\([^()]{1,30}\)(?=\s?[:–—-]\s)/u, "");
  const words = wordsOf(text);
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last || first === last || words.length > MOST_WORDS) return true;
  if (ENDS_IN_NO.test(text)) return false;
  const end = REMARK.exec(text)?.index;
  const places = end === undefined ? [first, last] : [{ start: 0, end }];
  return places.every(
    (place) => place.end === 0 || whyNotHeld(text, place, undefined, reasons) === undefined,
  );
}

/** True if the label of a list says that its items are not held: "Skills wishlist", "Tools my team uses". */
export function isOfNoneHeld(label: string): boolean {
  const text = `${label}: Quux`;
  return whyNotHeld(text, { start: text.length - 4, end: text.length }) !== undefined;
}
