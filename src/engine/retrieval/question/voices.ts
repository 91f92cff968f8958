import type { Passage } from "../passages.ts";
import { roleOf } from "./speakers.ts";

/** The weights of turns, which depend on who speaks in the results. Source: docs/methods.md, Memory retrieval. */
export interface Voices {
  /** How strongly a text's length lowers its score, 0..1 (the b of BM25). */
  lengthShare: number;
  /** The weight of the whole thread's BM25. */
  threadWeight: number;
  /** The weight of an assistant's words in the thread's BM25. */
  assistantShare: number;
  /** The factor for a turn of the user. */
  userFactor: number;
  /** A conversation between people, in which the way a turn is said shows whether it answers. */
  arePeople: boolean;
}

const unknown: Voices = {
  lengthShare: 0.9,
  threadWeight: 1,
  assistantShare: 1,
  userFactor: 1,
  arePeople: false,
};
const people: Voices = {
  lengthShare: 0.6,
  threadWeight: 0.5,
  assistantShare: 1,
  userFactor: 1,
  arePeople: true,
};
const withAssistant: Voices = {
  lengthShare: 0.6,
  threadWeight: 1,
  assistantShare: 0.3,
  userFactor: 1.5,
  arePeople: false,
};

/** Of notes, some begin with a label, "Skills: nursing", which looks like a speaker. Of a conversation all turns have one. */
const MOST_SPOKEN = 0.8;

/** The weights for a person with an assistant, for several people, or for texts without known speakers. */
export function voicesOf(passages: readonly Passage[]): Voices {
  const turns = passages.flatMap((passage) => passage.turns);
  const named = turns.flatMap(({ speaker }) => speaker ?? []);
  const speakers = new Set(named);
  const roles = new Set([...speakers].map(roleOf));
  if (roles.has("user") || roles.has("assistant")) return withAssistant;
  if (speakers.size < 2) return unknown;
  return { ...people, arePeople: named.length >= MOST_SPOKEN * turns.length };
}
