import type { Table } from "../../engine/documents/types.ts";
import type { SheetOpening } from "../../engine/sheets/types.ts";
import { fail } from "../../operation/errors.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { openingRead } from "../agent/computed.ts";
import { applicationOf } from "../jobs-workspace/application.ts";
import { type KnownOpenings, knownOpenings, urlsOf } from "../jobs-workspace/known-openings.ts";
import type { Job } from "../jobs-workspace/schema.ts";
import { sheetReader } from "../readers.ts";
import { changedFields, importedRow, rememberedRow } from "./imported-row.ts";
import { inputOf } from "./row-input.ts";
import type { ImportedJobs } from "./schema.ts";
import { storable } from "./storable.ts";
import { planRow, type RowPlan, storeRow, UNTITLED } from "./store-row.ts";

/** The most posting characters read in one call. Other postings are stored unread. */
const MOST_READ = 400_000;

/** Rows with their postings, as many as are read in one call. */
function readableRows(rows: readonly SheetOpening[]): SheetOpening[] {
  let room = MOST_READ;
  return rows.map(({ posting, ...row }) => {
    if (posting === undefined || posting.length > room) return row;
    room -= posting.length;
    return { ...row, posting };
  });
}

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
  const read = sheetReader.use().readSheet(table.rows, { mapping, now: ctx.now, isList: table.isList });
  if ("problem" in read) throw fail("validation.bad_request", read.problem);
  if (read.openings.length > MOST_ROWS)
    throw fail(
      "validation.bad_request",
      `content has ${read.openings.length} openings: send at most ${MOST_ROWS} in one call.`,
    );
  const known = await knownOpenings(ctx.tx);
  const items: ImportedJobs["items"] = [];
  const rowOf = new Map<string, number>();
  for (const row of readableRows(read.openings.map(storable))) {
    const named = { ...row, ...nameOf(ctx, row) };
    const plan = planRow(ctx, named, itemFor(known, named, rowOf));
    const job = isPreview ? previewed(plan, named, ctx.now) : await storeRow(ctx, plan, { row, named });
    const joined = whyJoined(plan, rowOf.get(job.id));
    rowOf.set(job.id, row.row);
    known.put(job);
    items.push({ ...itemOf(named, plan, job, isPreview), ...(joined !== undefined && { why: joined }) });
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
function nameOf(ctx: HandlerContext, row: SheetOpening): Pick<SheetOpening, "title" | "company"> {
  const { title, company } = row;
  if (title !== undefined && company !== undefined) return {};
  const input = inputOf(row);
  const read = input.rawText === undefined ? {} : openingRead(ctx, input).opportunity;
  return { ...pickName(read), ...pickName({ title, company }) };
}

function pickName({ title, company }: Pick<SheetOpening, "title" | "company">) {
  return { ...(title !== undefined && { title }), ...(company !== undefined && { company }) };
}

/**
 * The item of a row. Half a name is too little to tell two openings of one sheet apart, so that each such row has an
 * item of its own: the one that it was imported for.
 */
function itemFor(
  known: KnownOpenings,
  row: SheetOpening,
  taken: ReadonlyMap<string, number>,
): Job | undefined {
  const { title, company, url, location } = row;
  const urls = url === undefined ? [] : [url];
  const found = known.find({ title, company, urls, place: location });
  if (found || (title !== undefined && company !== undefined)) return found;
  const likely = known.nameless({ title: title ?? UNTITLED, company, urls, place: location });
  const open = likely.filter(({ id }) => !taken.has(id));
  return open.find((job) => changedFields(row, importedRow(job) ?? {}).length === 0) ?? open[0];
}

/** Why a row has no item, if that is not obvious: it may be another opening. */
function whyJoined(plan: RowPlan, earlier: number | undefined): string | undefined {
  if (plan.result === "added") return undefined;
  if (earlier !== undefined)
    return `is the same opening as row ${earlier}, by its address or its name and place`;
  const isOnOther = plan.result === "updated" && plan.fields.includes("url") && urlsOf(plan.job).length > 0;
  return isOnOther
    ? "has the employer and title of an opening at another address, and was joined"
    : undefined;
}

/** The future item, so that a later row with the same opening finds it. */
function previewed(plan: RowPlan, named: SheetOpening, now: Date): Job {
  if (plan.result === "unchanged") return plan.job;
  const { row, title, company, url, location } = named;
  const job: Job =
    plan.result === "updated"
      ? { ...plan.job, ...plan.patch, metadata: { ...plan.job.metadata, ...plan.patch.metadata } }
      : {
          ...{ id: `preview ${row}`, userId: "", type: "opportunity" },
          ...{ sourceType: "imported", status: "discovering", reportRefs: [], artifactRefs: [] },
          ...{ title: title ?? UNTITLED, company },
          metadata: {
            ...{ sourceUrl: url, imported: rememberedRow(named) },
            ...(location !== undefined && { opportunity: { locations: [location] } }),
          },
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
  plan: RowPlan,
  job: Job,
  isPreview: boolean,
): ImportedJobs["items"][number] {
  const { result } = plan;
  const employer = company ?? job.company ?? undefined;
  return {
    row,
    ...(!(isPreview && result === "added") && { id: job.id }),
    title: title ?? job.title,
    ...(employer !== undefined && { company: employer }),
    ...(stage !== undefined && { stage }),
    result,
    ...(plan.result === "updated" && { changed: plan.fields }),
  };
}
