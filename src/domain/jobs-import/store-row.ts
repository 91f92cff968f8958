import { z } from "zod";
import { plainAddress } from "../../engine/openings/same-opening.ts";
import type { SheetOpening } from "../../engine/sheets/types.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { textHash } from "../../shared/hash.ts";
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

/**
 * What a row adds to an item: what is missing there, and what has changed in the sheet since it was imported. What the
 * person changed in the item is kept.
 */
export function planRow(
  ctx: HandlerContext,
  row: SheetOpening,
  job: Job | undefined,
  { events, input }: { events: readonly SaidEvent[]; input: OpportunityInput },
): RowPlan {
  if (!job) return { result: "added", events };
  const { company, url } = row;
  const plain = url === undefined ? undefined : plainAddress(url);
  const isNewAddress = url !== undefined && !urlsOf(job).some((own) => plainAddress(own) === plain);
  const changed = changedBy(ctx, job, input);
  const metadata = { ...changed.metadata, ...(isNewAddress && withAddress(job, url)) };
  const patch = {
    ...(company !== undefined && !job.company && { company }),
    ...changed.names,
    ...(Object.keys(metadata).length > 0 && { metadata }),
  };
  if (events.length === 0 && Object.keys(patch).length === 0) return { result: "unchanged", job };
  return { result: "updated", job, patch, events };
}

/** What a row said when its item was imported, to know what has changed in the sheet since. */
const Imported = z.object({
  title: z.string().optional(),
  company: z.string().optional(),
  row: z.string().optional(),
  text: z.string().optional(),
});
type Imported = z.infer<typeof Imported>;

function importedAs({ title, company, rawText }: OpportunityInput): Imported {
  return {
    ...(title && { title }),
    ...(company && { company }),
    ...(rawText && { row: textHash(rawText) }),
  };
}

/** The new names and the new reading of an item whose row has changed, unless the person changed them in the item. */
function changedBy(
  ctx: HandlerContext,
  job: Job,
  input: OpportunityInput,
): { names: Partial<Pick<Job, "title" | "company">>; metadata?: Record<string, unknown> } {
  const before = Imported.safeParse(job.metadata?.imported).data;
  const now = importedAs(input);
  if (before === undefined || isSame(before, now)) return { names: {} };
  const isNew = (name: "title" | "company") =>
    now[name] !== undefined && now[name] !== before[name] && job[name] === before[name];
  const names = {
    ...(isNew("title") && { title: now.title }),
    ...(isNew("company") && { company: now.company }),
  };
  const own = job.metadata?.postingText;
  const isAsImported = (own === undefined ? undefined : textHash(String(own))) === before.text;
  const isRead = input.rawText !== undefined && now.row !== before.row && isAsImported;
  const read = isRead ? readingOf(ctx, input) : {};
  return { names, metadata: { ...read, imported: { ...now, ...textOf(read, before) } } };
}

function textOf({ postingText }: Record<string, unknown>, { text }: Imported): Pick<Imported, "text"> {
  const digest = postingText === undefined ? text : textHash(String(postingText));
  return digest === undefined ? {} : { text: digest };
}

function isSame(left: Imported, right: Imported): boolean {
  return left.title === right.title && left.company === right.company && left.row === right.row;
}

/** The metadata of what was read in a row. */
function readingOf(ctx: HandlerContext, input: OpportunityInput): Record<string, unknown> {
  const opening = openingRead(ctx, input);
  const { text, key } = opening;
  return {
    opportunity: shownReading(ctx, opening),
    opportunityKey: key,
    ...(text !== "" && { postingText: text }),
  };
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
  const { opportunity, text } = opening;
  const { title, company } = opportunity;
  return createJob(ctx, {
    type: "opportunity",
    sourceType: "imported",
    status: text === "" ? "discovering" : "intake_ready",
    title: title ?? "Untitled opening",
    ...(company !== undefined && { company }),
    metadata: {
      ...readingOf(ctx, input),
      imported: { ...importedAs(input), ...(text !== "" && { text: textHash(text) }) },
      ...(input.sourceUrl && { sourceUrl: input.sourceUrl }),
      provenance: "third_party",
    },
  });
}
