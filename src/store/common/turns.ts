import { DAY_MS } from "../../shared/time.ts";
import type { TurnRequest } from "../ports/coordination.ts";

/** A task's row. */
export interface StoredTurn {
  begunOn: string | null;
  doneOn: string | null;
  reached: string | null;
  takenBy: string | null;
  takenUntil: string | null;
}

/** The name of the sealing secret. Other secrets may follow. */
export const SECRET_NAME = "requests";

/** The row that claims today's round. Undefined if the round is done or another process holds it. */
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

/** Another machine's clock may already be past midnight. A clock that is days off is ignored. */
function isDone(doneOn: string | null, day: string): boolean {
  if (doneOn === null || doneOn < day) return false;
  return Date.parse(doneOn) - Date.parse(day) <= DAY_MS;
}

/** A lease that ends more than a day ahead was made before the clock was set back. */
function isTaken(until: string | null, now: string): boolean {
  return until !== null && until > now && Date.parse(until) - Date.parse(now) <= DAY_MS;
}
