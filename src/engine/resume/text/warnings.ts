import type { ResumeDraft } from "./draft.ts";

const MAX_WARNINGS = 40;
const DOUBTFUL = 0.55;

/** Warnings for the person to check, each with its path; at most 40. Never repeats the text. */
export function warningsOf(draft: ResumeDraft): string[] {
  const warnings: string[] = [];
  if (draft.basics.name === undefined) warnings.push("basics.name: no name was found among the first lines.");
  if (draft.basics.email === undefined && draft.basics.phone === undefined) {
    warnings.push("basics: neither an e-mail address nor a phone number was found.");
  }
  if (draft.work.length === 0) warnings.push("work: no jobs were found.");
  for (const section of ["work", "volunteer"] as const) {
    for (const [index, job] of draft[section].entries()) {
      for (const { field, text } of job.doubts)
        warnings.push(`${section}[${index}].${pathOf(section, field)}: ${text}.`);
    }
  }
  for (const [index, study] of draft.education.entries()) {
    const isLow = (study.institution?.confidence ?? 1) <= DOUBTFUL;
    if (isLow)
      warnings.push(
        `education[${index}].institution: no word of it tells a school; check it against the subject.`,
      );
  }
  if (warnings.length <= MAX_WARNINGS) return warnings;
  return [
    ...warnings.slice(0, MAX_WARNINGS - 1),
    `${warnings.length - MAX_WARNINGS + 1} further fields are uncertain.`,
  ];
}

function pathOf(section: "work" | "volunteer", field: "name" | "position" | "dates"): string {
  if (field === "dates") return "startDate";
  return field === "name" && section === "volunteer" ? "organization" : field;
}
