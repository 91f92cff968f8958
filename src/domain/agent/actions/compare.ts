import { hasEvidence } from "../../../engine/fit/match.ts";
import type { Fit } from "../../../engine/fit/opening.ts";
import type { ResolvedRole } from "../../../engine/roles/resolve-role.ts";
import type { HandlerContext } from "../../../operation/handler.ts";
import { inline } from "../../../shared/markdown.ts";
import { personEvidence } from "../../evidence/person.ts";
import { blockers, notUnderstood, sameOccupation } from "../apply/blockers.ts";
import { type Blocker, blocked, type Outcome, succeeded } from "../apply/outcome.ts";
import type { AgentRun } from "../apply/run.ts";
import { positionOf, roleResolved, subjectScored } from "../computed.ts";
import { evidenceOf, hypothesis, risksOf, storeReport, tradeoffs } from "./reports.ts";

interface Row {
  candidate: string;
  title: string;
  role: ResolvedRole;
  fit: Fit | undefined;
}

/** A report with a row for each candidate and what speaks for one over another. */
export async function compareDirections(run: AgentRun, candidates: readonly string[]): Promise<Outcome> {
  const { ctx } = run;
  if (!hasEvidence(await personEvidence(ctx))) return blocked(run.ctx.operations, blockers.evidenceMissing);
  const rows = await Promise.all(candidates.map((candidate) => rowOf(ctx, candidate)));
  const twins = twinsOf(rows);
  if (twins) return blocked(ctx.operations, twins);
  if (rows.every(({ role }) => role.understoodAs === null))
    return blocked(ctx.operations, notUnderstood(rows.flatMap(({ role }) => role.nearest).slice(0, 3)));
  const ranked = rows.toSorted((left, right) => (right.fit?.score ?? -1) - (left.fit?.score ?? -1));
  const weighed = tradeoffs(ranked.map(({ title, fit }) => ({ title, factors: fit?.factors ?? [] })));
  const { document, reused } = await storeReport(run, ["comparison", candidates], {
    kind: "comparison",
    title: `Comparison of ${candidates.length} directions`,
    summary: summary(ranked),
    contentMarkdown: markdown(
      ranked,
      weighed.map(({ text }) => text),
    ),
    evidenceRefs: evidenceOf(rows.map(({ fit }) => fit)),
    fitHypotheses: ranked.flatMap(({ title, fit }) => (fit ? [hypothesis({ title, fit })] : [])),
    tradeoffs: weighed,
    risks: ranked.flatMap(({ title, fit }) => (fit ? risksOf({ title, explanation: fit.explanation }) : [])),
    recommendedActions: ranked
      .filter(({ fit }) => fit)
      .slice(0, 1)
      .map(({ title }) => ({
        type: "generate_fit_brief",
        target: { kind: "career_path", value: title },
      })),
  });
  return succeeded(
    {
      reportRefs: [document.id],
      inline: {
        report: { id: document.id, title: document.title ?? null },
        rows: ranked.map(shownRow),
      },
    },
    reused,
  );
}

async function rowOf(ctx: HandlerContext, candidate: string): Promise<Row> {
  const role = roleResolved(ctx, candidate);
  const position = positionOf(ctx, role);
  const title = ctx.catalog().occupations[position ?? -1]?.entry.title ?? candidate;
  return {
    candidate,
    title,
    role,
    fit: position === undefined ? undefined : await subjectScored(ctx, { title, position }),
  };
}

/** The first two candidates that are one occupation. */
function twinsOf(rows: readonly Row[]): Blocker | undefined {
  const known = rows.flatMap(({ role: { understoodAs } }, at) =>
    understoodAs ? [{ place: at + 1, role: understoodAs }] : [],
  );
  for (const second of known) {
    const first = known.find(({ place, role }) => role.code === second.role.code && place < second.place);
    if (first) return sameOccupation([first, second], second.role.title);
  }
  return undefined;
}

function shownRow({ candidate, role, fit }: Row) {
  if (!role.understoodAs || !fit) return { asked: candidate, ...role };
  return { asked: candidate, ...role, score: fit.score, bucket: fit.bucket };
}

function summary(ranked: readonly Row[]): string {
  const [first, second] = ranked;
  if (!first?.fit) return "None of the candidates is an occupation that the catalogue knows.";
  const lead = `${first.title} scores highest (${first.fit.score} of 100)`;
  return second?.fit ? `${lead}, ${second.title} next (${second.fit.score}).` : `${lead}.`;
}

function markdown(ranked: readonly Row[], weighed: readonly string[]): string {
  const rows = ranked.map(({ candidate, title, fit }) => {
    if (!fit) return `| ${inline(candidate)} | not understood | | the catalogue knows no such occupation |`;
    const gaps = fit.missingSkills.slice(0, 3).map(({ skill }) => skill);
    return `| ${inline(title)} | ${fit.score} | ${fit.bucket} | ${inline(gaps.join(", ") || "none")} |`;
  });
  return [
    "# Comparison",
    "",
    "| Direction | Score | Bucket | Largest gaps |",
    "|---|---|---|---|",
    ...rows,
    ...(weighed.length > 0 ? ["", "## Trade-offs", "", ...weighed.map((text) => `- ${inline(text)}`)] : []),
    "",
  ].join("\n");
}
