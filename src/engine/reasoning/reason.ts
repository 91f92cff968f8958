import type { CatalogIndex } from "../fit/prepare.ts";
import type { PersonEvidence } from "../fit/types.ts";
import { predict } from "../prediction/predict.ts";
import { canBecome, readinessFactor } from "./answers/become.ts";
import { compareRoles } from "./answers/compare.ts";
import { compareOpenings, stayOrLeave, whichFirst } from "./answers/compare-openings.ts";
import { whatIsDue, withDue } from "./answers/due.ts";
import { withLimits } from "./answers/limits.ts";
import { whatNext } from "./answers/next.ts";
import { missingForOpening } from "./answers/one-opening.ts";
import { otherQuestion } from "./answers/other.ts";
import { memoryFactor, recall } from "./answers/recall.ts";
import { whatSuits } from "./answers/suits.ts";
import { explainScore } from "./answers/why-score.ts";
import type { Answer, KeyFactor, Known, Understood } from "./types.ts";

export const REASONING_FORMULA = "reasoning-5";

const NAMED = 5;
/** Subjects that stored data does not answer, and that a note may speak of. */
const withNotes = new Set<string | null>(["pay", "outlook", "training", "place"]);
const MEMORIES = 3;

/** Answers a question by its intent, from stored evidence alone; it never speaks of a role that was not named. */
export function reason(
  person: PersonEvidence,
  index: CatalogIndex,
  understood: Understood,
  known: Known,
  includeSimulation: boolean,
): Answer & { reasoning: string } {
  const answer = answerTo(person, index, understood, known);
  const simulation = includeSimulation ? simulate(person, index, answer) : [];
  const computed = [...answer.keyFactors, ...simulation];
  // What is no question about a career gets no notes; one about pay may be answered by them in part.
  const isWithout =
    understood.intent === "recall" || (understood.intent === "other" && !withNotes.has(understood.subject));
  // A note that is listed as a limit is not listed once more.
  const listed = new Set(computed.map(({ key }) => key));
  const memories = isWithout
    ? []
    : known.memories
        .slice(0, MEMORIES)
        .map(memoryFactor)
        .filter(({ key }) => !listed.has(key));
  // Only generated sentences: the words of a memory or a posting could not be distinguished from them.
  const said = computed.filter(({ key }) => !/^(?:memory|due|opening|profile)\./.test(key)).slice(0, NAMED);
  return {
    ...answer,
    keyFactors: [...computed, ...memories],
    reasoning: eachOnce([answer.recommendation, ...said.map(({ text }) => text)]),
  };
}

function answerTo(person: PersonEvidence, index: CatalogIndex, understood: Understood, known: Known): Answer {
  const { intent, subject, roles, unknownRoles } = understood;
  const [opening] = known.openings ?? [];
  switch (intent) {
    case "compare":
      if (subject === "present_job" && roles.length + unknownRoles.length === 0)
        return stayOrLeave(known.openings ?? []);
      if (opening && known.asksFirst) return whichFirst(known.openings ?? []);
      return opening
        ? compareOpenings(known.openings ?? [])
        : compareRoles(person, index, understood, known.limits);
    case "can_i_become":
      return withLimits(canBecome(person, index, understood), known.limits);
    case "why_score":
      return explainScore(person, index, understood, known);
    case "what_next":
      if (subject === "due") return whatIsDue(known.due ?? [], known.memories.length);
      if (subject === "match") return whatSuits(person, index);
      return withDue(whatNext(person, index, understood, known), known.due ?? []);
    case "how_to_close":
      return opening ? missingForOpening(opening) : whatNext(person, index, understood, known);
    case "recall":
      return recall(known);
    case "other":
      return otherQuestion(person, subject, known);
  }
}

/** The sentences of texts, each said once: a factor repeats none of what the recommendation has said already. */
function eachOnce(texts: readonly string[]): string {
  const said: string[] = [];
  for (const sentence of texts.flatMap((text) => text.split(/(?<=[.!?])\s+(?=\p{Lu})/u))) {
    const key = sentence.toLowerCase().replace(/[.!?]+$/, "");
    if (!said.some((before) => before.toLowerCase().includes(key))) said.push(sentence);
  }
  return said.join(" ");
}

function simulate(person: PersonEvidence, index: CatalogIndex, { target, keyFactors }: Answer): KeyFactor[] {
  if (target === undefined || keyFactors.some(({ key }) => key === "readiness")) return [];
  const [prediction] = predict(person, index, { targetRole: target });
  return prediction?.estimatedMonths ? [{ ...readinessFactor(prediction), key: "simulation" }] : [];
}
