import type { FoundColumns } from "./columns.ts";
import { type MappingProblem, type SheetField, type SheetMapping, sheetFields } from "./types.ts";

/** Applies a caller's mapping over what was found. Returns a problem if it names an unknown field or column. */
export function applyMapping(
  found: FoundColumns,
  mapping: SheetMapping,
  names: readonly string[],
): MappingProblem | undefined {
  const wrong = problemIn(mapping, names);
  if (wrong) return wrong;
  const given = Object.entries(mapping).filter((entry): entry is [SheetField, string | null] =>
    isField(entry[0]),
  );
  for (const [field, name] of given) {
    const at = name === null ? -1 : names.indexOf(name);
    for (const [other, column] of found)
      if (column.at === at && column.foundBy !== "mapping") found.delete(other);
    if (at < 0) found.delete(field);
    else found.set(field, { at, foundBy: "mapping" });
  }
  return undefined;
}

function problemIn(mapping: SheetMapping, names: readonly string[]): MappingProblem | undefined {
  const entries: [string, string | null | undefined][] = Object.entries(mapping);
  if (!entries.every(([field]) => isField(field)))
    return { problem: `mapping has an unknown field: the fields are ${sheetFields.join(", ")}.` };
  const wrong = entries.flatMap(([field, name]) => (name == null || names.includes(name) ? [] : [field]));
  if (wrong.length === 0) return undefined;
  const fields = wrong.map((field) => `mapping.${field}`).join(", ");
  return { problem: `${fields} must be a column of the sheet. A preview without mapping lists its columns.` };
}

function isField(name: string): name is SheetField {
  return sheetFields.some((field) => field === name);
}
