import type { ChangeRecord, FoundThing, Patch, ThingInverse } from "../ports/changes.ts";

/** A stored change without its owner. */
export function shown({ userId: _, ...change }: ChangeRecord & { userId: string }): ChangeRecord {
  return change;
}

/** True if an undo step affects this path of the thing, a parent of it or a child. */
export function isAt({ kind, id, patches }: ThingInverse, thing: FoundThing, path: Patch["path"]): boolean {
  if (kind !== thing.kind || id !== thing.id) return false;
  // A change that cannot be undone stores no paths.
  return (
    patches.length === 0 || patches.some((patch) => patch.path.every((key, at) => key === (path[at] ?? key)))
  );
}

/** True if an undo step affects any of the things. */
export function touchesAny(inverse: readonly FoundThing[], things: readonly FoundThing[]): boolean {
  const keys = new Set(things.map(({ kind, id }) => `${kind} ${id}`));
  return inverse.some(({ kind, id }) => keys.has(`${kind} ${id}`));
}
