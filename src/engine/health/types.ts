import type { SkillKind } from "../catalog/types.ts";

/** Evidence of a skill: a period such as a job, or a moment (`to` = `from`). Without `to` it is ongoing. */
export interface Evidence {
  claimId: string;
  /** RFC 3339 or a date. */
  from: string;
  to?: string;
}

export interface SkillInput {
  name: string;
  kind: SkillKind;
  /** Weight above 0; 1 by default. */
  weight?: number;
  /** Dated evidence. Without any, the skill's freshness is unknown. */
  evidence: Evidence[];
  /** Only a degree shows it, which does not mean that it is used. */
  isStudied?: boolean;
}

export interface CertificateInput {
  claimId: string;
  name: string;
  weight?: number;
  issuedAt?: string;
  expiresAt?: string;
}

export interface GoalInput {
  id: string;
  text: string;
  statedAt: string;
  /** By default one year after the goal was stated. */
  dueAt?: string;
  /** The reported progress of the goal, 0..1. */
  progress: { at: string; value: number }[];
}

/** One skill that a target role requires. */
export interface DemandedSkill {
  skill: string;
  /** Weight of the skill for the role, above 0. */
  weight: number;
  /** How much of it the user has, 0..1 (partial credit for a related skill). */
  held: number;
  /** Since when the user has it. Absent means always. */
  since?: string;
  claimIds: string[];
  /** A licence that is legally required for the work. */
  isLicence?: boolean;
}

export interface TargetRoleInput {
  id: string;
  title: string;
  weight?: number;
  /** When the user named it; absent means long ago. */
  statedAt?: string;
  demanded: DemandedSkill[];
  /** The share of the wanted pay that the role pays, 0..1 (1 = all of it). Absent if either is unknown. */
  salaryReach?: number;
}

/** The activity on one UTC day. */
export interface ActiveDay {
  /** YYYY-MM-DD */
  day: string;
  /** The sum of the events' impacts, each 0..1. */
  impact: number;
  events: number;
}

export interface ActivityInput {
  /** Days with events, oldest first; none older than `ACTIVITY_DAYS`. */
  days: readonly ActiveDay[];
  /** The newest events, newest first. */
  latest: readonly { id: string; at: string }[];
}

/** A career's current state, without the timeline. */
export interface CareerInput {
  skills: SkillInput[];
  certificates: CertificateInput[];
  goals: GoalInput[];
  roles: TargetRoleInput[];
  /** True if the person named a target, even one that is not an occupation. */
  hasTarget?: boolean;
}

/** The input of career health. */
export interface HealthInput extends CareerInput {
  activity: ActivityInput;
}

export const metricNames = ["skillFreshness", "goalProgress", "marketAlignment", "careerActivity"] as const;
export type MetricName = (typeof metricNames)[number];
export type Trend = "improving" | "stable" | "declining";

/** A metric at a moment: `score` 0..100, or absent without data, with the `reason`. */
export interface Measured {
  score?: number;
  reason?: string;
  /** The values that count. */
  inputs: Record<string, unknown>;
  /** Ids of the evidence, by the kind of record. */
  evidence: { claimIds?: string[]; goalIds?: string[]; eventIds?: string[] };
}

export interface MetricResult {
  /** 0..100, one decimal; 50 without data. */
  score: number;
  trend: Trend;
  details: {
    /** True if there was data. Otherwise the score means nothing. */
    known: boolean;
    inputs: Record<string, unknown>;
    formula: string;
    reason?: string;
    /** Means of the last 30 days and of the 30 before, if both have data. */
    compared?: { recent: number; before: number };
    claimIds?: string[];
    goalIds?: string[];
    eventIds?: string[];
  };
}

/** A sentence of advice, and the names of the operations that help. */
export interface Advice {
  text: string;
  see: string[];
}

export interface HealthReport {
  /** 0..100, one decimal; 50 if no metric has data. */
  overallScore: number;
  metrics: Record<MetricName, MetricResult>;
  /** Weights of the metrics with data. They sum to 1, or the object is empty. */
  weights: Partial<Record<MetricName, number>>;
  recommendations: Advice[];
  formula: string;
}

/** The health scores at the end of a day: 0..100, one decimal; null without data. */
export interface HealthScores {
  overallScore: number | null;
  metrics: Record<MetricName, number | null>;
  formula: string;
}
