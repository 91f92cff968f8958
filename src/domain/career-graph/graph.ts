import { hasEvidence, match } from "../../engine/fit/match.ts";
import type { MatchItem } from "../../engine/fit/types.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { personEvidence } from "../evidence/person.ts";
import type { CareerGraph, Recommendation } from "./schema.ts";
import { graphSummary } from "./summary.ts";

const MATCHES = 30;
const IN_A_LIST = 5;
/** The number of best matches used to count gaps. */
const COUNTED = 10;
const NAMED_GAPS = 10;

/** The whole career graph, or undefined without profile, resume and assessments. */
export async function careerGraph(ctx: HandlerContext): Promise<CareerGraph | undefined> {
  const summary = await graphSummary(ctx.tx, ctx.now);
  if (!summary) return undefined;
  const index = ctx.catalog();
  const person = await personEvidence(ctx);
  const found = hasEvidence(person)
    ? match(person, index, { limit: MATCHES })
    : { highFit: [], worthExploring: [], riskyMismatch: [] };
  const ranked = [...found.highFit, ...found.worthExploring];
  const { metadata, ...known } = summary;
  return {
    ...known,
    career_recommendations: {
      matched_careers: found.highFit.slice(0, IN_A_LIST).map(toRecommendation),
      worth_exploring: found.worthExploring.slice(0, IN_A_LIST).map(toRecommendation),
      risky_careers: found.riskyMismatch.slice(0, IN_A_LIST).map(toRecommendation),
      skill_gaps: gapsOf(ranked.slice(0, COUNTED)),
      development_areas: developmentOf(ranked.slice(0, COUNTED)),
    },
    metadata,
  };
}

function toRecommendation(item: MatchItem): Recommendation {
  const { matchScore, explanation, hardFilters: _, counterfactual: __, ...rest } = item;
  const risks = explanation.riskFactors.flatMap(({ labelText }) => labelText ?? []);
  return { ...rest, matchScore, match_score: matchScore, explanation, risk_reasons: risks };
}

/** The occupation codes that a graph recommends or warns about. */
export function nearCodes({ career_recommendations: recommended }: CareerGraph): string[] {
  const { matched_careers, worth_exploring = [], risky_careers = [] } = recommended;
  return [...matched_careers, ...worth_exploring, ...risky_careers].flatMap(({ occupationCode }) =>
    typeof occupationCode === "string" ? [occupationCode] : [],
  );
}

/** The skills missing most often in the best matches, the most common first. */
function gapsOf(items: readonly MatchItem[]): string[] {
  const counts = new Map<string, number>();
  for (const { skill } of items.flatMap(({ skillGaps }) => skillGaps))
    counts.set(skill, (counts.get(skill) ?? 0) + 1);
  return [...counts]
    .sort(([leftName, left], [rightName, right]) => right - left || leftName.localeCompare(rightName))
    .slice(0, NAMED_GAPS)
    .map(([skill]) => skill);
}

/** The most important gap of each best match, each skill once. */
function developmentOf(items: readonly MatchItem[]): string[] {
  const lines = new Map<string, string>();
  for (const { title, counterfactual } of items) {
    if (!counterfactual || lines.has(counterfactual.skill)) continue;
    lines.set(counterfactual.skill, `${counterfactual.skill}, for ${title}`);
  }
  return [...lines.values()];
}
