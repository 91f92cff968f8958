import { isObject } from "../shared/json.ts";

const FEW = 3;

/** A value in which each list of ids (`claimIds`, `evidenceRefs` and their like) holds the first three at most. */
export function truncateIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(truncateIds);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      isIds(key, item) ? item.slice(0, FEW) : truncateIds(item),
    ]),
  );
}

function isIds(key: string, item: unknown): item is unknown[] {
  return /(?:Ids|Refs)$/.test(key) && Array.isArray(item);
}
