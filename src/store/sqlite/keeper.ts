import type { Database } from "better-sqlite3";

const MOST_KEPT = 1000;

/** Makes lookups that keep what they read until anything in the database changes, by this process or another. */
export function createKeeper(sqlite: Database) {
  const othersChanges = sqlite.prepare<[], number>("pragma data_version").pluck();
  const ownChanges = sqlite.prepare<[], number>("select total_changes()").pluck();

  return <Value>(read: (id: string) => Value): ((id: string) => Value) => {
    const kept = new Map<string, { value: Value }>();
    let others: number | undefined;
    let own: number | undefined;
    return (id) => {
      const now = { others: othersChanges.get(), own: ownChanges.get() };
      if (now.others !== others || now.own !== own || kept.size >= MOST_KEPT) kept.clear();
      ({ others, own } = now);
      const entry = kept.get(id) ?? { value: read(id) };
      kept.set(id, entry);
      return entry.value;
    };
  };
}
