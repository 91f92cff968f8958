import { whyNotHeld } from "../../held/not-held.ts";
import { isOnlySeen } from "../../held/not-shown.ts";
import { partOf, plainlySaid } from "../../held/said.ts";
import { languageOf } from "../../held/sentence-language.ts";
import type { HeldLanguage, HeldTest, NotHeld } from "../../lexicon/held/types.ts";
import { linesOf } from "../../text/cuts.ts";
import { type Quotable, quotable, quotePlaces } from "../../text/loose-quote.ts";
import { type Piece, type Place, pieceOf, type Span } from "../../text/piece.ts";
import { findPeriods } from "../text/entries/dates/dates.ts";
import { dayOrder, inOrder } from "../text/entries/dates/day-order.ts";
import type { Period } from "../text/entries/dates/period.ts";
import type { Extraction } from "../text/extraction.ts";
import { joinPartedDates } from "../text/layout/parted-dates.ts";
import {
  chinesePeriods,
  eitherOrder,
  isOnset,
  type SourcePeriod,
  toldSpells,
  withPlainDates,
} from "./dates/date-forms.ts";
import { cellPeriods, wrappedPeriods } from "./dates/wrapped-periods.ts";
import { hasUnclearLabel, hasUnclearRemark, isAttested } from "./list-form.ts";
import { createOwners, type OwnersOf } from "./owners.ts";

const begins =
  /^\s*(?:date d(?:e |['’])(?:début|entrée)|fecha de (?:inicio|ingreso|alta)|data (?:de (?:início|entrada|admissão)|(?:di )?(?:inizio|assunzione)|rozpoczęcia)|(?:eintritts|anfangs|begin)datum|datum (?:nástupu|zahájení)|from|start(?:ed)?(?: date)?|begin(?:n|ning)?|von|seit|eintritt|de|du|début|desde|inicio|início|da|inizio|van|start(?:datum)?|från|od|početek|začátek|początek|開始|入社|开始(?:时间|日期)?|入[职職](?:时间|日期|時間)?|起始(?:时间|日期))\s?[:：]\s*/iu;

const ends =
  /^\s*(?:date de (?:fin|sortie)|fecha de (?:fin|salida|baja|término)|data (?:de (?:fim|saída|término)|(?:di )?(?:fine|cessazione)|zakończenia)|(?:austritts|end|eind|slut)datum|datum ukončení|to|until|till|end(?:ed)?(?: date)?|ende|bis|austritt|à|au|fin|hasta|até|fim|a|al|fine|tot|einde|till|slut|do|koniec|konec|終了|退社|结束(?:时间|日期)?|[离離][职職](?:时间|日期|時間)?|终止(?:时间|日期))\s?[:：]\s*/iu;

/** Periods with both ends on consecutive labelled lines: "From: 2015" above "To: 2018". */
function labelledPeriods(lines: readonly Piece[]): { period: Period; span: Span }[] {
  return lines.flatMap((line, at) => {
    const next = lines[at + 1];
    const [first, last] = [begins.exec(line.text)?.[0], next && ends.exec(next.text)?.[0]];
    if (next === undefined || first === undefined || last === undefined) return [];
    const both = `${line.text.slice(first.length).trim()} – ${next.text.slice(last.length).trim()}`;
    const [period] = findPeriods(pieceOf(both));
    if (period === undefined || period.kind === "single" || period.from > 0) return [];
    return [{ period, span: [line.start + first.length, next.end] satisfies Span }];
  });
}

const MOST_WORDS = 8;

const MOST_PLACES = 20;

/**
 * Where a name occurs with other endings in a language that declines names: "Git" in "bez Gita", "Pohoda" in "v
 * Pohodě".
 */
function inflectedPlaces(text: string, words: string): Span[] {
  const parts = words.trim().split(/\s+/u);
  if (parts.length > MOST_WORDS || parts[0] === "") return [];
  const source = parts.map(inflected).join("\\s+");
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, "giu");
  const found: Span[] = [];
  for (const { 0: said, index } of text.matchAll(pattern)) {
    found.push([index, index + said.length]);
    if (found.length === MOST_PLACES) break;
  }
  return found;
}

/** A word with its possible endings. Short words, and those with digits or symbols, stay unchanged. */
function inflected(word: string): string {
  const escaped = (part: string) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  if (!/^\p{L}{3,}$/u.test(word)) return escaped(word);
  const kept = word.length > 7 ? word.length - 3 : word.length > 4 ? word.length - 2 : word.length - 1;
  const stem = word.slice(0, Math.max(3, kept));
  return `${escaped(stem)}\\p{L}{0,${word.length - stem.length + 3}}`;
}

/** A text that proves a resume. */
export interface ProofSource extends Quotable {
  periods: SourcePeriod[];
  /** Who the words at a place belong to, according to the service's own reading. */
  ownersOf: OwnersOf;
  language: HeldLanguage | undefined;
}

/** Prepares a text for proofs. */
export function proofSource(text: string): ProofSource {
  return {
    ...quotable(text),
    periods: periodsOf(text),
    ownersOf: createOwners(text),
    language: languageOf(text),
  };
}

/** At most 50 places of words in the text, or else places of other spellings. */
export function placesOf(source: ProofSource, words: string): Span[] {
  const places = quotePlaces(source, words);
  const isInflecting = source.language === "pl" || source.language === "cs";
  return places.length > 0 || !isInflecting ? places : inflectedPlaces(source.text, words);
}

/** A text without words of an entry beside its name, and where the name is in it. */
export interface PlacedText {
  text: string;
  place: Span;
}

/** A text without what an entry says beside its name. */
export interface OwnWords {
  /** Without its levels, dates and remarks that doubt nothing. */
  plain: PlacedText;
  /** Without what the entry itself says of its end: "not finished", "expired 2025". */
  stated: PlacedText;
}

/**
 * Places where words are said about the writer; clearly so with `isPlain`. If there are none, the reason. `without`
 * is the text without other words of the same entry.
 */
export function heldPlaces(
  { text, language }: ProofSource,
  places: readonly Span[],
  reasons?: readonly HeldTest[],
  isPlain = false,
  without?: (place: Span) => OwnWords,
): { held: Span[]; notHeld: NotHeld | "unsure" | undefined } {
  const isPaper = reasons?.includes("lapsed") === true;
  const whys = places.map((span) => {
    const whole = { text, place: span };
    const { plain, stated } = without?.(span) ?? { plain: whole, stated: whole };
    const why = whyNotHeld(stated.text, placeOf(stated.place), language, reasons);
    if (!isPlain) return why;
    const saidIn = (one: OwnWords["plain"]) => saidAt(one.text, placeOf(one.place), isPaper, language);
    if (why === undefined) {
      const isSaid = [whole, plain].some((one) => saidIn(one).isPlain);
      return isSaid && (isPaper || !isOnlySeen(text, placeOf(span))) ? undefined : "unsure";
    }
    // If one part of a sentence affirms and another seems to deny, only the writer knows.
    const part = partOf(text, placeOf(span)) ?? "";
    const at = part.indexOf("◊");
    const isElsewhere =
      at >= 0 && whyNotHeld(part, { start: at, end: at + 1 }, language, reasons) === undefined;
    return saidIn(whole).said === "clearly" || isElsewhere ? "unsure" : why;
  });
  const held = places.filter((_, at) => whys[at] === undefined);
  return { held, notHeld: held.length > 0 ? undefined : whys[0] };
}

function placeOf([start, end]: Span): Place {
  return { start, end };
}

/** How a text says that its writer has the item at a place, and whether no remark or label leaves that open. */
function saidAt(text: string, place: Place, isPaper: boolean, language: HeldLanguage | undefined) {
  const said =
    plainlySaid(text, place, language) ?? (isPaper && isAttested(text, place) ? "clearly" : undefined);
  const isVague = () =>
    hasUnclearRemark(text, place, isPaper, language) ||
    (said === "likely" && hasUnclearLabel(text, place, language));
  return { said, isPlain: said !== undefined && !isVague() };
}

function periodsOf(text: string): SourcePeriod[] {
  let periods: SourcePeriod[] = [];
  const order = dayOrder(text);
  const settled = (date: Extraction | undefined) =>
    date && ((order && inOrder(text.slice(...date.span), order)) ?? date.value);
  const lines = linesOf(text);
  const labelled = labelledPeriods(lines);
  for (const { period, span } of labelled) {
    periods.push({ kind: period.kind, start: period.start?.value, end: period.end?.value, span });
  }
  for (const line of joinPartedDates(lines)) {
    if (labelled.some(({ span }) => line.start < span[1] && span[0] < line.end)) continue;
    const plain = { ...line, text: withPlainDates(line.text) };
    for (const { kind, start, end, from, to } of findPeriods(plain)) {
      const span: Span = [line.start + from, line.start + to];
      const isOpen = kind === "single" && isOnset(text, span);
      periods.push({ kind: isOpen ? "open" : kind, start: settled(start), end: settled(end), span });
      if (order || kind !== "single") continue;
      for (const date of eitherOrder(text.slice(...span)))
        periods.push({ kind, start: date, end: undefined, span });
    }
    for (const { span, ...period } of chinesePeriods(line.text))
      periods.push({ ...period, span: [line.start + span[0], line.start + span[1]] });
  }
  for (const { period, span } of wrappedPeriods(lines)) {
    const isPart = ({ span: [start, end] }: SourcePeriod) => start < span[1] && span[0] < end;
    const { kind, start, end } = period;
    periods = periods.filter((one) => !isPart(one));
    periods.push({ kind, start: settled(start), end: settled(end), span });
  }
  periods.push(...cellPeriods(text, periods), ...toldSpells(text, periods));
  periods.sort((left, right) => left.span[0] - right.span[0]);
  return periods;
}
