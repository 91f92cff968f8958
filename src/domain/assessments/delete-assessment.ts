import { z } from "zod";
import { defineOperation } from "../../operation/definition.ts";
import { fail } from "../../operation/errors.ts";
import { type Cited, Deleted, markGone } from "../citations.ts";
import { questionModule } from "./questions.ts";
import { ModuleId, moduleId } from "./schema.ts";

export const deleteAssessment = defineOperation({
  name: "assessments.delete",
  title: "Delete assessment result",
  description:
    "Deletes all that the user answered to one assessment: its result, earlier ones and the search entry. Scores that rest on it change; what cites it is named in citedBy.",
  scope: "write:assessments",
  effect: "delete",
  input: z.strictObject({ moduleId }),
  output: Deleted,
  errors: {
    throws: ["assessments.not_found"],
  },
  http: {
    route: "DELETE /api/v1/assessments/{moduleId}",
    related: ["assessments.list"],
  },
  mcp: {
    tool: "delete_assessment",
    confirm: {
      describe: async (_, input) => {
        const known = ModuleId.safeParse(input.moduleId);
        return known.success ? `all answers and results of the assessment ${known.data}` : undefined;
      },
    },
  },
  policy: {
    after: ["evaluateAlerts"],
  },
  handler: async ({ tx }, input) => {
    const { moduleId: known } = questionModule(input.moduleId);
    const removed = await tx.assessments.remove(known);
    if (removed.length === 0)
      throw fail("assessments.not_found", `The assessment ${known} has not been taken.`, {
        see: "assessments.list",
      });
    await tx.memories.removeBySource("assessment", known);
    const gone = removed.map(({ id }): Cited => ({ kind: "assessment", id }));
    return { data: { deleted: true, citedBy: await markGone(tx, gone) } as const };
  },
});
