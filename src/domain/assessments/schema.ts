import { z } from "zod";
import { moduleIds } from "../../engine/assessment/module-ids.ts";
import { consistencyFlags, moduleCategories, semanticModels } from "../../engine/assessment/types.ts";
import { defineEvent } from "../../operation/event.ts";
import { DateTime, text } from "../common.ts";

export const ModuleId = z.enum(moduleIds);
export type ModuleId = z.infer<typeof ModuleId>;

// A string, not a closed list: an unknown module is not found rather than malformed.
export const moduleId = text(100).describe(`One of ${ModuleId.options.join(", ")}.`);

const SemanticModel = z.enum(semanticModels);
const ModuleCategory = z.enum(moduleCategories);
const TimeScope = z.enum(["stable", "current"]);

const ConsistencyFlag = z.enum(consistencyFlags);

export const AssessmentModule = z.strictObject({
  module_id: ModuleId,
  semantic_model: SemanticModel,
  module_category: ModuleCategory,
  time_scope: TimeScope,
  dimension_labels: z.record(z.string(), z.string()),
  scores: z.record(z.string(), z.number().min(0).max(100)),
  salient_dimensions: z.array(z.string()),
  quality: z.strictObject({
    differentiation_score: z.number().min(0).max(100).nullable(),
    confidence_score: z.number().min(0).max(1).nullable(),
    consistency_flags: z.array(ConsistencyFlag),
  }),
  completed_at: DateTime,
});
export type AssessmentModule = z.infer<typeof AssessmentModule>;

/** The valid results, by module. */
export const Assessments = z.strictObject(
  Object.fromEntries(moduleIds.map((id) => [id, AssessmentModule.optional()])) as Record<
    ModuleId,
    z.ZodOptional<typeof AssessmentModule>
  >,
);
export type Assessments = z.infer<typeof Assessments>;

/** One submission of an assessment, with the scores and quality of its result. */
export const AssessmentTime = z.strictObject({
  id: z.string(),
  /** For the questions. */
  version: z.string(),
  completedAt: DateTime,
  expiresAt: DateTime.optional(),
  isExpired: z.boolean(),
  scores: AssessmentModule.shape.scores,
  salientDimensions: AssessmentModule.shape.salient_dimensions,
  quality: AssessmentModule.shape.quality,
});
export type AssessmentTime = z.infer<typeof AssessmentTime>;

export const Questions = z.strictObject({
  moduleId: ModuleId,
  version: z.string(),
  instructions: z.string(),
  scale: z.strictObject({ min: z.int(), max: z.int(), labels: z.record(z.string(), z.string()) }),
  items: z.array(
    z.strictObject({ id: z.string(), text: z.string(), dimension: z.string(), reversed: z.boolean() }),
  ),
});

/** A module of the question catalogue in db/catalog/assessments. */
export const QuestionModule = z.strictObject({
  ...Questions.shape,
  title: z.string(),
  semanticModel: SemanticModel,
  moduleCategory: ModuleCategory,
  timeScope: TimeScope,
  basis: z.strictObject({ model: z.string(), source: z.string() }),
  keyNote: z.string().optional(),
  dimensions: z.array(z.strictObject({ key: z.string(), label: z.string() })),
});

/** A stored submission. All are kept; the latest of a module counts until it expires. */
export interface SubmissionRecord {
  id: string;
  moduleId: ModuleId;
  version: string;
  answers: Record<string, number>;
  durationMs: number | null;
  result: AssessmentModule;
  completedAt: string;
  expiresAt: string | null;
}

export const assessmentCompleted = defineEvent({
  type: "assessment.completed",
  data: z.strictObject({ moduleId: ModuleId, salientDimensions: z.array(z.string()) }),
});
