import { isLanguageName } from "../../../../languages.ts";
import { FLUENCY_WORDS } from "../../../../lexicon/words/levels.ts";
import { splitAt } from "../../../../text/cuts.ts";
import { foldText } from "../../../../text/fold.ts";
import { type Piece, slice } from "../../../../text/piece.ts";
import type { LanguageDraft } from "../../draft.ts";
import { extract } from "../../extraction.ts";
import type { Line } from "../../layout/lines.ts";
import { listItems } from "../../layout/lists.ts";
import { createDenials } from "../lists/held-items.ts";

/** "English, Twi, Ga": in a list of nothing but words with capitals, of which one is a known language, all are. */
export function besideKnown({ piece }: Line): LanguageDraft[] {
  const items = listItems(piece);
  const isList = items.length > 1 && items.every(({ text }) => /^\p{Lu}[\p{L}'’]{1,19}$/u.test(text));
  if (!isList || !items.some(({ text }) => isLanguageName(text))) return [];
  const unknown = items.filter(({ text }) => !isLanguageName(text) && !FLUENCY_WORDS.has(foldText(text)));
  return unknown.flatMap((item) => extract(item, 0.85) ?? []).map((language) => ({ language }));
}

/** The items of a skills list that name a language and its level: "Westlaw, Spanish (conversational)". */
export function languageItems(line: Line): Line[] {
  return listItems(line.piece)
    .flatMap(besideDash)
    .flatMap((piece) => {
      if (isLevelled(piece.text)) return [{ ...line, piece, cells: [], bullet: false }];
      const [, name = "", level = ""] =
        /^(\p{Lu}[\p{L}' ]{2,30}?)\s?(?:\(([^()]{2,40})\)|[–-]\s(.{2,40}))$/u.exec(piece.text) ?? [];
      const words = foldText(level)
        .split(/[\s/,]+/)
        .filter(Boolean);
      const isLevel =
        words.length > 0 && words.every((word) => FLUENCY_WORDS.has(word) || /^[abc][12]$/.test(word));
      return isLanguageName(name) && isLevel ? [{ ...line, piece, cells: [], bullet: false }] : [];
    });
}

/** "Anglais : niveau B1 – Breton : notions" */
function besideDash(item: Piece): Piece[] {
  const parts = splitAt(item, / [–—-] /g);
  return parts.length > 1 && parts.every(({ text }) => isLevelled(text)) ? parts : [item];
}

/** Between two languages of one item. */
const AND = /^(?:and|und|et|y|e|en|og|och|i)$/u;

/**
 * True if a text is the name of a language and words of a level, or of several: "Basic Spanish", "Anglais : niveau B1",
 * "Bilingual English/Spanish".
 */
export function isLevelled(text: string): boolean {
  const words = text.length > 60 ? [] : (text.match(/[ABC][12](?![\p{L}\d])|\p{L}+/gu) ?? []);
  const names = words.filter(isLanguageName);
  const others = words.filter((word) => !isLanguageName(word) && (names.length < 2 || !AND.test(word)));
  return (
    names.length > 0 &&
    others.length > 0 &&
    others.every((word) => FLUENCY_WORDS.has(foldText(word)) || /^[ABC][12]$/.test(word)) &&
    others.some((word) => word.length > 3 || /\d/.test(word))
  );
}

const LEARNING =
  /(?<!\p{L})(?:learning|studying|lerne|apprends|aprendiendo|estudiando|aprendo|aprendendo|imparo|leer|started)\s$/iu;

/** Tells whether a line says that its writer has not a language, or is only learning it: "Learning Japanese". */
export function createUnheld(lines: readonly Line[]): (one: LanguageDraft, line: Line) => boolean {
  const isDenied = createDenials(lines);
  return ({ language: { span } }, { piece }) => {
    const name = slice(piece, span[0] - piece.start, span[1] - piece.start);
    const before = piece.text.slice(Math.max(0, name.start - piece.start - 20), name.start - piece.start);
    return LEARNING.test(before) || isDenied(name, piece);
  };
}
