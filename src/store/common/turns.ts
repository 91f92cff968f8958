import { DAY_MS } from "../../shared/time.ts";
import type { TurnRequest } from "../ports/together.ts";

/** A task's row. */
export interface StoredTurn {
  begunOn: string | null;
  doneOn: string | null;
  reached: string | null;
  takenBy: string | null;
  takenUntil: string | null;
}

/** Of the secret that requests are sealed with; there may be others one day. */
export const SECRET_NAME = "requests";

/** The row as a process takes the round of today; undefined where it is done, or another process does it. */
export function takenTurn(stored: StoredTurn | undefined, request: TurnRequest): StoredTurn | undefined {
  const day = request.now.slice(0, 10);
  if (stored && (isDone(stored.doneOn, day) || isTaken(stored.takenUntil, request.now))) return undefined;
  const goesOn = stored?.begunOn === day;
  return {
    begunOn: day,
    doneOn: stored?.doneOn ?? null,
    reached: goesOn ? stored.reached : null,
    takenBy: request.owner,
    takenUntil: request.until,
  };
}

/** The clock of who did it may be past midnight already; one that was wrong by days is not believed. */
function isDone(doneOn: string | null, day: string): boolean {
  if (doneOn === null || doneOn < day) return false;
  return Date.parse(doneOn) - Date.parse(day) <= DAY_MS;
}

/** A lease that ends in more than a day is from before a clock was set back. */
function isTaken(until: string | null, now: string): boolean {
  return until !== null && until > now && Date.parse(until) - Date.parse(now) <= DAY_MS;
}
