import { z } from "zod";
import { SuggestedCall } from "../../checkpoints/schema.ts";
import { FreeObject, text } from "../../common.ts";
import { MachineCheck } from "../../execution-artifacts/schema.ts";
import { roleMetadata } from "../../roles/schema.ts";
import { Diagnostics } from "../schema.ts";

export const InspectGoal = z.strictObject({
  type: z.enum([
    "discover_directions",
    "evaluate_opportunity",
    "generate_fit_brief",
    "prepare_execution_artifacts",
    "compare_paths",
  ]),
  query: text(5000),
  priority: z.enum(["speed", "balanced", "depth"]).optional(),
});
export type InspectGoal = z.infer<typeof InspectGoal>;

const id = text(200);
export const InspectFocus = z.discriminatedUnion("mode", [
  z.strictObject({ mode: z.literal("goal") }),
  z.strictObject({
    mode: z.literal("failed_action"),
    actionType: text(200),
    artifactKind: z.string().nullish(),
  }),
  z.strictObject({ mode: z.literal("artifact"), artifactId: id }),
  z.strictObject({ mode: z.literal("report"), reportId: id }),
  z.strictObject({ mode: z.literal("workspace_item"), jobsWorkspaceItemId: id }),
  z.strictObject({ mode: z.literal("checkpoint"), checkpointId: id }),
]);
export type InspectFocus = z.infer<typeof InspectFocus>;

export const inspectMetadata = {
  ...roleMetadata,
  machineCheck: MachineCheck.optional().describe(
    "Of a resume in focus: what its files lose when a program reads them, and where.",
  ),
};

export const InspectData = z.strictObject({
  goal: InspectGoal,
  focus: InspectFocus,
  summary: z.string(),
  readiness: z.strictObject({
    score: z.number().min(0).max(100),
    checks: z.array(
      z.strictObject({ key: z.string(), label: z.string(), passed: z.boolean(), detail: z.string() }),
    ),
  }),
  evidence: z.strictObject({ available: z.array(FreeObject), missing: z.array(FreeObject) }),
  diagnostics: Diagnostics.nullable(),
  related: z.strictObject({
    artifactRefs: z.array(z.string()),
    reportRefs: z.array(z.string()),
    jobsWorkspaceRefs: z.array(z.string()),
    checkpointRefs: z.array(z.string()),
  }),
  named: z
    .array(
      z.strictObject({
        id: z.string(),
        kind: z.enum(["job", "document", "fit_brief", "report", "checkpoint"]),
        title: z.string(),
      }),
    )
    .describe("What the related ids are called, at most ten of each kind."),
  suggestedNextCalls: z.array(SuggestedCall),
});
export type InspectData = z.infer<typeof InspectData>;
