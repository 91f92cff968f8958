import { isChangedByStorage } from "../../../shared/json.ts";
import type { Unit } from "./unit.ts";

/** Values that a transaction wrote whole and need not read again, by id. */
export interface WrittenValues<Value> {
  get: (id: string) => Value | undefined;
  put: (id: string, value: Value) => void;
}

/** Creates the written values of a repository. Whatever else may have changed them forgets them all. */
export function createWrittenValues<Value extends object>({
  epoch,
}: Pick<Unit, "epoch">): WrittenValues<Value> {
  const values = new Map<string, Value>();
  let since = epoch();
  const current = () => {
    if (since !== epoch()) values.clear();
    since = epoch();
    return values;
  };
  return {
    // A copy, as each read gives one.
    get: (id) => structuredClone(current().get(id)),
    put: (id, value) => {
      const json = JSON.stringify(value);
      if (isChangedByStorage(json)) current().delete(id);
      else current().set(id, JSON.parse(json));
    },
  };
}
