import { z } from "zod";
import { documentOperations } from "../documents.ts";
import { briefRow, conciseBrief } from "./concise.ts";
import { FitBrief } from "./schema.ts";

export const {
  list: listFitBriefs,
  get: getFitBrief,
  remove: deleteFitBrief,
} = documentOperations({
  words: ["fit", "chances", "score of an opening"],
  kind: "fit_brief",
  labelOf: ({ query }) => query,
  what: "how well the user fits an opening or a direction, with score, filters, matched and missing skills, risks",
  schema: FitBrief,
  resource: {
    description: "How well the user fits an opening or a direction: score, filters, skills, risks.",
    position: 3,
  },
  repository: (tx) => tx.briefs,
  row: briefRow,
  concise: conciseBrief,
  filters: { targetKind: z.enum(["role_family", "career_path", "opportunity"]).optional() },
});
