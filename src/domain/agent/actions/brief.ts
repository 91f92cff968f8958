import { hasEvidence } from "../../../engine/fit/match.ts";
import { fitTo } from "../../../engine/fit/opening.ts";
import type { Bucket } from "../../../engine/fit/types.ts";
import { insightGenerated } from "../../alerts/schema.ts";
import { FitBrief } from "../../briefs/schema.ts";
import { personEvidence } from "../../evidence/person.ts";
import { patchJob } from "../../jobs/jobs.ts";
import { writeDiary } from "../../timeline/diary.ts";
import { blocked, type Outcome, succeeded } from "../outcome.ts";
import type { AgentRun } from "../run.ts";
import type { OpportunityInput, Target } from "../schema.ts";
import { type Subject, subjectOf } from "../subject.ts";
import { storeVersion } from "../versions.ts";

export interface About {
  target?: Target | undefined;
  opportunity?: OpportunityInput | undefined;
}

/** How well the user fits an opening or a direction, stored as a fit brief. */
export async function generateFitBrief(run: AgentRun, about: About): Promise<Outcome> {
  const subject = await subjectOf(run, about);
  if (!subject) return noSubject();
  const brief = await makeBrief(run, subject);
  if (!brief) return noEvidence();
  const { document, reused } = brief;
  const { score, bucket } = document.briefData;
  return succeeded(
    {
      artifactRefs: [document.id],
      jobsWorkspaceRefs: subject.job ? [subject.job.id] : [],
      inline: { fitBrief: { id: document.id, score, bucket } },
    },
    reused,
  );
}

/** The stored brief of a subject; undefined where nothing about the user can be scored. */
export async function makeBrief(
  run: AgentRun,
  subject: Subject,
): Promise<{ document: FitBrief; reused: boolean } | undefined> {
  const { ctx } = run;
  const index = ctx.catalogue();
  const person = await personEvidence(ctx.tx, ctx.now, index.skills);
  if (!hasEvidence(person)) return undefined;
  const inputs = ["fit_brief", subject.inputs, index.data.version];
  const fit = fitTo(person, index, subject);
  if (!fit) return undefined;
  const at = ctx.now.toISOString();
  const stored = await storeVersion(run, ctx.tx.briefs, inputs, async (marks) => {
    const before = marks.supersedes ? await ctx.tx.briefs.get(marks.supersedes) : undefined;
    const settled = fitTo(person, index, subject, bucketOf(before)) ?? fit;
    const { explanation, ...data } = settled;
    return FitBrief.parse({
      id: ctx.newId("fit"),
      userId: ctx.actor.userId,
      query: subject.company ? `${subject.title} at ${subject.company}` : subject.title,
      briefData: {
        ...data,
        risks: explanation.riskFactors.flatMap(({ labelText }) => labelText ?? []),
        whatToVerifyNext: explanation.whatToVerifyNext.flatMap(({ text }) => text ?? []),
        explanation,
      },
      targetKind: subject.kind,
      targetValue: subject.title,
      source: subject.opportunity ? "opportunity" : "catalogue",
      opportunitySummary: subject.opportunity ? { ...subject.opportunity } : null,
      createdAt: at,
      updatedAt: at,
      ...marks,
    });
  });
  if (!stored.reused) await tell(run, stored.document);
  await advance(run, subject, stored.document.id);
  return stored;
}

function bucketOf(brief: FitBrief | undefined): Bucket | undefined {
  const bucket = brief?.briefData.bucket;
  return bucket === "high_fit" || bucket === "worth_exploring" || bucket === "risky_mismatch"
    ? bucket
    : undefined;
}

async function tell({ ctx }: AgentRun, brief: FitBrief): Promise<void> {
  await ctx.publish(insightGenerated, { kind: "fit_brief", id: brief.id });
  await writeDiary(ctx, {
    eventType: "fit_brief.created",
    eventData: { fitBriefId: brief.id, query: brief.query },
  });
}

/** The jobs item knows its brief, and is at least ready for a fit decision. */
async function advance(run: AgentRun, { job }: Subject, fitBriefRef: string): Promise<void> {
  const current = job && (await run.ctx.tx.jobs.get(job.id));
  if (!current || (current.fitBriefRef === fitBriefRef && current.status !== "intake_ready")) return;
  const early = current.status === "discovering" || current.status === "intake_ready";
  await patchJob(run.ctx, current, { fitBriefRef, ...(early && { status: "fit_ready" as const }) });
}

export function noSubject(): Outcome {
  return blocked({
    failureType: "subject_missing",
    constraint: "Neither a target nor a readable opportunity was given, and no jobs item is at hand.",
    category: "missing_context",
    recovery: [
      {
        type: "provide_input",
        label: "Send target: { kind: role_family, value } or an opportunity with its text.",
      },
      {
        type: "normalize_opportunity",
        label: "Or normalise the posting first and send context.jobsWorkspaceItemId.",
      },
    ],
  });
}

export function noEvidence(): Outcome {
  return blocked({
    failureType: "evidence_missing",
    constraint: "Nothing is stored about the user that could be matched with this.",
    category: "missing_evidence",
    recovery: [
      {
        type: "import_resume",
        label: "Import the user's resume: PUT /api/v1/resume (import_resume), then send this again.",
      },
    ],
  });
}
