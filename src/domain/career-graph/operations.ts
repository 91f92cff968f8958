import { z } from "zod";
import { defineOperation } from "../../operation/definition.ts";
import { fail } from "../../operation/errors.ts";
import { conciseEntries } from "../resume/concise.ts";
import { localTitlesFor, localTitlesMetadata } from "../roles/local-titles.ts";
import { careerGraph, nearCodes } from "./graph.ts";
import { CareerGraph, type Recommendation } from "./schema.ts";

export const getCareerGraph = defineOperation({
  name: "careerGraph.get",
  title: "Get career graph",
  description:
    "Everything about the user in one structure: profile, assessments, resume, and recommended careers with the reasons. Large; get_context is the compact form, match_careers ranks with filters.",
  scope: "read:career_graph",
  effect: "read",
  input: z.strictObject({}),
  output: CareerGraph,
  metadata: z.strictObject(localTitlesMetadata),
  errors: {
    throws: ["career_graph.not_found"],
  },
  http: {
    route: "GET /api/v1/career-graph",
    related: ["context.get", "careerMatch.find", "careerHealth.get"],
  },
  mcp: {
    tool: "get_career_graph",
    words: ["everything at once", "map"],
    resource: {
      uri: "career://career-graph",
      name: "career-graph",
      title: "Career graph",
      description: "Profile, assessments, resume and recommended careers in one structure; large.",
      position: 4,
    },
    concise: {
      of: conciseGraph,
    },
  },
  policy: {
    cache: { ttlMs: 60_000 },
    catalog: true,
  },
  handler: async (ctx) => {
    const data = await careerGraph(ctx);
    if (data) return { data, metadata: await localTitlesFor(ctx, nearCodes(data)) };
    throw fail(
      "career_graph.not_found",
      "There is no profile, resume or assessment for a graph yet. Import a resume (import_resume) first.",
    );
  },
});

/** The graph with one line per recommendation, and resume entries without descriptions. */
function conciseGraph(graph: CareerGraph) {
  const { matched_careers, worth_exploring = [], risky_careers = [], ...rest } = graph.career_recommendations;
  return {
    ...graph,
    ...(graph.resume && { resume: conciseEntries(graph.resume) }),
    career_recommendations: {
      matched_careers: matched_careers.map(conciseRecommendation),
      worth_exploring: worth_exploring.map(conciseRecommendation),
      risky_careers: risky_careers.map(conciseRecommendation),
      ...rest,
    },
  };
}

// The list it is in gives its bucket, and match_careers explains it.
function conciseRecommendation({ id, title, match_score, reasoningText }: Recommendation) {
  return { id, title, match_score, reasoningText };
}
