import type { Report } from "./schema.ts";

/** A report as Markdown, with its recommendations. The lists that the Markdown is made from are omitted. */
export function conciseReport(report: Report) {
  const { claims: _, fitHypotheses: __, tradeoffs: ___, risks: ____, evidenceRefs: _____, ...rest } = report;
  return rest;
}
