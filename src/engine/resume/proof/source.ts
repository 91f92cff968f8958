import { isHeld } from "../../skills/owned.ts";
import { linesOf } from "../../text/cuts.ts";
import { type Quotable, quotable, quotePlaces } from "../../text/loose-quote.ts";
import type { Span } from "../../text/span.ts";
import { findPeriods } from "../text/entries/dates.ts";
import { joinPartedDates } from "../text/layout/parted-dates.ts";
import { createOwners, type OwnersOf } from "./owners.ts";

/** A period or a single date of a text; a period without an end lasts until now. */
export interface SourcePeriod {
  kind: "range" | "open" | "single";
  start: string | undefined;
  end: string | undefined;
  span: Span;
}

/** A text against which a resume is proved. */
export interface ProofSource extends Quotable {
  periods: SourcePeriod[];
  /** Whose words stand at a place by the service's own reading. */
  ownersOf: OwnersOf;
}

/** Prepares a text for proofs. */
export function proofSource(text: string): ProofSource {
  return { ...quotable(text), periods: periodsOf(text), ownersOf: createOwners(text) };
}

/** The places, at most 50, where words stand in the text; where they do not, those where they stand written otherwise. */
export function placesOf(source: ProofSource, words: string): Span[] {
  return quotePlaces(source, words);
}

/** The places where words are said of their writer: not denied, wished for or taken back. */
export function heldPlacesOf(source: ProofSource, words: string): Span[] {
  return placesOf(source, words).filter(([start, end]) => isHeld(source.text, { start, end }));
}

function periodsOf(text: string): SourcePeriod[] {
  const periods: SourcePeriod[] = [];
  for (const line of joinPartedDates(linesOf(text))) {
    for (const { kind, start, end, from, to } of findPeriods(line)) {
      const span: Span = [line.start + from, line.start + to];
      periods.push({ kind, start: start?.value, end: end?.value, span });
    }
  }
  return periods;
}
