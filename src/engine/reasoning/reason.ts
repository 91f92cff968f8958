import { namedOccupation } from "../catalog/titles/named-occupation.ts";
import { hasEvidence, match } from "../fit/match.ts";
import { round } from "../fit/numbers.ts";
import type { CatalogIndex } from "../fit/prepare.ts";
import type { MatchItem, PersonEvidence } from "../fit/types.ts";
import { predict } from "../prediction/predict.ts";
import { type Intent, intentOf } from "./intent.ts";

export const REASONING_FORMULA = "reasoning-1";

interface KeyFactor {
  key: string;
  text: string;
  /** `supports`, `speaks_against`, `gap` or `unknown`. */
  effect: string;
  claimIds: string[];
}

interface SuggestedAction {
  text: string;
  operation: string;
  arguments: Record<string, unknown>;
}

export interface ReasoningDraft {
  recommendation: string;
  confidence: number;
  keyFactors: KeyFactor[];
  suggestedActions: SuggestedAction[];
  reasoning: string;
  /** The occupation the question is about, where it names one. */
  target?: string;
}

/** A memory that bears on the question. */
interface Remembered {
  id: string;
  text: string;
  relevance: number;
  claimIds: string[];
}

export interface Question {
  query: string;
  memories: readonly Remembered[];
  includeSimulation: boolean;
}

const NAMED = 3;
const MEMORIES = 3;

/** Answers a question in plain words from stored evidence: factors first, then sentences built of them. */
export function reason(person: PersonEvidence, index: CatalogIndex, question: Question): ReasoningDraft {
  const memories = question.memories.slice(0, MEMORIES).map(memoryFactor);
  if (!hasEvidence(person)) return withoutEvidence(memories);
  const target = targetOf(question.query, index);
  const intent = intentOf(question.query);
  const found = match(person, index, { limit: target ? 100 : NAMED, ...(target && { query: target }) });
  const items = [...found.highFit, ...found.worthExploring, ...found.riskyMismatch];
  const item =
    (target && items.find(({ title }) => title === target)) ??
    items.sort((a, b) => b.matchScore - a.matchScore)[0];
  if (!item) return withoutEvidence(memories);
  const simulation = question.includeSimulation ? simulate(person, index, item) : [];
  const computed = [...factorsOf(item, person), ...gapsOf(item), ...unknownsOf(item, intent), ...simulation];
  const recommendation = recommend(item, target !== undefined, intent);
  return {
    recommendation,
    confidence: round(Math.min(1, item.coverage) * (target ? 1 : 0.4), 2),
    keyFactors: [...computed, ...memories],
    suggestedActions: actionsFor(item),
    // Of our own sentences alone: a memory's words could not be told from them.
    reasoning: [recommendation, ...computed.slice(0, 5).map(({ text }) => text)].join(" "),
    ...(target && { target }),
  };
}

/** The occupation that the question's words name, if they do. */
function targetOf(query: string, index: CatalogIndex): string | undefined {
  const named = namedOccupation(query, index.titles);
  return named && index.occupations[index.positions.get(named.code) ?? -1]?.entry.title;
}

function memoryFactor({ id, text, claimIds }: Remembered): KeyFactor {
  return { key: `memory.${id}`, text: `Stored: ${text.slice(0, 300)}`, effect: "supports", claimIds };
}

function withoutEvidence(memories: KeyFactor[]): ReasoningDraft {
  const recommendation =
    "Too little is stored to reason from; import a resume or take the interest assessment first.";
  return {
    recommendation,
    confidence: 0,
    keyFactors: memories,
    suggestedActions: [
      { text: "Import the user's resume.", operation: "context.get", arguments: {} },
      {
        text: "Take the interest assessment.",
        operation: "assessments.questions",
        arguments: { moduleId: "riasec" },
      },
    ],
    reasoning: recommendation,
  };
}

function factorsOf({ explanation, factors }: MatchItem, person: PersonEvidence): KeyFactor[] {
  const held = person.skills.flatMap(({ claimIds }) => claimIds);
  const jobs = person.titles.flatMap(({ claimIds }) => claimIds);
  const sources: Record<string, string[]> = { skills: held, knowledge: held, experience: jobs };
  return factors.map(({ key, contribution }) => {
    const side = contribution >= 0 ? explanation.positiveFactors : explanation.riskFactors;
    const label = side.find((factor) => factor.key === key)?.labelText ?? `${key}: as usual`;
    return {
      key: `fit.${key}`,
      text: `${label}.`,
      effect: contribution >= 0 ? "supports" : "speaks_against",
      claimIds: [...new Set(sources[key] ?? [])].slice(0, 10),
    };
  });
}

function gapsOf({ skillGaps }: MatchItem): KeyFactor[] {
  return skillGaps.slice(0, NAMED).map(({ skill, skillId, have, need }) => ({
    key: `gap.${skillId}`,
    text: `${skill} is asked at level ${need} of 7; stored evidence shows ${have}.`,
    effect: "gap",
    claimIds: [],
  }));
}

function unknownsOf({ hardFilters }: MatchItem, intent: Intent): KeyFactor[] {
  const pay = intent === "pay" ? ["Pay is not part of what is stored; ask for it or look it up."] : [];
  const filters = hardFilters.unknown.map((key) => `Whether ${key} holds is not known.`);
  return [...pay, ...filters].map((text) => ({ key: "unknown", text, effect: "unknown", claimIds: [] }));
}

function simulate(person: PersonEvidence, index: CatalogIndex, { title }: MatchItem): KeyFactor[] {
  const [prediction] = predict(person, index, { targetRole: title });
  if (!prediction?.estimatedMonths) return [];
  const { min, max } = prediction.estimatedMonths;
  const text = `Readiness for ${title} is ${prediction.readiness} of 100; the open steps take about ${min} to ${max} months.`;
  return [
    { key: "simulation", text, effect: prediction.steps.length > 0 ? "gap" : "supports", claimIds: [] },
  ];
}

const verdicts: Record<MatchItem["bucket"], string> = {
  high_fit: "fits well",
  worth_exploring: "is worth exploring",
  risky_mismatch: "is a risky mismatch",
};

function recommend(item: MatchItem, isTarget: boolean, intent: Intent): string {
  const subject = isTarget
    ? item.title
    : `The question names no occupation known here; of what is stored, ${item.title}`;
  const verdict = `${subject} ${verdicts[item.bucket]} (${item.matchScore} of 100).`;
  const gap = item.counterfactual;
  const advice = gap
    ? ` Closing the gap in ${gap.skill} would raise it most, by ${gap.scoreGain} points.`
    : "";
  if (intent === "gap" && item.skillGaps.length > 0) {
    const names = item.skillGaps.slice(0, NAMED).map(({ skill }) => skill);
    return `The largest gaps towards ${item.title} are ${names.join(", ")}.${advice}`;
  }
  return `${verdict}${advice}`;
}

function actionsFor({ title, skillGaps }: MatchItem): SuggestedAction[] {
  const gap = skillGaps[0];
  return [
    {
      text: `See what the way to ${title} takes.`,
      operation: "careerPrediction.create",
      arguments: { targetRole: title, includeAlternatives: true },
    },
    {
      text: `Compare ${title} with what else fits.`,
      operation: "careerMatch.find",
      arguments: { query: title },
    },
    ...(gap
      ? [
          {
            text: `Look for stored evidence of ${gap.skill}.`,
            operation: "careerContext.get",
            arguments: { query: gap.skill },
          },
        ]
      : []),
  ];
}
