/** The levels of seniority, lowest first. */
export const seniorities = [
  "intern",
  "junior",
  "mid",
  "senior",
  "staff",
  "lead",
  "principal",
  "manager",
  "director",
  "executive",
] as const;

/** One level of seniority. */
export type Seniority = (typeof seniorities)[number];
