import { hasEvidence, match } from "../../engine/fit/match.ts";
import type { MatchItem } from "../../engine/fit/types.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { personEvidence } from "../evidence/person.ts";
import type { CareerGraph, Recommendation } from "./schema.ts";
import { graphSummary } from "./summary.ts";

const MATCHES = 30;
const IN_A_LIST = 5;
/** The best matches from which gaps are counted. */
const COUNTED = 10;
const NAMED_GAPS = 10;

/** The whole career graph, or undefined with neither profile, resume nor assessment. */
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

/** The codes of the occupations that a graph recommends or warns of. */
export function nearCodes({ career_recommendations: recommended }: CareerGraph): string[] {
  const { matched_careers, worth_exploring = [], risky_careers = [] } = recommended;
  return [...matched_careers, ...worth_exploring, ...risky_careers].flatMap(({ occupationCode }) =>
    typeof occupationCode === "string" ? [occupationCode] : [],
  );
}

/** The skills that most of the best matches miss, the commonest first. */
function gapsOf(items: readonly MatchItem[]): string[] {
  const counts = new Map<string, number>();
  for (const { skill } of items.flatMap(({ skillGaps }) => skillGaps))
    counts.set(skill, (counts.get(skill) ?? 0) + 1);
  return [...counts]
    .sort(([leftName, left], [rightName, right]) => right - left || leftName.localeCompare(rightName))
    .slice(0, NAMED_GAPS)
    .map(([skill]) => skill);
}

/** The gap that counts most at each of the best matches, each skill once. */
function developmentOf(items: readonly MatchItem[]): string[] {
  const lines = new Map<string, string>();
  for (const { title, counterfactual } of items) {
    if (!counterfactual || lines.has(counterfactual.skill)) continue;
    lines.set(counterfactual.skill, `${counterfactual.skill}, for ${title}`);
  }
  return [...lines.values()];
}
