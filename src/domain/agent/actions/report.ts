import { hasEvidence } from "../../../engine/fit/match.ts";
import type { PersonEvidence } from "../../../engine/fit/types.ts";
import type { HandlerContext } from "../../../operation/handler.ts";
import { jsonHash } from "../../../shared/hash.ts";
import { inline } from "../../../shared/text/markdown.ts";
import { answerAll } from "../../career-reasoning/answer.ts";
import { personEvidence } from "../../evidence/person.ts";
import { patchJob } from "../../jobs-workspace/jobs.ts";
import { blockers, notUnderstood } from "../apply/blockers.ts";
import { blocked, type Outcome, succeeded } from "../apply/outcome.ts";
import type { AgentRun } from "../apply/run.ts";
import { careersMatched } from "../computed.ts";
import type { ApplyAction } from "../schema.ts";
import { type ResolvedTarget, resolveTarget } from "../target.ts";
import { branchReport } from "./branch-report.ts";
import { healthReport } from "./health-report.ts";
import { page, type ReportContent, risksOf, storeReport, tradeoffs } from "./reports.ts";

type Request = Extract<ApplyAction, { type: "request_report_branch" }>;

/**
 * A report on the prompt and target: a branch if there is a target, career health if the prompt asks for it, and
 * otherwise an exploration.
 */
export async function requestReport(run: AgentRun, action: Request): Promise<Outcome> {
  const { ctx } = run;
  const person = await personEvidence(ctx);
  if (!hasEvidence(person)) return blocked(run.ctx.operations, blockers.evidenceMissing);
  const subject = await resolveTarget(run, { target: action.target });
  if (subject && subject.position === undefined && !subject.opportunity)
    return blocked(ctx.operations, notUnderstood(subject.role?.nearest ?? []));
  const made = await contentOf(run, action, person, subject);
  const content = await answeringFirst(ctx, { prompt: action.prompt ?? undefined, subject }, made);
  const branchId = `branch_${jsonHash((action.branchLabel?.trim() || subject?.title || content.kind).toLowerCase())}`;
  const prompt = action.prompt ?? undefined;
  const inputs = ["report", content.kind, branchId, prompt ?? null, subject?.inputs ?? null];
  const { document, reused } = await storeReport(run, inputs, { ...content, branchId, prompt });
  const job = subject?.job;
  if (job) await noteReport(run, job.id, document.id);
  return succeeded(
    {
      reportRefs: [document.id],
      jobsWorkspaceRefs: job ? [job.id] : [],
      inline: {
        report: { id: document.id, title: document.title ?? null },
        ...(subject?.role && { ...subject.role }),
      },
    },
    reused,
  );
}

/** Words that ask for the report on career health, not for work in health care. */
const asksForHealth = /\b(career[\s_-]+health|health (of|in) my career|health[\s_-]+(report|check))\b/i;

function contentOf(
  run: AgentRun,
  { prompt }: Request,
  person: PersonEvidence,
  subject: ResolvedTarget | undefined,
): Promise<ReportContent> {
  if (subject) return branchReport(run, person, subject);
  return asksForHealth.test(prompt ?? "") ? healthReport(run) : explorationReport(run, person);
}

async function noteReport({ ctx }: AgentRun, jobId: string, reportId: string): Promise<void> {
  const job = await ctx.tx.jobs.get(jobId);
  if (!job || job.reportRefs.includes(reportId)) return;
  await patchJob(ctx, job, { reportRefs: [...job.reportRefs, reportId] });
}

const TOP = 5;

/** The directions nearest to the user, and the arguments for each over the others. */
async function explorationReport(run: AgentRun, person: PersonEvidence): Promise<ReportContent> {
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

const MOST_FACTORS = 8;
/** Code points. A longer prompt is an assignment, not a question. */
const LONGEST = 500;

/**
 * A report that starts with the answer to its prompt about its target, if the prompt is a question that can be
 * answered.
 */
async function answeringFirst(
  ctx: HandlerContext,
  { prompt, subject }: { prompt: string | undefined; subject: ResolvedTarget | undefined },
  content: ReportContent,
): Promise<ReportContent> {
  const answer = prompt === undefined ? undefined : await answerTo(ctx, prompt, subject);
  if (!answer) return content;
  // The line about an opening quotes the posting on pay and place, and a report does not mark those words as
  // quoted.
  const factors = answer.keyFactors.filter(({ key }) => !/^opening\.[^.]+$/.test(key)).slice(0, MOST_FACTORS);
  const said = answer.recommendation.replaceAll("keyFactors", "the points below");
  const points = factors.map(({ text }) => `- ${inline(text)}`);
  const [title = "", ...rest] = content.contentMarkdown.split("\n\n");
  return {
    ...content,
    summary: `${said} ${content.summary}`,
    contentMarkdown: [
      ...[title, inline(said)],
      ...(points.length === 0 ? [] : [points.join("\n")]),
      ...withoutLines(rest, new Set(points)),
    ].join("\n\n"),
    evidenceRefs: [...new Set([...content.evidenceRefs, ...factors.flatMap(({ claimIds }) => claimIds)])],
  };
}

/** The page's parts without lines that were already said and without empty headings. */
function withoutLines(parts: readonly string[], said: ReadonlySet<string>): string[] {
  const lessened = parts.map((part) =>
    part.startsWith("- ")
      ? part
          .split("\n")
          .filter((line) => !said.has(line))
          .join("\n")
      : part,
  );
  return lessened.filter((part, at) => part !== "" && !(part.startsWith("## ") && lessened[at + 1] === ""));
}

async function answerTo(ctx: HandlerContext, prompt: string, subject: ResolvedTarget | undefined) {
  const asked = prompt.trim();
  if (asked === "" || [...asked].length > LONGEST) return undefined;
  const answer = await answerAll(
    ctx,
    asked,
    {},
    { job: subject?.job, role: subject?.role?.understoodAs ?? undefined },
  );
  const { intent, subject: matter, roles } = answer.understood;
  if (intent === "other" && matter === null) return undefined;
  const isQuestion = /[?？]/.test(asked) || (intent === "compare" && roles.length > 1);
  return isQuestion ? answer : undefined;
}
