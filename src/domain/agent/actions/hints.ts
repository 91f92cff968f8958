import { type Outcome, succeeded } from "../outcome.ts";
import type { AgentRun } from "../run.ts";

/** For each gap: what would count as evidence, the question to ask, and the call that records the answer. Writes nothing. */
export async function collectEvidenceHints({ ctx }: AgentRun, gapKeys: readonly string[]): Promise<Outcome> {
  const { skills } = ctx.catalogue();
  const hints = gapKeys.map((gapKey) => {
    const entry = skills.entry(gapKey) ?? skills.entry(skills.resolve(gapKey)?.id ?? "");
    const name = entry?.name ?? "this point";
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
        method: "PUT",
        path: "/api/v1/resume",
        arguments: { format: "json_resume", mode: "merge", content: template(name, isCredential) },
      },
    };
  });
  return succeeded({ inline: { hints } });
}

/** The place in a JSON Resume where the answer goes; the agent fills it with the user's words. */
function template(name: string, isCredential: boolean): Record<string, unknown> {
  return isCredential ? { certificates: [{ name }] } : { skills: [{ name }] };
}
