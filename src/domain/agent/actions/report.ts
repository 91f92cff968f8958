import { inline } from "../../../engine/artifacts/markdown.ts";
import { hasEvidence, match } from "../../../engine/fit/match.ts";
import { type Fit, fitTo } from "../../../engine/fit/opening.ts";
import type { PersonEvidence } from "../../../engine/fit/types.ts";
import { jsonHash } from "../../../engine/hash.ts";
import { predict } from "../../../engine/prediction/predict.ts";
import { personEvidence } from "../../evidence/person.ts";
import { careerHealth } from "../../health/health.ts";
import { type Outcome, succeeded } from "../outcome.ts";
import type { AgentRun } from "../run.ts";
import type { ApplyAction } from "../schema.ts";
import { type Subject, subjectOf } from "../subject.ts";
import { noEvidence } from "./brief.ts";
import { citedClaims, evidenceOf, type ReportContent, storeReport } from "./reports.ts";

type Request = Extract<ApplyAction, { type: "request_report_branch" }>;

const TOP = 5;

/** A report on the prompt and target: a branch where there is a target, career health where it is asked for, else an exploration. */
export async function requestReport(run: AgentRun, action: Request): Promise<Outcome> {
  const { ctx } = run;
  const person = await personEvidence(ctx.tx, ctx.now, ctx.catalogue().skills);
  const subject = await subjectOf(run, { target: action.target });
  if (!hasEvidence(person)) return noEvidence();
  const content = await contentOf(run, action, person, subject);
  const inputs = [
    "report",
    content.kind,
    content.branchId ?? null,
    action.prompt ?? null,
    subject?.inputs ?? null,
  ];
  const { document, reused } = await storeReport(run, inputs, content);
  return succeeded(
    { reportRefs: [document.id], inline: { report: { id: document.id, title: document.title ?? null } } },
    reused,
  );
}

async function contentOf(
  run: AgentRun,
  action: Request,
  person: PersonEvidence,
  subject: Subject | undefined,
): Promise<ReportContent> {
  const label = action.branchLabel?.trim() || subject?.title || "exploration";
  const common = { branchId: `branch_${jsonHash(label.toLowerCase())}`, prompt: action.prompt ?? undefined };
  if (/\bhealth\b/i.test(action.prompt ?? "") && !subject) return { ...(await healthReport(run)), ...common };
  if (!subject) return { ...explorationReport(run, person), ...common };
  return { ...(await branchReport(run, person, subject)), ...common };
}

async function branchReport(run: AgentRun, person: PersonEvidence, subject: Subject): Promise<ReportContent> {
  const index = run.ctx.catalogue();
  const fit = fitTo(person, index, subject);
  const [prediction] = predict(person, index, { targetRole: subject.title });
  const evidenceRefs = evidenceOf([fit]);
  const steps = prediction?.steps ?? [];
  const months = prediction?.estimatedMonths;
  const span = months ? ` The open steps take about ${months.min} to ${months.max} months.` : "";
  const summary = fit
    ? `${subject.title}: ${fit.score} of 100 (${fit.bucket}).${span}`
    : `${subject.title}: nothing the catalogue knows could be scored.`;
  return {
    kind: "branch",
    title: `Branch: ${subject.title}`,
    summary,
    contentMarkdown: page(`Branch: ${subject.title}`, summary, [
      ["What speaks for it", texts(fit, "whyFit")],
      ["What could go wrong", texts(fit, "possibleFriction")],
      ["Steps", steps.map(({ text, months: length }) => `${text} (about ${length} months)`)],
      ["To verify", texts(fit, "whatToVerifyNext")],
    ]),
    evidenceRefs,
    claims: await citedClaims(run, evidenceRefs),
    fitHypotheses: fit
      ? [{ title: subject.title, score: fit.score, bucket: fit.bucket, factors: fit.factors }]
      : [],
    tradeoffs: steps.map(({ key, text, months: cost }) => ({ key, text, months: cost })),
    risks: (fit?.explanation.riskFactors ?? []).map(({ key, labelText }) => ({
      key,
      text: labelText ?? key,
    })),
    recommendedActions: [
      { type: "generate_fit_brief", target: { kind: "career_path", value: subject.title } },
    ],
  };
}

function texts(fit: Fit | undefined, part: "whyFit" | "possibleFriction" | "whatToVerifyNext"): string[] {
  return (fit?.explanation[part] ?? []).flatMap(({ text }) => text ?? []);
}

function explorationReport({ ctx }: AgentRun, person: PersonEvidence): ReportContent {
  const found = match(person, ctx.catalogue(), { limit: TOP });
  const items = [...found.highFit, ...found.worthExploring, ...found.riskyMismatch];
  const names = items.map(({ title, matchScore }) => `${title} (${matchScore})`);
  const summary =
    names.length > 0 ? `Nearest directions: ${names.join(", ")}.` : "No direction could be scored.";
  return {
    kind: "exploration",
    title: "Exploration of directions",
    summary,
    contentMarkdown: page("Exploration of directions", summary, [
      ["Directions", items.map(({ title, reasoningText }) => `${title}: ${reasoningText}`)],
    ]),
    evidenceRefs: [...new Set(person.skills.flatMap(({ claimIds }) => claimIds))],
    claims: [],
    fitHypotheses: items.map(({ title, matchScore, bucket, factors }) => ({
      title,
      score: matchScore,
      bucket,
      factors,
    })),
    tradeoffs: [],
    risks: items.flatMap(({ title, explanation }) =>
      explanation.riskFactors.map(({ key, labelText }) => ({ title, key, text: labelText ?? key })),
    ),
    recommendedActions: items.slice(0, 3).map(({ title }) => ({
      type: "generate_fit_brief",
      target: { kind: "career_path", value: title },
    })),
  };
}

async function healthReport({ ctx }: AgentRun): Promise<ReportContent> {
  const health = await careerHealth(ctx.tx, ctx.now, ctx.catalogue());
  const metrics = Object.entries(health.metrics).map(
    ([name, { score, trend }]) => `${name}: ${score} of 100, ${trend}`,
  );
  const summary = `Career health is ${health.overallScore} of 100.`;
  return {
    kind: "career_health",
    title: "Career health",
    summary,
    contentMarkdown: page("Career health", summary, [
      ["Metrics", metrics],
      ["Recommendations", health.recommendations],
    ]),
    evidenceRefs: [],
    claims: [],
    fitHypotheses: [],
    tradeoffs: [],
    risks: health.alerts.map(({ id, severity, message }) => ({ key: id, severity, text: message })),
    recommendedActions: [],
  };
}

function page(title: string, summary: string, sections: [string, string[]][]): string {
  const parts = sections
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => `## ${heading}\n\n${lines.map((line) => `- ${inline(line)}`).join("\n")}`);
  return `${[`# ${inline(title)}`, inline(summary), ...parts].join("\n\n")}\n`;
}
