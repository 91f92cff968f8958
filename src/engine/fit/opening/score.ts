import { factorWeights } from "../constants.ts";
import { reliabilityOf, type Scored, type Sources, weighted } from "../factors.ts";
import { sum } from "../numbers.ts";
import type { FactorKey } from "../types.ts";
import type { RequirementOutcome } from "./types.ts";

/** Weights of an opening's parts before normalisation; they sum to 1. Source: docs/methods.md, Openings. */
const REQUIREMENTS = 0.7;
const occupational = ["experience", "interests", "values", "styles"] as const satisfies readonly FactorKey[];
const rest = occupational.reduce((total, key) => total + factorWeights[key], 0);

/** Half of the demands: the catalogue has no median for openings. */
const BASELINE = 50;

/** Combines the share of met requirements with the occupation's part. NaN without data. */
export function openingScore(
  share: { met: number; known: number } | undefined,
  scoreOf: (key: FactorKey) => number,
  baselines: Record<FactorKey, number>,
  { reliability, areInterestsInferred }: Sources = {},
): Scored {
  const others = occupational.map((key) => ({
    key,
    weight: (((1 - REQUIREMENTS) * factorWeights[key]) / rest) * reliabilityOf(key, reliability),
    whole: ((1 - REQUIREMENTS) * factorWeights[key]) / rest,
    // Likeness to past jobs says nothing about this opening's demands.
    score: key === "interests" && areInterestsInferred ? Number.NaN : scoreOf(key),
    baseline: baselines[key],
  }));
  // Demands of which none is decided lessen a score and make none.
  const isKnown = (share?.known ?? 0) > 0 || others.some(({ score }) => !Number.isNaN(score));
  const asked = share && {
    key: "requirements" as const,
    weight: REQUIREMENTS,
    whole: REQUIREMENTS,
    // An unknown demand counts as half met, so that a few met demands do not look like all.
    score: 100 * share.met * share.known + BASELINE * (1 - share.known),
    baseline: BASELINE,
  };
  const scored = weighted([...(asked && isKnown ? [asked] : []), ...others]);
  // Unknown requirements reduce the overall certainty.
  const unknown = share ? REQUIREMENTS * (1 - share.known) : 0;
  return { ...scored, coverage: Math.max(0, scored.coverage - unknown) };
}

const weights = { required: 1, preferred: 0.4 } as const;
const credits = { met: 1, near: 0.4, unmet: 0, unknown: 0 } as const;
/** Conditions and character traits. They are filters or questions, not measures of fit. */
const notMeasured: ReadonlySet<string> = new Set(["authorization", "place", "schedule"]);

/** The share of an opening's demands that are met, and the share that are known, both 0..1, weighted by necessity. */
export function requirementShare(
  outcomes: readonly RequirementOutcome[],
): { met: number; known: number } | undefined {
  const tells = outcomes.filter(({ kind }) => !notMeasured.has(kind));
  const sure = tells.filter(({ kind, outcome }) => !(kind === "other" && outcome === "unknown"));
  // A preference alone says little about the fit if the required demands are unknown.
  const measured = sure.some(({ necessity }) => necessity === "required") ? sure : tells;
  const known = measured.filter(({ outcome }) => outcome !== "unknown");
  if (measured.length === 0) return undefined;
  // Where nothing is decided, the occupation alone is no fit.
  if (known.length === 0) return { met: 0, known: 0 };
  const weight = (some: readonly RequirementOutcome[]) =>
    sum(some.map(({ necessity }) => weights[necessity]));
  const earned = sum(known.map(({ necessity, outcome }) => weights[necessity] * credits[outcome]));
  return { met: earned / weight(known), known: weight(known) / weight(measured) };
}
