import { metricName } from "../../../engine/reasoning/words.ts";
import { careerHealth, isOverallKnown } from "../../career-health/health.ts";
import type { CareerHealth } from "../../career-health/schema.ts";
import { goalTexts } from "../../memories/from-profile.ts";
import type { AgentRun } from "../apply/run.ts";
import { careersMatched, positionNamed, subjectScored } from "../computed.ts";
import { evidenceOf, hypothesis, page, type ReportContent } from "./reports.ts";

const MOST_ROLES = 3;
/** A metric below this is a risk. */
const LOW = 50;

/** Career health with its metrics, the conflicts between them, and the roles in the goals. */
export async function healthReport(run: AgentRun): Promise<ReportContent> {
  const { ctx } = run;
  const health = await careerHealth(ctx);
  const roles = await rolesOf(run);
  const measured = metricsOf(health);
  const summary = isOverallKnown(health)
    ? `Career health is ${health.overallScore} of 100.`
    : "Career health is not known yet.";
  const weighed = pulls(measured);
  return {
    kind: "career_health",
    title: "Career health",
    summary,
    contentMarkdown: page("Career health", summary, [
      ["Metrics", metricLines(health)],
      ["What pulls against what", weighed.map(({ text }) => text)],
      ["Recommendations", health.recommendations],
    ]),
    evidenceRefs: [
      ...measured.flatMap(({ claimIds }) => claimIds),
      ...evidenceOf(roles.map(({ fit }) => fit)),
    ],
    fitHypotheses: roles.map(hypothesis),
    tradeoffs: weighed,
    risks: [
      ...health.alerts.map(({ id, severity, message }) => ({ key: id, severity, text: message })),
      ...measured
        .filter(({ score, trend }) => score < LOW || trend === "declining")
        .map(({ name, score, trend }) => ({
          key: name,
          text: `${metricName(name)} is ${score} of 100, ${trend}.`,
        })),
    ],
    recommendedActions: roles.flatMap(({ title, fit }) => [
      { type: "generate_fit_brief", target: { kind: "career_path", value: title } },
      ...(fit.missingSkills.length > 0
        ? [
            {
              type: "collect_missing_evidence_hint",
              gapKeys: fit.missingSkills.slice(0, 3).map(({ skill }) => skill),
            },
          ]
        : []),
    ]),
  };
}

/** The roles in the goals, or the nearest role if the goals name none. */
async function rolesOf({ ctx }: AgentRun) {
  const { occupations, positions } = ctx.catalog();
  const goals = goalTexts((await ctx.tx.profile.get())?.profile.career_goals);
  const named = goals.flatMap((goal) => positionNamed(ctx, goal) ?? []);
  const { highFit, worthExploring, riskyMismatch } = await careersMatched(ctx, { limit: 1 });
  const nearest = [...highFit, ...worthExploring, ...riskyMismatch].flatMap(
    ({ occupationCode }) => positions.get(occupationCode) ?? [],
  );
  const roles = [];
  for (const position of [...new Set(named.length > 0 ? named : nearest)].slice(0, MOST_ROLES)) {
    const title = occupations[position]?.entry.title;
    const fit = title === undefined ? undefined : await subjectScored(ctx, { title, position });
    if (title !== undefined && fit) roles.push({ title, fit });
  }
  return roles;
}

function metricsOf({ metrics }: CareerHealth) {
  return Object.entries(metrics)
    .filter(([, { details }]) => details?.reason === undefined)
    .map(([name, { score, trend, details }]) => ({
      name,
      score,
      trend,
      claimIds: Array.isArray(details?.claimIds) ? details.claimIds.map(String) : [],
    }));
}

function metricLines({ metrics }: CareerHealth): string[] {
  return Object.entries(metrics).map(([name, { score, trend, details }]) =>
    details?.reason === undefined
      ? `${metricName(name)}: ${score} of 100, ${trend}`
      : `${metricName(name)}: unknown (${String(details.reason)})`,
  );
}

/** The strongest metric against each weaker one: time spent on one is not available for the other. */
function pulls(measured: { name: string; score: number }[]) {
  const [first, ...others] = measured.toSorted((left, right) => right.score - left.score);
  return others.flatMap(({ name, score }) =>
    first === undefined || score === first.score
      ? []
      : [
          {
            key: name,
            ahead: first.name,
            behind: name,
            text: `${metricName(first.name)} (${first.score}) is ahead of ${metricName(name)} (${score}).`,
          },
        ],
  );
}
