import { type Education, type EntryRequirement, educationLevels } from "../catalog/types.ts";
import { monthsOfEducation } from "../education.ts";

/** If the education is unknown, the estimate assumes this level. */
const ASSUMED: Education = "bachelor";
const MONTHS_IN_YEAR = 12;

/**
 * Years of study to a degree, by the catalogue or by its level. A degree in another field counts as the level
 * below. Undefined if it is not a degree.
 */
export function yearsToObtain(
  { level, years }: EntryRequirement,
  education: Education = ASSUMED,
): number | undefined {
  if (level === undefined) return undefined;
  if (years !== undefined) return years;
  const wanted = educationLevels.indexOf(level);
  const below = educationLevels[wanted - 1] ?? "none";
  const from = educationLevels.indexOf(education) >= wanted ? below : education;
  return (monthsOfEducation[level] - monthsOfEducation[from]) / MONTHS_IN_YEAR;
}
