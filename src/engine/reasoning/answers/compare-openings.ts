import type { Answer, KeyFactor, KnownOpening, SuggestedAction } from "../types.ts";

/** Stored openings side by side: what is known of each, and which one the fit briefs put first. */
export function compareOpenings(openings: readonly KnownOpening[]): Answer {
  const ranked = openings.toSorted((left, right) => (right.score ?? -1) - (left.score ?? -1));
  const [first, second] = ranked;
  const unscored = ranked.filter(({ score }) => score === undefined);
  const order =
    first?.score === undefined || second?.score === undefined
      ? "Their fit can be compared once each has a fit brief."
      : first.score === second.score
        ? `Their fit briefs come to the same, ${first.score} of 100.`
        : `By their fit briefs the first of keyFactors fits best: ${first.score} of 100, against ${second.score}.`;
  return {
    recommendation: `${openings.length} stored openings are meant. ${order} Pay and place count only where their postings say them.`,
    confidence: unscored.length > 0 ? 0.4 : 0.7,
    keyFactors: ranked.map(openingFactor),
    suggestedActions: ranked.map(actionFor),
  };
}

function openingFactor({ id, text, stage, score }: KnownOpening): KeyFactor {
  const fit = score === undefined ? "no fit brief yet" : `fit ${score} of 100`;
  return { key: `opening.${id}`, text: `${text}: ${stage}, ${fit}`, effect: "supports", claimIds: [] };
}

function actionFor({ id, briefId }: KnownOpening): SuggestedAction {
  if (briefId !== undefined)
    return { text: "See why it fits.", operation: "fitBriefs.get", arguments: { id: briefId } };
  return {
    text: "Make its fit brief.",
    operation: "agent.apply",
    arguments: { actions: [{ type: "generate_fit_brief" }], context: { jobsWorkspaceItemId: id } },
  };
}
