import type { Passage } from "./passages.ts";
import { roleOf } from "./speakers.ts";

/** How turns are weighed, by who speaks in what was found. Source: docs/methods.md, Memory retrieval. */
export interface Voices {
  /** How strongly a text's length lowers its score, 0..1 (the b of BM25). */
  lengthShare: number;
  /** The weight of the whole thread's BM25. */
  threadWeight: number;
  /** What the words of an assistant count in the whole thread. */
  assistantShare: number;
  /** What a turn of the user counts for, against 1. */
  userFactor: number;
}

const unknown: Voices = { lengthShare: 0.9, threadWeight: 1, assistantShare: 1, userFactor: 1 };
const people: Voices = { lengthShare: 0.6, threadWeight: 0.5, assistantShare: 1, userFactor: 1 };
const withAssistant: Voices = { lengthShare: 0.6, threadWeight: 1, assistantShare: 0.3, userFactor: 1.5 };

/** A person with an assistant, several people, or nobody known. */
export function voicesOf(passages: readonly Passage[]): Voices {
  const speakers = new Set(passages.flatMap(({ turns }) => turns.flatMap(({ speaker }) => speaker ?? [])));
  const roles = new Set([...speakers].map(roleOf));
  if (roles.has("user") || roles.has("assistant")) return withAssistant;
  return speakers.size < 2 ? unknown : people;
}
