import { hasEvidence } from "../../../engine/fit/match.ts";
import type { Fit } from "../../../engine/fit/opening.ts";
import type { ResolvedRole } from "../../../engine/roles/resolve-role.ts";
import type { HandlerContext } from "../../../operation/handler.ts";
import { inline } from "../../../shared/text/markdown.ts";
import { cutText } from "../../../shared/text/words.ts";
import { bucketWord } from "../../../shared/view/fit/brief.ts";
import { personEvidence } from "../../evidence/person.ts";
import { blockers, notUnderstood, sameOccupation } from "../apply/blockers.ts";
import { type Blocker, blocked, type Outcome, succeeded } from "../apply/outcome.ts";
import type { AgentRun } from "../apply/run.ts";
import { positionOf, roleResolved, subjectScored } from "../computed.ts";
import { evidenceOf, hypothesis, risksOf, storeReport, tradeoffs } from "./reports.ts";

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

interface Row {
  /** Its name as the caller wrote it. */
  asked: string;
  /** The same on one line, with the role it was understood as. Every text in the report uses this name. */
  name: string;
  /** The occupation's title, or the caller's name if no occupation is certain enough. */
  title: string;
  role: ResolvedRole;
  fit: Fit | undefined;
}

const LONGEST_NAME = 120;

function namesOf(asked: string, title: string | undefined): Pick<Row, "asked" | "name" | "title"> {
  const line = cutText(asked.replace(/\s+/g, " ").trim(), LONGEST_NAME);
  if (title === undefined) return { asked, name: line, title: line };
  return { asked, name: `${line} (understood as ${title})`, title };
}

/** Each candidate in one or two sentences: by score, then those without a score. */
function summaryOf(ranked: readonly Row[]): string {
  const [first, ...others] = ranked.flatMap(({ name, fit }) => (fit ? [{ name, score: fit.score }] : []));
  const rest = others.map(({ name, score }) => `${name} (${score})`).join(", ");
  const unscored = ranked.filter(({ fit, role }) => !fit && role.understoodAs).map(({ name }) => name);
  const unclear = ranked.filter(({ role }) => !role.understoodAs).map(({ name }) => name);
  return [
    ...(first ? [`${first.name} scores highest (${first.score} of 100)${rest && `, then ${rest}`}.`] : []),
    ...(unscored.length > 0 ? [`Too little is known to score ${unscored.join(", ")}.`] : []),
    ...(unclear.length > 0
      ? [`Not understood, so without a score: ${unclear.join(", ")}. The catalogue knows no such occupation.`]
      : []),
  ].join(" ");
}

/** The report's page: one row per candidate, and the arguments for each over the others. */
function pageOf(title: string, ranked: readonly Row[], weighed: readonly string[]): string {
  const rows = ranked.map(({ name, role, fit }) => {
    if (!role.understoodAs)
      return `| ${inline(name)} | not understood | | the catalogue knows no such occupation |`;
    if (!fit) return `| ${inline(name)} | not scored | | too little is known |`;
    const gaps = fit.missingSkills.slice(0, 3).map(({ skill }) => skill);
    return `| ${inline(name)} | ${fit.score} | ${bucketWord(fit.bucket, fit.openPoints?.length)} | ${inline(gaps.join(", ") || "none")} |`;
  });
  return [
    `# ${inline(title)}`,
    "",
    "| Direction | Score | Fit | Largest gaps |",
    "|---|---|---|---|",
    ...rows,
    ...(weighed.length > 0 ? ["", "## Trade-offs", "", ...weighed.map((text) => `- ${inline(text)}`)] : []),
    "",
  ].join("\n");
}

/** A candidate as stored in the report's `fitHypotheses`. */
function hypothesisOf({ asked, name, role, fit }: Row): Record<string, unknown> {
  const understoodAs = role.understoodAs?.title ?? null;
  return { asked, understoodAs, ...(fit ? hypothesis({ title: name, fit }) : { title: name }) };
}
