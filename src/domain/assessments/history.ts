import { z } from "zod";
import { defineOperation } from "../../operation/definition.ts";
import { page } from "../../operation/page.ts";
import { pageFields } from "../common.ts";
import { isExpired } from "./assessments.ts";
import { questionModule } from "./questions.ts";
import { AssessmentTime, moduleId, type SubmissionRecord } from "./schema.ts";

export const listAssessmentHistory = defineOperation({
  name: "assessments.history",
  title: "Get assessment history",
  description:
    "Every time the user took one assessment, newest first, expired ones too: scores 0 to 100, what stands out, how reliable it is. Scores of two versions of the questions are not comparable. get_assessment has the current result.",
  scope: "read:assessments",
  effect: "read",
  input: z.strictObject({ moduleId, ...pageFields }),
  output: page(AssessmentTime),
  errors: {
    throws: ["assessments.not_found"],
  },
  http: {
    route: "GET /api/v1/assessments/{moduleId}/history",
    related: ["assessments.get"],
  },
  mcp: {
    tool: "get_assessment_history",
    words: ["earlier results", "has it changed", "over time"],
    concise: {
      of: (times) =>
        times.map(({ completedAt, isExpired: expired, version, scores }) => ({
          ...{ completedAt, version, scores },
          ...(expired && { isExpired: true }),
        })),
    },
  },
  handler: async ({ tx, now }, { moduleId: id, ...request }) => {
    const { moduleId: known } = questionModule(id);
    const { rows, nextCursor } = await tx.assessments.list({ ...request, moduleId: known });
    return { data: rows.map((submission) => timeOf(submission, now)), nextCursor };
  },
});

function timeOf(submission: SubmissionRecord, now: Date): AssessmentTime {
  const { id, version, completedAt, expiresAt, result } = submission;
  return {
    ...{ id, version, completedAt },
    ...(expiresAt !== null && { expiresAt }),
    isExpired: isExpired(submission, now),
    scores: result.scores,
    salientDimensions: result.salient_dimensions,
    quality: result.quality,
  };
}
