import type { SkillKind } from "../catalog/types.ts";

/** Evidence of a skill: a period, such as a job, or a moment (`to` = `from`). Without `to` it is ongoing. */
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
  /** Dated evidence; without any, the freshness of the skill is unknown. */
  evidence: Evidence[];
  /** Nothing but a degree shows it, which does not say that it is used. */
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
  /** Since when the user has it; absent means always. */
  since?: string;
  claimIds: string[];
  /** A licence without which the work is not allowed. */
  isLicence?: boolean;
}

export interface TargetRoleInput {
  id: string;
  title: string;
  weight?: number;
  /** When the user named it; absent means long ago. */
  statedAt?: string;
  demanded: DemandedSkill[];
  /** Share of the wanted pay that the role pays, 0..1 (1 = all of it); absent where either is unknown. */
  salaryReach?: number;
}

/** What happened on one UTC day. */
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

/** What a career stands at, without its diary. */
export interface CareerInput {
  skills: SkillInput[];
  certificates: CertificateInput[];
  goals: GoalInput[];
  roles: TargetRoleInput[];
  /** Whether the person named a target, be it one that no occupation is called. */
  hasTarget?: boolean;
}

/** The input of career health. */
export interface HealthInput extends CareerInput {
  activity: ActivityInput;
}

export const metricNames = ["skillFreshness", "goalProgress", "marketAlignment", "careerActivity"] as const;
export type MetricName = (typeof metricNames)[number];
export type Trend = "improving" | "stable" | "declining";

/** A metric at one moment: `score` 0..100, absent without data, and then `reason` says why. */
export interface Measured {
  score?: number;
  reason?: string;
  /** The values that were counted. */
  inputs: Record<string, unknown>;
  /** Ids of the evidence, by the kind of record. */
  evidence: { claimIds?: string[]; goalIds?: string[]; eventIds?: string[] };
}

export interface MetricResult {
  /** 0..100, one decimal; 50 without data. */
  score: number;
  trend: Trend;
  details: {
    /** Whether there was data to measure; without, the score says nothing. */
    known: boolean;
    inputs: Record<string, unknown>;
    formula: string;
    reason?: string;
    /** Means of the last 30 days and of the 30 before, where there was data in both. */
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
  /** 0..100, one decimal; 50 where no metric has data. */
  overallScore: number;
  metrics: Record<MetricName, MetricResult>;
  /** Weights of the metrics that have data; they sum to 1, or there are none. */
  weights: Partial<Record<MetricName, number>>;
  recommendations: Advice[];
  formula: string;
}

/** What health is at the end of a day, in numbers: 0..100, one decimal; null without data. */
export interface HealthScores {
  overallScore: number | null;
  metrics: Record<MetricName, number | null>;
  formula: string;
}
