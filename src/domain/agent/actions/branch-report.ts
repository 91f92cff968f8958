import { type Fit, isTooLittleRead } from "../../../engine/fit/opening.ts";
import type { PersonEvidence } from "../../../engine/fit/types.ts";
import type { HandlerContext } from "../../../operation/handler.ts";
import { counted } from "../../../shared/text/words.ts";
import { bucketWord } from "../../../shared/view/fit/brief.ts";
import type { AgentRun } from "../apply/run.ts";
import { positionNamed, rolePredicted, subjectScored } from "../computed.ts";
import type { ResolvedTarget } from "../target.ts";
import { evidenceOf, hypothesis, page, type ReportContent, risksOf, tradeoffs } from "./reports.ts";

/** What one direction would mean: fit, steps with their time, and gains and losses compared with the current job. */
export async function branchReport(
  run: AgentRun,
  person: PersonEvidence,
  subject: ResolvedTarget,
): Promise<ReportContent> {
  const { ctx } = run;
  const { title, job } = subject;
  const fit = await subjectScored(ctx, subject);
  const prediction = await rolePredicted(ctx, title);
  const steps = prediction?.steps ?? [];
  const months = prediction?.estimatedMonths;
  const span =
    months && months.max > 0
      ? ` The open steps take about ${months.min} to ${counted(months.max, "month")}.`
      : "";
  const summary = fit
    ? `${title}: ${fit.score} of 100 (${bucketWord(fit.bucket, fit.openPoints?.length)}).${span}`
    : isTooLittleRead(subject)
      ? `${title}: too little of the opening was read to score it; send its whole text.`
      : `${title}: nothing the catalogue knows could be scored.`;
  const present = await presentJob(ctx, person, subject);
  const weighed = fit && present ? tradeoffs([present, { title, factors: fit.factors }]) : [];
  const gains = fit && present ? tradeoffs([{ title, factors: fit.factors }, present]) : [];
  return {
    kind: "branch",
    title: `Branch: ${title}`,
    summary,
    contentMarkdown: page(`Branch: ${title}`, summary, [
      ["What speaks for it", texts(fit, "whyFit")],
      ["What could go wrong", texts(fit, "possibleFriction")],
      [
        "Steps",
        steps.map(({ text, months: length }) =>
          length > 0 ? `${text} (about ${counted(length, "month")})` : text,
        ),
      ],
      ["Against the present job", [...weighed, ...gains].map(({ text }) => text)],
      ["To verify", texts(fit, "whatToVerifyNext")],
    ]),
    evidenceRefs: evidenceOf([fit]),
    fitHypotheses: fit ? [hypothesis({ title, fit })] : [],
    tradeoffs: [
      ...steps.map(({ key, text, months: cost }) => ({ key, text, months: cost })),
      ...weighed,
      ...gains,
    ],
    risks: fit ? risksOf({ title, explanation: fit.explanation }) : [],
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
  return fit && { title, factors: fit.factors };
}

function texts(fit: Fit | undefined, part: "whyFit" | "possibleFriction" | "whatToVerifyNext"): string[] {
  return (fit?.explanation[part] ?? []).flatMap(({ text }) => text ?? []);
}
