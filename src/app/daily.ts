import { CHANGE_DAYS } from "../operation/changes/keep-change.ts";
import { errorFacts, type Log } from "../platform/logger.ts";
import { DAY_MS, MINUTE_MS } from "../shared/time.ts";
import type { Store } from "../store/ports/store.ts";
import type { Service } from "./service.ts";
import { type OwnTurn, takeTurn } from "./turn.ts";

const ACCESS_LOG_DAYS = 90;
const DELIVERY_DAYS = 30;
const REPLY_DAYS = 1;
/** How often a process checks whether today's round is due, or was left by a dead process. */
const LOOK_MS = MINUTE_MS;

/** How long the current user's evaluation may still take after a stop. */
const GRACE_MS = 8000;

/**
 * Runs the daily job once per UTC day until stopped: deletes old rows, rewrites the file if rows were deleted, and
 * evaluates all alerts. One process does it for all. If that dies or stops, another continues. Only `serve` starts it.
 * Stdio processes do not: clients start many of them, most live for minutes, and a rewrite would hold the write lock
 * just when the client sends its first request.
 */
export function startDailyJob(service: Service, log: Log): () => Promise<void> {
  let isStopped = false;
  let hasFailed = false;
  let running: Promise<void> | undefined;
  const round = async () => {
    const turn = await takeTurn(service, "daily");
    if (!turn) return;
    let isDone = false;
    try {
      isDone = await doRound(service, turn, () => isStopped);
    } finally {
      await turn.end(isDone);
    }
  };
  // Retried every minute, but logged only once until it succeeds.
  const fail = (error: unknown) => {
    if (!hasFailed) log.error("The daily job failed. It will be retried.", errorFacts(error));
    hasFailed = true;
  };
  const look = () => {
    running ??= round()
      .then(() => {
        hasFailed = false;
      }, fail)
      .finally(() => {
        running = undefined;
      });
    return running;
  };
  void look();
  const cancel = service.runtime.timers.every(LOOK_MS, look);
  return async () => {
    isStopped = true;
    cancel();
    if (!running) return;
    const ended = running;
    await new Promise<void>((resolve) => {
      const cancelWait = service.runtime.timers.after(GRACE_MS, resolve);
      void ended.then(() => {
        cancelWait();
        resolve();
      });
    });
  };
}

/** True if it was completed. */
async function doRound(
  { store, runtime, evaluateAll }: Service,
  turn: OwnTurn,
  isStopped: () => boolean,
): Promise<boolean> {
  const goesOn = async (reached?: string) => (await turn.keep(reached)) && !isStopped();
  // A process that takes over the round skips these.
  if (turn.reached === null) {
    const ago = (days: number) => new Date(runtime.now().getTime() - days * DAY_MS).toISOString();
    await store.access.prune({
      accessLog: ago(ACCESS_LOG_DAYS),
      replies: ago(REPLY_DAYS),
      changes: ago(CHANGE_DAYS),
    });
    if (!(await pruneDeliveries(store, ago(DELIVERY_DAYS), goesOn))) return false;
    await store.file?.vacuumIfNeeded();
    if (!(await goesOn())) return false;
  }
  return evaluateAll(turn.reached, goesOn);
}

/** Deletes in small batches, so no other write waits long. */
async function pruneDeliveries(store: Store, before: string, goesOn: () => Promise<boolean>) {
  while (await store.deliveries.prune(before)) if (!(await goesOn())) return false;
  return true;
}
