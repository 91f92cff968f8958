import { checkAnswers } from "../../engine/assessment/check.ts";
import { assess } from "../../engine/assessment/submit.ts";
import type { Submission } from "../../engine/assessment/types.ts";
import { fail } from "../../operation/errors.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import type { Tx } from "../../store/ports/store.ts";
import { indexAssessment } from "../memories/from-profile.ts";
import { recordEvent } from "../timeline/record-event.ts";
import { questionModule } from "./questions.ts";
import { AssessmentModule, type Assessments, assessmentCompleted, type SubmissionRecord } from "./schema.ts";

/** The latest unexpired result of each module. */
export async function currentAssessments(tx: Tx, now: Date): Promise<Assessments> {
  const latest = await tx.assessments.latest();
  const held = latest.filter((submission) => !isExpired(submission, now));
  return Object.fromEntries(held.map(({ moduleId, result }) => [moduleId, result]));
}

export function isExpired({ expiresAt }: SubmissionRecord, now: Date): boolean {
  return expiresAt !== null && Date.parse(expiresAt) <= now.getTime();
}

/** Scores and stores a submission. Throws validation.bad_request that names the faulty answers. */
export async function submit(
  ctx: HandlerContext,
  moduleId: string,
  submission: Submission,
): Promise<AssessmentModule> {
  const module = questionModule(moduleId);
  const problems = checkAnswers(module, submission.answers);
  if (problems.length > 0) throw fail("validation.bad_request", `${problems.join("; ")}.`);
  const { result, expiresAt } = assess(module, submission, ctx.now);
  const stored = AssessmentModule.parse(result);
  await ctx.tx.assessments.add({
    id: ctx.newId("asm"),
    moduleId: module.moduleId,
    version: module.version,
    answers: { ...submission.answers },
    durationMs: submission.durationMs ?? null,
    result: stored,
    completedAt: stored.completed_at,
    expiresAt: expiresAt ?? null,
  });
  await indexAssessment(ctx, stored);
  await ctx.publish(assessmentCompleted, {
    moduleId: module.moduleId,
    salientDimensions: stored.salient_dimensions,
  });
  await recordEvent(ctx, {
    eventType: "assessment.completed",
    eventData: { moduleId: module.moduleId, salientDimensions: stored.salient_dimensions },
    impactScore: 0.5,
  });
  return stored;
}
