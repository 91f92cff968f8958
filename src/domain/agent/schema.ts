import { z } from "zod";
import { Explanation } from "../career-match/schema.ts";
import { SuggestedCall } from "../checkpoints/schema.ts";
import { FreeObject, SourceUrl, text } from "../common.ts";
import { roleMetadata } from "../roles/schema.ts";
import { OpportunityReading } from "./reading-schema.ts";

/** An opening as the caller sends it. */
export const OpportunityInput = z.strictObject({
  inputMode: z.enum(["pasted_link", "pasted_text", "manual"]),
  sourceUrl: SourceUrl.nullish(),
  title: z.string().max(500).nullish(),
  company: z.string().max(500).nullish(),
  location: z.string().max(500).nullish(),
  description: z.string().max(500_000).nullish(),
  rawText: z.string().max(500_000).nullish(),
  reading: FreeObject.describe(
    "What you read in the text; always pass it. Each value plain or { value, quote }: title, company, locations[], remotePolicy remote|hybrid|on_site, employmentType, salary { min, max, currency, period }, seniority, yearsRequired, education, closingDate, requirements[] { text (its words), kind skill|experience|education|licence|certificate|language|authorization|place|schedule|other, necessity required|preferred, alternatives?, level?, quote? }. Only what the text proves is kept.",
  )
    .pipe(OpportunityReading)
    .optional(),
});
export type OpportunityInput = z.infer<typeof OpportunityInput>;

export const Target = z.strictObject({
  kind: z.enum(["role_family", "career_path", "opportunity"]),
  value: text(500),
  id: z.string().max(200).nullish(),
});
export type Target = z.infer<typeof Target>;

export const ApplyAction = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("normalize_opportunity"), opportunity: OpportunityInput.optional() }),
  z.strictObject({
    type: z.literal("generate_fit_brief"),
    target: Target.optional(),
    opportunity: OpportunityInput.optional(),
  }),
  z.strictObject({
    type: z.literal("compare_role_directions"),
    candidates: z.array(text(500)).min(2).max(6),
  }),
  z.strictObject({
    type: z.literal("request_report_branch"),
    prompt: z.string().max(5000).nullish(),
    branchLabel: z.string().max(200).nullish(),
    target: Target.optional(),
  }),
  z.strictObject({
    type: z.literal("prepare_execution_artifact"),
    artifactKind: z.enum(["resume_variant", "fit_brief", "outreach_note", "interview_brief"]),
    opportunity: OpportunityInput.optional(),
    target: Target.optional(),
  }),
  z.strictObject({
    type: z.literal("collect_missing_evidence_hint"),
    gapKeys: z.array(text(200)).min(1).max(10),
  }),
]);
export type ApplyAction = z.infer<typeof ApplyAction>;

export const Execution = z.strictObject({
  mode: z.enum(["best_effort", "transactional_if_possible"]).default("best_effort"),
  stopOnFailure: z.boolean().default(false),
  reuseExistingArtifacts: z.boolean().default(false),
  checkpoint: z.enum(["none", "suggest", "create", "update"]).default("none"),
  preview: z.boolean().default(false),
});
export type Execution = z.infer<typeof Execution>;

export const ApplyContext = z.strictObject({
  checkpointId: z.string().max(200).nullish(),
  reportId: z.string().max(200).nullish(),
  jobsWorkspaceItemId: z.string().max(200).nullish(),
});
export type ApplyContext = z.infer<typeof ApplyContext>;

const RecoveryStep = z.strictObject({ type: z.string(), label: z.string() });

export const Diagnostics = z.strictObject({
  failureType: z.string(),
  blockingConstraint: z.string().nullable(),
  recoverable: z.boolean(),
  suggestedRecoveryPath: z.array(RecoveryStep),
  category: z
    .enum([
      "auth",
      "rate_limit",
      "input_quality",
      "missing_context",
      "missing_evidence",
      "integration",
      "infrastructure",
      "policy",
      "unknown",
    ])
    .nullish(),
  details: z.array(z.string()).optional(),
});
export type Diagnostics = z.infer<typeof Diagnostics>;

export const Outputs = z.strictObject({
  artifactRefs: z.array(z.string()),
  reportRefs: z.array(z.string()),
  jobsWorkspaceRefs: z.array(z.string()),
  inline: FreeObject.nullish(),
});
export type Outputs = z.infer<typeof Outputs>;

const ActionStatus = z.enum(["succeeded", "blocked", "failed", "skipped", "rolled_back"]);

export const ActionResult = z.strictObject({
  index: z.int(),
  type: z.string(),
  status: ActionStatus,
  reused: z.boolean(),
  outputs: Outputs.nullable(),
  diagnostics: Diagnostics.nullable(),
  durationMs: z.number(),
});
export type ActionResult = z.infer<typeof ActionResult>;

export const CheckpointHandle = z.strictObject({
  id: z.string(),
  status: z.enum(["suggested", "created", "updated", "failed"]),
  reason: z.string(),
});
export type CheckpointHandle = z.infer<typeof CheckpointHandle>;

export const ApplyData = z.strictObject({
  results: z.array(ActionResult),
  checkpoint: CheckpointHandle.nullable(),
  suggestedNextCalls: z.array(SuggestedCall),
});

export const ApplyMetadata = z.strictObject({
  mode: z.enum(["best_effort", "transactional_if_possible"]),
  atomic: z.boolean(),
  succeeded: z.int(),
  blocked: z.int(),
  failed: z.int(),
  skipped: z.int(),
  durationMs: z.number(),
  ...roleMetadata,
  /** If the text is in a language without a reader: NotRead. */
  notRead: z.unknown().optional(),
});

const Direction = z.strictObject({
  target: Target,
  title: z.string(),
  bucket: z.string(),
  matchScore: z.number().min(0).max(100),
  explanation: Explanation,
  nextActions: z.array(FreeObject),
});

export const ExploreData = z.strictObject({
  goal: FreeObject,
  summary: z.string(),
  opportunity: FreeObject.optional(),
  warnings: z.array(z.string()).optional(),
  directions: z.array(Direction),
  missingContext: z.array(FreeObject),
  recommendedActions: z.array(FreeObject),
  suggestedNextCalls: z.array(SuggestedCall),
  checkpoint: CheckpointHandle.nullable(),
});

/** Refuses to read an opening if neither the action nor the call contains one. */
export function requireOpportunities({
  value,
  issues,
}: z.core.ParsePayload<{ actions: ApplyAction[]; opportunity?: OpportunityInput | undefined }>): void {
  if (value.opportunity) return;
  for (const [index, action] of value.actions.entries()) {
    if (action.type !== "normalize_opportunity" || action.opportunity) continue;
    const message = "needs opportunity, an object, here or beside actions.";
    issues.push({ code: "custom", path: ["actions", index], message, input: action });
  }
}
