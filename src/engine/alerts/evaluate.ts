import { DAY_MS, timeOf } from "../health/time.ts";
import { lower, rank } from "./levels.ts";
import { measureAlerts } from "./measure.ts";
import type {
  AlertChange,
  AlertContent,
  AlertInput,
  AlertState,
  AlertType,
  Measurement,
  Severity,
} from "./types.ts";

/** Days after clearing in which the same severity is not raised again. */
const coolDownDays: Record<AlertType, number> = {
  skill_gap: 30,
  goal_stagnation: 30,
  market_misalignment: 60,
  inactivity: 30,
};

/** What follows for one (type, subject). */
interface Outcome {
  state: AlertState;
  change?: AlertChange;
}

/**
 * One evaluation: what to raise, update or clear per (type, subject), and what to remember until the next. A level is
 * entered when it was reached at the evaluation before, too; it is left at once when its exit threshold is passed.
 * Evaluate once in every write that changes what is measured, and once when alerts or health are next asked for (or by
 * a timer): what an import brings about is seen by the write, and shown by the read that follows. Never evaluate one
 * state of the data twice in one write: the first look would confirm itself.
 * States whose alert the user dismissed are given with `dismissed` (see `withDismissal`).
 */
export function evaluateAlerts(
  input: AlertInput,
  states: readonly AlertState[],
  now: Date,
): { changes: AlertChange[]; nextStates: AlertState[] } {
  const before = new Map(states.map((state) => [keyOf(state), state]));
  const measured = new Map(measureAlerts(input, now).map((measurement) => [keyOf(measurement), measurement]));
  const keys = [...new Set([...before.keys(), ...measured.keys()])].sort();
  const outcomes = keys.flatMap((key) => {
    const measurement = measured.get(key);
    const state = before.get(key) ?? (measurement && firstState(measurement));
    return state ? [follow(state, measurement, now)] : [];
  });
  return {
    changes: outcomes.flatMap(({ change }) => change ?? []),
    nextStates: outcomes.map(({ state }) => state).filter((state) => isWorthKeeping(state, now)),
  };
}

/** The state after the user dismissed its open alert. */
export function withDismissal(state: AlertState): AlertState {
  return state.open === undefined ? state : { ...state, dismissed: state.open };
}

function follow(state: AlertState, measurement: Measurement | undefined, now: Date): Outcome {
  const { type, subject } = state;
  const seen = measurement?.level;
  const entered = lower(state.seen, seen);
  const remembered = { ...state, seen };
  if (state.open === undefined) {
    if (!measurement || entered === undefined || mustWait(state, entered, now))
      return { state: tidy(remembered) };
    const alert = contentOf(measurement, entered);
    return {
      state: tidy({ type, subject, seen, open: entered, message: alert.message }),
      change: { kind: "raise", subject, alert },
    };
  }
  const held = lower(state.open, measurement?.held);
  const target = rank(entered) > rank(held) ? entered : held;
  if (!measurement || target === undefined) return clear(state, seen, now);
  return settle(remembered, state.open, measurement, target);
}

/** The alert stays open: raised, lowered, said anew, or left as it is. */
function settle(state: AlertState, open: Severity, measurement: Measurement, target: Severity): Outcome {
  const alert = contentOf(measurement, target);
  const next = { ...state, open: target, message: alert.message };
  const isWorse = rank(target) > rank(open);
  const reopen = isWorse && rank(target) > rank(state.dismissed);
  if (reopen) {
    const { dismissed: _, ...undismissed } = next;
    return { state: tidy(undismissed), change: { kind: "update", subject: state.subject, alert, reopen } };
  }
  const isSame = target === open && alert.message === state.message;
  if (isSame) return { state: tidy(next) };
  return { state: tidy(next), change: { kind: "update", subject: state.subject, alert, reopen: false } };
}

function clear(state: AlertState, seen: Severity | undefined, now: Date): Outcome {
  const { type, subject, open, dismissed } = state;
  const severity = rank(dismissed) > rank(open) ? dismissed : open;
  return {
    state: tidy({ type, subject, seen, ...(severity && { cleared: { at: now.toISOString(), severity } }) }),
    change: { kind: "clear", subject, alertType: type },
  };
}

function mustWait({ type, cleared }: AlertState, severity: Severity, now: Date): boolean {
  if (!cleared || rank(severity) > rank(cleared.severity)) return false;
  return isCooling(type, cleared.at, now);
}

function isCooling(type: AlertType, clearedAt: string, now: Date): boolean {
  return now.getTime() - (timeOf(clearedAt) ?? 0) < coolDownDays[type] * DAY_MS;
}

function isWorthKeeping({ type, open, seen, cleared }: AlertState, now: Date): boolean {
  return (
    open !== undefined || seen !== undefined || (cleared !== undefined && isCooling(type, cleared.at, now))
  );
}

function contentOf(measurement: Measurement, severity: Severity): AlertContent {
  const { type, message, actionSuggestions, relatedMetricId, evidenceIds } = measurement;
  return {
    alertType: type,
    severity,
    message: message(severity),
    actionSuggestions,
    relatedMetricId,
    evidenceIds,
  };
}

function firstState({ type, subject }: Measurement): AlertState {
  return { type, subject };
}

/** States are stored as JSON: what is undefined is left out. */
function tidy({ seen, ...state }: Omit<AlertState, "seen"> & { seen?: Severity | undefined }): AlertState {
  return { ...state, ...(seen && { seen }) };
}

function keyOf({ type, subject }: { type: AlertType; subject: string }): string {
  return JSON.stringify([type, subject]);
}
