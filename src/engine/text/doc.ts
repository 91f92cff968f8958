import { simplifiedOf } from "../lexicon/words/traditional-chinese.ts";
import { linesOf } from "./cuts.ts";
import { type Piece, pieceOf } from "./piece.ts";

/** A cleaned text, its `toAscii` form of the same length, and its lines. */
export interface Doc {
  text: string;
  folded: string;
  lines: Piece[];
}

/** Prepares a cleaned text for the readers. */
export function createDoc(text: string): Doc {
  const folded = toAscii(text);
  return { text, folded, lines: linesOf(folded) };
}

/** A document cut at a position. Positions before it stay the same. */
export function docUntil(doc: Doc, end: number): Doc {
  if (end >= doc.text.length) return doc;
  return {
    text: doc.text,
    folded: doc.folded.slice(0, end),
    lines: doc.lines.filter((line) => line.start < end),
  };
}

/** A reader of whole documents that reads each document once, however often it is asked. */
export function oncePerDoc<T>(read: (doc: Doc) => T): (doc: Doc) => T {
  const known = new WeakMap<Doc, { value: T }>();
  return (doc) => {
    const found = known.get(doc) ?? { value: read(doc) };
    known.set(doc, found);
    return found.value;
  };
}

/**
 * Replaces full-width forms, dashes, quotes and spaces by ASCII, and traditional Chinese characters by simplified
 * ones, one by one, so that positions stay the same.
 */
function toAscii(text: string): string {
  return text
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[\u2018\u2019\u02BC\u2032\u00B4`]/g, "'")
    .replace(/[\u201C-\u201F]/g, '"')
    .replace(/\uFFE5/g, "¥")
    .replace(/[\u301C]/g, "~")
    .replace(/\u3000/g, " ")
    .replace(/\p{Script=Han}/gu, (character) => simplifiedOf.get(character) ?? character);
}

/** Dashes that may separate a label from its value: between spaces, or long ones, which do not join words. */
export function* labelDashes(doc: Doc, piece: Piece, reach: number): Generator<{ from: number; to: number }> {
  for (const dash of piece.text.slice(0, reach).matchAll(/\s?-\s?/g)) {
    const [from, to] = [dash.index, dash.index + dash[0].length];
    const isLong = /[\u2013-\u2015]/.test(doc.text.slice(piece.start + from, piece.start + to));
    if (isLong || /^\s-\s?$/.test(dash[0])) yield { from, to };
  }
}

/** The part of a document between two positions. */
export function pieceAt(doc: Doc, start: number, end: number): Piece {
  return pieceOf(doc.folded.slice(start, end), start);
}

const MAX_REACH = 5000;

/** The line at a position, at most 5,000 characters to each side. */
export function lineAt(doc: Doc, at: number): Piece {
  const before = doc.folded.slice(Math.max(0, at - MAX_REACH), at);
  const after = doc.folded.slice(at, at + MAX_REACH);
  const next = after.indexOf("\n");
  const start = at - (before.length - (before.lastIndexOf("\n") + 1));
  return pieceAt(doc, start, at + (next === -1 ? after.length : next));
}

/** The first place of a value in the text, in any case, not touching a letter or digit. */
export function locate(doc: Doc, value: string): [number, number] | undefined {
  const wanted = toAscii(value).toLowerCase();
  const lower = doc.folded.toLowerCase();
  if (wanted === "" || lower.length !== doc.folded.length) return undefined;
  let at = lower.indexOf(wanted);
  for (let tries = 0; at !== -1 && tries < 50; tries += 1) {
    const around = `${lower[at - 1] ?? " "}${lower[at + wanted.length] ?? " "}`;
    if (!/[a-zà-ɏ0-9]/.test(around)) return [at, at + wanted.length];
    at = lower.indexOf(wanted, at + 1);
  }
  return undefined;
}

/** A pattern of whole words in any script with word boundaries. Chinese alternatives need none. */
export function wordPattern(separated: string, joined = ""): RegExp {
  const whole = `(?<![\\p{L}\\p{N}])(?:${separated})(?![\\p{L}\\p{N}])`;
  return new RegExp(joined === "" ? whole : `${whole}|${joined}`, "giu");
}

/** True if a global pattern matches, regardless of its `lastIndex`. */
export function matches(pattern: RegExp, text: string): boolean {
  return text.search(pattern) !== -1;
}
