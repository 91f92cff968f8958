import type { Sharer } from "../../engine/paths/consented.ts";
import { entries, skillNames, textOf } from "../../engine/resume/json-resume.ts";
import { yearsWorked } from "../../engine/resume/years.ts";
import type { SharedRecord } from "../../store/ports/features.ts";

const MONTHS = 12;

/**
 * Careers that other users agreed to share, as moves: titles and months only. Employers, names and texts are
 * never read.
 */
export function toSharer({ preferences, document, riasec, workStyle }: SharedRecord, now: Date): Sharer {
  return {
    shareCareerPath: preferences.shareCareerPath,
    shareAssessmentResults: preferences.shareAssessmentResults,
    shareSkillProgression: preferences.shareSkillProgression,
    transitions: preferences.shareCareerPath
      ? moves(document ?? {}, preferences.shareSkillProgression, now)
      : [],
    ...(preferences.shareAssessmentResults && riasec && { riasec }),
    ...(preferences.shareAssessmentResults && workStyle && { workStyle }),
  };
}

/** From each job to the next. A move is a success if the new job lasts or lasted a year. */
function moves(document: Record<string, unknown>, withSkills: boolean, now: Date): Sharer["transitions"] {
  const jobs = entries(document, "work")
    .filter((job) => textOf(job.position) !== "" && textOf(job.startDate) !== "")
    .sort((left, right) => textOf(left.startDate).localeCompare(textOf(right.startDate)));
  const last = jobs.length - 1;
  return jobs.slice(1).map((job, at) => {
    const before = jobs[at] ?? {};
    const months = (entry: Record<string, unknown>) =>
      Math.round((yearsWorked({ work: [entry] }, now) ?? 0) * MONTHS);
    const isLatest = at + 1 === last;
    return {
      from: textOf(before.position),
      to: textOf(job.position),
      months: months(before),
      success: months(job) >= MONTHS,
      ...(withSkills && isLatest && { skillsAcquired: skillNames(document).slice(0, 20) }),
    };
  });
}
