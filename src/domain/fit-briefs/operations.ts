import { z } from "zod";
import { documentOperations } from "../documents.ts";
import { conciseBrief } from "./concise.ts";
import { FitBrief } from "./schema.ts";

export const { list: listFitBriefs, get: getFitBrief } = documentOperations({
  feature: "fitBriefs",
  tools: ["list_fit_briefs", "get_fit_brief"],
  title: "fit briefs",
  what: "how well the user fits an opening or a direction, with score, filters, matched and missing skills, risks",
  scope: "read:fit_briefs",
  path: "/api/v1/fit-briefs",
  schema: FitBrief,
  notFound: "fit_briefs.not_found",
  repository: (tx) => tx.briefs,
  concise: conciseBrief,
  filters: { targetKind: z.enum(["role_family", "career_path", "opportunity"]).optional() },
});
