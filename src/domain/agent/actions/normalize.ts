import type { z } from "zod";
import { sameJson } from "../../../engine/json.ts";
import { createJob, patchJob } from "../../jobs/jobs.ts";
import type { Job, JobSource } from "../../jobs/schema.ts";
import { blocked, type Outcome, succeeded } from "../outcome.ts";
import type { AgentRun } from "../run.ts";
import type { OpportunityInput } from "../schema.ts";
import { jobOf, openingText, type ReadOpening, readOpening } from "../subject.ts";

/** Reads an opening into fields and keeps it as a jobs workspace item; the same opening again is the same item. */
export async function normalizeOpportunity(
  run: AgentRun,
  given: OpportunityInput | undefined,
): Promise<Outcome> {
  const input = given ?? run.opportunity;
  if (!input) return nothingGiven();
  const hasText = openingText(input) !== "";
  if (!hasText && input.inputMode === "pasted_link") return linkOnly();
  if (!hasText && !input.title?.trim()) return noText();
  const opening = readOpening(input, run.ctx.catalogue());
  const { job, reused } = await keep(run, input, opening);
  run.jobId = job.id;
  const inline = {
    opportunity: opening.opportunity,
    job: { id: job.id, status: job.status },
    warnings: opening.warnings,
    provenance: "third_party",
  };
  return succeeded({ jobsWorkspaceRefs: [job.id], inline }, reused);
}

async function keep(
  run: AgentRun,
  input: OpportunityInput,
  opening: ReadOpening,
): Promise<{ job: Job; reused: boolean }> {
  const { opportunity, text, key } = opening;
  const metadata = {
    opportunity,
    opportunityKey: key,
    ...(text !== "" && { postingText: text }),
    ...(input.sourceUrl && { sourceUrl: input.sourceUrl }),
    provenance: "third_party",
  };
  const content = {
    title: (opportunity.title ?? "Untitled opening").slice(0, 500),
    ...(opportunity.company && { company: opportunity.company.slice(0, 500) }),
    metadata,
  };
  const at = run.context.jobsWorkspaceItemId;
  const known = (at ? await run.ctx.tx.jobs.get(at) : undefined) ?? (await jobOf(run, key));
  if (!known) {
    const sourceType: z.infer<typeof JobSource> = input.inputMode;
    const job = await createJob(run.ctx, {
      type: "opportunity",
      sourceType,
      status: "intake_ready",
      ...content,
    });
    return { job, reused: false };
  }
  if (sameJson(known.metadata?.opportunity, opportunity)) return { job: known, reused: true };
  const status = known.status === "discovering" ? ("intake_ready" as const) : known.status;
  return { job: await patchJob(run.ctx, known, { ...content, status }), reused: false };
}

function nothingGiven(): Outcome {
  return blocked({
    failureType: "opportunity_missing",
    constraint: "No opportunity was given, neither with the action nor with the call.",
    category: "missing_context",
    recovery: [
      {
        type: "provide_input",
        label: "Send the action again with opportunity: { inputMode: pasted_text, rawText }.",
      },
    ],
  });
}

function linkOnly(): Outcome {
  return blocked({
    failureType: "opportunity_text_missing",
    constraint: "A link alone cannot be read: this server fetches no pages.",
    category: "input_quality",
    recovery: [
      {
        type: "provide_input",
        label: "Ask the user for the posting's text and send it as rawText with inputMode pasted_text.",
      },
    ],
  });
}

function noText(): Outcome {
  return blocked({
    failureType: "opportunity_text_missing",
    constraint: "The opportunity has neither text nor title.",
    category: "input_quality",
    recovery: [{ type: "provide_input", label: "Send rawText, description or at least a title." }],
  });
}
