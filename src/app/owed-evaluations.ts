import { errorFacts, type Log } from "../platform/logger.ts";
import type { Cancel } from "../shared/timers.ts";
import type { Service } from "./service.ts";

/** How often a process looks whether another died before it had evaluated what it wrote. */
const LOOK_MS = 5000;

/** Evaluates, until it is stopped, the alerts of those whose process died between their write and its evaluation. */
export function startOwedEvaluations({ store, runtime, evaluateOwed }: Service, log: Log): Cancel {
  if (store.coordination.evaluations === undefined) return () => undefined;
  let isLooking = false;
  const fail = (error: unknown) => log.error("What is owed to others was not evaluated.", errorFacts(error));
  return runtime.timers.every(LOOK_MS, async () => {
    if (isLooking) return;
    isLooking = true;
    await evaluateOwed().catch(fail);
    isLooking = false;
  });
}
