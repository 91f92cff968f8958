import { z } from "zod";
import { defineOperation } from "../../operation/definition.ts";
import { fail } from "../../operation/errors.ts";
import { explain } from "../../operation/validation-message.ts";
import { isObject } from "../../shared/json.ts";
import { FreeObject } from "../common.ts";
import { savedFields } from "../untrusted-fields.ts";
import { apply, precheckApply } from "./apply/apply.ts";
import { conciseApply, conciseExplore } from "./concise.ts";
import { explore } from "./explore.ts";
import { inspect } from "./inspect/inspect.ts";
import { InspectData, InspectFocus, InspectGoal } from "./inspect/schema.ts";
import {
  ApplyAction,
  ApplyContext,
  ApplyData,
  ApplyMetadata,
  Execution,
  ExploreData,
  OpportunityInput,
  Target,
} from "./schema.ts";

export const exploreOperation = defineOperation({
  name: "agent.explore",
  quotes: savedFields,
  tool: "explore",
  title: "Explore directions",
  description:
    "Directions for a goal, computed from what is stored: each with score, reasons and next actions, and what is missing to say more. recommendedActions can be sent to apply unchanged.",
  scope: "write:agent",
  effect: "update",
  method: "POST",
  path: "/api/v1/agent/explore",
  core: true,
  metered: true,
  needsCatalog: true,
  invalid: "agent_explore.invalid_request",
  failure: "agent_explore.internal_error",
  hints: { idempotent: false },
  input: z.strictObject({
    goal: FreeObject.describe("What the user wants, free-form, e.g. { direction: nurse educator }."),
    target: FreeObject.optional(),
    opportunity: FreeObject.optional().describe("An opening, as apply takes it."),
    context: FreeObject.optional(),
    execution: FreeObject.optional().describe("{ checkpoint: none | suggest | create }"),
  }),
  concise: conciseExplore,
  uncut: ["recommendedActions"],
  // Looking again keeps no second place.
  inFull: ({ execution: _, ...input }) => ({ operation: "agent.explore", input }),
  data: ExploreData,
  errors: [
    "agent_explore.invalid_request",
    "agent_explore.context_unavailable",
    "agent_explore.internal_error",
  ],
  related: ["careerMatch.find", "context.get"],
  run: explore,
});

export const applyOperation = defineOperation({
  name: "agent.apply",
  quotes: savedFields,
  tool: "apply",
  title: "Apply actions",
  description:
    "Does 1 to 20 actions in order: normalize_opportunity { opportunity }, generate_fit_brief, compare_role_directions { candidates }, request_report_branch, prepare_execution_artifact { artifactKind: resume_variant | outreach_note | interview_brief | fit_brief }, collect_missing_evidence_hint { gapKeys }. Texts about the user are made of their claims only; blocked results say how to go on.",
  scope: "write:agent",
  effect: "update",
  method: "POST",
  path: "/api/v1/agent/apply",
  core: true,
  metered: true,
  needsCatalog: true,
  invalid: "agent_apply.invalid_request",
  failure: "agent_apply.internal_error",
  hints: { idempotent: false },
  input: z.strictObject({
    actions: z
      .array(ApplyAction)
      .min(1)
      .max(20)
      .meta({ description: "Each { type, ... }; target and opportunity fall back to the call's." }),
    goal: FreeObject.optional(),
    target: Target.optional(),
    opportunity: OpportunityInput.optional(),
    context: ApplyContext.prefault({}),
    execution: Execution.prefault({}),
  }),
  data: ApplyData,
  concise: conciseApply,
  // Never the same actions again; what was made says all that is left out here.
  inFull: () => undefined,
  metadata: ApplyMetadata,
  errors: ["agent_apply.invalid_actions", "agent_apply.invalid_request", "agent_apply.internal_error"],
  precheck: (input) =>
    precheckApply(input, (action) => {
      const parsed = ApplyAction.safeParse(action);
      return parsed.success ? parsed.data : { problem: explain(parsed.error, [ApplyAction]) };
    }),
  related: ["jobsWorkspace.list", "fitBriefs.list", "executionArtifacts.list"],
  run: async (ctx, request) => {
    if (request.execution.checkpoint === "update" && !request.context.checkpointId) {
      throw fail("agent_apply.invalid_request", "execution.checkpoint update needs context.checkpointId.");
    }
    return apply(ctx, request);
  },
});

export const inspectOperation = defineOperation({
  name: "agent.inspect",
  quotes: savedFields,
  tool: "inspect",
  title: "Inspect readiness",
  description:
    "How ready stored state is for a goal, seen from a focus (a failed action, an artifact, report, workspace item or checkpoint): checks, evidence, diagnostics, related ids and the next calls. Writes nothing.",
  scope: "read:agent",
  effect: "read",
  method: "POST",
  path: "/api/v1/agent/inspect",
  core: true,
  needsCatalog: ({ focus }) => isObject(focus) && focus.mode === "failed_action",
  input: z.strictObject({
    goal: InspectGoal,
    focus: InspectFocus.default({ mode: "goal" }),
    context: FreeObject.optional(),
  }),
  data: InspectData,
  errors: [
    "execution_artifacts.not_found",
    "reports.not_found",
    "jobs_workspace.not_found",
    "checkpoints.not_found",
  ],
  related: ["context.get"],
  run: (ctx, { goal, focus }) => inspect(ctx, goal, focus),
});
