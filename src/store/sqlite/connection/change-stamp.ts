import type { Database } from "better-sqlite3";

const MOST_KEPT = 1000;

/** The state of the database; another object after each change of anything, by this process or another. */
interface ChangeStamp {
  readonly others: number | undefined;
  readonly own: number | undefined;
}

export interface ChangeTracker {
  stamp: () => ChangeStamp;
  /** Makes a lookup that keeps what it read until the stamp moves. */
  memoizeUntilChange: <Value>(read: (id: string) => Value) => (id: string) => Value;
}

/** Units of work that changed something, of all connections of this process. */
let commits = 0;

/** To be told after each unit of work that may have changed something. */
export function recordCommit(): void {
  commits += 1;
}

/**
 * Tells whether anything changed. What other processes did is asked once in each turn of the event loop, since the
 * question takes file locks: requests that arrived together share the answer.
 */
export function createChangeStamp(sqlite: Database): ChangeTracker {
  const othersChanges = sqlite.prepare<[], number>("pragma data_version").pluck();
  const ownChanges = sqlite.prepare<[], number>("select total_changes()").pluck();
  let current: ChangeStamp = { others: undefined, own: undefined };
  let askedAt: number | undefined;
  const askOnce = () => {
    if (askedAt === commits) return current.others;
    if (askedAt === undefined) setImmediate(() => (askedAt = undefined));
    askedAt = commits;
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
    memoizeUntilChange: (read) => {
      const kept = new Map<string, { value: ReturnType<typeof read> }>();
      let keptAt: ChangeStamp | undefined;
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
