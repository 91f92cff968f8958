import { z } from "zod";
import { defineOperation } from "../../operation/definition.ts";
import { fail } from "../../operation/errors.ts";
import { AccessLogEntry } from "../access-log/schema.ts";
import { DateTime, FreeObject, pageFields } from "../common.ts";
import { User } from "../profile/schema.ts";
import { shownUser } from "../profile/user.ts";

export const exportAccount = defineOperation({
  name: "account.export",
  quotes: ["records"],
  tool: "export_account",
  title: "Export account",
  description:
    "Everything stored about the user as one JSON document, secrets and key hashes left out. Large: for backups and moving away, not for reading in a chat.",
  scope: "read:account",
  effect: "read",
  method: "GET",
  path: "/api/v1/account/export",
  readsLedger: true,
  input: z.strictObject({}),
  data: z.strictObject({
    format: z.literal("career-context-export-1"),
    exportedAt: DateTime,
    user: User,
    records: z.record(z.string(), z.array(FreeObject)),
  }),
  run: async ({ tx, now }) => ({
    data: {
      format: "career-context-export-1" as const,
      exportedAt: now.toISOString(),
      user: shownUser(await tx.user.get(), tx.userId),
      records: await tx.account.everything(),
    },
  }),
});

export const deleteAccount = defineOperation({
  name: "account.delete",
  tool: "delete_account",
  title: "Delete account",
  description:
    "Deletes the user and everything stored about them for good, keys included, and answers what went. Only when the user asked for exactly this; export first.",
  scope: "write:account",
  effect: "delete",
  method: "DELETE",
  path: "/api/v1/account",
  readsLedger: true,
  input: z.strictObject({ confirm: z.literal("DELETE").describe("The word DELETE.") }),
  data: z.strictObject({
    deleted: z.literal(true),
    deletedAt: DateTime,
    receipt: z.record(z.string(), z.int()),
  }),
  precheck: ({ confirm }) => {
    if (confirm === "DELETE") return;
    throw fail(
      "validation.bad_request",
      "confirm must be DELETE: this deletes everything and cannot be undone.",
    );
  },
  run: async ({ tx, now }) => ({
    data: { deleted: true as const, deletedAt: now.toISOString(), receipt: await tx.account.erase() },
  }),
});

export const listAccessLog = defineOperation({
  name: "accessLog.list",
  tool: "list_access_log",
  title: "List access log",
  description:
    "Who read or changed the user's data, newest first: time, client, operation, resource, status. Kept 90 days; contents are never logged.",
  scope: "read:account",
  effect: "read",
  method: "GET",
  path: "/api/v1/access-log",
  readsLedger: true,
  list: true,
  input: z.strictObject(pageFields),
  data: z.array(AccessLogEntry),
  run: async ({ tx }, input) => {
    const { rows, nextCursor } = await tx.ledger.list(input);
    return { data: rows, nextCursor };
  },
});
