import type { CatalogIndex } from "../fit/prepare.ts";
import type { PersonEvidence } from "../fit/types.ts";
import { predict } from "../prediction/predict.ts";
import { canBecome, readinessFactor } from "./answers/become.ts";
import { compareRoles } from "./answers/compare.ts";
import { whatNext } from "./answers/next.ts";
import { otherQuestion } from "./answers/other.ts";
import { memoryFactor, recall } from "./answers/recall.ts";
import { explainScore } from "./answers/why-score.ts";
import type { Answer, KeyFactor, Known, Understood } from "./types.ts";

export const REASONING_FORMULA = "reasoning-2";

const NAMED = 5;
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
  const isRecall = understood.intent === "recall" || understood.intent === "other";
  const memories = isRecall ? [] : known.memories.slice(0, MEMORIES).map(memoryFactor);
  // Only generated sentences: the words of a memory could not be distinguished from them.
  const said = computed.filter(({ key }) => !key.startsWith("memory.")).slice(0, NAMED);
  return {
    ...answer,
    keyFactors: [...computed, ...memories],
    reasoning: [...new Set([answer.recommendation, ...said.map(({ text }) => text)])].join(" "),
  };
}

function answerTo(person: PersonEvidence, index: CatalogIndex, understood: Understood, known: Known): Answer {
  switch (understood.intent) {
    case "compare":
      return compareRoles(person, index, understood);
    case "can_i_become":
      return canBecome(person, index, understood);
    case "why_score":
      return explainScore(person, index, understood, known);
    case "what_next":
    case "how_to_close":
      return whatNext(person, index, understood, known);
    case "recall":
      return recall(known.memories);
    case "other":
      return otherQuestion(person, understood.subject);
  }
}

function simulate(person: PersonEvidence, index: CatalogIndex, { target, keyFactors }: Answer): KeyFactor[] {
  if (target === undefined || keyFactors.some(({ key }) => key === "readiness")) return [];
  const [prediction] = predict(person, index, { targetRole: target });
  return prediction?.estimatedMonths ? [{ ...readinessFactor(prediction), key: "simulation" }] : [];
}
