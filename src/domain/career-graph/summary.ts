import { toResume } from "../../engine/resume/json-resume.ts";
import type { Tx } from "../../store/ports/store.ts";
import { currentAssessments } from "../assessments/assessments.ts";
import { completeness, shownUser } from "../profile/profile.ts";
import type { CareerGraphSummary } from "./schema.ts";

/** The career graph without recommendations, or undefined without profile, resume and assessments. */
export async function graphSummary(tx: Tx, now: Date): Promise<CareerGraphSummary | undefined> {
  const stored = await tx.profile.get();
  const record = await tx.resume.get();
  const assessments = await currentAssessments(tx, now);
  const completed = Object.values(assessments).map((result) => result?.completed_at);
  if (!stored && !record && completed.length === 0) return undefined;
  const newest = [stored?.updatedAt, record?.parsedAt, ...completed]
    .filter((time) => time !== undefined)
    .sort()
    .at(-1);
  return {
    user: shownUser(await tx.user.get(), tx.userId),
    profile: stored?.profile ?? {},
    assessments,
    ...(record && { resume: toResume(record.document, record.parsedAt) }),
    metadata: {
      profile_completeness: await completeness(tx, now),
      last_updated: newest ?? now.toISOString(),
      api_version: "v1",
    },
  };
}
