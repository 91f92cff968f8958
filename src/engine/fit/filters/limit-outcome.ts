import type { StatedNote } from "../opening/types.ts";
import type { FilterResult } from "../types.ts";

/** What an opening says about a limit in a note. */
export interface NotedFilter extends FilterResult {
  note: StatedNote;
}

/** A filter about a limit in a note, with the note's words before its reason. */
export function ofNote(note: StatedNote, filter: FilterResult): NotedFilter {
  return { ...filter, reason: withWords(note.text, filter.reason), note };
}

/** A reason behind the words of the note that it is about. */
export function withWords(said: string, reason: string): string {
  return `The user said: "${said}" ${reason}`;
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
  const own = reason.replace(withWords(note.text, ""), "");
  return { memoryId: note.memoryId, text: note.text, outcome: outcomes[outcome], reason: own };
}
