import { isObject } from "../../shared/json.ts";
import { degree, employer, textOf } from "./json-resume.ts";

const identityOf = new Map<string, (entry: Record<string, unknown>) => string>([
  ["work", (entry) => [textOf(entry.position), employer(entry), textOf(entry.startDate)].join("|")],
  ["volunteer", (entry) => [textOf(entry.position), employer(entry), textOf(entry.startDate)].join("|")],
  ["education", (entry) => [degree(entry), textOf(entry.institution)].join("|")],
  ["awards", (entry) => textOf(entry.title)],
  ["languages", (entry) => textOf(entry.language)],
]);

/** The key that identifies an entry within its section, as a string; undefined without one. */
export function entryKey(section: string, entry: unknown): string | undefined {
  const key = keyOf(section, entry);
  return key === undefined || key === null ? undefined : String(key);
}

/** The same. For a plain value, the value itself. */
export function keyOf(section: string, entry: unknown): unknown {
  if (!isObject(entry)) return entry;
  const identity = identityOf.get(section) ?? (({ name }) => textOf(name));
  const key = identity(entry).toLowerCase();
  // The line break prevents a plain list text from matching an entry with that name.
  return key.replaceAll("|", "") === "" ? undefined : `${key}\n`;
}
