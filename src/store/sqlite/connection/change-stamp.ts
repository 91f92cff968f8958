import type { Database } from "../driver/types.ts";

const MAX_KEPT = 1000;

/** Identifies a state of the database. Any change, by any process, gives a new object. */
interface ChangeStamp {
  readonly others: number | undefined;
  readonly own: number;
}

export interface ChangeTracker {
  stamp: () => ChangeStamp;
  /** Creates a lookup that caches values until the stamp changes. */
  memoizeUntilChange: <Value>(read: (id: string) => Value) => (id: string) => Value;
}

/** Counts transactions that may have written, over all connections of this process, without bookkeeping. */
let commits = 0;

/** Call after every transaction that may have written. */
export function recordCommit(): void {
  commits += 1;
}

/**
 * Creates the change stamp of a connection. Changes of other processes are checked once per turn of the event loop,
 * because the check takes file locks. Requests that arrive together share the result.
 */
export function createChangeStamp(sqlite: Database): ChangeTracker {
  const othersChanges = sqlite.prepare<[], number>("pragma data_version").pluck();
  let current: ChangeStamp = { others: undefined, own: commits };
  let readAt: number | undefined;
  const othersNow = () => {
    if (readAt === commits) return current.others;
    if (readAt === undefined) setImmediate(() => (readAt = undefined));
    readAt = commits;
    return othersChanges.get();
  };
  const stamp = () => {
    const others = othersNow();
    if (others !== current.others || commits !== current.own) current = { others, own: commits };
    return current;
  };

  return {
    stamp,
    memoizeUntilChange: (read) => {
      const kept = new Map<string, { value: ReturnType<typeof read> }>();
      let keptAt: ChangeStamp | undefined;
      return (id) => {
        const now = stamp();
        if (keptAt !== now || kept.size >= MAX_KEPT) kept.clear();
        keptAt = now;
        const entry = kept.get(id) ?? { value: read(id) };
        kept.set(id, entry);
        return entry.value;
      };
    },
  };
}
