import type { CopiedTableName } from "./tables.ts";

/** What differs between the engines, or is given by the target: see each one's `copy/`. */
const ownToEngine: Partial<Record<CopiedTableName, readonly string[]>> = {
  users: ["revision"],
  memoryNodes: ["lastAccessedAt", "length"],
  rateWindows: ["userId"],
};

/** The columns of a table that are copied, by the order of their fields' names. */
export function copiedColumns<Column>(
  table: CopiedTableName,
  columns: Record<string, Column>,
): [field: string, column: Column][] {
  return Object.entries(columns)
    .filter(([field]) => !ownToEngine[table]?.includes(field))
    .sort(([left], [right]) => (left < right ? -1 : 1));
}

/** The names of a table's key columns, in the order of the key. */
export function keyColumns(
  columns: readonly [field: string, column: { name: string }][],
  key: readonly string[],
): string[] {
  const names = new Map(columns.map(([field, { name }]) => [field, name]));
  return key.map((field) => names.get(field) ?? field);
}
