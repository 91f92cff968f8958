import { z } from "zod";
import { defineOperation } from "../../operation/definition.ts";
import { page } from "../../operation/page.ts";
import { AccessLogEntry } from "../access-log/schema.ts";
import { pageFields } from "../common.ts";
import { shortRow } from "../short-row.ts";
import { CONFIRM_WORD, deleteEverything, ErasedAccount, ExportedAccount, exportEverything } from "./whole.ts";

export const exportAccount = defineOperation({
  name: "account.export",
  title: "Export account",
  description:
    "Everything stored about the user as one JSON document, without secrets and key hashes. It is large. Use it for a backup or to move away, not to read in a chat.",
  scope: "read:account",
  effect: "read",
  input: z.strictObject({}),
  output: ExportedAccount,
  http: {
    route: "GET /api/v1/account/export",
  },
  mcp: {
    tool: "export_account",
    words: ["download my data", "backup", "move away", "GDPR"],
    untrusted: ["records"],
  },
  policy: {
    before: ["flushAccessLog"],
    inPieces: true,
  },
  handler: async (ctx) => ({ data: await exportEverything(ctx) }),
});

function describeRecords({ records }: { records: Record<string, unknown[]> }): string {
  const counts = Object.entries(records).flatMap(([name, rows]) =>
    rows.length > 0 ? `${rows.length} ${name}` : [],
  );
  return `the user and everything stored: ${counts.join(", ") || "nothing yet"}`;
}

export const deleteAccount = defineOperation({
  name: "account.delete",
  title: "Delete account",
  description:
    "Permanently deletes the user with all their data and keys, and returns the counts. Only if the user asked for exactly this; export first.",
  scope: "write:account",
  effect: "delete",
  input: z.strictObject({ confirm: z.literal(CONFIRM_WORD).describe(`The word ${CONFIRM_WORD}.`) }),
  output: ErasedAccount,
  http: {
    route: "DELETE /api/v1/account",
  },
  mcp: {
    tool: "delete_account",
    words: ["leave for good", "erase everything", "forget me"],
    confirm: {
      describe: async (read) => describeRecords((await read(exportAccount, {})).data),
      word: { field: "confirm", value: CONFIRM_WORD },
    },
  },
  policy: {
    before: ["flushAccessLog"],
  },
  handler: async (ctx) => ({ data: await deleteEverything(ctx) }),
});

export const listAccessLog = defineOperation({
  name: "accessLog.list",
  title: "List access log",
  description:
    "Who read or changed the user's data, newest first: time, client, operation, resource, status. Kept 90 days; contents are never logged.",
  scope: "read:account",
  effect: "read",
  input: z.strictObject(pageFields),
  output: page(AccessLogEntry),
  http: {
    route: "GET /api/v1/access-log",
  },
  mcp: {
    tool: "list_access_log",
    concise: {
      of: (entries) => entries.map((entry) => shortRow(entry, ["time", "client", "operation", "status"])),
    },
    words: ["privacy", "who saw my data"],
  },
  policy: {
    before: ["flushAccessLog"],
  },
  handler: async ({ tx }, input) => {
    const { rows, nextCursor } = await tx.accessLog.list(input);
    return { data: rows, nextCursor };
  },
});
