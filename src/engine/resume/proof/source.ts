import { linesOf } from "../../text/cuts.ts";
import { type Folded, findQuotes, foldWithPositions } from "../../text/quote.ts";
import type { Span } from "../../text/span.ts";
import { findPeriods } from "../text/entries/dates.ts";

/** A period or a single date of a text; a period without an end lasts until now. */
export interface SourcePeriod {
  kind: "range" | "open" | "single";
  start: string | undefined;
  end: string | undefined;
  span: Span;
}

/** A text against which a resume is proved. */
export interface ProofSource {
  text: string;
  folded: Folded;
  periods: SourcePeriod[];
}

const MOST_PLACES = 50;

/** Prepares a text for proofs. */
export function proofSource(text: string): ProofSource {
  return { text, folded: foldWithPositions(text), periods: periodsOf(text) };
}

/** The places, at most 50, where words stand in the text. */
export function placesOf({ folded }: ProofSource, words: string): Span[] {
  const found: Span[] = [];
  for (const span of findQuotes(folded, words)) {
    found.push(span);
    if (found.length === MOST_PLACES) break;
  }
  return found;
}

function periodsOf(text: string): SourcePeriod[] {
  const periods: SourcePeriod[] = [];
  for (const line of linesOf(text)) {
    for (const { kind, start, end, from, to } of findPeriods(line)) {
      const span: Span = [line.start + from, line.start + to];
      periods.push({ kind, start: start?.value, end: end?.value, span });
    }
  }
  return periods;
}
