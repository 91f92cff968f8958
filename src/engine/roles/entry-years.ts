import { type Education, type EntryRequirement, educationLevels } from "../catalog/types.ts";
import { monthsOfEducation } from "../education-months.ts";

/** Where the education is not known, the estimate is for a person who has this. */
const ASSUMED: Education = "bachelor";
const MONTHS_IN_YEAR = 12;

/** Years of study until a degree is reached, by the catalogue or by its level; a degree of another field counts as the level below. Undefined for what is no degree. */
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
