import type { Database } from "better-sqlite3";

const MOST_KEPT = 1000;

/** The state of the database; another object after each change of anything, by this process or another. */
export interface Stamp {
  readonly others: number | undefined;
  readonly own: number | undefined;
}

export interface Keeper {
  stamp: () => Stamp;
  /** Makes a lookup that keeps what it read until the stamp moves. */
  keep: <Value>(read: (id: string) => Value) => (id: string) => Value;
}

/**
 * Tells whether anything changed. Whether another process changed it is asked once in each turn of the event loop,
 * at the first look: a request that came after such a change is handled in a later turn.
 */
export function createKeeper(sqlite: Database): Keeper {
  const othersChanges = sqlite.prepare<[], number>("pragma data_version").pluck();
  const ownChanges = sqlite.prepare<[], number>("select total_changes()").pluck();
  let current: Stamp = { others: undefined, own: undefined };
  let asked = false;
  const askOnce = () => {
    if (asked) return current.others;
    asked = true;
    // Ticks run when the promise jobs of this turn are done.
    queueMicrotask(() => process.nextTick(() => (asked = false)));
    return othersChanges.get();
  };
  const stamp = () => {
    const others = askOnce();
    const own = ownChanges.get();
    if (others !== current.others || own !== current.own) current = { others, own };
    return current;
  };

  return {
    stamp,
    keep: (read) => {
      const kept = new Map<string, { value: ReturnType<typeof read> }>();
      let keptAt: Stamp | undefined;
      return (id) => {
        const now = stamp();
        if (keptAt !== now || kept.size >= MOST_KEPT) kept.clear();
        keptAt = now;
        const entry = kept.get(id) ?? { value: read(id) };
        kept.set(id, entry);
        return entry.value;
      };
    },
  };
}
