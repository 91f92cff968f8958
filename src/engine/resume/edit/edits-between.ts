import { isObject, sameJson } from "../../../shared/json.ts";
import { entryKey } from "../entry-key.ts";
import { jobKey } from "../retitled-jobs.ts";
import { type Place, pathOf } from "./places.ts";
import type { Edit, Identified } from "./types.ts";

/** A person's corrections to a document since its import. Entries match by claim, or else by key. */
export function editsBetween(imported: Identified, present: Identified): Edit[] {
  const sections = new Set([...Object.keys(imported.document), ...Object.keys(present.document)]);
  return [...sections].flatMap((section) => {
    const [was, is] = [imported.document[section], present.document[section]];
    if (Array.isArray(was) || Array.isArray(is)) return listEdits(section, imported, present);
    return differences(was, is).map(({ path, offered, kept }) => ({ section, path, offered, kept }));
  });
}

function listEdits(section: string, imported: Identified, present: Identified): Edit[] {
  const [before, after] = [itemsOf(section, imported), itemsOf(section, present)];
  const pairs = paired(before, after);
  const matched = new Set(pairs.values());
  const changed = before.flatMap((item): Edit[] => {
    const is = pairs.get(item);
    if (!is) return [{ section, entry: item.key, path: [], offered: item.value }];
    return differences(item.value, is.value).map((difference) => ({
      ...{ section, entry: item.key, now: is.key, job: jobKey(section, item.value) },
      ...difference,
    }));
  });
  const added = after
    .filter((item) => !matched.has(item))
    .map((item) => ({ section, now: item.key, path: [], kept: item.value }));
  return [...changed, ...added];
}

interface Item {
  value: unknown;
  id: string | undefined;
  key: string | undefined;
}

function itemsOf(section: string, { document, entries }: Identified): Item[] {
  const list = document[section];
  return (Array.isArray(list) ? list : []).map((value, index) => ({
    value,
    id: entries[pathOf([section, index])],
    key: entryKey(section, value),
  }));
}

function paired(before: readonly Item[], after: readonly Item[]): Map<Item, Item> {
  const pairs = new Map<Item, Item>();
  const free = new Set(after);
  const pair = (same: (left: Item, right: Item) => boolean) => {
    for (const left of before) {
      if (pairs.has(left)) continue;
      const right = [...free].find((item) => same(left, item));
      if (!right) continue;
      pairs.set(left, right);
      free.delete(right);
    }
  };
  pair((left, right) => left.id !== undefined && left.id === right.id);
  pair((left, right) => left.key !== undefined && left.key === right.key);
  return pairs;
}

type Difference = Pick<Edit, "path" | "offered" | "kept">;

function differences(from: unknown, to: unknown, path: Place = []): Difference[] {
  if (sameJson(from, to)) return [];
  if (isObject(from) && isObject(to)) {
    const keys = new Set([...Object.keys(from), ...Object.keys(to)]);
    return [...keys].flatMap((key) => differences(from[key], to[key], [...path, key]));
  }
  if (Array.isArray(from) && Array.isArray(to)) return listDifferences(from, to, path);
  return [{ path, offered: from, kept: to }];
}

/** Items by position if their number is unchanged, or else as removed and added ones. */
function listDifferences(from: unknown[], to: unknown[], path: Place): Difference[] {
  if (from.length === to.length)
    return from.flatMap((item, at) =>
      sameJson(item, to[at]) ? [] : [{ path: [...path, at], offered: item, kept: to[at] }],
    );
  const lacks = (list: unknown[], item: unknown) => !list.some((other) => sameJson(item, other));
  return [
    ...from.flatMap((item, at) => (lacks(to, item) ? [{ path: [...path, at], offered: item }] : [])),
    ...to.flatMap((item, at) => (lacks(from, item) ? [{ path: [...path, at], kept: item }] : [])),
  ];
}
