import type { SkillIndex } from "../../../engine/skills/index.ts";
import type { Directory } from "../../../operation/directory.ts";
import { type Outcome, succeeded } from "../apply/outcome.ts";
import { type CheckKey, isCheckKey, labels, recoveryCall, recoverySteps } from "../apply/recovery.ts";
import type { AgentRun } from "../apply/run.ts";
import { openingRead } from "../computed.ts";
import type { ApplyAction, OpportunityInput } from "../schema.ts";
import { shownReading } from "../shown-opening.ts";
import { prepareArtifact } from "./artifact.ts";
import { generateFitBrief } from "./brief.ts";
import { compareDirections } from "./compare.ts";
import { normalizeOpportunity } from "./normalize.ts";
import { requestReport } from "./report.ts";

/** Runs one action. Missing input gives `blocked`; a bug throws. */
export async function perform(run: AgentRun, action: ApplyAction): Promise<Outcome> {
  return withOpening(run, action, await performed(run, action));
}

/** The outcome with the opening as it was read, unless another result of this call already shows it. */
function withOpening(run: AgentRun, action: ApplyAction, outcome: Outcome): Outcome {
  const input = openingOf(run, action);
  if (!input || outcome.status !== "succeeded") return outcome;
  const opening = openingRead(run.ctx, input);
  if (run.shown.has(opening.key)) return outcome;
  run.shown.add(opening.key);
  const { warnings } = opening;
  const inline = {
    ...outcome.outputs.inline,
    opportunity: shownReading(run.ctx, opening),
    ...(warnings.length > 0 && { warnings }),
  };
  return { ...outcome, outputs: { ...outcome.outputs, inline } };
}

/** The action's opening, identified by its text. */
function openingOf(run: AgentRun, action: ApplyAction): OpportunityInput | undefined {
  if (action.type === "collect_missing_evidence_hint" || action.type === "compare_role_directions")
    return undefined;
  const own = "opportunity" in action ? action.opportunity : undefined;
  const isElsewhere = "target" in action && action.target !== undefined;
  return own ?? (isElsewhere ? undefined : run.opportunity);
}

function performed(run: AgentRun, action: ApplyAction): Promise<Outcome> {
  switch (action.type) {
    case "normalize_opportunity":
      return normalizeOpportunity(run, action.opportunity);
    case "generate_fit_brief":
      return generateFitBrief(run, action);
    case "compare_role_directions":
      return compareDirections(run, action.candidates);
    case "request_report_branch":
      return requestReport(run, action);
    case "prepare_execution_artifact":
      return prepareArtifact(run, action);
    case "collect_missing_evidence_hint":
      return collectEvidenceHints(run, action.gapKeys);
  }
}

/**
 * For each gap (a missing skill or a failed readiness check): what would count as evidence, the question to ask,
 * and the call that stores the answer. Writes nothing.
 */
async function collectEvidenceHints({ ctx }: AgentRun, gapKeys: readonly string[]): Promise<Outcome> {
  const { skills } = ctx.catalog();
  const hints = gapKeys.map((gapKey) =>
    isCheckKey(gapKey) ? checkHint(ctx.operations, gapKey) : skillHint(ctx.operations, gapKey, skills),
  );
  return succeeded({ inline: { hints } });
}

const questions: Record<CheckKey, string> = {
  resume: "Do you have a resume, as a file or as text, that I may store?",
  skills: "Which skills and tools have you worked with, and where?",
  interests: "Shall we go through the interest questions? They take about ten minutes.",
  goals: "What do you want next in your career, and by when?",
  constraints: "Where would you work, for which pay at least, and would you move for it?",
  opportunity: "Which opening is it about? Paste the posting's text.",
  fit_brief: "Which opening shall be compared with your resume?",
  directions: "Which two directions are you weighing?",
};

function checkHint(operations: Directory, gapKey: CheckKey): Record<string, unknown> {
  const { reason, ...record } = recoveryCall(operations, recoverySteps[gapKey]);
  return {
    gapKey,
    whatCounts: `${labels[gapKey]}. ${reason}`,
    question: questions[gapKey],
    record,
  };
}

function skillHint(operations: Directory, gapKey: string, skills: SkillIndex): Record<string, unknown> {
  const entry = skills.entry(gapKey) ?? skills.entry(skills.resolve(gapKey)?.id ?? "");
  const name = entry?.name ?? gapKey.replace(/^own:/, "");
  const isCredential = entry?.kind === "credential";
  return {
    gapKey,
    ...(entry && { skill: entry.name }),
    whatCounts: isCredential
      ? "The certificate's name, who issued it and when."
      : "A job, project or course where it was used, with what was done and when.",
    question: isCredential
      ? `Do you hold ${name}? Who issued it, and when?`
      : `Where have you used ${name}, what did you do with it, and when?`,
    record: {
      operation: "resume.import",
      ...operations.route("resume.import"),
      arguments: { format: "json_resume", mode: "merge", content: template(name, isCredential) },
    },
  };
}

/** The place in a JSON Resume for the answer. The agent fills in the user's words. */
function template(name: string, isCredential: boolean): Record<string, unknown> {
  return isCredential ? { certificates: [{ name }] } : { skills: [{ name }] };
}
