import { storedHash } from "../../shared/hash.ts";
import { isObject, sameJson } from "../../shared/json.ts";
import type { Patch } from "../../store/ports/changes.ts";

type Path = Patch["path"];

/** The patches from a later value back to the earlier one. Empty if both are equal. Undefined means absent. */
export function inverseOf(before: unknown, after: unknown, path: Path = []): Patch[] {
  if (sameJson(before, after)) return [];
  if (isObject(before) && isObject(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => inverseOf(before[key], after[key], [...path, key]));
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return before.flatMap((item, at) => inverseOf(item, after[at], [...path, at]));
  }
  return [{ path, ...(before !== undefined && { before }), after: digestOf(after) }];
}

/**
 * Applies undo patches to a copy of the current value. `conflict` is the first path whose value has changed since.
 * Paths that `isLoose` are skipped in that case.
 */
export function takeBack(
  present: unknown,
  patches: readonly Patch[],
  isLoose: (path: Path) => boolean,
): { value: unknown } | { conflict: Path } {
  let value = structuredClone(present);
  for (const { path, before, after } of patches) {
    if (digestOf(valueAt(value, path)) === after) value = withValue(value, path, before);
    else if (!isLoose(path)) return { conflict: path };
  }
  return { value };
}

function digestOf(value: unknown): string | null {
  return value === undefined ? null : storedHash(value);
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, key) => {
    if (Array.isArray(at)) return at[Number(key)];
    return isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined;
  }, value);
}

/** Sets the value at a path, or removes it if undefined. The parents must exist. */
function withValue(root: unknown, path: Path, value: unknown): unknown {
  const last = path.at(-1);
  if (last === undefined) return value;
  const parent = valueAt(root, path.slice(0, -1));
  if (Array.isArray(parent)) parent[Number(last)] = value;
  else if (isObject(parent)) setOwn(parent, String(last), value);
  return root;
}

function setOwn(target: Record<string, unknown>, key: string, value: unknown): void {
  if (value === undefined) delete target[key];
  // A key such as __proto__ remains an own key of the object.
  else Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
}
