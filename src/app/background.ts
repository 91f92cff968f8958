import { getContext } from "../domain/context/operations.ts";
import type { Cancel } from "../shared/timers.ts";
import type { Service } from "./service.ts";

/** How often to check for processes that died before they evaluated their writes. */
const LOOK_MS = 5000;

/** Until stopped, evaluates the alerts of users whose process died between a write and its evaluation. */
export function startOwedEvaluations({ store, runtime, evaluateOwed, logError }: Service): Cancel {
  if (store.coordination.evaluations === undefined) return () => undefined;
  let isLooking = false;
  const fail = (error: unknown) => logError("Due evaluations of other processes failed.", error);
  return runtime.timers.every(LOOK_MS, async () => {
    if (isLooking) return;
    isLooking = true;
    await evaluateOwed().catch(fail);
    isLooking = false;
  });
}

/** Reads a person's context once after the start, so that their first page does not wait for code that is still cold. */
export async function warmReads(
  { call, scopes, runtime }: Pick<Service, "call" | "scopes" | "runtime">,
  userId: string,
): Promise<void> {
  const actor = { userId, keyId: null, client: "career-context", scopes: new Set(scopes) };
  const asked = { operation: getContext, actor, requestId: runtime.newId("req"), input: {} };
  // Nothing may be known of them yet. The next read meets any other error, too.
  await call(asked).catch(() => undefined);
}
