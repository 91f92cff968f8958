import { setTimeout } from "node:timers/promises";
import { onTestFinished } from "vitest";
import { startWebhookWorker } from "../../src/app/webhook-worker.ts";
import type { WebhookEventType } from "../../src/operation/event.ts";
import type { DeliveryQueue } from "../../src/store/ports/deliveries.ts";
import type { Dispatcher, DispatcherDependencies } from "../../src/webhooks/dispatcher.ts";
import { type Harness, type Setup, start } from "./harness.ts";
import { asList, type Json, textAt } from "./json.ts";

/** The time limit of one attempt. */
export const ATTEMPT_MS = 10_000;
/** Real time: a loaded machine must fail nothing. */
const PATIENCE_MS = 20_000;
const LOOK_MS = 5;

export interface Delivering {
  h: Harness;
  key: string;
  userId: string;
  dispatcher: Dispatcher;
  /** Errors that the dispatcher met and went on from. */
  errors: unknown[];
  /** Subscribes a receiver; to timeline events unless said. Gives id and secret. */
  subscribe: (url: string, events?: readonly WebhookEventType[]) => Promise<{ id: string; secret: string }>;
  /** Causes one timeline event. */
  fire: (eventType?: string) => Promise<void>;
  /** The delivery log, newest first, as callers see it. */
  log: (query?: string) => Promise<Json[]>;
  /** Waits until the log holds so many deliveries, all settled at least so many times. */
  attempted: (deliveries: number, attempts?: number) => Promise<Json[]>;
  /** Moves the clock, and waits until the dispatcher has looked at what is due then. */
  pass: (milliseconds: number) => Promise<void>;
}

/** A whole program in memory whose dispatcher sends over real sockets; the clock stands still until moved. */
export async function delivering(
  instead: Partial<DispatcherDependencies> = {},
  setup: Setup = {},
): Promise<Delivering> {
  const h = await start(setup);
  const { userId, key } = await h.newPerson();
  const errors: unknown[] = [];
  const looks = countLooks(h.service.store.deliveries);
  const onError = (error: unknown) => void errors.push(error);
  const dispatcher = startDispatching(h, { queue: looks.queue, onError, ...instead });
  const path = "/api/v1/webhooks";
  const log = async (query = "") =>
    asList((await h.send("GET", `${path}/deliveries?limit=100${query}`, { key })).body.data);
  return {
    h,
    key,
    userId,
    dispatcher,
    errors,
    log,
    subscribe: async (url, events = ["timeline.event"]) => {
      const made = await h.send("POST", path, { key, body: { url, events } });
      return { id: textAt(made.body, "data", "id"), secret: textAt(made.body, "data", "secret") };
    },
    fire: async (eventType = "interview.held") => {
      textAt(await h.send("POST", "/api/v1/timeline", { key, body: { eventType } }), "body", "data", "id");
    },
    attempted: async (deliveries, attempts = 1) => {
      // Read past the door: looking must not use up the key's requests.
      const read = () => h.store.read(userId, (tx) => tx.deliveries.list({ limit: 1000 }));
      const settled = async () => {
        const rows = asList(structuredClone((await read()).rows));
        return rows.length >= deliveries && rows.every((row) => attemptsOf(row).length >= attempts)
          ? rows
          : undefined;
      };
      return eventually(`${deliveries} deliveries have ${attempts} attempts`, settled);
    },
    pass: async (milliseconds) => {
      h.runtime.advance(milliseconds);
      dispatcher.wake();
      // One look may have been under way.
      for (const before = looks.count(); looks.count() < before + 2; dispatcher.wake()) await turn();
    },
  };
}

/** A further dispatcher on the program, as another process would run one; it ends with the test. */
export function startDispatching(h: Harness, instead: Partial<DispatcherDependencies> = {}): Dispatcher {
  const dispatcher = startWebhookWorker(h.service, instead);
  onTestFinished(() => dispatcher.stop(0));
  return dispatcher;
}

/** A queue that counts how often a dispatcher has looked. */
function countLooks(queue: DeliveryQueue): { queue: DeliveryQueue; count: () => number } {
  let count = 0;
  const counted = async <T>(look: Promise<T>): Promise<T> => {
    const found = await look;
    count += 1;
    return found;
  };
  const lease: DeliveryQueue["lease"] = (request) => counted(queue.lease(request));
  const nextDue = () => counted(queue.nextDue());
  return { queue: { ...queue, lease, nextDue }, count: () => count };
}

/** One turn of the event loop. */
function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Attempts that wait for a response: each has a time limit of its own. */
export function underWay({ runtime }: Harness): number {
  return runtime.timers.waiting().filter((ms) => ms === ATTEMPT_MS).length;
}

/** The attempts of a delivery in the log. */
export function attemptsOf(delivery: Json | undefined): Json[] {
  return asList(delivery?.attempts);
}

/** Waits in real time, as sockets take it, until something is there; throws where it never comes. */
export async function eventually<T>(
  what: string,
  look: () => T | undefined | Promise<T | undefined>,
): Promise<T> {
  const last = Date.now() + PATIENCE_MS;
  while (Date.now() < last) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    await setTimeout(LOOK_MS);
  }
  throw new Error(`Timed out after ${PATIENCE_MS / 1000} s, waiting until ${what}.`);
}
