import { CHANGE_DAYS } from "../operation/changes/keep-change.ts";
import { errorFacts, type Log } from "../platform/logger.ts";
import { DAY_MS, MINUTE_MS } from "../shared/time.ts";
import type { Store } from "../store/ports/store.ts";
import type { Service } from "./service.ts";
import { type OwnTurn, takeTurn } from "./turn.ts";

const ACCESS_LOG_DAYS = 90;
const DELIVERY_DAYS = 30;
const REPLY_DAYS = 1;
/** How often a process looks whether the day's round is to be done, or was left by a process that died. */
const LOOK_MS = MINUTE_MS;

/** Time that the user who is being evaluated gets when it is stopped. */
const GRACE_MS = 8000;

/**
 * Does the daily job, once a UTC day, until it is stopped: it deletes old rows, rewrites a file of which rows were
 * deleted, and evaluates all alerts. Of the processes on the data one does it; where that dies or stops, another continues
 * where it was. Only `serve` starts it. A stdio process does not: clients start many of them on one database, most live
 * for minutes, and a rewrite would hold the write lock just when the client asks its first question.
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
  // It is tried again each minute: one line for as long as it fails is enough.
  const fail = (error: unknown) => {
    if (!hasFailed) log.error("The daily job failed; it will be tried again.", errorFacts(error));
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

/** Whether it was done to its end. */
async function doRound(
  { store, runtime, evaluateAll }: Service,
  turn: OwnTurn,
  isStopped: () => boolean,
): Promise<boolean> {
  const goesOn = async (reached?: string) => (await turn.keep(reached)) && !isStopped();
  // Who takes a round over finds these done.
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

/** Deletes in small batches, so that no other write waits long. */
async function pruneDeliveries(store: Store, before: string, goesOn: () => Promise<boolean>) {
  while (await store.deliveries.prune(before)) if (!(await goesOn())) return false;
  return true;
}
