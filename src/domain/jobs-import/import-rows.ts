import type { Table } from "../../engine/documents/types.ts";
import type { SheetOpening } from "../../engine/sheets/types.ts";
import { fail } from "../../operation/errors.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { cutText } from "../../shared/text/words.ts";
import { openingRead } from "../agent/computed.ts";
import type { OpportunityInput } from "../agent/schema.ts";
import { applicationOf } from "../jobs-workspace/application.ts";
import { type KnownOpenings, knownOpenings } from "../jobs-workspace/known-openings.ts";
import type { Job } from "../jobs-workspace/schema.ts";
import { sheetReader } from "./readers.ts";
import { eventsOf } from "./row-events.ts";
import type { ImportedJobs } from "./schema.ts";
import { storable } from "./storable.ts";
import { planRow, type RowPlan, storeRow } from "./store-row.ts";

/** The most posting characters read in one call. Other postings are stored unread. */
const MOST_READ = 400_000;

/** The openings of rows for the reader: column values become labelled lines above the posting. */
function readableRows(rows: readonly SheetOpening[]): Map<SheetOpening, OpportunityInput> {
  let room = MOST_READ;
  return new Map(
    rows.map((row) => {
      const { posting = "" } = row;
      const isRead = posting.length <= room;
      if (isRead) room -= posting.length;
      return [row, inputOf(row, isRead ? posting : "")];
    }),
  );
}

function inputOf({ title, company, location, url, salary, closingAt }: SheetOpening, posting: string) {
  const labels = [
    ["Location", location],
    ["Salary", salary],
    ["Closing date", closingAt],
  ] as const;
  const said = labels.flatMap(([label, value]) => (value === undefined ? [] : [`${label}: ${value}`]));
  const rawText = [said.join("\n"), posting].filter((part) => part !== "").join("\n\n");
  return {
    inputMode: rawText === "" ? ("manual" as const) : ("pasted_text" as const),
    ...(rawText !== "" && { rawText }),
    ...(title !== undefined && { title: cutText(title, 500) }),
    ...(company !== undefined && { company: cutText(company, 500) }),
    ...(url !== undefined && { sourceUrl: url }),
  };
}

const UNTITLED = "Untitled opening";
/** All rows are stored in one transaction, which blocks other writes. */
const MOST_ROWS = 2000;

/**
 * Imports the openings of a table into the jobs workspace. A preview writes nothing. Throws ServiceError for a
 * wrong mapping.
 */
export async function importRows(
  ctx: HandlerContext,
  table: Table,
  { mapping, isPreview }: { mapping: Record<string, string | null> | undefined; isPreview: boolean },
): Promise<ImportedJobs> {
  const read = sheetReader.use().readSheet(table.rows, { mapping, now: ctx.now });
  if ("problem" in read) throw fail("validation.bad_request", read.problem);
  if (read.openings.length > MOST_ROWS)
    throw fail(
      "validation.bad_request",
      `content has ${read.openings.length} openings: send at most ${MOST_ROWS} in one call.`,
    );
  const known = await knownOpenings(ctx.tx);
  const items: ImportedJobs["items"] = [];
  for (const [row, input] of readableRows(read.openings.map(storable))) {
    const named = { ...row, ...nameOf(ctx, row, input) };
    const plan = planOf(ctx, known, named, input);
    const job = isPreview ? previewed(plan, input, ctx.now) : await storeRow(ctx, plan, input);
    known.put(job);
    items.push(itemOf(named, plan, job, isPreview));
  }
  const count = (result: RowPlan["result"]) => items.filter((item) => item.result === result).length;
  return {
    columns: read.columns.map(({ field, ...column }) => ({ ...column, field: field ?? null })),
    mapping: read.mapping,
    added: count("added"),
    updated: count("updated"),
    unchanged: count("unchanged"),
    skipped: read.skipped.filter(({ row }) => row !== read.header),
    unread: read.unread,
    items,
  };
}

/** A row's name for its opening. If the row only has a posting, what was read in it. */
function nameOf(
  ctx: HandlerContext,
  { title, company }: SheetOpening,
  input: OpportunityInput,
): Pick<SheetOpening, "title" | "company"> {
  if (title !== undefined && company !== undefined) return {};
  const read = input.rawText === undefined ? {} : openingRead(ctx, input).opportunity;
  return { ...pickName(read), ...pickName({ title, company }) };
}

function pickName({ title, company }: Pick<SheetOpening, "title" | "company">) {
  return { ...(title !== undefined && { title }), ...(company !== undefined && { company }) };
}

function planOf(
  ctx: HandlerContext,
  known: KnownOpenings,
  row: SheetOpening,
  input: OpportunityInput,
): RowPlan {
  const { title = UNTITLED, company, url, location } = row;
  const job = known.find({ title, company, urls: url === undefined ? [] : [url], place: location });
  return planRow(ctx, row, job, { events: eventsOf(row, job?.application?.events ?? [], ctx.now), input });
}

/** The future item, so that a later row with the same opening finds it. */
function previewed(plan: RowPlan, { title, company, sourceUrl }: OpportunityInput, now: Date): Job {
  if (plan.result === "unchanged") return plan.job;
  const job: Job =
    plan.result === "updated"
      ? { ...plan.job, ...plan.patch, metadata: { ...plan.job.metadata, ...plan.patch.metadata } }
      : {
          ...{ id: `preview ${title} ${company} ${sourceUrl}`, userId: "", type: "opportunity" },
          ...{ sourceType: "imported", status: "discovering", reportRefs: [], artifactRefs: [] },
          ...{ title: title ?? UNTITLED, company, metadata: { sourceUrl } },
        };
  const recordedAt = now.toISOString();
  const events = plan.events.map((event, place) => ({
    ...{ at: recordedAt, id: `preview ${place}`, recordedAt },
    ...event,
  }));
  return { ...job, application: applicationOf([...(job.application?.events ?? []), ...events]) };
}

function itemOf(
  { row, title, company, stage }: SheetOpening,
  { result }: RowPlan,
  job: Job,
  isPreview: boolean,
): ImportedJobs["items"][number] {
  const employer = company ?? job.company ?? undefined;
  return {
    row,
    ...(!(isPreview && result === "added") && { id: job.id }),
    title: title ?? job.title,
    ...(employer !== undefined && { company: employer }),
    ...(stage !== undefined && { stage }),
    result,
  };
}
