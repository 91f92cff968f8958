import { type Severity, severities } from "./types.ts";

/** Entry values of info, warning and critical. */
export type Thresholds = readonly [info: number, warning: number, critical: number];

/** The highest level that a value which gets worse as it rises has reached. */
export function levelAbove(value: number, thresholds: Thresholds): Severity | undefined {
  return severities.findLast((_, index) => value >= (thresholds[index] ?? Number.POSITIVE_INFINITY));
}

/** The highest level that a value which gets worse as it falls has gone under. */
export function levelBelow(value: number, thresholds: Thresholds): Severity | undefined {
  return severities.findLast((_, index) => value < (thresholds[index] ?? Number.NEGATIVE_INFINITY));
}

/** Thresholds moved by `by`: what a value has to pass to leave a level again. */
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
