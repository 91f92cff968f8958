import type { ResolvedRole } from "../../../engine/roles/resolve-role.ts";
import { fail } from "../../../operation/errors.ts";
import type { HandlerContext } from "../../../operation/handler.ts";
import { counted } from "../../../shared/text/words.ts";
import { findCheckpoint } from "../../checkpoints/checkpoints.ts";
import { checkForMachines } from "../../execution-artifacts/machine-check.ts";
import { printAndRead } from "../../execution-artifacts/print-and-read.ts";
import { paperOf } from "../../execution-artifacts/printed.ts";
import type { MachineCheck } from "../../execution-artifacts/schema.ts";
import { toCalls, toNextCalls } from "../../operation-links.ts";
import { existingArtifacts, requireContext } from "../../references.ts";
import { callsTowards, roleSaid } from "../../roles/role-answer.ts";
import { diagnose } from "../apply/diagnose.ts";
import { roleInText } from "../computed.ts";
import { namedBy, namesSomething } from "./named.ts";
import { type Check, readinessChecks, suggestFor } from "./readiness.ts";
import type { InspectData, InspectFocus, InspectGoal } from "./schema.ts";
import { titlesOf } from "./titles.ts";

type Related = InspectData["related"];

interface InspectRequest {
  goal: InspectGoal;
  focus: InspectFocus;
  context?: Record<string, unknown> | undefined;
}

/** Reports how ready the stored data is for a goal, seen from a focus. Writes nothing. */
export async function inspect(ctx: HandlerContext, { goal, focus, context = {} }: InspectRequest) {
  await requireContext(ctx.tx, context);
  const { related, gone } = await stillThere(ctx, await relatedTo(ctx, goal, focus));
  const role = byQuery.has(focus.mode) ? roleInText(ctx, goal.query) : undefined;
  const isNothing = role?.understoodAs === null && Object.values(related).flat().length === 0;
  const isMissed = isNothing && namesSomething(goal.query);
  const checks = await readinessChecks(ctx, goal.type, { ...related, isMissed });
  const missing = checks.filter(({ passed }) => !passed);
  const score = Math.round((100 * (checks.length - missing.length)) / checks.length);
  const suggestions = await suggestFor(ctx, missing);
  const data: InspectData = {
    goal,
    focus,
    summary: [...(role ? [about(related, role)] : []), summary(goal, score, missing)].join(" "),
    readiness: {
      score,
      checks: checks.map(({ key, label, passed, detail }) => ({ key, label, passed, detail })),
    },
    evidence: {
      available: checks
        .filter(({ passed }) => passed)
        .map(({ key, label, detail }) => ({ key, label, detail })),
      missing: [
        ...missing.map(({ key, label, recovery }) => ({ key, label, call: recovery })),
        ...gone.map((id) => ({ key: "deleted", label: "What this refers to was deleted", id })),
      ],
    },
    diagnostics: focus.mode === "failed_action" ? await diagnose(ctx, focus) : null,
    related,
    named: await titlesOf(ctx.tx, related),
    suggestedNextCalls: toCalls(ctx.operations, suggestions),
  };
  const towards = role && isMissed ? await callsTowards(ctx, role) : [];
  const answer = {
    data,
    ...(role && { metadata: isMissed ? roleSaid(role) : role }),
    next: [...towards, ...toNextCalls(ctx.operations, suggestions)],
  };
  const check = await machineCheck(ctx, focus);
  if (!check) return answer;
  return {
    later: async () => ({ ...answer, metadata: { ...answer.metadata, machineCheck: await check() } }),
  };
}

/** Reads back the files of the resume in focus, after the transaction has ended. */
async function machineCheck(
  ctx: HandlerContext,
  focus: InspectFocus,
): Promise<(() => Promise<MachineCheck | undefined>) | undefined> {
  const { tx } = ctx;
  const artifact = focus.mode === "artifact" ? await tx.artifacts.get(focus.artifactId) : undefined;
  if (artifact?.kind !== "resume_variant") return undefined;
  const claims = await tx.resume.claims();
  const paper = paperOf((await tx.resume.get())?.document);
  return async () => checkForMachines(artifact, claims, undefined, await printAndRead(ctx, artifact, paper));
}

/** Focuses for which the query decides what is inspected. */
const byQuery = new Set<InspectFocus["mode"]>(["goal", "failed_action"]);

/** The stored records and catalogue roles that the query names. */
function about(related: Related, { understoodAs }: ResolvedRole): string {
  const named = [
    ...some(related.jobsWorkspaceRefs, "opening or direction", "openings or directions"),
    ...some([...related.artifactRefs, ...related.reportRefs], "document", "documents"),
    ...some(related.checkpointRefs, "checkpoint", "checkpoints"),
    ...(understoodAs ? [`the role ${understoodAs.title}`] : []),
  ];
  return named.length > 0
    ? `This is about ${named.join(", ")}.`
    : "Nothing stored and no known role fits the query, so this is about the goal in general.";
}

function some({ length }: readonly string[], one: string, many: string): string[] {
  return length === 0 ? [] : [counted(length, one, many)];
}

function summary(goal: InspectGoal, score: number, missing: Check[]): string {
  const what = goal.type.replaceAll("_", " ");
  if (missing.length === 0) return `Everything that ${what} needs is there (readiness ${score} of 100).`;
  return `Readiness to ${what} is ${score} of 100; still missing: ${missing.map(({ key }) => key.replaceAll("_", " ")).join(", ")}.`;
}

async function relatedTo(ctx: HandlerContext, goal: InspectGoal, focus: InspectFocus): Promise<Related> {
  const { tx } = ctx;
  switch (focus.mode) {
    case "goal":
    case "failed_action":
      return namedBy(tx, goal.query);
    case "artifact": {
      const artifact = await tx.artifacts.get(focus.artifactId);
      // A reference to artifacts may also name a fit brief.
      if (!artifact && (await tx.briefs.get(focus.artifactId))) {
        return refs({ artifactRefs: [focus.artifactId] });
      }
      if (!artifact) throw notFound("execution_artifacts.not_found");
      return refs({
        artifactRefs: [artifact.id, artifact.fitBriefRef],
        reportRefs: [artifact.reportRef],
        checkpointRefs: [artifact.checkpointId],
      });
    }
    case "report": {
      const report = await tx.reports.get(focus.reportId);
      if (!report) throw notFound("reports.not_found");
      return refs({
        reportRefs: [report.id, report.supersedesReportId],
        artifactRefs: report.artifactRefs ?? [],
        checkpointRefs: [report.checkpointId],
      });
    }
    case "workspace_item": {
      const job = await tx.jobs.get(focus.jobsWorkspaceItemId);
      if (!job) throw notFound("jobs_workspace.not_found");
      return refs({
        jobsWorkspaceRefs: [job.id],
        artifactRefs: [job.fitBriefRef, ...job.artifactRefs],
        reportRefs: job.reportRefs,
        checkpointRefs: [job.checkpointId],
      });
    }
    case "checkpoint": {
      const checkpoint = await findCheckpoint(ctx, focus.checkpointId);
      return refs({ ...checkpoint, checkpointRefs: [checkpoint.id, checkpoint.sourceCheckpointId] });
    }
  }
}

function notFound(type: Parameters<typeof fail>[0]) {
  return fail(type, "focus names an id that nothing has.");
}

function refs(given: { [Key in keyof Related]?: readonly (string | null | undefined)[] }): Related {
  const known = (ids: readonly (string | null | undefined)[] = []) => [
    ...new Set(ids.flatMap((id) => (id ? [id] : []))),
  ];
  return {
    artifactRefs: known(given.artifactRefs),
    reportRefs: known(given.reportRefs),
    jobsWorkspaceRefs: known(given.jobsWorkspaceRefs),
    checkpointRefs: known(given.checkpointRefs),
  };
}

/** Separates the related ids whose target was deleted. */
async function stillThere(
  { tx }: HandlerContext,
  related: Related,
): Promise<{ related: Related; gone: string[] }> {
  const known = {
    artifactRefs: await existingArtifacts(tx, related.artifactRefs),
    reportRefs: await tx.reports.existing(related.reportRefs),
    jobsWorkspaceRefs: await tx.jobs.existing(related.jobsWorkspaceRefs),
    checkpointRefs: await tx.checkpoints.existing(related.checkpointRefs),
  };
  const found = new Set(Object.values(known).flat());
  const kept = (ids: readonly string[]) => ids.filter((id) => found.has(id));
  return {
    related: {
      artifactRefs: kept(related.artifactRefs),
      reportRefs: kept(related.reportRefs),
      jobsWorkspaceRefs: kept(related.jobsWorkspaceRefs),
      checkpointRefs: kept(related.checkpointRefs),
    },
    gone: Object.values(related)
      .flat()
      .filter((id) => !found.has(id)),
  };
}
