import type { Report } from "./schema.ts";

/** A report as its Markdown, with what it recommends; the lists that the Markdown is made of are left out. */
export function conciseReport(report: Report) {
  const { claims: _, fitHypotheses: __, tradeoffs: ___, risks: ____, evidenceRefs: _____, ...rest } = report;
  return rest;
}
