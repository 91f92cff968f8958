import { CHANGE_DAYS } from "../operation/changes/keep-change.ts";
import { errorFacts, type Log } from "../platform/logger.ts";
import type { Cancel } from "../shared/timers.ts";
import type { Store } from "../store/ports/store.ts";
import type { Service } from "./service.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const ACCESS_LOG_DAYS = 90;
const DELIVERY_DAYS = 30;
const REPLY_DAYS = 1;

/**
 * Runs the daily job now and every 24 hours until it is cancelled: it deletes old rows, rewrites a file of which rows
 * were deleted, and evaluates all alerts. Only `serve` starts it. A stdio process does not: clients start many of them
 * on one database, most live for minutes, and a rewrite would hold the write lock just when the client asks its first
 * question.
 */
export function startDailyJob({ store, runtime, evaluateAll }: Service, log: Log): Cancel {
  const run = async () => {
    const ago = (days: number) => new Date(runtime.now().getTime() - days * DAY_MS).toISOString();
    try {
      await store.access.prune({
        accessLog: ago(ACCESS_LOG_DAYS),
        replies: ago(REPLY_DAYS),
        changes: ago(CHANGE_DAYS),
      });
      await pruneDeliveries(store, ago(DELIVERY_DAYS));
      await store.file?.vacuumIfNeeded();
      await evaluateAll();
    } catch (error) {
      log.error("The daily job failed.", errorFacts(error));
    }
  };
  void run();
  return runtime.timers.every(DAY_MS, run);
}

/** Deletes in small batches, so that no other write waits long. */
async function pruneDeliveries(store: Store, before: string): Promise<void> {
  while (await store.deliveries.prune(before));
}
