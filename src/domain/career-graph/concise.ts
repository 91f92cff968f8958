import { conciseEntries } from "../resume/concise.ts";
import type { CareerGraph, Recommendation } from "./schema.ts";

/** The graph with one line per recommendation, and resume entries without descriptions. */
export function conciseGraph(graph: CareerGraph) {
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
