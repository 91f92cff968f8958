import { z } from "zod";
import { text } from "../common.ts";
import { documentOperations } from "../documents.ts";
import { shortRow } from "../short-row.ts";
import { Report, reportKinds } from "./schema.ts";

export const {
  list: listReports,
  get: getReport,
  remove: deleteReport,
} = documentOperations({
  words: ["analysis"],
  kind: "report",
  labelOf: ({ id, title }) => title ?? id,
  what: "explorations, comparisons, branches and career health in Markdown, with claims, trade-offs and risks",
  schema: Report,
  resource: {
    description: "An exploration, comparison, branch or career health report, as a Markdown document.",
    mimeType: "text/markdown",
    position: 2,
  },
  repository: (tx) => tx.reports,
  row: (report) => shortRow(report, ["id", "kind", "title", "summary", "version", "createdAt"]),
  concise: conciseReport,
  filters: { kind: z.enum(reportKinds).optional(), branchId: text(200).optional() },
});

/** A report as Markdown, with its recommendations. The lists that the Markdown is made from are omitted. */
function conciseReport(report: Report) {
  const { claims: _, fitHypotheses: __, tradeoffs: ___, risks: ____, evidenceRefs: _____, ...rest } = report;
  return rest;
}
