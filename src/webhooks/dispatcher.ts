import type { DeliveryQueue, LeasedDelivery, Settlement } from "../store/ports/deliveries.ts";
import { createAgentPool } from "./agent-pool.ts";
import { type AttemptDependencies, attemptDelivery } from "./attempt.ts";
import { createWakeableSleep } from "./wakeable-sleep.ts";

export interface DispatcherDependencies extends Omit<AttemptDependencies, "agentPool"> {
  queue: DeliveryQueue;
  /** A subscription had no success for five days: switch it off and tell the user. */
  onSilent: (subscription: { userId: string; webhookId: string }) => Promise<void>;
  onError: (error: unknown) => void;
}

export interface Dispatcher {
  /** Something new may be due: look at once. */
  wake: () => void;
  /** Takes nothing new, finishes what is in flight for at most `graceMs`; the rest is given back unsent. */
  stop: (graceMs: number) => Promise<void>;
}

const PER_SUBSCRIPTION = 4;
const IN_ALL = 32;
/** A dead process's leases end after this; an attempt and what follows it take less, so that no living one loses any. */
const LEASE_MS = 30_000;
/** An attempt with the body of its answer, and some time for the process to write it down. */
const UNDER_WAY_MS = 12_000;
/** How long to sleep at most: another process's work, or a lease that ended, may be there. */
const LONGEST_SLEEP_MS = 5000;
/** What is due but not to be had waits for a place, maybe of another process. */
const PLACE_SLEEP_MS = 1000;
const SILENT_MS = 5 * 24 * 60 * 60 * 1000;

/** Starts the loop that leases due deliveries, sends them and writes down what became of them. */
export function startDispatcher(given: DispatcherDependencies): Dispatcher {
  const agentPool = createAgentPool();
  const deps = { ...given, agentPool };
  const { queue, owner, now, onError } = deps;
  const inFlight = new Map<string, AbortController>();
  const sleep = createWakeableSleep(deps.timers);
  let ended: Settlement[] = [];
  let stopping = false;
  let abandoned = false;

  const run = async () => {
    while (!stopping || inFlight.size > 0 || ended.length > 0) {
      // Whatever else ends in this turn of the event loop is settled along.
      await new Promise((resolve) => setImmediate(resolve));
      const sleepMs = await tick().catch((error: unknown) => {
        onError(error);
        return PLACE_SLEEP_MS;
      });
      if (abandoned) return;
      await sleep.wait(sleepMs);
    }
  };

  /** Settles, leases, begins; gives how long to sleep where nobody wakes it. */
  const tick = async (): Promise<number> => {
    await settle();
    if (stopping) return LONGEST_SLEEP_MS;
    const at = now();
    const limit = IN_ALL - inFlight.size;
    const leased = limit > 0 ? await queue.lease({ ...leaseAt(owner, at), limit }) : [];
    for (const delivery of leased) begin(delivery);
    const due = await queue.nextDue();
    const wait = due === null ? LONGEST_SLEEP_MS : Date.parse(due) - at.getTime();
    return wait <= 0 ? PLACE_SLEEP_MS : Math.min(wait, LONGEST_SLEEP_MS);
  };

  const settle = async () => {
    if (ended.length === 0) return;
    const batch = ended;
    ended = [];
    const failing = await queue.settle(batch).catch((error: unknown) => {
      // Sent is sent: it is written down at the next turn.
      ended = [...batch, ...ended];
      throw error;
    });
    for (const { since, ...subscription } of failing) {
      if (now().getTime() - Date.parse(since) >= SILENT_MS) await deps.onSilent(subscription).catch(onError);
    }
  };

  const begin = (delivery: LeasedDelivery) => {
    const abort = new AbortController();
    inFlight.set(delivery.id, abort);
    void attemptDelivery(deps, delivery, abort)
      .then((settlement) => {
        if (!abandoned) ended.push(settlement);
      }, onError)
      .finally(() => {
        if (!abandoned) inFlight.delete(delivery.id);
        sleep.wake();
      });
  };

  const finished = run();
  const finishedWithin = (graceMs: number) =>
    new Promise<void>((resolve) => {
      const cancel = deps.timers.after(graceMs, resolve);
      void finished.then(cancel).then(resolve);
    });
  return {
    wake: sleep.wake,
    stop: async (graceMs) => {
      stopping = true;
      sleep.wake();
      await finishedWithin(graceMs);
      abandoned = true;
      for (const abort of inFlight.values()) abort.abort();
      sleep.wake();
      await finished;
      agentPool.close();
      if (inFlight.size > 0) await queue.release(owner, [...inFlight.keys()]);
    },
  };
}

function leaseAt(owner: string, at: Date) {
  const later = (ms: number) => new Date(at.getTime() + ms).toISOString();
  return {
    owner,
    now: at.toISOString(),
    until: later(LEASE_MS),
    busyAfter: later(LEASE_MS - UNDER_WAY_MS),
    perSubscription: PER_SUBSCRIPTION,
  };
}
