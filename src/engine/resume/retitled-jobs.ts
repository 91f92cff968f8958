import { identityOf } from "./claim-identity.ts";
import { type Place, pathOf } from "./edit/places.ts";
import { entryKey } from "./entry-key.ts";
import { employer, entries, type ResumeDocument, textOf } from "./json-resume.ts";

const sections = ["work", "volunteer"];

/** What a job keeps if its title changes: employer and start. Undefined if either is unknown. */
export function jobKey(section: string, entry: unknown): string | undefined {
  if (!sections.includes(section)) return undefined;
  const [job] = entries({ [section]: [entry] }, section);
  const [where, start] = job ? [employer(job), textOf(job.startDate)] : [];
  return where && start ? identityOf(where, start) : undefined;
}

/**
 * Jobs that another document has with a different title, by path (`work[1]`), with their place there. Two jobs at
 * one employer with the same start could be either, so they are left out.
 */
export function retitledJobs(before: ResumeDocument, after: ResumeDocument): Map<string, Place> {
  return new Map(
    sections.flatMap((section) => {
      const [was, is] = [entries(before, section), entries(after, section)];
      const [left, come] = [only(section, was, is), only(section, is, was)];
      return [...come].flatMap(([key, at]): [string, Place][] => {
        const from = left.get(key);
        return at === undefined || from === undefined ? [] : [[pathOf([section, at]), [section, from]]];
      });
    }),
  );
}

type Entries = ReturnType<typeof entries>;

/**
 * The places of entries missing from the other list, by their key without the title; undefined if several share
 * it.
 */
function only(section: string, own: Entries, other: Entries): Map<string, number | undefined> {
  const there = new Set(other.map((entry) => entryKey(section, entry)));
  const places = new Map<string, number | undefined>();
  for (const [at, entry] of own.entries()) {
    const key = jobKey(section, entry);
    if (key === undefined || there.has(entryKey(section, entry))) continue;
    places.set(key, places.has(key) ? undefined : at);
  }
  return places;
}
