import { hasEvidence } from "../../../engine/fit/match.ts";
import type { Fit } from "../../../engine/fit/opening.ts";
import type { HandlerContext } from "../../../operation/handler.ts";
import { inline } from "../../../shared/markdown.ts";
import { personEvidence } from "../../evidence/person.ts";
import { blockers } from "../apply/blockers.ts";
import { blocked, type Outcome, succeeded } from "../apply/outcome.ts";
import type { AgentRun } from "../apply/run.ts";
import { positionNamed, subjectScored } from "../computed.ts";
import { evidenceOf, hypothesis, risksOf, storeReport, tradeoffs } from "./reports.ts";

interface Row {
  candidate: string;
  title: string;
  fit: Fit | undefined;
}

/** A report with a row for each candidate and what speaks for one over another. */
export async function compareDirections(run: AgentRun, candidates: readonly string[]): Promise<Outcome> {
  const { ctx } = run;
  if (!hasEvidence(await personEvidence(ctx))) return blocked(run.ctx.operations, blockers.evidenceMissing);
  const rows = await Promise.all(candidates.map((candidate) => rowOf(ctx, candidate)));
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
    recommendedActions: ranked.slice(0, 1).map(({ title }) => ({
      type: "generate_fit_brief",
      target: { kind: "career_path", value: title },
    })),
  });
  return succeeded(
    { reportRefs: [document.id], inline: { report: { id: document.id, title: document.title ?? null } } },
    reused,
  );
}

async function rowOf(ctx: HandlerContext, candidate: string): Promise<Row> {
  const position = positionNamed(ctx, candidate);
  const title = ctx.catalog().occupations[position ?? -1]?.entry.title ?? candidate;
  return {
    candidate,
    title,
    fit: position === undefined ? undefined : await subjectScored(ctx, { title, position }),
  };
}

function summary(ranked: readonly Row[]): string {
  const [first, second] = ranked;
  if (!first?.fit) return "None of the candidates is an occupation that the catalogue knows.";
  const lead = `${first.title} scores highest (${first.fit.score} of 100)`;
  return second?.fit ? `${lead}, ${second.title} next (${second.fit.score}).` : `${lead}.`;
}

function markdown(ranked: readonly Row[], weighed: readonly string[]): string {
  const rows = ranked.map(({ candidate, title, fit }) => {
    if (!fit) return `| ${inline(candidate)} | unknown | unknown | the catalogue knows no such occupation |`;
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
