import { hasEvidence } from "../../../engine/fit/match.ts";
import type { PersonEvidence } from "../../../engine/fit/types.ts";
import { jsonHash } from "../../../shared/hash.ts";
import { personEvidence } from "../../evidence/person.ts";
import { patchJob } from "../../jobs-workspace/jobs.ts";
import { blockers, notUnderstood } from "../apply/blockers.ts";
import { blocked, type Outcome, succeeded } from "../apply/outcome.ts";
import type { AgentRun } from "../apply/run.ts";
import type { ApplyAction } from "../schema.ts";
import { type ResolvedTarget, resolveTarget } from "../target.ts";
import { answeringFirst } from "./answer-prompt.ts";
import { branchReport } from "./branch-report.ts";
import { explorationReport } from "./exploration-report.ts";
import { healthReport } from "./health-report.ts";
import { type ReportContent, storeReport } from "./reports.ts";

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

/** Links the report to its jobs item. */
async function noteReport({ ctx }: AgentRun, jobId: string, reportId: string): Promise<void> {
  const job = await ctx.tx.jobs.get(jobId);
  if (!job || job.reportRefs.includes(reportId)) return;
  await patchJob(ctx, job, { reportRefs: [...job.reportRefs, reportId] });
}
