import type { MetricName } from "../health/types.ts";

export type AlertType = "skill_gap" | "goal_stagnation" | "market_misalignment" | "inactivity";
/** Lowest first. */
export const severities = ["info", "warning", "critical"] as const;
export type Severity = (typeof severities)[number];

/** What alerts look at; what is unknown is absent, and then there is no alert about it. */
export interface AlertInput {
  gaps: {
    /** Id of the target role. */
    id: string;
    title: string;
    /** Weighted share of the demand that is not met, 0..1. */
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
    /** Progress over what would be on time, 0..1; absent where no progress was ever said. */
    pace?: number;
  }[];
  /** marketAlignment, 0..100. */
  market?: { score: number; claimIds: string[] };
  /** The newest timeline event. */
  lastEvent?: { id: string; at: string };
}

/** What one alert would say now, and how far it goes. */
export interface Measurement {
  type: AlertType;
  subject: string;
  /** The level whose entry threshold is reached; absent where none is. */
  level?: Severity;
  /** The highest level that is not yet left; at least `level`. */
  held?: Severity;
  /** Says what is wrong at a level, with the evidence. It holds no count that would change by the day. */
  message: (severity: Severity) => string;
  actionSuggestions: string[];
  relatedMetricId: MetricName;
  evidenceIds: string[];
}

/** What is remembered of a (type, subject) between evaluations. JSON; the caller keeps it with the user. */
export interface AlertState {
  type: AlertType;
  subject: string;
  /** Severity of the open alert; absent where none is open. */
  open?: Severity;
  /** Level reached at the last evaluation. */
  seen?: Severity;
  /** The open alert's message, so that an unchanged alert is not written again. */
  message?: string;
  /** The severity at which the user dismissed the open alert. */
  dismissed?: Severity;
  /** When the last alert was cleared, and the severity from which a new one needs no waiting. */
  cleared?: { at: string; severity: Severity };
}

/** What an alert shows; the caller adds id, user and times. */
export interface AlertContent {
  alertType: AlertType;
  severity: Severity;
  message: string;
  actionSuggestions: string[];
  relatedMetricId: MetricName;
  evidenceIds: string[];
}

/**
 * What to do to the stored alerts. raise: write a new, unread alert (and publish insight.generated). update: change the
 * open alert in place; with `reopen` it is unread and undismissed again. clear: the alert is over, take it off the list.
 */
export type AlertChange =
  | { kind: "raise"; subject: string; alert: AlertContent }
  | { kind: "update"; subject: string; alert: AlertContent; reopen: boolean }
  | { kind: "clear"; subject: string; alertType: AlertType };
