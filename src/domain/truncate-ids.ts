import { isObject } from "../shared/json.ts";

const FEW = 3;

/** The value with every list of ids (`claimIds`, `evidenceRefs` and so on) cut to its first three. */
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
