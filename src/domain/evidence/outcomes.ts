import { calibration, type RatedOutcome } from "../../engine/calibration/calibration.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { oncePerCall } from "../../operation/once-per-call.ts";
import { allPages } from "../../operation/page.ts";
import type { Job } from "../jobs-workspace/schema.ts";

/** Stages that follow an interview or are one. */
const interviews: ReadonlySet<string> = new Set(["interview", "offer", "accepted"]);
/** Ends without an interview. A person who withdraws learns nothing about the rating. */
const refusals: ReadonlySet<string> = new Set(["rejected", "ghosted"]);

/** How well the ratings of openings predicted the person's own interviews, in a sentence; undefined if too few are known. */
export const ownCalibration = oncePerCall(
  () => "",
  async ({ tx }: HandlerContext, _: undefined): Promise<string | undefined> => {
    // An interview or a rejection gives an opening a stage.
    const jobs = await allPages((page) => tx.jobs.withStage("opportunity", page));
    const outcomes: RatedOutcome[] = [];
    for (const job of jobs) {
      const outcome = outcomeOf(job);
      const brief = outcome && job.fitBriefRef ? await tx.briefs.get(job.fitBriefRef) : undefined;
      const bucket = brief?.briefData.bucket;
      // A rating made after the outcome predicts nothing.
      const isBefore = outcome !== undefined && (brief?.createdAt ?? "~") <= outcome.recordedAt;
      if (outcome && isBefore && typeof bucket === "string")
        outcomes.push({ bucket, hasInterview: outcome.hasInterview });
    }
    return calibration(outcomes);
  },
);

function outcomeOf({ application }: Job): { hasInterview: boolean; recordedAt: string } | undefined {
  const events = application?.events ?? [];
  const interview = events.find(({ kind }) => interviews.has(kind));
  if (interview) return { hasInterview: true, recordedAt: interview.recordedAt };
  const refusal = events.find(({ kind }) => refusals.has(kind));
  return refusal && { hasInterview: false, recordedAt: refusal.recordedAt };
}
