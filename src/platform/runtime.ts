import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Runtime } from "../operation/types.ts";
import { monotonicMs, type Timers } from "../shared/timers.ts";

const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
/** Two letters for each number below 1,024. */
const pairs = Array.from(ALPHABET, (first) => Array.from(ALPHABET, (second) => first + second)).flat();
const TIME_LETTERS = 10;
const RANDOM_LETTERS = 12;
/** Four letters that count up. */
const COUNTER_END = 2 ** 20;

/**
 * Creates a source of lower-case ULIDs, each greater than the last. Ids of the same millisecond share their time and
 * random letters and count up from a random number: new random letters for each id cost ten times as much.
 */
export function createIds(now: () => number): () => string {
  let at = 0;
  let shared = "";
  let counter = COUNTER_END;
  return () => {
    const time = now();
    counter += 1;
    if (time > at || counter >= COUNTER_END) {
      // If the clock goes back or a millisecond runs out of ids, use the next millisecond.
      at = Math.max(time, at + 1);
      shared = timeLetters(at) + randomLetters();
      // Leaves the other half for counting.
      counter = randomBytes(3).readUIntBE(0, 3) % (COUNTER_END / 2);
    }
    return shared + pairs[Math.floor(counter / pairs.length)] + pairs[counter % pairs.length];
  };
}

function timeLetters(time: number): string {
  let letters = "";
  for (let left = time; letters.length < TIME_LETTERS; left = Math.floor(left / 1024))
    letters = pairs[left % 1024] + letters;
  return letters;
}

function randomLetters(): string {
  return Array.from(randomBytes(RANDOM_LETTERS), (byte) => ALPHABET[byte % ALPHABET.length]).join("");
}

const LIMIT_MS = 5000;

/**
 * Creates a function that looks up all addresses of a host name. Resolves to none if the name has none or DNS does not
 * reply within `limitMs`. Concurrent lookups of one name share a request, so a hanging name server blocks one thread
 * per name, not per delivery.
 */
export function createResolver(
  resolve: (host: string) => Promise<string[]> = systemLookup,
  limitMs = LIMIT_MS,
) {
  const pending = new Map<string, Promise<string[]>>();
  const shared = (host: string): Promise<string[]> => {
    const asked = pending.get(host);
    if (asked) return asked;
    const asking = resolve(host)
      .catch((): string[] => [])
      .finally(() => pending.delete(host));
    pending.set(host, asking);
    return asking;
  };
  return (host: string) => within(shared(host), limitMs);
}

async function systemLookup(host: string): Promise<string[]> {
  // Loaded here: most processes look up nothing.
  const { lookup } = await import("node:dns/promises");
  const found = await lookup(host, { all: true, verbatim: true });
  return found.map(({ address }) => address);
}

function within(asked: Promise<string[]>, limitMs: number): Promise<string[]> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve([]), limitMs);
    timer.unref();
    void asked.then((addresses) => {
      clearTimeout(timer);
      resolve(addresses);
    });
  });
}

/** Creates the runtime of this process: system clock, timers, random ids and DNS. */
export function createSystemRuntime(): Runtime {
  const nextId = createIds(Date.now);
  return {
    now: () => new Date(),
    newId: (prefix) => `${prefix}_${nextId()}`,
    monotonicMs,
    timers: createSystemTimers(),
    addressesOf: createResolver(),
  };
}

/** Creates the timers of this process. */
export function createSystemTimers(): Timers {
  return {
    after: (ms, work) => {
      const timer = setTimeout(() => void work(), ms).unref();
      return () => clearTimeout(timer);
    },
    every: (ms, work) => {
      const timer = setInterval(() => void work(), ms).unref();
      return () => clearInterval(timer);
    },
    sleep: (ms) => sleep(ms),
  };
}
