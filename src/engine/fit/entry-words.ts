import type { Education, EntryRequirement } from "../catalog/types.ts";
import { entrySentence } from "../roles/entry.ts";
import { yearsToObtain } from "../roles/entry-years.ts";
import { isLong } from "./buckets.ts";

/** What entry asks for and nothing shows, with the years that it takes where these are many. */
export function entryWords(requirement: EntryRequirement, education: Education | undefined): string {
  const years = Math.round(yearsToObtain(requirement, education) ?? 0);
  const time = isLong(requirement, education) ? ` It usually takes about ${years} years to get.` : "";
  return `${entrySentence(requirement)}${time}`;
}

/** A licence or degree bars entry; training on the job can be begun without it. */
export function bars({ kind }: EntryRequirement): boolean {
  return kind !== "apprenticeship";
}
