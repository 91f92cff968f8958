import { conciseExplanation } from "../match/concise.ts";
import type { CareerGraph, Recommendation } from "./schema.ts";

/** The graph with its recommendations in a few lines each. */
export function conciseGraph(graph: CareerGraph) {
  const { matched_careers, worth_exploring = [], risky_careers = [], ...rest } = graph.career_recommendations;
  return {
    ...graph,
    career_recommendations: {
      matched_careers: matched_careers.map(conciseRecommendation),
      worth_exploring: worth_exploring.map(conciseRecommendation),
      risky_careers: risky_careers.map(conciseRecommendation),
      ...rest,
    },
  };
}

function conciseRecommendation({
  id,
  title,
  match_score,
  bucket,
  explanation,
  reasoningText,
}: Recommendation) {
  const why = explanation && conciseExplanation(explanation);
  return { id, title, match_score, bucket, reasoningText, ...why };
}
