import type { Telemetry } from "../shared/telemetry.ts";
import type { Timers } from "../shared/timers.ts";
import type { DeliveryQueue, LeasedDelivery, Settlement } from "../store/ports/deliveries.ts";
import type { AttemptDependencies, Sender } from "./attempt.ts";
import { createHeld, HELD_MS } from "./delivery-reservations.ts";

export interface DispatcherDependencies extends Omit<AttemptDependencies, "agentPool"> {
  queue: DeliveryQueue;
  /** Set if deliveries are observed. */
  telemetry?: Telemetry | undefined;
  /** Turns off a subscription without success for five days, and alerts the user. */
  autoDisable: (subscription: { userId: string; webhookId: string }) => Promise<void>;
  onError: (error: unknown) => void;
}

export interface Dispatcher {
  /** Call when something new may be due. The worker checks at once. */
  wake: () => void;
  /** Stops leasing, waits at most `graceMs` for deliveries in flight, and releases the remaining leases. */
  stop: (graceMs: number) => Promise<void>;
}

const MAX_PER_SUBSCRIPTION = 4;
const MAX_IN_FLIGHT = 32;
/** Below this number, a free slot goes to a reserved delivery. Otherwise the database picks the one with the fewest. */
const PLENTY = 24;
/** How long a lease lasts. An attempt with storing its result takes less, so only a dead process loses its leases. */
const LEASE_MS = 30_000;
/** The longest time for an attempt, its response body and storing the result. */
const IN_FLIGHT_MS = 12_000;
/** The longest sleep. Another process may have written an event, or died with leases. */
const MAX_SLEEP_MS = 5000;
/** The sleep when deliveries are due but a limit is reached, possibly by another process. */
const LIMITED_SLEEP_MS = 1000;
const AUTO_DISABLE_MS = 5 * 24 * 60 * 60 * 1000;

/** Starts the loop that leases and sends due deliveries and stores their results. */
export function startDispatcher(deps: DispatcherDependencies): Dispatcher {
  const { queue, owner, now, onError } = deps;
  let sender: Promise<Sender> | undefined;
  const inFlight = new Map<string, { abort: AbortController; webhookId: string }>();
  const held = createHeld(now);
  const sleep = createWakeableSleep(deps.timers);
  let ended: Settlement[] = [];
  let stopping = false;
  let abandoned = false;

  const run = async () => {
    while (!stopping || inFlight.size > 0 || ended.length > 0) {
      // Attempts that end in the same turn of the event loop are stored together.
      await new Promise((resolve) => setImmediate(resolve));
      const sleepMs = await tick().catch((error: unknown) => {
        onError(error);
        return LIMITED_SLEEP_MS;
      });
      if (abandoned) return;
      await sleep.wait(sleepMs);
    }
  };

  /**
   * Stores results, leases deliveries and starts attempts. Returns how long to sleep, in milliseconds, unless woken.
   */
  const tick = async (): Promise<number> => {
    await settle();
    await giveBack(stopping ? held.clear() : held.overdue());
    if (stopping) return MAX_SLEEP_MS;
    const at = now();
    const limit = MAX_IN_FLIGHT - inFlight.size;
    const request = { ...leaseAt(owner, at), limit, ahead: held.ahead() };
    const leased =
      limit > 0 ? await queue.lease(request) : { deliveries: [], nextDue: await queue.nextDue() };
    for (const delivery of leased.deliveries) {
      if (delivery.isAhead) held.add(delivery);
      else begin(delivery);
    }
    beginHeld();
    const wait = leased.nextDue === null ? MAX_SLEEP_MS : Date.parse(leased.nextDue) - at.getTime();
    return wait <= 0 ? LIMITED_SLEEP_MS : Math.min(wait, held.size() > 0 ? HELD_MS : MAX_SLEEP_MS);
  };

  const settle = async () => {
    if (ended.length === 0) return;
    const batch = ended;
    ended = [];
    const failing = await queue.settle(batch).catch((error: unknown) => {
      // The deliveries were sent, so their results must be stored. The next tick tries again.
      ended = [...batch, ...ended];
      throw error;
    });
    for (const { since, ...subscription } of failing) {
      if (now().getTime() - Date.parse(since) >= AUTO_DISABLE_MS)
        await deps.autoDisable(subscription).catch(onError);
    }
  };

  const giveBack = async (ids: string[]) => {
    if (ids.length > 0) await queue.release(owner, ids);
  };

  const hasPlace = (webhookId: string) =>
    [...inFlight.values()].filter((other) => other.webhookId === webhookId).length < MAX_PER_SUBSCRIPTION;

  const beginHeld = () => {
    while (!stopping && inFlight.size < PLENTY) {
      const delivery = held.next(hasPlace);
      if (delivery === undefined) return;
      begin(delivery);
    }
  };

  const begin = (delivery: LeasedDelivery) => {
    const abort = new AbortController();
    inFlight.set(delivery.id, { abort, webhookId: delivery.webhookId });
    const seen = deps.telemetry?.delivery();
    const attempt = async () => {
      // Loaded with the first delivery: it brings HTTP and TLS, and most processes send nothing.
      sender ??= import("./attempt.ts").then(({ createSender }) => createSender(deps));
      return (await sender).attempt(delivery, abort);
    };
    void (seen ? seen.within(attempt) : attempt())
      .then((settlement) => {
        seen?.end(settlement.status);
        held.learn(settlement);
        if (!abandoned) ended.push(settlement);
      }, onError)
      .finally(() => {
        if (!abandoned) inFlight.delete(delivery.id);
        beginHeld();
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
      for (const { abort } of inFlight.values()) abort.abort();
      sleep.wake();
      await finished;
      (await sender)?.close();
      await giveBack([...inFlight.keys(), ...held.clear()]);
    },
  };
}

function leaseAt(owner: string, at: Date) {
  const later = (ms: number) => new Date(at.getTime() + ms).toISOString();
  return {
    owner,
    now: at.toISOString(),
    until: later(LEASE_MS),
    busyAfter: later(LEASE_MS - HELD_MS - IN_FLIGHT_MS),
    perSubscription: MAX_PER_SUBSCRIPTION,
  };
}

/** A sleep that another part of the program can end early. */
interface WakeableSleep {
  /** Ends the sleep. If nothing sleeps now, the next sleep ends at once. */
  wake: () => void;
  /** Sleeps until `wake` is called, for at most `ms`. It does not keep the process alive. */
  wait: (ms: number) => Promise<void>;
}

/** Creates a sleep for one loop. */
function createWakeableSleep({ after }: Pick<Timers, "after">): WakeableSleep {
  let woken = false;
  let wake = () => {};
  return {
    wake: () => {
      woken = true;
      wake();
    },
    wait: async (ms) => {
      if (!woken) {
        await new Promise<void>((resolve) => {
          const cancel = after(ms, resolve);
          wake = () => {
            cancel();
            resolve();
          };
        });
      }
      woken = false;
    },
  };
}
