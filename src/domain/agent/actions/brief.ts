import { hasEvidence } from "../../../engine/fit/match.ts";
import { isTooLittleRead } from "../../../engine/fit/opening.ts";
import type { Bucket } from "../../../engine/fit/types.ts";
import { insightGenerated } from "../../alerts/schema.ts";
import { ownCalibration } from "../../evidence/outcomes.ts";
import { personEvidence } from "../../evidence/person.ts";
import { FitBrief } from "../../fit-briefs/schema.ts";
import { patchJob } from "../../jobs-workspace/jobs.ts";
import { indexBrief } from "../../memories/from-agent.ts";
import { recordEvent } from "../../timeline/record-event.ts";
import { blockers, notUnderstood } from "../apply/blockers.ts";
import { type Blocker, blocked, type Outcome, succeeded } from "../apply/outcome.ts";
import type { AgentRun } from "../apply/run.ts";
import { storeVersion } from "../apply/versions.ts";
import { limitsAloneBy, subjectScored } from "../computed.ts";
import type { OpportunityInput, Target } from "../schema.ts";
import { type ResolvedTarget, resolveTarget } from "../target.ts";

export interface About {
  target?: Target | undefined;
  opportunity?: OpportunityInput | undefined;
}

/** How well the user fits an opening or a direction, stored as a fit brief. */
export async function generateFitBrief(run: AgentRun, about: About): Promise<Outcome> {
  const subject = await resolveTarget(run, about);
  if (!subject) return blocked(run.ctx.operations, blockers.subjectMissing);
  const brief = await makeBrief(run, subject);
  if ("missing" in brief) return blocked(run.ctx.operations, brief.missing);
  const { document, reused } = brief;
  const { score, bucket, verdict } = document.briefData;
  return succeeded(
    {
      artifactRefs: [document.id],
      jobsWorkspaceRefs: subject.job ? [subject.job.id] : [],
      inline: { fitBrief: { id: document.id, score, bucket, ...(verdict !== undefined && { verdict }) } },
    },
    reused,
  );
}

/** The stored brief of a subject, or what is missing to score it. */
async function makeBrief(
  run: AgentRun,
  subject: ResolvedTarget,
): Promise<{ document: FitBrief; reused: boolean } | { missing: Blocker }> {
  const { ctx } = run;
  if (isTooLittleRead(subject)) return keep(run, subject, () => notEnoughRead(ctx, subject));
  const fit = hasEvidence(await personEvidence(ctx)) ? await subjectScored(ctx, subject) : undefined;
  if (!fit) return { missing: unscored(subject) };
  return keep(run, subject, async (before) => {
    const settled = before && (await subjectScored(ctx, { ...subject, previous: before }));
    const { explanation, ...data } = settled ?? fit;
    const calibration = await ownCalibration(ctx, undefined);
    return {
      ...data,
      risks: explanation.riskFactors.flatMap(({ labelText }) => labelText ?? []),
      whatToVerifyNext: explanation.whatToVerifyNext.flatMap(({ text }) => text ?? []),
      ...(calibration !== undefined && { calibration }),
      explanation,
    };
  });
}

/**
 * The data of a brief on an opening of which too little could be read: what would help, and what the opening says of
 * the user's limits all the same.
 */
async function notEnoughRead(
  ctx: AgentRun["ctx"],
  subject: ResolvedTarget,
): Promise<Record<string, unknown>> {
  const { openPoints, limits, hardFilters, risks } = await limitsAloneBy(ctx, subject);
  // What is open is said in openPoints.
  const decided = limits.filter(({ outcome }) => outcome !== "unknown");
  return {
    score: null,
    bucket: null,
    verdict: "not_enough_read",
    requirements: [],
    matchedSkills: [],
    missingSkills: [],
    hardFilters,
    ...(openPoints.length > 0 && { openPoints }),
    ...(decided.length > 0 && { limits: decided }),
    ...(risks.length > 0 && { risks }),
    whatToVerifyNext: [
      "Send the whole text of the posting as rawText, and what it asks for as reading.requirements with quotes.",
      "Name the role by its usual title where the text does not.",
    ],
  };
}

/** Stores a subject's brief, with the bucket of the previous one as a starting point. */
async function keep(
  run: AgentRun,
  subject: ResolvedTarget,
  dataOf: (before: Bucket | undefined) => Promise<Record<string, unknown>>,
): Promise<{ document: FitBrief; reused: boolean }> {
  const { ctx } = run;
  const at = ctx.now.toISOString();
  const stored = await storeVersion(run, ctx.tx.briefs, ["fit_brief", subject.inputs], async (marks) => {
    const before = bucketOf(marks.supersedes ? await ctx.tx.briefs.get(marks.supersedes) : undefined);
    return FitBrief.parse({
      id: ctx.newId("fit"),
      userId: ctx.actor.userId,
      query: subject.company ? `${subject.title} at ${subject.company}` : subject.title,
      briefData: await dataOf(before),
      targetKind: subject.kind,
      targetValue: subject.title,
      source: subject.opportunity ? "opportunity" : "catalogue",
      opportunitySummary: subject.shown ?? null,
      createdAt: at,
      updatedAt: at,
      ...marks,
    });
  });
  if (!stored.reused) await tell(run, stored.document);
  await advance(run, subject, stored.document);
  return stored;
}

/** Why there is no score: the catalogue does not know the subject, or the user has nothing to match. */
function unscored(subject: ResolvedTarget): Blocker {
  if (subject.position !== undefined) return blockers.evidenceMissing;
  if (!subject.opportunity) return notUnderstood(subject.role?.nearest ?? []);
  return blockers.skillsMissing;
}

function bucketOf(brief: FitBrief | undefined): Bucket | undefined {
  const bucket = brief?.briefData.bucket;
  return bucket === "high_fit" || bucket === "worth_exploring" || bucket === "risky_mismatch"
    ? bucket
    : undefined;
}

async function tell({ ctx }: AgentRun, brief: FitBrief): Promise<void> {
  await ctx.publish(insightGenerated, { kind: "fit_brief", id: brief.id });
  await indexBrief(ctx, brief);
  await recordEvent(ctx, {
    eventType: "fit_brief.created",
    eventData: { fitBriefId: brief.id, query: brief.query },
  });
}

/** Links the brief to the jobs item. The item becomes at least ready for a fit decision if one can be made. */
async function advance(run: AgentRun, { job }: ResolvedTarget, { id, briefData }: FitBrief): Promise<void> {
  const current = job && (await run.ctx.tx.jobs.get(job.id));
  const isEarly = current?.status === "discovering" || current?.status === "intake_ready";
  const isReady = isEarly && briefData.score !== null;
  if (!current || (current.fitBriefRef === id && !isReady)) return;
  const status = isReady && { status: "fit_ready" as const };
  await patchJob(run.ctx, current, { fitBriefRef: id, ...status }, "service");
}
