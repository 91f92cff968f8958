import { readFileSync } from "node:fs";
import { z } from "zod";
import type { Answers, Item, ModuleId, QuestionModule } from "../../../../src/engine/assessment/types.ts";

/** The eight module ids in the specification's order. */
export const MODULE_IDS = [
  "riasec",
  "workStyle",
  "values",
  "skillsTalents",
  "collaborationConflict",
  "stressRegulation",
  "expressionStyle",
  "currentStatePulse",
] as const;

/** The catalogue file's closed shape. */
const CatalogFile = z.strictObject({
  moduleId: z.enum(MODULE_IDS),
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  title: z.string().min(1),
  semanticModel: z.enum([
    "riasec_interest_model",
    "custom_work_style_dimensions",
    "career_values_tradeoff_model",
    "capability_signal_model",
    "collaboration_conflict_model",
    "stress_regulation_model",
    "expression_style_model",
    "current_state_pulse_model",
  ]),
  moduleCategory: z.enum([
    "interest_profile",
    "work_style_dimensions",
    "career_values",
    "capability_signals",
    "collaboration_pattern",
    "stress_regulation",
    "expression_style",
    "state_pulse",
  ]),
  timeScope: z.enum(["stable", "current"]),
  basis: z.strictObject({ model: z.string().min(1), source: z.string().min(1) }),
  keyNote: z.string().min(1).optional(),
  instructions: z.string().min(1),
  scale: z.strictObject({ min: z.int(), max: z.int(), labels: z.record(z.string(), z.string().min(1)) }),
  dimensions: z.array(z.strictObject({ key: z.string().min(1), label: z.string().min(1) })),
  items: z.array(
    z.strictObject({ id: z.string(), text: z.string(), dimension: z.string(), reversed: z.boolean() }),
  ),
});

/** Reads and validates one module of the catalogue. */
export function loadModule(id: ModuleId): QuestionModule {
  const file = new URL(`../../../../db/catalog/assessments/${id}.json`, import.meta.url);
  return CatalogFile.parse(JSON.parse(readFileSync(file, "utf8")));
}

/** Answers to every item, each chosen by `choose` from the item and its place. */
export function answerAll(module: QuestionModule, choose: (item: Item, index: number) => number): Answers {
  return Object.fromEntries(module.items.map((item, index) => [item.id, choose(item, index)]));
}

/** Answers of a person who holds to one keyed level per dimension, whatever the direction of the item. */
export function persona(module: QuestionModule, levels: Readonly<Record<string, number>>): Answers {
  const { min, max } = module.scale;
  return answerAll(module, (item) => {
    const level = levels[item.dimension] ?? (min + max) / 2;
    return item.reversed ? min + max - level : level;
  });
}

/** The same answers without the first `count` items of one dimension. */
export function leaveOut(
  module: QuestionModule,
  answers: Answers,
  dimension: string,
  count: number,
): Answers {
  const gone = module.items.filter((item) => item.dimension === dimension).slice(0, count);
  const ids = new Set(gone.map((item) => item.id));
  return Object.fromEntries(Object.entries(answers).filter(([id]) => !ids.has(id)));
}
