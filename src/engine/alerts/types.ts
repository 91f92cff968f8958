import type { MetricName } from "../health/types.ts";

export type AlertType = "skill_gap" | "goal_stagnation" | "market_misalignment" | "inactivity";
/** Lowest first. */
export const severities = ["info", "warning", "critical"] as const;
export type Severity = (typeof severities)[number];

/** The data behind alerts. An unknown value is absent and raises no alert. */
export interface AlertInput {
  gaps: {
    /** Id of the target role. */
    id: string;
    title: string;
    /** The weighted share of unmet demand, 0..1. */
    gap: number;
    missing: string[];
    missingLicences: string[];
    claimIds: string[];
  }[];
  goals: {
    id: string;
    text: string;
    /** RFC 3339. */
    statedAt: string;
    lastProgressAt?: string;
    /** Progress divided by the progress expected by now, 0..1. Absent if no progress was ever reported. */
    pace?: number;
  }[];
  /** marketAlignment, 0..100. */
  market?: { score: number; claimIds: string[] };
  /** The newest timeline event. */
  lastEvent?: { id: string; at: string };
}

/** A call that helps with an alert and can be sent unchanged. */
export type AlertCall = { operation: string; input: Record<string, unknown>; why: string };

/** The current level and message of one possible alert. */
export interface Measurement {
  type: AlertType;
  subject: string;
  /** The level whose entry threshold is reached, or absent. */
  level?: Severity;
  /** The highest level whose exit threshold has not been passed; at least `level`. */
  held?: Severity;
  /** Describes the problem at a level, with the evidence. Contains no number that changes daily. */
  message: string;
  /** Sentences for people. `calls` are what a program can do. */
  actionSuggestions: string[];
  calls: AlertCall[];
  relatedMetricId: MetricName;
  evidenceIds: string[];
}

/** The state of a (type, subject) between evaluations, as JSON. The caller stores it with the user. */
export interface AlertState {
  type: AlertType;
  subject: string;
  /** Severity of the open alert; absent without one. */
  open?: Severity;
  /** Level reached at the last evaluation. */
  seen?: Severity;
  /** The level at the last evaluation that a new alert may not show yet, because it is above a warning. */
  withheld?: Severity;
  /** When the open alert was raised. */
  openedAt?: string;
  /** The open alert's message, so that an unchanged alert is not written again. */
  message?: string;
  /** The calls that help with the open alert. */
  calls?: AlertCall[];
  /** The severity at which the user dismissed the open alert. */
  dismissed?: Severity;
  /** When the last alert was cleared, and the severity above which a new one ignores the cool-down. */
  cleared?: { at: string; severity: Severity };
}

/** The content of an alert; the caller adds id, user and times. */
export interface AlertContent {
  alertType: AlertType;
  severity: Severity;
  message: string;
  actionSuggestions: string[];
  relatedMetricId: MetricName;
  evidenceIds: string[];
}

/**
 * A change to the stored alerts. raise: store a new, unread alert (and publish insight.generated). update: change the
 * open alert in place; with `reopen` it becomes unread and undismissed. clear: the alert is over, remove it.
 */
export type AlertChange =
  | { kind: "raise"; subject: string; alert: AlertContent }
  | { kind: "update"; subject: string; alert: AlertContent; reopen: boolean }
  | { kind: "clear"; subject: string; alertType: AlertType };
