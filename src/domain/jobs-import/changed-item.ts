import type { SheetOpening } from "../../engine/sheets/types.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { textHash } from "../../shared/hash.ts";
import { isObject } from "../../shared/json.ts";
import { openingRead } from "../agent/computed.ts";
import type { OpportunityInput } from "../agent/schema.ts";
import { shownReading } from "../agent/shown-opening.ts";
import type { Job } from "../jobs-workspace/schema.ts";
import { changedFields, type ImportedRow, importedRow, rememberedRow } from "./imported-row.ts";
import { inputOf } from "./row-input.ts";

/** What a row changes in its item, and the fields that the person sees change. */
export interface ItemChange {
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
export function changeBy(ctx: HandlerContext, row: SheetOpening, job: Job): ItemChange {
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
export function readingOf(ctx: HandlerContext, input: OpportunityInput) {
  const opening = openingRead(ctx, input);
  const { text, key } = opening;
  return {
    opportunity: shownReading(ctx, opening),
    opportunityKey: key,
    ...(text !== "" && { postingText: text }),
  };
}

/** The digest of the text that an item gets from a row. */
export function textOf(metadata: { postingText?: string; opportunity?: unknown }): Pick<ImportedRow, "text"> {
  return metadata.postingText === undefined ? {} : { text: textHash(metadata.postingText) };
}
