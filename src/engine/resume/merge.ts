import { isObject, mergePatch } from "../json.ts";
import { degree, employer, type ResumeDocument, textOf, texts } from "./json-resume.ts";

const identityOf: Record<string, (entry: Record<string, unknown>) => string> = {
  work: (entry) => [textOf(entry.position), employer(entry), textOf(entry.startDate)].join("|"),
  volunteer: (entry) => [textOf(entry.position), employer(entry), textOf(entry.startDate)].join("|"),
  education: (entry) => [degree(entry), textOf(entry.institution)].join("|"),
  awards: (entry) => textOf(entry.title),
  languages: (entry) => textOf(entry.language),
};

/**
 * Joins a new document into the stored one: an entry that both have (same job, degree, name …) takes the new one's
 * fields and both lists' items; all others stay side by side.
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
  for (const entry of added) {
    const index = merged.findIndex((known) => isSame(name, known, entry));
    if (index === -1) merged.push(entry);
    else merged[index] = mergeEntry(merged[index], entry);
  }
  return merged;
}

function isSame(section: string, left: unknown, right: unknown): boolean {
  if (!isObject(left) || !isObject(right)) return left === right;
  const identity = identityOf[section] ?? ((entry) => textOf(entry.name));
  const key = identity(left).toLowerCase();
  return key.replaceAll("|", "") !== "" && key === identity(right).toLowerCase();
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
