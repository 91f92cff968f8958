import { plainAddress } from "../../engine/openings/same-opening.ts";
import type { SheetOpening } from "../../engine/sheets/types.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { textHash } from "../../shared/hash.ts";
import { isObject } from "../../shared/json.ts";
import { openingRead } from "../agent/computed.ts";
import type { OpportunityInput } from "../agent/schema.ts";
import { shownReading } from "../agent/shown-opening.ts";
import { createJob, patchJob } from "../jobs-workspace/jobs.ts";
import { urlsOf } from "../jobs-workspace/known-openings.ts";
import { recordJobEvents, redateJobEvents, type SaidEvent } from "../jobs-workspace/record-job-event.ts";
import type { Job } from "../jobs-workspace/schema.ts";
import { changedFields, type ImportedRow, importedRow, rememberedRow } from "./imported-row.ts";
import { eventsOf, type RowEvents } from "./row-events.ts";
import { inputOf } from "./row-input.ts";

/** What happens to a row: its item is added, changed, or already complete but for what it keeps of the row. */
export type RowPlan =
  | { result: "added"; events: readonly SaidEvent[] }
  | ({ result: "updated"; job: Job; patch: Partial<Job> } & RowEvents)
  | { result: "unchanged"; job: Job; patch: Partial<Job> };

/**
 * What a row adds to an item: what is missing there, and what has changed in the sheet since it was imported. What the
 * person changed in the item is kept.
 */
export function planRow(ctx: HandlerContext, row: SheetOpening, job: Job | undefined): RowPlan {
  const { now } = ctx;
  const happened = eventsOf(row, job?.application?.events ?? [], { before: importedRow(job), now });
  if (!job) return { result: "added", events: happened.events };
  const { url } = row;
  const plain = url === undefined ? undefined : plainAddress(url);
  const isNewAddress = url !== undefined && !urlsOf(job).some((own) => plainAddress(own) === plain);
  const change = changeBy(ctx, row, job);
  const metadata = { ...change.metadata, ...(isNewAddress && withAddress(job, url)) };
  const patch = { ...change.patch, ...(Object.keys(metadata).length > 0 && { metadata }) };
  const fields = [...change.fields, ...(isNewAddress ? ["url"] : []), ...happened.fields];
  if (fields.length === 0) return { result: "unchanged", job, patch };
  return { result: "updated", job, patch, ...happened, fields };
}

/** The metadata that add an address to an item. */
function withAddress(job: Job, url: string): Record<string, unknown> {
  const [first, ...others] = urlsOf(job);
  return first === undefined ? { sourceUrl: url } : { otherUrls: [...others, url] };
}

/** A row, and the same with the names that its posting says where it has none. */
interface RowRead {
  row: SheetOpening;
  named: SheetOpening;
}

/** Carries out the plan and returns the resulting item. */
export async function storeRow(ctx: HandlerContext, plan: RowPlan, from: RowRead): Promise<Job> {
  if (plan.result === "added") return happenedTo(ctx, await addItem(ctx, from), plan.events);
  const { job, patch } = plan;
  const changed = Object.keys(patch).length > 0 ? await patchJob(ctx, job, patch) : job;
  if (plan.result === "unchanged") return changed;
  return happenedTo(ctx, await redateJobEvents(ctx, changed, plan.redated), plan.events);
}

async function happenedTo(ctx: HandlerContext, job: Job, events: readonly SaidEvent[]): Promise<Job> {
  if (events.length === 0) return job;
  const { application } = await recordJobEvents(ctx, job, events);
  return { ...job, application };
}

async function addItem(ctx: HandlerContext, { row, named }: RowRead): Promise<Job> {
  const input = inputOf(row);
  const { title, company } = openingRead(ctx, input).opportunity;
  const metadata = readingOf(ctx, input);
  return createJob(ctx, {
    type: "opportunity",
    sourceType: "imported",
    status: metadata.postingText === undefined ? "discovering" : "intake_ready",
    title: title ?? UNTITLED,
    ...(company !== undefined && { company }),
    metadata: {
      ...metadata,
      imported: { ...rememberedRow(named), ...textOf(metadata) },
      ...(input.sourceUrl && { sourceUrl: input.sourceUrl }),
      provenance: "third_party",
    },
  });
}

export const UNTITLED = "Untitled opening";

/** What a row changes in its item, and the fields that the person sees change. */
interface ItemChange {
  patch: Partial<Pick<Job, "title" | "company">>;
  metadata: Record<string, unknown>;
  fields: string[];
}

/** The part of an opening's reading that each field of a row gives. */
const readAs = { location: "locations", salary: "salary", closingAt: "closingDate" } as const;
type Labelled = keyof typeof readAs;
const labelled = Object.keys(readAs) as Labelled[];

/**
 * What a row changes in an item: what has changed in the sheet since its last import, and what the item lacks. What
 * the person changed in the item is kept.
 */
function changeBy(ctx: HandlerContext, row: SheetOpening, job: Job): ItemChange {
  const before = importedRow(job);
  const changed = changedFields(row, before ?? {});
  if (changed.length === 0) return { patch: {}, metadata: {}, fields: [] };
  const names = (["title", "company"] as const).filter((name) => {
    const isAsImported = before?.[name] !== undefined && job[name] === before[name];
    return changed.includes(name) && (isAsImported || !job[name]) && row[name] !== job[name];
  });
  const read = readingBy(ctx, row, job, { before, changed });
  const imported = { ...rememberedRow(row, before), ...textOf(read.metadata) };
  return {
    patch: Object.fromEntries(names.map((name) => [name, row[name]])),
    metadata: { ...read.metadata, imported },
    fields: [...names, ...read.fields],
  };
}

interface Compared {
  before: ImportedRow | undefined;
  changed: readonly string[];
}

/** The new reading of a changed row. An item with a text that is not from the sheet only gets what it lacks. */
function readingBy(ctx: HandlerContext, row: SheetOpening, job: Job, { before, changed }: Compared) {
  const { postingText, opportunity } = job.metadata ?? {};
  const own = postingText === undefined ? undefined : textHash(String(postingText));
  const isAsImported = before !== undefined && own === before.text;
  const known = isObject(opportunity) ? opportunity : {};
  const fields = labelled.filter(
    (field) => changed.includes(field) && (isAsImported || known[readAs[field]] === undefined),
  );
  const whole = { ...before, ...row, posting: row.posting };
  const isText = isAsImported && changed.includes("posting");
  if (fields.length === 0 && !isText) return { metadata: {}, fields: [] };
  const isComplete = isAsImported && (row.posting !== undefined || before.posting === undefined);
  const all = [...fields, ...(isText ? ["posting"] : [])];
  if (isComplete) return { metadata: readingOf(ctx, inputOf(whole)), fields: all };
  const labels = readingOf(ctx, inputOf(whole, "")).opportunity;
  const parts = fields.map((field) => readAs[field]).filter((part) => labels[part] !== undefined);
  const evidence = isObject(known.fields) ? known.fields : {};
  const told = Object.fromEntries(parts.map((part) => [part, { readBy: "caller" }]));
  return {
    metadata: {
      opportunity: {
        ...known,
        ...Object.fromEntries(parts.map((part) => [part, labels[part]])),
        fields: { ...evidence, ...told },
      },
    },
    fields,
  };
}

/** The metadata of what was read in a row. */
function readingOf(ctx: HandlerContext, input: OpportunityInput) {
  const opening = openingRead(ctx, input);
  const { text, key } = opening;
  return {
    opportunity: shownReading(ctx, opening),
    opportunityKey: key,
    ...(text !== "" && { postingText: text }),
  };
}

/** The digest of the text that an item gets from a row. */
function textOf(metadata: { postingText?: string; opportunity?: unknown }): Pick<ImportedRow, "text"> {
  return metadata.postingText === undefined ? {} : { text: textHash(metadata.postingText) };
}
