import { isObject, mergePatch } from "../../shared/json.ts";
import { degree, employer, type ResumeDocument, textOf, texts } from "./json-resume.ts";

const identityOf = new Map<string, (entry: Record<string, unknown>) => string>([
  ["work", (entry) => [textOf(entry.position), employer(entry), textOf(entry.startDate)].join("|")],
  ["volunteer", (entry) => [textOf(entry.position), employer(entry), textOf(entry.startDate)].join("|")],
  ["education", (entry) => [degree(entry), textOf(entry.institution)].join("|")],
  ["awards", (entry) => textOf(entry.title)],
  ["languages", (entry) => textOf(entry.language)],
]);

/**
 * Merges a new document into the stored one: an entry in both (same job, degree, name …) takes the new one's fields
 * and the items of both lists; all other entries are kept.
 */
export function mergeDocuments(stored: ResumeDocument, added: ResumeDocument): ResumeDocument {
  const sections = new Set([...Object.keys(stored), ...Object.keys(added)]);
  return Object.fromEntries(
    [...sections].map((name) => [name, mergeSection(name, stored[name], added[name])]),
  );
}

function mergeSection(name: string, stored: unknown, added: unknown): unknown {
  if (added === undefined || added === null) return stored;
  if (!Array.isArray(stored) || !Array.isArray(added))
    return isObject(stored) ? mergePatch(stored, added) : added;
  const merged = [...stored];
  const places = new Map<unknown, number>();
  for (const [index, entry] of stored.entries()) notePlace(places, name, entry, index);
  for (const entry of added) {
    const index = places.get(keyOf(name, entry)) ?? merged.length;
    merged[index] = index < merged.length ? mergeEntry(merged[index], entry) : entry;
    notePlace(places, name, merged[index], index);
  }
  return merged;
}

/** Records the first entry with a key. */
function notePlace(places: Map<unknown, number>, section: string, entry: unknown, index: number): void {
  const key = keyOf(section, entry);
  if (key !== undefined && !places.has(key)) places.set(key, index);
}

/** The key that identifies an entry within its section, as text; undefined without one. */
export function entryKey(section: string, entry: unknown): string | undefined {
  const key = keyOf(section, entry);
  return key === undefined || key === null ? undefined : String(key);
}

/** The same; of what is no entry it is the value itself. */
function keyOf(section: string, entry: unknown): unknown {
  if (!isObject(entry)) return entry;
  const identity = identityOf.get(section) ?? (({ name }) => textOf(name));
  const key = identity(entry).toLowerCase();
  // The line break keeps a plain text of a list from matching an entry with that name.
  return key.replaceAll("|", "") === "" ? undefined : `${key}\n`;
}

function mergeEntry(stored: unknown, added: unknown): unknown {
  if (!isObject(stored) || !isObject(added)) return added;
  const merged = Object.entries(added).map(([field, value]) => {
    const known = stored[field];
    if (!Array.isArray(known) || !Array.isArray(value)) return [field, value];
    const have = new Set(texts(known));
    return [field, [...known, ...value.filter((item) => !have.has(textOf(item)))]];
  });
  return { ...stored, ...Object.fromEntries(merged) };
}
