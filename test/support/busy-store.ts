import type { Store } from "../../src/store/ports/store.ts";

let underWay = 0;

/** How long work at a database is waited for: what one transaction holds up for another ends later, or by time. */
const PATIENCE_MS = 2000;

/** Resolves when no such store is at work. Gives whether that had to be waited for. */
async function storesAtRest(): Promise<boolean> {
  const first = Date.now();
  if (underWay === 0) return false;
  while (underWay > 0 && Date.now() < first + PATIENCE_MS)
    await new Promise((resolve) => setTimeout(resolve, 1));
  return underWay === 0;
}

/** More turns of the event loop than any work takes that waits for nothing outside. */
const TURNS = 20;

/** Lets the event loop go on until what needs nothing but the processor, and a database, has come to rest. */
export async function untilRest(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    if (await storesAtRest()) turn = 0;
  }
}

/** A store of which one can tell whether it is at work: where another process keeps the data, that takes real time. */
export function watchedForRest(store: Store): Store {
  return watched(store);
}

function watched<Thing extends object>(thing: Thing): Thing {
  return new Proxy(thing, {
    get: (target, name, receiver) => {
      const value: unknown = Reflect.get(target, name, receiver);
      if (typeof value === "function") return (...args: unknown[]) => counted(value.apply(target, args));
      return typeof value === "object" && value !== null ? watched(value) : value;
    },
  });
}

function counted(result: unknown): unknown {
  if (!(result instanceof Promise)) return result;
  underWay += 1;
  return result.finally(() => {
    underWay -= 1;
  });
}
