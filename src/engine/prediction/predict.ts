import type { Education } from "../catalogue/types.ts";
import { combine, factorScores } from "../fit/factors.ts";
import { skillGaps } from "../fit/gaps.ts";
import { createHoldings } from "../fit/holdings.ts";
import { round } from "../fit/numbers.ts";
import type { CatalogueIndex } from "../fit/prepare.ts";
import { rawScores } from "../fit/raw-scores.ts";
import type { PersonEvidence } from "../fit/types.ts";
import { educationSteps } from "./education-steps.ts";
import { readMonths } from "./horizon.ts";

export interface PredictionRequest {
  targetRole: string;
  timeHorizon?: string | undefined;
  includeAlternatives?: boolean | undefined;
}

export type PredictionStep = {
  key: string;
  text: string;
  skill?: string;
  /** From beginning to end, learning beside other things. */
  months: number;
};

/** How ready somebody is for a role and what the way takes; never a probability. */
export type Prediction = {
  targetRole: string;
  occupationId?: string;
  readiness: number;
  estimatedMonths?: { min: number; max: number };
  steps: PredictionStep[];
  blockers: string[];
  assumptions: string[];
  confidence: number;
  formula: string;
};

export const PREDICTION_FORMULA = "prediction-1";

/** A level of a skill takes about this many months beside other work; a credential half a year. */
const MONTHS_A_LEVEL = 2;
const MONTHS_A_CREDENTIAL = 6;
const MOST_SKILL_STEPS = 6;
/** Some of the steps go on side by side; how far is unknown, hence a range. */
const SHARE_AT_LEAST = 0.5;
const SHARE_AT_MOST = 1;
/** A title is taken to mean an occupation only where it says so. */
const LEAST_RELEVANCE = 0.5;
const ALTERNATIVES = 3;

/** The prediction for a role, and for up to three nearer ones where asked. */
export function predict(
  person: PersonEvidence,
  index: CatalogueIndex,
  request: PredictionRequest,
): Prediction[] {
  const found = index.titles.search(request.targetRole, 1)[0];
  if (!found || found.relevance < LEAST_RELEVANCE) return [unknownRole(request.targetRole)];
  const position = index.positions.get(found.code) ?? -1;
  const readiness = readinessOf(person, index);
  const main = predictAt(person, index, position, readiness, { ...request, relevance: found.relevance });
  if (!request.includeAlternatives) return [main];
  return [
    main,
    ...nearer(index, position, readiness).map((at) =>
      predictAt(person, index, at, readiness, { ...request, relevance: 1, targetRole: undefined }),
    ),
  ];
}

function unknownRole(targetRole: string): Prediction {
  return {
    targetRole,
    readiness: 0,
    steps: [],
    blockers: ["The catalogue knows no occupation of this name; try another title for the role."],
    assumptions: [],
    confidence: 0,
    formula: PREDICTION_FORMULA,
  };
}

interface Readiness {
  score: number;
  coverage: number;
}

type ReadinessAt = (position: number) => Readiness;

/** What can be done, not what is liked: skills, knowledge and experience, 0..100. */
function readinessOf(person: PersonEvidence, index: CatalogueIndex): ReadinessAt {
  const { scores, baselines } = factorScores(rawScores(person, index), index);
  const able = new Set(["skills", "knowledge", "experience"]);
  return (position) =>
    combine((key) => (able.has(key) ? (scores[key][position] ?? Number.NaN) : Number.NaN), baselines);
}

function predictAt(
  person: PersonEvidence,
  index: CatalogueIndex,
  position: number,
  readiness: ReadinessAt,
  request: { targetRole?: string | undefined; timeHorizon?: string | undefined; relevance: number },
): Prediction {
  const occupation = index.occupations[position];
  if (!occupation) return unknownRole(request.targetRole ?? "");
  const { entry, needs } = occupation;
  const { score, coverage } = readiness(position);
  const gaps = skillGaps(needs, createHoldings(person.skills, index.skills)).slice(0, MOST_SKILL_STEPS);
  const skillSteps = gaps.map(({ skill, skillId, have, need }) => {
    const isCredential = index.skills.entry(skillId)?.kind === "credential";
    const months = isCredential
      ? MONTHS_A_CREDENTIAL
      : Math.max(1, Math.ceil((need - have) * MONTHS_A_LEVEL));
    const text = isCredential
      ? `Get the credential: ${skill}`
      : `Build up ${skill} from level ${have} to ${need} of 7`;
    return { key: isCredential ? "credential" : "skill", text, skill, months };
  });
  const steps = [...educationSteps(person.education, entry.education), ...skillSteps];
  const estimatedMonths = spanOf(steps);
  return {
    targetRole: request.targetRole ?? entry.title,
    occupationId: entry.code,
    readiness: round(score, 1),
    estimatedMonths,
    steps,
    blockers: blockersOf(person, steps, estimatedMonths.min, request.timeHorizon),
    assumptions: assumptionsOf(person, entry.education),
    confidence: round(Math.min(1, coverage) * Math.min(1, request.relevance), 2),
    formula: PREDICTION_FORMULA,
  };
}

function spanOf(steps: readonly PredictionStep[]): { min: number; max: number } {
  const all = steps.reduce((sum, { months }) => sum + months, 0);
  const longest = Math.max(0, ...steps.map(({ months }) => months));
  return { min: Math.max(longest, Math.round(all * SHARE_AT_LEAST)), max: Math.round(all * SHARE_AT_MOST) };
}

function blockersOf(
  { constraints }: PersonEvidence,
  steps: readonly PredictionStep[],
  leastMonths: number,
  timeHorizon: string | undefined,
): string[] {
  const credentials = steps
    .filter(({ key }) => key === "credential")
    .map(({ skill }) => `The credential ${skill} is not shown.`);
  const education = steps
    .filter(({ key }) => key === "education")
    .map(({ text }) => `${text}: nothing stored shows it.`);
  const horizon = readMonths(timeHorizon);
  const late = (limit: number | undefined, what: string) =>
    limit !== undefined && leastMonths > limit
      ? [`It takes at least ${leastMonths} months, more than ${what} (${limit}).`]
      : [];
  return [
    ...education,
    ...credentials,
    ...late(horizon, "the time horizon"),
    ...late(constraints.reskillingMonths, "the months available for reskilling"),
  ];
}

function assumptionsOf(person: PersonEvidence, education: Education | undefined): string[] {
  return [
    `A level of a skill (of 7) takes ${MONTHS_A_LEVEL} months beside other work; steps overlap by up to a half.`,
    "Skills nobody rated count with an estimated level.",
    ...(person.education === undefined && education !== undefined
      ? ["The user's education is not known."]
      : []),
    ...(person.skills.length === 0 ? ["No skills are stored; every step is counted from nothing."] : []),
  ];
}

/** Roles of the same major group that the person is readier for than the target, the readiest first. */
function nearer(index: CatalogueIndex, target: number, readiness: ReadinessAt): number[] {
  const group = index.occupations[target]?.entry.code.slice(0, 2);
  const least = readiness(target).score;
  return index.occupations
    .map(({ entry }, position) => ({ position, entry, score: readiness(position).score }))
    .filter(
      ({ position, entry, score }) =>
        position !== target && entry.code.startsWith(group ?? "") && score > least,
    )
    .sort((left, right) => right.score - left.score || left.entry.code.localeCompare(right.entry.code))
    .slice(0, ALTERNATIVES)
    .map(({ position }) => position);
}
