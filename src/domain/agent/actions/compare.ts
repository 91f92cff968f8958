import { inline } from "../../../engine/artifacts/markdown.ts";
import { namedOccupation } from "../../../engine/catalogue/named-occupation.ts";
import { hasEvidence } from "../../../engine/fit/match.ts";
import { type Fit, fitTo } from "../../../engine/fit/opening.ts";
import { personEvidence } from "../../evidence/person.ts";
import { type Outcome, succeeded } from "../outcome.ts";
import type { AgentRun } from "../run.ts";
import { noEvidence } from "./brief.ts";
import { citedClaims, evidenceOf, storeReport } from "./reports.ts";

interface Row {
  candidate: string;
  title: string;
  fit: Fit | undefined;
}

/** A report with a row for each candidate and what speaks for one over another. */
export async function compareDirections(run: AgentRun, candidates: readonly string[]): Promise<Outcome> {
  const { ctx } = run;
  const index = ctx.catalogue();
  const person = await personEvidence(ctx.tx, ctx.now, index.skills);
  if (!hasEvidence(person)) return noEvidence();
  const rows = candidates.map((candidate): Row => {
    const named = namedOccupation(candidate, index.titles);
    const position = named && index.positions.get(named.code);
    const title = index.occupations[position ?? -1]?.entry.title ?? candidate;
    return {
      candidate,
      title,
      fit: position === undefined ? undefined : fitTo(person, index, { title, position }),
    };
  });
  const ranked = rows.toSorted((left, right) => (right.fit?.score ?? -1) - (left.fit?.score ?? -1));
  const evidenceRefs = evidenceOf(rows.map(({ fit }) => fit));
  const { document, reused } = await storeReport(run, ["comparison", candidates], {
    kind: "comparison",
    title: `Comparison of ${candidates.length} directions`,
    summary: summary(ranked),
    contentMarkdown: markdown(ranked),
    evidenceRefs,
    claims: await citedClaims(run, evidenceRefs),
    fitHypotheses: ranked.flatMap(({ title, fit }) =>
      fit ? [{ title, score: fit.score, bucket: fit.bucket, factors: fit.factors }] : [],
    ),
    tradeoffs: tradeoffs(ranked),
    risks: ranked.flatMap(({ title, fit }) =>
      (fit?.explanation.riskFactors ?? []).map(({ key, labelText }) => ({
        title,
        key,
        text: labelText ?? key,
      })),
    ),
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

function summary(ranked: readonly Row[]): string {
  const [first, second] = ranked;
  if (!first?.fit) return "None of the candidates is an occupation that the catalogue knows.";
  const lead = `${first.title} scores highest (${first.fit.score} of 100)`;
  return second?.fit ? `${lead}, ${second.title} next (${second.fit.score}).` : `${lead}.`;
}

/** Where one direction is ahead of the leading one in a factor, although behind in all. */
function tradeoffs([first, ...others]: readonly Row[]): Record<string, unknown>[] {
  return others.flatMap(({ title, fit }) =>
    (fit?.factors ?? []).flatMap(({ key, score }) => {
      const lead = first?.fit?.factors.find((factor) => factor.key === key)?.score;
      if (lead === undefined || score <= lead) return [];
      const text = `${title} is ahead of ${first?.title} in ${key} (${Math.round(score)} against ${Math.round(lead)}).`;
      return [{ key, ahead: title, behind: first?.title, text }];
    }),
  );
}

function markdown(ranked: readonly Row[]): string {
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
    "",
  ].join("\n");
}
