import type { MailPatterns } from "./words/index.ts";

/** A negation further before a verb is of another one. */
const NEGATION_REACH = 40;

/** Whether words stand under a condition, or are a plan: "should you be selected, we will invite you". */
export function isConditional(
  before: string,
  match: string,
  { condition, concession, wish }: MailPatterns,
): boolean {
  const reach = `${before.trimEnd()}${match} `.replace(wish, "");
  return condition.test(reach) && !concession.test(before);
}

/** Whether a negation stands before or among some words. */
export function isDenied(before: string, match: string, { negation }: MailPatterns): boolean {
  return negation.test(` ${before.slice(-NEGATION_REACH).replace(/^\S*/, "").trim()}${match} `);
}
