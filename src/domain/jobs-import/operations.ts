import { z } from "zod";
import { defineOperation } from "../../operation/definition.ts";
import { fail } from "../../operation/errors.ts";
import { lazyModule } from "../../shared/lazy-module.ts";
import { mailReader, sheetReader } from "../readers.ts";
import { openingFields } from "../untrusted-fields.ts";
import { callsFor, postingsIn } from "./attached-postings.ts";
import { isEncoded } from "./format-of-file.ts";
import { ImportedJobs, importFormats, Mapping } from "./schema.ts";

const TEN_MEBIBYTES = 10 * 1024 * 1024;
/** The number of characters that take about 50 ms to read. */
const LONG = 5000;
/** The most skipped rows, cells and items that a model sees. */
const MOST_SHOWN = 10;

const rows = lazyModule(() => import("./import-rows.ts"));
const mails = lazyModule(() => import("./propose-mail.ts"));

export const importJobs = defineOperation({
  name: "jobsWorkspace.import",
  title: "Import openings",
  description:
    "Takes openings from a spreadsheet or a tracker's export, with dates and stages; the same again updates. Of an eml it proposes what happened and an attached posting; next stores them after the user's yes.",
  scope: "write:jobs_workspace",
  effect: "update",
  input: z.strictObject({
    format: z.enum(importFormats),
    content: z.string().min(1).describe("The text, or the base64 of the file."),
    mapping: Mapping.optional(),
    preview: z.boolean().default(false).describe("true writes nothing."),
  }),
  output: ImportedJobs,
  http: {
    route: "POST /api/v1/jobs-workspace/import",
    maxBodyBytes: TEN_MEBIBYTES,
    fromExtensions: true,
    related: ["jobsWorkspace.list"],
  },
  mcp: {
    tool: "import_jobs",
    words: ["spreadsheet", "CSV", "Excel", "job tracker", "mail", "e-mail"],
    untrusted: [...openingFields, "columns", "mapping", "items", "proposed", "postings", "unread"],
    concise: {
      of: conciseImport,
      // Of a mail nothing more is to be seen: next is the call that stores what it says.
      full: (input) =>
        input.format === "eml" ? undefined : { operation: "jobsWorkspace.import", input: { ...input } },
    },
  },
  policy: {
    file: ({ format, content }) => ({
      content,
      encoding: isEncoded(format, content) ? "base64" : "text",
      format: format === "eml" ? "mail" : format,
    }),
    catalog: true,
    loads: [sheetReader, mailReader, rows, mails],
    rehearse: true,
    heavy: ({ content }) => content.length > LONG,
    after: ["evaluateAlerts"],
  },
  handler: async (ctx, { mapping, preview }) => {
    const { table, mail } = ctx.file ?? {};
    if (mail) {
      const { next, ...said } = await mails.use().proposeFromMail(ctx, mail);
      const postings = postingsIn(mail);
      const data = { ...none, ...said, ...(postings.length > 0 && { postings }) };
      return { data, next: [...next, ...callsFor(postings)] };
    }
    if (!table)
      throw fail("validation.bad_request", "content holds no table: send a csv, xlsx or json of openings.");
    return { data: await rows.use().importRows(ctx, table, { mapping, isPreview: preview }) };
  },
});

const none: ImportedJobs = {
  ...{ columns: [], mapping: {}, added: 0, updated: 0, unchanged: 0, skipped: [], unread: [], items: [] },
};

/** The mail's proposal alone, or a table's first rows and the number of the others. */
function conciseImport({ skipped, unread, items, ...rest }: ImportedJobs) {
  const { proposed, why } = rest;
  // The text of a posting is in the call that stores it.
  const postings = rest.postings?.map(({ text: _, ...posting }) => posting);
  if (proposed || why !== undefined)
    return {
      ...(proposed && { proposed }),
      ...(why !== undefined && { why }),
      ...(postings && { postings }),
    };
  return {
    ...rest,
    skipped: skipped.slice(0, MOST_SHOWN),
    unread: unread.slice(0, MOST_SHOWN),
    items: items.slice(0, MOST_SHOWN),
    ...(items.length > MOST_SHOWN && { itemsNotShown: items.length - MOST_SHOWN }),
    ...(skipped.length > MOST_SHOWN && { skippedNotShown: skipped.length - MOST_SHOWN }),
  };
}
