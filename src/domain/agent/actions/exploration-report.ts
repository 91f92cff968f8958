import type { PersonEvidence } from "../../../engine/fit/types.ts";
import type { AgentRun } from "../apply/run.ts";
import { careersMatched } from "../computed.ts";
import { page, type ReportContent, risksOf, tradeoffs } from "./reports.ts";

const TOP = 5;

/** The directions nearest to the user, and the arguments for each over the others. */
export async function explorationReport(run: AgentRun, person: PersonEvidence): Promise<ReportContent> {
  const found = await careersMatched(run.ctx, { limit: TOP });
  const items = [...found.highFit, ...found.worthExploring, ...found.riskyMismatch].sort(
    (left, right) => right.matchScore - left.matchScore,
  );
  // What the law or a missing degree keeps from the user is not near, whatever its score.
  const near = items.filter(({ bucket }) => bucket !== "risky_mismatch");
  const names = (near.length > 0 ? near : items).map(({ title, matchScore }) => `${title} (${matchScore})`);
  const summary = `Nearest directions: ${names.join(", ")}.`;
  const weighed = tradeoffs(items);
  return {
    kind: "exploration",
    title: "Exploration of directions",
    summary,
    contentMarkdown: page("Exploration of directions", summary, [
      ["Directions", items.map(({ title, reasoningText }) => `${title}: ${reasoningText}`)],
      ["Trade-offs", weighed.map(({ text }) => text)],
    ]),
    evidenceRefs: person.skills.flatMap(({ claimIds }) => claimIds),
    fitHypotheses: items.map(({ title, matchScore, bucket, factors }) => ({
      title,
      score: matchScore,
      bucket,
      factors,
    })),
    tradeoffs: weighed,
    risks: items.flatMap(risksOf),
    recommendedActions: items.slice(0, 3).map(({ title }) => ({
      type: "generate_fit_brief",
      target: { kind: "career_path", value: title },
    })),
  };
}
