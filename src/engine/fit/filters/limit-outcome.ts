import type { StatedNote } from "../opening/types.ts";
import type { FilterResult } from "../types.ts";
import { withWords } from "./result.ts";

/** What an opening says about a limit in a note. */
export interface NotedFilter extends FilterResult {
  note: StatedNote;
}

/** A filter about a limit in a note, with the note's words before its reason. */
export function ofNote(note: StatedNote, filter: FilterResult): NotedFilter {
  return { ...filter, reason: withWords(note.text, filter.reason), note };
}

/** A limit in a note, and what the opening says about it. The reason does not repeat the note's words. */
export interface LimitOutcome {
  memoryId: string;
  text: string;
  outcome: "met" | "not_met" | "unknown";
  reason: string;
}

const outcomes = { pass: "met", fail: "not_met", unknown: "unknown" } as const;

/** A filter's result as the outcome of its note. */
export function limitOf({ outcome, reason, note }: NotedFilter): LimitOutcome {
  const { memoryId, text } = note;
  const lead = withWords(text, "");
  const own = reason.startsWith(lead) ? reason.slice(lead.length) : reason;
  return { memoryId, text, outcome: outcomes[outcome], reason: own };
}
