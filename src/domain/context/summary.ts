import { toResume } from "../../engine/resume/json-resume.ts";
import type { Tx } from "../../store/port.ts";
import { completeness } from "../profile/profile.ts";
import type { ContextSummary } from "./schema.ts";

/** What the summary is made of, or undefined for a user with nothing at all. */
export async function summarize(tx: Tx, skillsLimit: number): Promise<ContextSummary | undefined> {
  const stored = await tx.profile.get();
  const record = await tx.resume.get();
  if (!stored && !record && (await tx.timeline.isEmpty())) return undefined;
  const resume = record ? toResume(record.document, record.parsedAt) : undefined;
  const profile = stored?.profile ?? {};
  const currentJobTitle = profile.current_job_title ?? currentJob(resume?.experience ?? []);
  const lastUpdated = [stored?.updatedAt, record?.parsedAt]
    .filter((time) => time !== undefined)
    .sort()
    .at(-1);
  return {
    ...(currentJobTitle && { currentJobTitle }),
    ...(profile.current_industry && { currentIndustry: profile.current_industry }),
    ...(profile.years_of_experience !== undefined && { yearsOfExperience: profile.years_of_experience }),
    profileCompleteness: await completeness(tx),
    ...(lastUpdated && { lastUpdated }),
    apiVersion: "v1",
    resume: {
      hasResume: record !== undefined,
      skillsTop: (resume?.skills ?? []).slice(0, skillsLimit),
      experienceCount: resume?.experience?.length ?? 0,
      educationCount: resume?.education?.length ?? 0,
    },
    assessments: { availableModules: [], moduleCount: 0, highlights: [], lastCompletedAt: null },
  };
}

/** The job that the resume says goes on: a start, no end. The latest begun, where there are several. */
function currentJob(
  experience: { title: string; startDate?: string; endDate?: string }[],
): string | undefined {
  return experience
    .filter(({ title, startDate, endDate }) => title && startDate && !endDate)
    .sort((left, right) => (right.startDate ?? "").localeCompare(left.startDate ?? ""))[0]?.title;
}
