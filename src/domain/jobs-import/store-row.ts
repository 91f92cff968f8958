import type { SheetOpening } from "../../engine/sheets/types.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { openingRead } from "../agent/computed.ts";
import type { OpportunityInput } from "../agent/schema.ts";
import { shownReading } from "../agent/shown-opening.ts";
import { createJob, patchJob } from "../jobs-workspace/jobs.ts";
import { urlsOf } from "../jobs-workspace/known-openings.ts";
import { recordJobEvents, type SaidEvent } from "../jobs-workspace/record-job-event.ts";
import type { Job } from "../jobs-workspace/schema.ts";

/** What happens to a row: its item is added, changed, or already complete. */
export type RowPlan =
  | { result: "added"; events: readonly SaidEvent[] }
  | { result: "updated"; job: Job; patch: Partial<Job>; events: readonly SaidEvent[] }
  | { result: "unchanged"; job: Job };

/** What a row adds to an item: only what is missing there. The person's later changes are kept. */
export function planRow(row: SheetOpening, job: Job | undefined, events: readonly SaidEvent[]): RowPlan {
  if (!job) return { result: "added", events };
  const { company, url } = row;
  const isNewAddress = url !== undefined && !urlsOf(job).includes(url);
  const metadata = isNewAddress ? withAddress(job, url) : undefined;
  const patch = {
    ...(company !== undefined && !job.company && { company }),
    ...(metadata && { metadata }),
  };
  if (events.length === 0 && Object.keys(patch).length === 0) return { result: "unchanged", job };
  return { result: "updated", job, patch, events };
}

/** The metadata that add an address to an item. */
function withAddress(job: Job, url: string): Record<string, unknown> {
  const [first, ...others] = urlsOf(job);
  return first === undefined ? { sourceUrl: url } : { otherUrls: [...others, url] };
}

/** Carries out the plan and returns the resulting item. */
export async function storeRow(ctx: HandlerContext, plan: RowPlan, input: OpportunityInput): Promise<Job> {
  if (plan.result === "unchanged") return plan.job;
  const job =
    plan.result === "added"
      ? await addItem(ctx, input)
      : Object.keys(plan.patch).length > 0
        ? await patchJob(ctx, plan.job, plan.patch)
        : plan.job;
  if (plan.events.length === 0) return job;
  const { application } = await recordJobEvents(ctx, job, plan.events);
  return { ...job, application };
}

async function addItem(ctx: HandlerContext, input: OpportunityInput): Promise<Job> {
  const opening = openingRead(ctx, input);
  const { opportunity, text, key } = opening;
  const { title, company } = opportunity;
  return createJob(ctx, {
    type: "opportunity",
    sourceType: "imported",
    status: text === "" ? "discovering" : "intake_ready",
    title: title ?? "Untitled opening",
    ...(company !== undefined && { company }),
    metadata: {
      opportunity: shownReading(ctx, opening),
      opportunityKey: key,
      ...(text !== "" && { postingText: text }),
      ...(input.sourceUrl && { sourceUrl: input.sourceUrl }),
      provenance: "third_party",
    },
  });
}
