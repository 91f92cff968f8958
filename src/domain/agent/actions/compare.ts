import { hasEvidence } from "../../../engine/fit/match.ts";
import type { HandlerContext } from "../../../operation/handler.ts";
import { personEvidence } from "../../evidence/person.ts";
import { blockers, notUnderstood, sameOccupation } from "../apply/blockers.ts";
import { type Blocker, blocked, type Outcome, succeeded } from "../apply/outcome.ts";
import type { AgentRun } from "../apply/run.ts";
import { positionOf, roleResolved, subjectScored } from "../computed.ts";
import { hypothesisOf, namesOf, pageOf, type Row, summaryOf } from "./compared-row.ts";
import { evidenceOf, risksOf, storeReport, tradeoffs } from "./reports.ts";

/** A report with one row per candidate and the arguments for each over the others. */
export async function compareDirections(run: AgentRun, candidates: readonly string[]): Promise<Outcome> {
  const { ctx } = run;
  if (!hasEvidence(await personEvidence(ctx))) return blocked(run.ctx.operations, blockers.evidenceMissing);
  const rows = await Promise.all(candidates.map((candidate) => rowOf(ctx, candidate)));
  run.unclear.push(...rows.flatMap(({ role }) => (role.understoodAs ? [] : [role])));
  const twins = twinsOf(rows);
  if (twins) return blocked(ctx.operations, twins);
  if (rows.every(({ role }) => role.understoodAs === null))
    return blocked(ctx.operations, notUnderstood(rows.flatMap(({ role }) => role.nearest).slice(0, 3)));
  const ranked = rows.toSorted((left, right) => (right.fit?.score ?? -1) - (left.fit?.score ?? -1));
  const weighed = tradeoffs(ranked.map(({ name, fit }) => ({ title: name, factors: fit?.factors ?? [] })));
  const title = `Comparison: ${ranked.map(({ name }) => name).join(", ")}`;
  const { document, reused } = await storeReport(run, ["comparison", candidates], {
    kind: "comparison",
    title,
    summary: summaryOf(ranked),
    contentMarkdown: pageOf(
      title,
      ranked,
      weighed.map(({ text }) => text),
    ),
    evidenceRefs: evidenceOf(rows.map(({ fit }) => fit)),
    fitHypotheses: ranked.map(hypothesisOf),
    tradeoffs: weighed,
    risks: ranked.flatMap(({ name, fit }) =>
      fit ? risksOf({ title: name, explanation: fit.explanation }) : [],
    ),
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
  const names = namesOf(candidate, ctx.catalog().occupations[position ?? -1]?.entry.title);
  const { title } = names;
  return {
    ...names,
    role,
    fit: position === undefined ? undefined : await subjectScored(ctx, { title, position }),
  };
}

/** The first two candidates that are the same occupation. */
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

function shownRow({ asked, role, fit }: Row) {
  if (!role.understoodAs || !fit) return { asked, ...role };
  return { asked, ...role, score: fit.score, bucket: fit.bucket };
}
