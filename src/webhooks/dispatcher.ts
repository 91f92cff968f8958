import type { TargetRules } from "../engine/target.ts";
import type { DeliveryQueue, LeasedDelivery } from "../store/delivery-port.ts";
import { nextAttemptAt, readRetryAfter } from "./retry.ts";
import { type SendResult, send } from "./send.ts";
import { deliveryHeaders } from "./sign.ts";
import type { Lookup } from "./target.ts";

export interface DispatcherDependencies {
  queue: DeliveryQueue;
  /** Names this process among those that share the database. */
  owner: string;
  now: () => Date;
  random: () => number;
  lookup: Lookup;
  rules: () => TargetRules;
  /** A subscription had no success for five days: switch it off and tell the user. */
  onSilent: (delivery: { userId: string; webhookId: string; url: string }) => Promise<void>;
  onError: (error: unknown) => void;
}

export interface Dispatcher {
  /** Something new may be due: look at once. */
  nudge: () => void;
  /** Takes nothing new, finishes what is in flight for at most `graceMs`. */
  stop: (graceMs: number) => Promise<void>;
}

const PER_SUBSCRIPTION = 4;
const IN_ALL = 32;
const SEND_TIMEOUT_MS = 10_000;
/** Longer than any attempt takes, so that only a dead process loses its lease. */
const LEASE_MS = 45_000;
/** How long to wait at most before looking again: another process's work, or a lease that ended, may be there. */
const LONGEST_SLEEP_MS = 5000;
const SILENT_MS = 5 * 24 * 60 * 60 * 1000;

/** Starts the loop that leases due deliveries, sends them and writes down what became of them. */
export function startDispatcher(deps: DispatcherDependencies): Dispatcher {
  const inFlight = new Map<string, Promise<void>>();
  const perSubscription = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let looking = false;
  let again = false;
  let stopped = false;

  const look = async () => {
    if (stopped) return;
    if (looking) {
      again = true;
      return;
    }
    looking = true;
    clearTimeout(timer);
    try {
      do {
        again = false;
        await takeDue();
      } while (again && !stopped);
    } catch (error) {
      deps.onError(error);
    } finally {
      looking = false;
      if (!stopped) await sleepUntilDue().catch(deps.onError);
    }
  };

  const takeDue = async () => {
    const limit = IN_ALL - inFlight.size;
    if (limit <= 0) return;
    const now = deps.now();
    const room = new Map([...perSubscription].map(([id, busy]) => [id, PER_SUBSCRIPTION - busy]));
    const leased = await deps.queue.lease({
      owner: deps.owner,
      now: now.toISOString(),
      until: new Date(now.getTime() + LEASE_MS).toISOString(),
      limit,
      room,
      perSubscription: PER_SUBSCRIPTION,
    });
    for (const delivery of leased) begin(delivery);
  };

  const begin = (delivery: LeasedDelivery) => {
    const { id, webhookId } = delivery;
    perSubscription.set(webhookId, (perSubscription.get(webhookId) ?? 0) + 1);
    const work = deliver(deps, delivery)
      .catch(deps.onError)
      .finally(() => {
        inFlight.delete(id);
        const busy = (perSubscription.get(webhookId) ?? 1) - 1;
        if (busy === 0) perSubscription.delete(webhookId);
        else perSubscription.set(webhookId, busy);
        void look();
      });
    inFlight.set(id, work);
  };

  const sleepUntilDue = async () => {
    const due = await deps.queue.nextDue();
    const wait = due === null ? LONGEST_SLEEP_MS : Date.parse(due) - deps.now().getTime();
    // What is due but not taken waits for a place, and a place that gets free looks again by itself.
    timer = setTimeout(
      () => void look(),
      Math.min(LONGEST_SLEEP_MS, Math.max(inFlight.size > 0 ? 250 : 10, wait)),
    );
    timer.unref();
  };

  void look();
  return {
    nudge: () => void look(),
    stop: async (graceMs) => {
      stopped = true;
      clearTimeout(timer);
      const finished = Promise.all(inFlight.values()).then(() => undefined);
      await Promise.race([finished, pause(graceMs)]);
      await deps.queue.release([...inFlight.keys()]);
    },
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}

async function deliver(deps: DispatcherDependencies, delivery: LeasedDelivery): Promise<void> {
  const began = deps.now();
  const result = await send({
    url: delivery.url,
    headers: deliveryHeaders(delivery, began),
    body: delivery.body,
    rules: deps.rules(),
    lookup: deps.lookup,
    timeoutMs: SEND_TIMEOUT_MS,
  });
  const now = deps.now();
  const silentSince = await deps.queue.settle({
    id: delivery.id,
    webhookId: delivery.webhookId,
    attempt: {
      at: began.toISOString(),
      outcome: result.outcome,
      status: result.status,
      durationMs: now.getTime() - began.getTime(),
      answer: result.answer,
    },
    ...verdict(deps, delivery, result, now),
  });
  if (silentSince !== null && now.getTime() - Date.parse(silentSince) >= SILENT_MS)
    await deps.onSilent(delivery);
}

function verdict(deps: DispatcherDependencies, { attempts }: LeasedDelivery, result: SendResult, now: Date) {
  if (result.outcome === "delivered")
    return { status: "delivered", nextAttemptAt: null, gone: false } as const;
  if (result.status === 410) return { status: "failed", nextAttemptAt: null, gone: true } as const;
  const asked =
    result.status === 429 || result.status === 503 ? readRetryAfter(result.retryAfter, now) : undefined;
  const next = nextAttemptAt(attempts.length + 1, now, deps.random(), asked);
  if (next === null) return { status: "failed", nextAttemptAt: null, gone: false } as const;
  return { status: "pending", nextAttemptAt: next.toISOString(), gone: false } as const;
}
