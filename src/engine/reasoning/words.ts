import { round } from "../fit/numbers.ts";
import type { FactorKey } from "../fit/types.ts";
import type { MetricName } from "../health/types.ts";
import type { KeyFactor } from "./types.ts";

const factors: Record<FactorKey | "skills" | "requirements" | "similarity", string> = {
  requirements: "What the opening asks for",
  skills: "Skills",
  knowledge: "Knowledge",
  experience: "Experience",
  preparation: "Preparation",
  similarity: "Similarity to past jobs",
  interests: "Interests",
  values: "Work values",
  styles: "Work style",
};

const metrics: Record<MetricName, string> = {
  skillFreshness: "Freshness of skills",
  goalProgress: "Progress of goals",
  marketAlignment: "Match with what target roles ask for",
  careerActivity: "Activity",
};

/** A factor's display name, or its key if it has none. */
export function factorName(key: string): string {
  return nameIn(factors, key);
}

/** A health metric's display name, or its key if it has none. */
export function metricName(key: string): string {
  return nameIn(metrics, key);
}

function nameIn(names: Readonly<Record<string, string>>, key: string): string {
  return Object.hasOwn(names, key) ? (names[key] ?? key) : key;
}

/** The parts of a score. */
export type ScoreFactor = { key: string; score: number; contribution: number };

/** The effect of each factor on a score, the largest contribution first. */
export function fitFactors(factors: readonly ScoreFactor[]): KeyFactor[] {
  const sorted = factors.toSorted((one, other) => Math.abs(other.contribution) - Math.abs(one.contribution));
  return sorted.map((factor) => ({
    key: `fit.${factor.key}`,
    text: factorSentence(factor),
    effect: factor.contribution >= 0 ? "supports" : "speaks_against",
    claimIds: [],
  }));
}

function factorSentence({ key, score, contribution }: ScoreFactor): string {
  return `${factorName(key)}: ${Math.round(score)} of 100 (${signed(contribution)} points of the score).`;
}

function signed(points: number): string {
  const rounded = round1(Math.abs(points));
  return rounded === 0 ? "0" : `${points > 0 ? "+" : "−"}${rounded}`;
}

/** One decimal, as in displayed scores. */
export function round1(value: number): number {
  return round(value, 1);
}
