import type { Database } from "better-sqlite3";

const MOST_KEPT = 1000;

/**
 * Makes lookups that keep what they read until anything in the database changes, by this process or another. Whether
 * another one changed it is asked once in each turn of the event loop, before the first lookup: a request that came
 * after such a change is handled in a later turn.
 */
export function createKeeper(sqlite: Database) {
  const othersChanges = sqlite.prepare<[], number>("pragma data_version").pluck();
  const ownChanges = sqlite.prepare<[], number>("select total_changes()").pluck();
  let others: number | undefined;
  let asked = false;
  const askOnce = () => {
    if (asked) return others;
    asked = true;
    // Ticks run when the promise jobs of this turn are done.
    queueMicrotask(() => process.nextTick(() => (asked = false)));
    others = othersChanges.get();
    return others;
  };

  return <Value>(read: (id: string) => Value): ((id: string) => Value) => {
    const kept = new Map<string, { value: Value }>();
    let keptAt: { others: number | undefined; own: number | undefined } | undefined;
    return (id) => {
      const others = askOnce();
      const own = ownChanges.get();
      if (keptAt?.others !== others || keptAt?.own !== own || kept.size >= MOST_KEPT) {
        kept.clear();
        keptAt = { others, own };
      }
      const entry = kept.get(id) ?? { value: read(id) };
      kept.set(id, entry);
      return entry.value;
    };
  };
}
