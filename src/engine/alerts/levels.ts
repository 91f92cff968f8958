import { type Severity, severities } from "./types.ts";

/** Entry values of info, warning and critical. */
export type Thresholds = readonly [info: number, warning: number, critical: number];

/** The highest level reached by a value that is worse when higher; undefined below all thresholds. */
export function levelAbove(value: number, thresholds: Thresholds): Severity | undefined {
  return severities.findLast((_, index) => value >= (thresholds[index] ?? Number.POSITIVE_INFINITY));
}

/** The highest level reached by a value that is worse when lower; undefined above all thresholds. */
export function levelBelow(value: number, thresholds: Thresholds): Severity | undefined {
  return severities.findLast((_, index) => value < (thresholds[index] ?? Number.NEGATIVE_INFINITY));
}

/** Shifts thresholds by `by`, which gives the exit thresholds of the levels. */
export function shiftThresholds([info, warning, critical]: Thresholds, by: number): Thresholds {
  return [info + by, warning + by, critical + by];
}

/** 0 for none, 1 info to 3 critical. */
export function rank(severity: Severity | undefined): number {
  return severity === undefined ? 0 : severities.indexOf(severity) + 1;
}

export function lower(a: Severity | undefined, b: Severity | undefined): Severity | undefined {
  return rank(a) <= rank(b) ? a : b;
}

export function higher(a: Severity | undefined, b: Severity | undefined): Severity | undefined {
  return rank(a) >= rank(b) ? a : b;
}
