import { whyNotHeld } from "../../held/not-held.ts";
import { isDeniedElsewhere, plainlySaid } from "../../held/said.ts";
import { languageOf } from "../../held/sentence-language.ts";
import type { HeldLanguage, HeldTest, NotHeld } from "../../lexicon/held/types.ts";
import { linesOf } from "../../text/cuts.ts";
import { type Quotable, quotable, quotePlaces } from "../../text/loose-quote.ts";
import type { Span } from "../../text/span.ts";
import { findPeriods } from "../text/entries/dates.ts";
import { dayOrder, inOrder } from "../text/entries/day-order.ts";
import type { Extraction } from "../text/extraction.ts";
import { joinPartedDates } from "../text/layout/parted-dates.ts";
import { chinesePeriods, eitherOrder, isOnset, toldSpells, withPlainDates } from "./date-forms.ts";
import { inflectedPlaces } from "./inflected.ts";
import { labelledPeriods } from "./labelled-periods.ts";
import { createOwners, type OwnersOf } from "./owners.ts";
import type { SourcePeriod } from "./source-period.ts";

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

/** Places where words are said about the writer; clearly so with `isPlain`. If there are none, the reason. */
export function heldPlaces(
  { text, language }: ProofSource,
  places: readonly Span[],
  reasons?: readonly HeldTest[],
  isPlain = false,
): { held: Span[]; notHeld: NotHeld | "unsure" | undefined } {
  const whys = places.map(([start, end]) => {
    const place = { start, end };
    const why = whyNotHeld(text, place, language, reasons);
    if (!isPlain) return why;
    const said = plainlySaid(text, place, language);
    if (why === undefined) return said === undefined ? "unsure" : undefined;
    // If one part of a sentence affirms and another seems to deny, only the writer knows.
    return said === "clearly" || (why === "denied" && isDeniedElsewhere(text, place, language))
      ? "unsure"
      : why;
  });
  const held = places.filter((_, at) => whys[at] === undefined);
  return { held, notHeld: held.length > 0 ? undefined : whys[0] };
}

function periodsOf(text: string): SourcePeriod[] {
  const periods: SourcePeriod[] = [];
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
  periods.push(...toldSpells(text, periods));
  periods.sort((left, right) => left.span[0] - right.span[0]);
  return periods;
}
