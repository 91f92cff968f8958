import { DAY_MS } from "../../shared/time.ts";
import { timeOf } from "../health/time.ts";
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

/** Days after clearing during which the same severity is not raised again. Source: docs/methods.md, Alerts. */
const coolDownDays: Record<AlertType, number> = {
  skill_gap: 30,
  goal_stagnation: 30,
  market_misalignment: 60,
  inactivity: 30,
};

/** Days that an alert is open before it can become critical: the first evaluation of a user is not an emergency. */
const DAYS_BEFORE_CRITICAL = 7;

/** The result of an evaluation for one (type, subject). */
interface Outcome {
  state: AlertState;
  change?: AlertChange;
}

/**
 * Evaluates once: returns what to raise, update or clear per (type, subject), and the state to store until the
 * next evaluation. A level is entered only if the previous evaluation reached it too. It is left at once when its
 * exit threshold is passed. Evaluate once in every write that changes measured data, and once when alerts or
 * health are next read (or by a timer): the write sees what an import causes, and the next read shows it. Never
 * evaluate the same data twice in one write: the first evaluation would confirm itself. States whose alert the
 * user dismissed carry `dismissed` (see `withDismissal`). Source: docs/methods.md, Alerts.
 */
export function evaluateAlerts(
  input: AlertInput,
  states: readonly AlertState[],
  now: Date,
  isAfterImport = false,
): { changes: AlertChange[]; nextStates: AlertState[] } {
  const before = new Map(states.map((state) => [keyOf(state), state]));
  const measured = new Map(measureAlerts(input, now).map((measurement) => [keyOf(measurement), measurement]));
  const keys = [...new Set([...before.keys(), ...measured.keys()])].sort();
  const outcomes = keys.flatMap((key) => {
    const measurement = measured.get(key);
    const state = before.get(key) ?? (measurement && firstState(measurement));
    if (!state) return [];
    // An import adds years at once, so it raises no alerts. The person's next step may.
    const isQuiet = isAfterImport && state.open === undefined;
    return [isQuiet ? { state } : follow(state, measurement, now)];
  });
  return {
    changes: outcomes.flatMap(({ change }) => change ?? []),
    nextStates: outcomes.map(({ state }) => state).filter((state) => isWorthKeeping(state, now)),
  };
}

/** Returns the state after the user dismissed its open alert. */
export function withDismissal(state: AlertState): AlertState {
  return state.open === undefined ? state : { ...state, dismissed: state.withheld ?? state.open };
}

function follow(state: AlertState, measurement: Measurement | undefined, now: Date): Outcome {
  const { type, subject } = state;
  const reached = measurement?.level;
  const seen = isNew(state, now) ? lower(reached, "warning") : reached;
  const withheld = reached === seen ? undefined : reached;
  const entered = lower(state.seen, seen);
  const remembered = { ...state, seen, withheld };
  if (state.open === undefined) {
    if (!measurement || entered === undefined || mustWait(state, withheld ?? entered, now))
      return { state: tidy(remembered) };
    const alert = contentOf(measurement, entered);
    const { message } = alert;
    const { calls } = measurement;
    return {
      state: tidy({
        type,
        subject,
        seen,
        withheld,
        open: entered,
        openedAt: now.toISOString(),
        message,
        calls,
      }),
      change: { kind: "raise", subject, alert },
    };
  }
  const held = lower(state.open, measurement?.held);
  const target = rank(entered) > rank(held) ? entered : held;
  if (!measurement || target === undefined) return clear(state, seen, now);
  return settle(remembered, state.open, measurement, target);
}

/** The alert stays open: its severity is raised or lowered, its message is updated, or nothing changes. */
function settle(state: Followed, open: Severity, measurement: Measurement, target: Severity): Outcome {
  const alert = contentOf(measurement, target);
  const next = { ...state, open: target, message: alert.message, calls: measurement.calls };
  const isWorse = rank(target) > rank(open);
  const reopen = isWorse && rank(target) > rank(state.dismissed);
  if (reopen) {
    const { dismissed: _, ...undismissed } = next;
    return { state: tidy(undismissed), change: { kind: "update", subject: state.subject, alert, reopen } };
  }
  // Alerts from earlier versions have no calls, and suggestions in other words.
  const isSame = target === open && alert.message === state.message && state.calls !== undefined;
  if (isSame) return { state: tidy(next) };
  return { state: tidy(next), change: { kind: "update", subject: state.subject, alert, reopen: false } };
}

/** True if there was no open alert, or not for long. */
function isNew({ open, openedAt }: AlertState, now: Date): boolean {
  if (open === undefined) return true;
  const opened = openedAt === undefined ? undefined : timeOf(openedAt);
  return opened !== undefined && now.getTime() - opened < DAYS_BEFORE_CRITICAL * DAY_MS;
}

function clear(state: AlertState, seen: Severity | undefined, now: Date): Outcome {
  const { type, subject, open, dismissed } = state;
  const severity = rank(dismissed) > rank(open) ? dismissed : open;
  return {
    state: tidy({
      type,
      subject,
      seen,
      withheld: undefined,
      ...(severity && { cleared: { at: now.toISOString(), severity } }),
    }),
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
    message,
    actionSuggestions,
    relatedMetricId,
    evidenceIds,
  };
}

function firstState({ type, subject }: Measurement): AlertState {
  return { type, subject };
}

/** A state from an evaluation. A level that was not reached is undefined. */
type Followed = Omit<AlertState, "seen" | "withheld"> & Record<"seen" | "withheld", Severity | undefined>;

/** Removes undefined values, because states are stored as JSON. */
function tidy({ seen, withheld, ...state }: Followed): AlertState {
  return { ...state, ...(seen && { seen }), ...(withheld && { withheld }) };
}

function keyOf({ type, subject }: { type: AlertType; subject: string }): string {
  return JSON.stringify([type, subject]);
}
