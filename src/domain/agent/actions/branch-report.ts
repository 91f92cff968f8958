import { type Fit, isTooLittleRead } from "../../../engine/fit/opening.ts";
import type { PersonEvidence } from "../../../engine/fit/types.ts";
import type { HandlerContext } from "../../../operation/handler.ts";
import { bucketWord } from "../../../shared/bucket-names.ts";
import { counted } from "../../../shared/text/words.ts";
import type { AgentRun } from "../apply/run.ts";
import { positionNamed, rolePredicted, subjectScored } from "../computed.ts";
import type { ResolvedTarget } from "../target.ts";
import { namesOf } from "./compared-row.ts";
import { page } from "./report-page.ts";
import { evidenceOf, hypothesis, type ReportContent, risksOf, tradeoffs } from "./reports.ts";

/** What one direction would mean: fit, steps with their time, and gains and losses compared with the current job. */
export async function branchReport(
  run: AgentRun,
  person: PersonEvidence,
  subject: ResolvedTarget,
): Promise<ReportContent> {
  const { ctx } = run;
  const { title, job, role } = subject;
  // The person reads the name they asked by.
  const asked = role?.understoodAs?.asked;
  const name = job || asked === undefined ? title : namesOf(asked, title).name;
  const fit = await subjectScored(ctx, subject);
  const prediction = await rolePredicted(ctx, title);
  const steps = prediction?.steps ?? [];
  const months = prediction?.estimatedMonths;
  const span = months ? ` The open steps take about ${months.min} to ${counted(months.max, "month")}.` : "";
  const summary = fit
    ? `${name}: ${fit.score} of 100 (${bucketWord(fit.bucket)}).${span}`
    : isTooLittleRead(subject)
      ? `${name}: too little of the opening was read to score it; send its whole text.`
      : `${name}: nothing the catalogue knows could be scored.`;
  const present = await presentJob(ctx, person, subject);
  const weighed = fit && present ? tradeoffs([present, { title: name, factors: fit.factors }]) : [];
  const gains = fit && present ? tradeoffs([{ title: name, factors: fit.factors }, present]) : [];
  return {
    kind: "branch",
    title: `Branch: ${name}`,
    summary,
    contentMarkdown: page(`Branch: ${name}`, summary, [
      ["What speaks for it", texts(fit, "whyFit")],
      ["What could go wrong", texts(fit, "possibleFriction")],
      ["Steps", steps.map(({ text, months: length }) => `${text} (about ${counted(length, "month")})`)],
      ["Against the present job", [...weighed, ...gains].map(({ text }) => text)],
      ["To verify", texts(fit, "whatToVerifyNext")],
    ]),
    evidenceRefs: evidenceOf([fit]),
    fitHypotheses: fit ? [hypothesis({ title: name, fit })] : [],
    tradeoffs: [
      ...steps.map(({ key, text, months: cost }) => ({ key, text, months: cost })),
      ...weighed,
      ...gains,
    ],
    risks: fit ? risksOf({ title: name, explanation: fit.explanation }) : [],
    recommendedActions: [
      {
        type: "generate_fit_brief",
        target: job
          ? { kind: "opportunity", value: title, id: job.id }
          : { kind: "career_path", value: title },
      },
    ],
  };
}

/** The occupation of the latest job with its fit, if it differs from the branch's own. */
async function presentJob(
  ctx: HandlerContext,
  { titles: [latest] }: PersonEvidence,
  subject: ResolvedTarget,
) {
  const position = latest && positionNamed(ctx, latest.text);
  const title = ctx.catalog().occupations[position ?? -1]?.entry.title;
  if (title === undefined || position === subject.position) return undefined;
  const fit = await subjectScored(ctx, { title, position });
  return fit && { title: namesOf(latest?.text ?? title, title).name, factors: fit.factors };
}

function texts(fit: Fit | undefined, part: "whyFit" | "possibleFriction" | "whatToVerifyNext"): string[] {
  return (fit?.explanation[part] ?? []).flatMap(({ text }) => text ?? []);
}
