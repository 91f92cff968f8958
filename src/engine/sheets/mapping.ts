import { shortened } from "../../shared/text/words.ts";
import type { FoundColumns } from "./columns.ts";
import { type MappingProblem, type SheetField, type SheetMapping, sheetFields } from "./types.ts";

const LONGEST_NAME = 60;
const MOST_NAMED = 40;

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
  const fields = entries.map(([field]) => field).filter((field) => !isField(field));
  if (fields.length > 0)
    return {
      problem: `mapping has no such field as ${listed(fields)}: the fields are ${sheetFields.join(", ")}.`,
    };
  const columns = entries.flatMap(([, name]) => (name == null || names.includes(name) ? [] : [name]));
  if (columns.length === 0) return undefined;
  return { problem: `The sheet has no column ${listed(columns)}: its columns are ${listed(names)}.` };
}

function isField(name: string): name is SheetField {
  return sheetFields.some((field) => field === name);
}

/** Names for a message: few, short, and without characters that could be misread. */
function listed(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMED).map((name) => {
    const plain = name.replace(/[^\p{L}\p{N} ._()/&#-]/gu, "?");
    return `"${shortened(plain, LONGEST_NAME)}"`;
  });
  return [...shown, ...(names.length > MOST_NAMED ? [`${names.length - MOST_NAMED} more`] : [])].join(", ");
}
