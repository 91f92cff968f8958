/** An application with a known end, and the bucket its opening was rated before that. */
export interface RatedOutcome {
  bucket: string;
  /** It led to an interview. */
  hasInterview: boolean;
}

/** Fewer outcomes say nothing about how well ratings predict. */
const LEAST_OUTCOMES = 10;

/**
 * Says how often applications rated high fit led to an interview, beside all others; undefined with fewer than ten
 * outcomes. The counts are given, because a share of a few says little.
 */
export function calibration(outcomes: readonly RatedOutcome[]): string | undefined {
  if (outcomes.length < LEAST_OUTCOMES) return undefined;
  const high = outcomes.filter(({ bucket }) => bucket === "high_fit");
  const rest = outcomes.filter(({ bucket }) => bucket !== "high_fit");
  const of = `Of ${outcomes.length} applications that were rated first and have an outcome`;
  if (high.length === 0) return `${of}, none was rated high fit; ${ledTo(rest)}.`;
  if (rest.length === 0) return `${of}, all were rated high fit; ${ledTo(high)}.`;
  return `${of}, ${ledTo(high)} where they were rated high fit, and ${ledTo(rest)} where they were not.`;
}

function ledTo(outcomes: readonly RatedOutcome[]): string {
  const many = outcomes.filter(({ hasInterview }) => hasInterview).length;
  return `${many} of ${outcomes.length} led to an interview`;
}
