/** The assessment modules in their display order. Plain data, so that listing them loads no schema. */
export const moduleIds = [
  "riasec",
  "workStyle",
  "values",
  "skillsTalents",
  "collaborationConflict",
  "stressRegulation",
  "expressionStyle",
  "currentStatePulse",
] as const;
