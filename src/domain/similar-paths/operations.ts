import { z } from "zod";
import { defineOperation } from "../../operation/definition.ts";
import { fail } from "../../operation/errors.ts";
import { text } from "../common.ts";
import { askedFields } from "../untrusted-fields.ts";
import { SimilarPath, SimilarPathsMetadata } from "./schema.ts";
import { similarPaths } from "./similar.ts";

export const listSimilarPaths = defineOperation({
  name: "similarPaths.list",
  quotes: askedFields,
  tool: "find_similar_paths",
  title: "Find similar paths",
  description:
    "Career paths like the user's, with the moves they made: built-in fictional examples (labelled so) and groups of at least five other users who chose to share. Similarity is a likeness, not a chance of success.",
  scope: "read:similar_paths",
  effect: "read",
  method: "GET",
  path: "/api/v1/similar-paths",
  needsCatalog: true,
  input: z.strictObject({
    targetRole: text(500).optional().describe("Only paths with a move to something close to this title."),
    minSimilarity: z.number().min(0).max(1).default(0.6).describe("Least similarity, 0 to 1."),
    limit: z.int().min(1).max(50).default(10).describe("Most paths, 1 to 50."),
  }),
  data: z.array(SimilarPath),
  metadata: SimilarPathsMetadata,
  errors: ["similar_paths.invalid_limit", "similar_paths.invalid_min_similarity"],
  precheck: ({ limit, minSimilarity }) => {
    if (!within(minSimilarity, 0, 1)) {
      throw fail("similar_paths.invalid_min_similarity", "minSimilarity must be a number from 0 to 1.");
    }
    if (!within(limit, 1, 50) || (limit !== undefined && !Number.isInteger(limit))) {
      throw fail("similar_paths.invalid_limit", "limit must be a whole number from 1 to 50.");
    }
  },
  related: ["careerMatch.find", "dataSharing.get"],
  run: async (ctx, request) => {
    const { matches, totalPaths, matchesFound, formula } = await similarPaths(ctx, request);
    return { data: matches, metadata: { totalPaths, matchesFound, filters: request, formula } };
  },
});

function within(value: unknown, least: number, most: number): boolean {
  return value === undefined || (typeof value === "number" && value >= least && value <= most);
}
