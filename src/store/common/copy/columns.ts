import type { CopiedTableName } from "./tables.ts";

/** Columns that differ by engine or that the target sets: see `copy/` of each engine. */
const ownToEngine: Partial<Record<CopiedTableName, readonly string[]>> = {
  users: ["revision"],
  memoryNodes: ["lastAccessedAt", "length"],
  rateWindows: ["userId"],
};

/** The copied columns of a table, sorted by field name. */
export function copiedColumns<Column>(
  table: CopiedTableName,
  columns: Record<string, Column>,
): [field: string, column: Column][] {
  return Object.entries(columns)
    .filter(([field]) => !ownToEngine[table]?.includes(field))
    .sort(([left], [right]) => (left < right ? -1 : 1));
}

/** A table's key columns, in key order. */
export function keyColumns(
  columns: readonly [field: string, column: { name: string }][],
  key: readonly string[],
): string[] {
  const names = new Map(columns.map(([field, { name }]) => [field, name]));
  return key.map((field) => names.get(field) ?? field);
}
