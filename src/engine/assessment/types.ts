import type { moduleIds } from "./module-ids.ts";

/** The eight assessment modules of the specification. */
export type ModuleId = (typeof moduleIds)[number];

/** The models that the modules are based on, by the specification's names. */
export const semanticModels = [
  "riasec_interest_model",
  "custom_work_style_dimensions",
  "career_values_tradeoff_model",
  "capability_signal_model",
  "collaboration_conflict_model",
  "stress_regulation_model",
  "expression_style_model",
  "current_state_pulse_model",
] as const;
type SemanticModel = (typeof semanticModels)[number];

/** What kind of statement a module makes about a person, by the specification's names. */
export const moduleCategories = [
  "interest_profile",
  "work_style_dimensions",
  "career_values",
  "capability_signals",
  "collaboration_pattern",
  "stress_regulation",
  "expression_style",
  "state_pulse",
] as const;
type ModuleCategory = (typeof moduleCategories)[number];

/** A lasting trait, or only the current state. */
type TimeScope = "stable" | "current";

/** The answering scale of a module: whole numbers from `min` to `max`, each with its label. */
export type Scale = {
  readonly min: number;
  readonly max: number;
  readonly labels: Readonly<Record<string, string>>;
};

/** One rated statement or activity; a reversed one counts as min + max − answer. */
export type Item = {
  readonly id: string;
  readonly text: string;
  readonly dimension: string;
  readonly reversed: boolean;
};

/** What a module measures: its key in `scores` and its label for people. */
export type Dimension = { readonly key: string; readonly label: string };

/** One module of the question catalogue, as stored in `catalog/assessments/<moduleId>.json`. */
export type QuestionModule = {
  readonly moduleId: ModuleId;
  readonly version: string;
  readonly title: string;
  readonly semanticModel: SemanticModel;
  readonly moduleCategory: ModuleCategory;
  readonly timeScope: TimeScope;
  readonly basis: { readonly model: string; readonly source: string };
  readonly keyNote?: string | undefined;
  readonly instructions: string;
  readonly scale: Scale;
  readonly dimensions: readonly Dimension[];
  readonly items: readonly Item[];
};

/** Answers by item id; unanswered items are absent. */
export type Answers = Readonly<Record<string, number>>;

/** The answers that a person submits; `durationMs` in milliseconds, `answeredAt` an RFC 3339 date-time. */
export type Submission = {
  readonly answers: Answers;
  readonly durationMs?: number | undefined;
  readonly answeredAt?: string | undefined;
};

/** Scores 0..100 by dimension key; a dimension without a score is absent. */
export type Scores = Readonly<Record<string, number>>;

/** The ten warnings that a result can carry, in the order in which they are listed. */
export const consistencyFlags = [
  "flat_profile",
  "tied_top",
  "inconsistent_code",
  "elevated",
  "depressed",
  "straight_lining",
  "alternating",
  "too_fast",
  "incomplete",
  "low_attention",
] as const;
export type ConsistencyFlag = (typeof consistencyFlags)[number];

/** The reliability of a result: differentiation 0..100, confidence 0..1, null where not computable. */
export type Quality = {
  differentiation_score: number | null;
  confidence_score: number | null;
  consistency_flags: ConsistencyFlag[];
};

/** A scored assessment in the specification's closed shape. */
export type AssessmentModule = {
  module_id: ModuleId;
  semantic_model: SemanticModel;
  module_category: ModuleCategory;
  time_scope: TimeScope;
  dimension_labels: Record<string, string>;
  scores: Record<string, number>;
  salient_dimensions: string[];
  quality: Quality;
  completed_at: string;
};
