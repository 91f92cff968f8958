import { z } from "zod";
import { defineOperation } from "../../operation/definition.ts";
import { fail } from "../../operation/errors.ts";
import { isObject } from "../../shared/json.ts";
import { lazyModule } from "../../shared/lazy-module.ts";
import { FreeObject } from "../common.ts";
import { localTitlesMetadata } from "../roles/local-titles.ts";
import { roleMetadata } from "../roles/schema.ts";
import { savedFields } from "../untrusted-fields.ts";
import { askEvidence } from "./ask-evidence.ts";
import { conciseApply, conciseExplore } from "./concise.ts";
import { InspectData, InspectFocus, InspectGoal, inspectMetadata } from "./inspect/schema.ts";
import { linksOf, openingOf, withPage, withPages } from "./opening-page.ts";
import {
  ApplyAction,
  ApplyContext,
  ApplyData,
  ApplyMetadata,
  Execution,
  ExploreData,
  OpportunityInput,
  requireOpportunities,
  Target,
} from "./schema.ts";

const exploring = lazyModule(() => import("./explore.ts"));
const applying = lazyModule(() => import("./apply/apply.ts"));
const inspecting = lazyModule(() => import("./inspect/inspect.ts"));

export const exploreOperation = defineOperation({
  name: "agent.explore",
  title: "Explore directions",
  description:
    "Directions for a goal, each with score, reasons, next actions and what is missing. recommendedActions can be sent to apply unchanged.",
  scope: "write:agent",
  effect: "update",
  input: z.strictObject({
    goal: FreeObject.describe("What the user wants, free-form, e.g. { direction: nurse educator }."),
    target: FreeObject.optional(),
    opportunity: FreeObject.optional().describe("An opening with your reading, as apply takes it."),
    context: FreeObject.optional(),
    execution: FreeObject.optional().describe("{ checkpoint: none | suggest | create }"),
  }),
  output: ExploreData,
  metadata: z.strictObject({ ...roleMetadata, ...localTitlesMetadata }),
  errors: {
    request: "agent_explore.invalid_request",
    throws: ["agent_explore.context_unavailable", "agent_explore.internal_error"],
    unexpected: "agent_explore.internal_error",
  },
  http: {
    route: "POST /api/v1/agent/explore",
    related: ["careerMatch.find", "context.get"],
  },
  mcp: {
    tool: "explore",
    words: ["directions", "what could I do"],
    toolset: "core",
    annotations: { idempotent: false },
    untrusted: savedFields,
    concise: {
      of: conciseExplore,
      keep: ["recommendedActions"],
      // Exploring again does not create a second checkpoint.
      full: ({ execution: _, ...input }) => ({ operation: "agent.explore", input }),
    },
  },
  policy: {
    loads: [exploring],
    credits: 1,
    catalog: true,
    links: ({ opportunity }) => linksOf([opportunity]),
    rehearse: true,
  },
  handler: (ctx, request) => exploring.use().explore(ctx, withPage(request, ctx.pages)),
});

export const applyOperation = defineOperation({
  name: "agent.apply",
  title: "Apply actions",
  description:
    "Does 1 to 20 actions in order. normalize_opportunity takes opportunity, compare_role_directions candidates, prepare_execution_artifact artifactKind, collect_missing_evidence_hint gapKeys. Read a posting yourself and pass opportunity.reading beside its text. Texts about the user are made of their claims only; blocked results say how to go on.",
  scope: "write:agent",
  effect: "update",
  input: z
    .strictObject({
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
    })
    .check(requireOpportunities),
  output: ApplyData,
  metadata: ApplyMetadata,
  errors: {
    fields: { actions: "agent_apply.invalid_actions" },
    request: "agent_apply.invalid_request",
    throws: [
      "agent_apply.internal_error",
      "checkpoints.not_found",
      "reports.not_found",
      "jobs_workspace.not_found",
    ],
    unexpected: "agent_apply.internal_error",
  },
  http: {
    route: "POST /api/v1/agent/apply",
    related: ["jobsWorkspace.list", "fitBriefs.list", "executionArtifacts.list"],
  },
  mcp: {
    tool: "apply",
    words: [
      "cover letter",
      "judge a posting",
      "tailor a resume",
      "prepare an interview",
      "write to a recruiter",
    ],
    elicit: { after: askEvidence },
    toolset: "core",
    annotations: { idempotent: false },
    untrusted: savedFields,
    concise: {
      of: conciseApply,
      // Never the same actions again. The stored result already has everything omitted here.
      full: () => undefined,
    },
  },
  policy: {
    loads: [applying],
    credits: 1,
    catalog: true,
    links: ({ opportunity, actions }) => linksOf([opportunity, ...actions.map(openingOf)]),
    rehearse: true,
  },
  handler: async (ctx, request) => {
    if (request.execution.checkpoint === "update" && !request.context.checkpointId) {
      throw fail("agent_apply.invalid_request", "execution.checkpoint update needs context.checkpointId.");
    }
    return applying.use().apply(ctx, withPages(request, ctx.pages));
  },
});

export const inspectOperation = defineOperation({
  name: "agent.inspect",
  title: "Inspect readiness",
  description:
    "Says how ready the stored data is for a goal, about the opening, document or role that goal.query names, or about one record (focus): checks, what is missing, related ids and next calls.",
  scope: "read:agent",
  effect: "read",
  input: z.strictObject({
    goal: InspectGoal,
    focus: InspectFocus.default({ mode: "goal" }),
    context: FreeObject.optional(),
  }),
  output: InspectData,
  metadata: z.strictObject(inspectMetadata),
  errors: {
    throws: [
      "execution_artifacts.not_found",
      "reports.not_found",
      "jobs_workspace.not_found",
      "checkpoints.not_found",
    ],
  },
  http: {
    route: "POST /api/v1/agent/inspect",
    related: ["context.get"],
  },
  mcp: {
    tool: "inspect",
    toolset: "core",
    words: ["ready", "what is missing for an opening"],
    // Details of checks contain the names of openings.
    untrusted: [...savedFields, "detail"],
  },
  policy: {
    loads: [inspecting],
    // A focus on one record needs no role.
    catalog: ({ focus }) => !isObject(focus) || focus.mode === "goal" || focus.mode === "failed_action",
  },
  handler: (ctx, request) => inspecting.use().inspect(ctx, request),
});
