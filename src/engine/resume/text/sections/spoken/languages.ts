import { isLanguageName } from "../../../../languages.ts";
import { FLUENCY_WORDS } from "../../../../lexicon/words/levels.ts";
import { foldText } from "../../../../text/fold.ts";
import { type Piece, slice, through } from "../../../../text/piece.ts";
import type { LanguageDraft } from "../../draft.ts";
import { extract } from "../../extraction.ts";
import type { Line } from "../../layout/lines.ts";
import { listItems } from "../../layout/lists.ts";
import type { Row } from "../../layout/stacked-table.ts";
import { takeTables } from "../../layout/tables.ts";
import { isHeld } from "../lists/held-items.ts";
import { explained, fluencyIn, setApart } from "./fluency.ts";
import { littleIn, type Word, wordsWithPlaces } from "./level-words.ts";
import { besideKnown, createUnheld, isLevelled } from "./listed-languages.ts";

/** A section's languages with their levels. Lines without a known language are skipped. */
export function readLanguages(lines: readonly Line[]): LanguageDraft[] {
  const { rows, rest } = takeTables(
    lines,
    ["language", "spoken", "level", "remark"],
    ["language", "spoken", "level", "remark"],
  );
  const languages: LanguageDraft[] = rows.flatMap(languageOfRow);
  const unknown: LanguageDraft[] = [];
  const isUnheld = createUnheld(rest);
  for (const line of rest) {
    if (line.piece.text.length > 600 || line.tableHead) continue;
    const isRow = line.cells.length > 1 || namesOne(line.piece.text) || isOfOne(line.piece.text);
    const items = isRow ? [line.piece] : withLevels(line.piece, listItems(line.piece));
    for (const item of items) {
      const found = isHeld(item.text) ? languagesIn(item) : [];
      languages.push(...found.filter((one) => one.fluency !== undefined || !isUnheld(one, line)));
      if (found.length === 0) unknown.push(...unknownIn(item));
    }
  }
  if (languages.length > 0 || unknown.every(({ fluency }) => /^[ABC][12]$/.test(fluency?.value ?? "")))
    languages.push(...unknown, ...rest.flatMap(besideKnown));
  const names = languages.map(({ language }) => foldText(language.value));
  return languages.filter((_, at) => names.indexOf(names[at] ?? "") === at);
}

/** "English, native; French, fluent": a level that a comma or dot parts from its language goes with it. */
function withLevels(line: Piece, items: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const item of items) {
    const last = joined.at(-1);
    const [only, another] = last ? languagesIn(last) : [];
    const isLevel = languagesIn(item).length === 0 && fluencyIn(item) !== undefined;
    if (last && only && !another && only.fluency === undefined && isLevel)
      joined[joined.length - 1] = through(line, last, item);
    else joined.push(item);
  }
  return joined;
}

/** "Spanish: read, spoken": one language with everything in its line. */
function isOfOne(text: string): boolean {
  const [name, ...others] = wordsWithPlaces(text).filter((word) => isLanguageName(word.text));
  return (
    name !== undefined &&
    others.length === 0 &&
    !/[，；]/.test(text) &&
    /^\s?[:：–-]\s?/u.test(text.slice(name.to)) &&
    name.from === 0
  );
}

const UNKNOWN = /^(\p{L}[\p{L}'’ -]{2,24}?)(?:\s?[(（:：]|\s[–-]\s)/u;

const LEVELLED = /^(\p{Lu}[\p{L}'’]{2,20}) [ABC][12]$/u;

/** An unknown language among others with levels, recognised by a level in the same form: "Mapudungun: basic". */
function unknownIn(item: Piece): LanguageDraft[] {
  const name = UNKNOWN.exec(item.text)?.[1] ?? LEVELLED.exec(item.text)?.[1];
  if (name === undefined || !/\p{Lu}/u.test(name) || name.split(" ").length > 2) return [];
  const fluency = fluencyIn(slice(item, name.length));
  const language = extract(slice(item, 0, name.length), 0.85);
  const isLevel = FLUENCY_WORDS.has(foldText(name.split(" ")[0] ?? ""));
  return fluency === undefined || language === undefined || isLevel
    ? []
    : [{ language, fluency: extract(fluency, 0.85) }];
}

/** A language's level is how well it is spoken. A table of separate abilities gives none. */
function languageOfRow({ cells }: Row): LanguageDraft[] {
  const { language, spoken, level } = cells;
  if (language === undefined || !/^\p{L}[\p{L}'’ -]{2,24}$/u.test(language.text)) return [];
  const name = extract(language, 0.95);
  const fluency = spoken ?? level;
  return name === undefined ? [] : [{ language: name, fluency: extract(fluency, 0.85) }];
}

const GETS_BY =
  /(?<!\p{L})(?:get by|getting by|understand|speak|komme zurecht|me débrouille|me defiendo|mi arrangio|desenrasco)(?!\p{L})/iu;

/** "Spanish: can get by in parent conferences" */
function isTold({ text }: Piece): boolean {
  const [whole = "", name = "", level = ""] =
    /^(\p{Lu}\p{L}+): (\p{L}[^.:;!?\d]{2,50}|[ABC][12])$/u.exec(text) ?? [];
  return whole !== "" && isLanguageName(name) && (isLevelled(text) || GETS_BY.test(level));
}

/** True if a line without its own heading only lists languages: "Deutsch, Englisch (C1)". */
export function isLanguageLine({ piece, cells }: Line): boolean {
  if (cells.length === 0 && isTold(piece)) return true;
  if (piece.text.length > 160 || cells.length > 0 || /[.:!?]/.test(piece.text.replace(/\.$/, "")))
    return false;
  const words = wordsWithPlaces(piece.text).map((word) => foldText(word.text));
  const names = words.filter((word) => isLanguageName(word)).length;
  const others = words.filter(
    (word) => !isLanguageName(word) && !FLUENCY_WORDS.has(word) && !/^[abc]$/.test(word),
  );
  const isLevelled = words.length > names || /\d ?%|[ABC][12]/.test(piece.text);
  const isFirst = isLanguageName(words[0] ?? "") || names > 1 || words.length <= 3;
  return others.length === 0 && names > 0 && isFirst && (names > 1 || isLevelled);
}

/** "Deutsch        Muttersprache": a wide gap separates a language from its level, not two languages. */
function namesOne(text: string): boolean {
  return (
    /\t| {2}/.test(text) && wordsWithPlaces(text).filter((word) => isLanguageName(word.text)).length === 1
  );
}

/** Splits "English and French" and "German (native) English C1" at each language. */
function languagesIn(item: Piece): LanguageDraft[] {
  const words = wordsWithPlaces(item.text);
  const names = words.flatMap((word, at) =>
    isLanguageName(word.text) ? [widened(item, words[at - 1], word)] : [],
  );
  return names.flatMap((name, index) => {
    const from = names[index - 1]?.to ?? 0;
    const to = names[index + 1]?.from ?? item.text.length;
    const language = extract(slice(item, name.from, name.to), 0.95);
    if (language === undefined) return [];
    // "English and good Irish": after "and" the level belongs to the next language.
    const isNext = index + 1 < names.length && JOINED.test(item.text.slice(name.to, to));
    const isBefore = index === 0 || JOINED.test(item.text.slice(from, name.from));
    const fluency =
      (isNext ? undefined : fluencyIn(slice(item, name.to, to))) ??
      (isBefore ? fluencyIn(slice(item, from, name.from)) : undefined) ??
      (index === 0 ? littleIn(slice(item, 0, name.from)) : undefined) ??
      setApart(slice(item, name.to, to)) ??
      (isNext ? undefined : explained(slice(item, name.to, to)));
    return [{ language, fluency: extract(fluency, 0.85) }];
  });
}

/** "Haitian Creole": with the word before it, if both are the name of one language. */
function widened({ text }: Piece, before: Word | undefined, word: Word): Word {
  const whole = before === undefined ? "" : text.slice(before.from, word.to);
  return before !== undefined && isLanguageName(whole)
    ? { text: whole, from: before.from, to: word.to }
    : word;
}

const JOINED = /^,?\s(?:and|und|et|y|e|en)\s\p{L}[\p{L} ]*$/u;
