/** The assessment modules, in the order in which they are listed. Plain data: what only lists things loads no schema. */
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
