import { cutText } from "../../../shared/cut-text.ts";
import { round } from "../../fit/numbers.ts";
import { cannotBeAnswered } from "../cannot.ts";
import type { Answer, Fact, KeyFactor, Known, KnownOpening, Remembered, SuggestedAction } from "../types.ts";
import { openingFactor } from "./compare-openings.ts";

const MAX_TEXT = 500;
const seeNotes: SuggestedAction = {
  text: "See the notes in full, newest first.",
  operation: "memories.list",
  arguments: {},
};

/** What the words of a note that was found are worth at least. */
const FOUND = 0.3;
/** A field of the profile is the person's own word. */
const SURE = 0.9;

/** The stored words that answer a question, each with the id of its note; fields of the profile come first. */
export function recall({ memories, facts = [], openings = [] }: Known): Answer {
  const [best] = memories;
  const found = [...facts.map(factFactor), ...memories.map(memoryFactor)];
  const factors = [
    ...found,
    ...openings.flatMap((opening) => [openingFactor(opening), ...askFactors(opening)]),
  ];
  if (factors.length === 0) return cannotBeAnswered("no stored note speaks of this.", [seeNotes], factors);
  return {
    recommendation: `${counted(facts.length, memories.length, openings)} of this; the words stand in keyFactors as they were stored.`,
    confidence: facts.length > 0 ? SURE : round(Math.max(FOUND, Math.min(SURE, best?.relevance ?? 0)), 2),
    keyFactors: factors,
    suggestedActions: [seeNotes],
  };
}

function counted(facts: number, notes: number, openings: readonly KnownOpening[]): string {
  const parts = [
    ...(facts > 0 ? ["the profile"] : []),
    ...(notes > 0 ? [notes === 1 ? "one stored note" : `${notes} stored notes`] : []),
    ...(openings.length > 0 ? ["what is stored of the opening"] : []),
  ];
  const said = parts.join(" and ");
  const verb = parts.length === 1 && notes < 2 ? "speaks" : "speak";
  return `${said.charAt(0).toUpperCase()}${said.slice(1)} ${verb}`;
}

function askFactors({ id, asks }: KnownOpening): KeyFactor[] {
  return asks.map((text) => ({
    ...{ key: `opening.${id}.asks`, text: `The opening asks for: ${text}`, effect: "supports", claimIds: [] },
  }));
}

function factFactor({ field, text }: Fact): KeyFactor {
  return { key: `profile.${field}`, text: `In the profile: ${text}`, effect: "supports", claimIds: [] };
}

/** A memory as a factor: its words, its id, and the claims it stands on. */
export function memoryFactor({ id, text, claimIds }: Remembered): KeyFactor {
  return { key: `memory.${id}`, text: `Stored: ${cutText(text, MAX_TEXT)}`, effect: "supports", claimIds };
}
