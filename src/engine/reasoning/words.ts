import { round } from "../fit/numbers.ts";
import type { FactorKey } from "../fit/types.ts";
import type { MetricName } from "../health/types.ts";

const factors: Record<FactorKey | "skills", string> = {
  skills: "Skills",
  knowledge: "Knowledge",
  experience: "Experience",
  preparation: "Preparation",
  interests: "Interests",
  values: "Work values",
  styles: "Work style",
};

const metrics: Record<MetricName, string> = {
  skillFreshness: "Freshness of skills",
  goalProgress: "Progress of goals",
  marketAlignment: "What target roles ask for",
  careerActivity: "Activity",
};

/** A factor's name for people; what has none is shown by its key. */
export function factorName(key: string): string {
  return Object.entries(factors).find(([known]) => known === key)?.[1] ?? key;
}

/** A health metric's name for people. */
export function metricName(key: MetricName): string {
  return metrics[key];
}

/** What a factor did to a score. */
export function factorSentence({
  key,
  score,
  contribution,
}: {
  key: string;
  score: number;
  contribution: number;
}): string {
  const side = contribution >= 0 ? "raises" : "lowers";
  return `${factorName(key)} stands at ${Math.round(score)} of 100 and ${side} the score by ${round1(Math.abs(contribution))} points.`;
}

/** One decimal, as scores are shown. */
export function round1(value: number): number {
  return round(value, 1);
}
