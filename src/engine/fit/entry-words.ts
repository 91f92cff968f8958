import type { Education, EntryRequirement } from "../catalog/types.ts";
import { entrySentence } from "../roles/entry.ts";
import { yearsToObtain } from "../roles/entry-years.ts";
import { isLong } from "./buckets.ts";

/** The entry requirements without evidence, with their years if they take long. */
export function entryWords(requirement: EntryRequirement, education: Education | undefined): string {
  const years = Math.round(yearsToObtain(requirement, education) ?? 0);
  const time = isLong(requirement, education) ? ` It usually takes about ${years} years to get.` : "";
  return `${entrySentence(requirement)}${time}`;
}

/** A licence or degree blocks entry. On-the-job training does not. */
export function bars({ kind }: EntryRequirement): boolean {
  return kind !== "apprenticeship";
}
