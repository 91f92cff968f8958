import { isObject, mergePatch } from "../../shared/json.ts";
import { type Place, pathOf } from "./edit/places.ts";
import { keyOf } from "./entry-key.ts";
import { type ResumeDocument, textOf, texts } from "./json-resume.ts";
import { retitledJobs } from "./retitled-jobs.ts";

/**
 * Merges a new document into the stored one. An entry in both (same job, also with a new title, degree, name …)
 * takes the new fields and the items of both lists. All other entries are kept.
 */
export function mergeDocuments(stored: ResumeDocument, added: ResumeDocument): ResumeDocument {
  const sections = new Set([...Object.keys(stored), ...Object.keys(added)]);
  const retitled = retitledJobs(stored, added);
  return Object.fromEntries(
    [...sections].map((name) => [
      name,
      mergeSection(name, stored[name], added[name], (index) => retitled.get(pathOf([name, index]))),
    ]),
  );
}

function mergeSection(
  name: string,
  stored: unknown,
  added: unknown,
  retitled: (index: number) => Place | undefined,
): unknown {
  if (added === undefined || added === null) return stored;
  if (!Array.isArray(stored) || !Array.isArray(added))
    return isObject(stored) ? mergePatch(stored, added) : added;
  const merged = [...stored];
  const places = new Map<unknown, number>();
  for (const [index, entry] of stored.entries()) notePlace(places, name, entry, index);
  for (const [at, entry] of added.entries()) {
    const index = places.get(keyOf(name, entry)) ?? Number(retitled(at)?.[1] ?? merged.length);
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
