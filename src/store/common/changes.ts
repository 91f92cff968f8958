import type { ChangeRecord, FoundThing, Patch, ThingInverse } from "../ports/changes.ts";

/** A stored change without its owner. */
export function shown({ userId: _, ...change }: ChangeRecord & { userId: string }): ChangeRecord {
  return change;
}

/** Whether an inverse is of a thing at a place, above or below it. */
export function isAt({ kind, id, patches }: ThingInverse, thing: FoundThing, path: Patch["path"]): boolean {
  if (kind !== thing.kind || id !== thing.id) return false;
  // One that cannot be taken back keeps no places.
  return (
    patches.length === 0 || patches.some((patch) => patch.path.every((key, at) => key === (path[at] ?? key)))
  );
}

/** Whether any of the things is changed back. */
export function touchesAny(inverse: readonly FoundThing[], things: readonly FoundThing[]): boolean {
  const keys = new Set(things.map(({ kind, id }) => `${kind} ${id}`));
  return inverse.some(({ kind, id }) => keys.has(`${kind} ${id}`));
}
