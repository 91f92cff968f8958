import type { RunContext } from "../../operation/operation.ts";
import type { CareerGraph } from "./schema.ts";
import { graphSummary } from "./summary.ts";

/** The whole career graph, or undefined with neither profile, resume nor assessment. */
export async function careerGraph({ tx, now }: RunContext): Promise<CareerGraph | undefined> {
  const summary = await graphSummary(tx, now);
  if (!summary) return undefined;
  const { metadata, ...known } = summary;
  return { ...known, career_recommendations: { matched_careers: [], skill_gaps: [], development_areas: [] }, metadata };
}
