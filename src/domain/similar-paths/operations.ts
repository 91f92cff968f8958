import { z } from "zod";
import { resolveRole } from "../../engine/roles/resolve-role.ts";
import { defineOperation } from "../../operation/definition.ts";
import { lazyModule } from "../../shared/lazy-module.ts";
import { text } from "../common.ts";
import { callsTowards, roleSaid } from "../roles/role-answer.ts";
import { askedFields } from "../untrusted-fields.ts";
import { SimilarPath, SimilarPathsMetadata } from "./schema.ts";

/** With the example paths. */
const paths = lazyModule(() => import("./similar.ts"));

export const listSimilarPaths = defineOperation({
  name: "similarPaths.list",
  title: "Find similar paths",
  description:
    "Career paths like the user's, with the moves they made: built-in fictional examples (labelled so) and groups of at least five other users who chose to share. Similarity is a likeness, not a chance of success.",
  scope: "read:similar_paths",
  effect: "read",
  input: z.strictObject({
    targetRole: text(500).optional().describe("Only paths with a move to a similar title."),
    minSimilarity: z.number().min(0).max(1).default(0.6).describe("Least similarity, 0 to 1."),
    limit: z.int().min(1).max(50).default(10).describe("Most paths, 1 to 50."),
  }),
  output: z.array(SimilarPath),
  metadata: SimilarPathsMetadata,
  errors: {
    fields: { limit: "similar_paths.invalid_limit", minSimilarity: "similar_paths.invalid_min_similarity" },
  },
  http: {
    route: "GET /api/v1/similar-paths",
    related: ["careerMatch.find", "dataSharing.get"],
  },
  mcp: {
    tool: "find_similar_paths",
    words: ["others like me", "who did this before"],
    untrusted: askedFields,
  },
  policy: {
    catalog: true,
    loads: [paths],
  },
  handler: async (ctx, request) => {
    const role =
      request.targetRole === undefined ? undefined : resolveRole(request.targetRole, ctx.catalog());
    const { matches, totalPaths, matchesFound, formula } = await paths.use().similarPaths(ctx, request);
    const isUnknown = role?.understoodAs === null;
    return {
      data: isUnknown ? [] : matches,
      metadata: {
        totalPaths,
        matchesFound: isUnknown ? 0 : matchesFound,
        filters: request,
        formula,
        ...(role && roleSaid(role)),
      },
      next: role
        ? await callsTowards(ctx, role, { operation: "similarPaths.list", field: "targetRole" })
        : [],
    };
  },
});
