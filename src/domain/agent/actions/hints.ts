import type { SkillIndex } from "../../../engine/skills/index.ts";
import type { Directory } from "../../../operation/directory.ts";
import { type Outcome, succeeded } from "../apply/outcome.ts";
import { type CheckKey, isCheckKey, labels, recoveryCall, recoverySteps } from "../apply/recovery.ts";
import type { AgentRun } from "../apply/run.ts";

/**
 * For each gap (a missing skill or a failed readiness check): what would count as evidence, the question to ask,
 * and the call that stores the answer. Writes nothing.
 */
export async function collectEvidenceHints({ ctx }: AgentRun, gapKeys: readonly string[]): Promise<Outcome> {
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
