import { isLanguageName } from "../../../languages.ts";
import { FLUENCY_WORDS } from "../../../lexicon/words/fluency.ts";
import { foldText } from "../../../text/fold.ts";
import type { LanguageDraft } from "../draft.ts";
import { extract } from "../extraction.ts";
import type { Line } from "../layout/lines.ts";
import { listItems } from "../layout/lists.ts";

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
  return listItems(line.piece).flatMap((piece) => {
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
