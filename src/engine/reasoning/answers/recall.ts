import { cutText } from "../../../shared/cut-text.ts";
import { round } from "../../fit/numbers.ts";
import { cannotBeAnswered } from "../cannot.ts";
import type { Answer, KeyFactor, Remembered, SuggestedAction } from "../types.ts";

const MAX_TEXT = 500;
const seeNotes: SuggestedAction = {
  text: "See the notes in full, newest first.",
  operation: "memories.list",
  arguments: {},
};

/** The stored words that answer a question, each with the id of its note. */
export function recall(memories: readonly Remembered[]): Answer {
  const [best] = memories;
  if (!best) return cannotBeAnswered("no stored note speaks of this.", [seeNotes]);
  const count = memories.length === 1 ? "One stored note speaks" : `${memories.length} stored notes speak`;
  return {
    recommendation: `${count} of this; the words stand in keyFactors as they were stored.`,
    confidence: round(Math.min(0.9, best.relevance), 2),
    keyFactors: memories.map(memoryFactor),
    suggestedActions: [seeNotes],
  };
}

/** A memory as a factor: its words, its id, and the claims it stands on. */
export function memoryFactor({ id, text, claimIds }: Remembered): KeyFactor {
  return { key: `memory.${id}`, text: `Stored: ${cutText(text, MAX_TEXT)}`, effect: "supports", claimIds };
}
