import { fail } from "../../operation/errors.ts";
import type { RunContext } from "../../operation/operation.ts";
import { findCheckpoint } from "../checkpoints/checkpoints.ts";
import type { InspectData, InspectFocus, InspectGoal } from "./inspect-schema.ts";
import { type Check, readinessChecks } from "./readiness.ts";
import type { Diagnostics } from "./schema.ts";

type Related = InspectData["related"];

/** Says how ready stored state is for a goal, seen from a focus. Writes nothing. */
export async function inspect(ctx: RunContext, goal: InspectGoal, focus: InspectFocus): Promise<InspectData> {
  const related = await relatedTo(ctx, focus);
  const checks = await readinessChecks(ctx, goal.type);
  const missing = checks.filter(({ passed }) => !passed);
  const score = Math.round((100 * (checks.length - missing.length)) / checks.length);
  return {
    goal,
    focus,
    summary: summary(goal, score, missing),
    readiness: {
      score,
      checks: checks.map(({ key, label, passed, detail }) => ({ key, label, passed, detail })),
    },
    evidence: {
      available: checks
        .filter(({ passed }) => passed)
        .map(({ key, label, detail }) => ({ key, label, detail })),
      missing: missing.map(({ key, label, mend }) => ({ key, label, call: mend })),
    },
    diagnostics: focus.mode === "failed_action" ? diagnose(focus, missing) : null,
    related,
    suggestedNextCalls: missing.map(({ mend }) => mend).slice(0, 3),
  };
}

function summary(goal: InspectGoal, score: number, missing: Check[]): string {
  const what = goal.type.replaceAll("_", " ");
  if (missing.length === 0) return `Everything that ${what} needs is there (readiness ${score} of 100).`;
  return `Readiness to ${what} is ${score} of 100; still missing: ${missing.map(({ key }) => key.replaceAll("_", " ")).join(", ")}.`;
}

function diagnose(focus: Extract<InspectFocus, { mode: "failed_action" }>, missing: Check[]): Diagnostics {
  const first = missing[0];
  return {
    failureType: first ? "missing_evidence" : "unknown",
    blockingConstraint: first ? `${first.label}: ${first.detail}.` : null,
    recoverable: true,
    suggestedRecoveryPath: first
      ? missing.map(({ mend }) => ({ type: `${mend.method} ${mend.path}`, label: mend.reason }))
      : [{ type: "retry", label: `Nothing is missing now; send the ${actionName(focus.actionType)} again.` }],
    category: first ? "missing_context" : "unknown",
  };
}

/** Names a known action; anything else the caller sent is not repeated. */
function actionName(type: string): string {
  const known = [
    "normalize_opportunity",
    "generate_fit_brief",
    "compare_role_directions",
    "request_report_branch",
    "prepare_execution_artifact",
    "collect_missing_evidence_hint",
  ];
  return known.includes(type) ? type : "action";
}

async function relatedTo(ctx: RunContext, focus: InspectFocus): Promise<Related> {
  const { tx } = ctx;
  switch (focus.mode) {
    case "goal":
    case "failed_action":
      return latest(ctx);
    case "artifact": {
      const artifact = (await tx.artifacts.get(focus.artifactId)) ?? missing("execution_artifacts.not_found");
      return refs({
        artifactRefs: [artifact.id, artifact.fitBriefRef],
        reportRefs: [artifact.reportRef],
        checkpointRefs: [artifact.checkpointId],
      });
    }
    case "report": {
      const report = (await tx.reports.get(focus.reportId)) ?? missing("reports.not_found");
      return refs({
        reportRefs: [report.id, report.supersedesReportId],
        artifactRefs: report.artifactRefs ?? [],
        checkpointRefs: [report.checkpointId],
      });
    }
    case "workspace_item": {
      const job = (await tx.jobs.get(focus.jobsWorkspaceItemId)) ?? missing("jobs_workspace.not_found");
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

function missing(type: Parameters<typeof fail>[0]): never {
  throw fail(type, "focus names an id that nothing has.");
}

async function latest({ tx }: RunContext): Promise<Related> {
  const page = { limit: 5 };
  const ids = ({ rows }: { rows: { id: string }[] }) => rows.map(({ id }) => id);
  return {
    artifactRefs: [...ids(await tx.artifacts.list(page)), ...ids(await tx.briefs.list(page))],
    reportRefs: ids(await tx.reports.list(page)),
    jobsWorkspaceRefs: ids(await tx.jobs.list(page)),
    checkpointRefs: ids(await tx.checkpoints.list(page)),
  };
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
