import { z } from "zod";
import { defineOperation } from "../../operation/definition.ts";
import {
  CONFIRM_WORD,
  deleteEverything,
  ErasedAccount,
  ExportedAccount,
  exportEverything,
} from "../account/whole.ts";
import { quote } from "../confirm-record.ts";
import { userId } from "./schema.ts";
import { refuseOwn, requireUser } from "./subject.ts";
import { getUser } from "./users.ts";

export const exportUser = defineOperation({
  name: "admin.exportUser",
  title: "Export user",
  description:
    "Everything stored about a person as one JSON document, as their own export has it, for a suspended person too. It is all they wrote: only on their request, or where the law asks for it.",
  scope: "read:admin_export",
  effect: "read",
  input: z.strictObject({ id: userId }),
  output: ExportedAccount,
  errors: { throws: ["resource.not_found"] },
  http: { route: "GET /api/v1/admin/users/{id}/export" },
  mcp: {
    tool: "export_user",
    words: ["data residency", "access request", "GDPR"],
    untrusted: ["records", "user"],
  },
  policy: {
    subject: { userId: ({ id }) => id, isNoted: true },
    before: ["flushAccessLog"],
    inPieces: true,
  },
  handler: async (ctx) => {
    await requireUser(ctx);
    return { data: await exportEverything(ctx) };
  },
});

export const eraseUser = defineOperation({
  name: "admin.eraseUser",
  title: "Erase user",
  description:
    "Permanently deletes a person with all their data and keys, and returns the counts. Export first if they need a copy.",
  scope: "write:admin",
  effect: "delete",
  input: z.strictObject({
    id: userId,
    confirm: z.literal(CONFIRM_WORD).describe(`The word ${CONFIRM_WORD}.`),
  }),
  output: ErasedAccount,
  errors: { throws: ["resource.not_found"] },
  http: { route: "DELETE /api/v1/admin/users/{id}", related: ["admin.listUsers"] },
  mcp: {
    tool: "erase_user",
    words: ["right to be forgotten", "remove a person"],
    confirm: {
      describe: async (read, { id }) => {
        const { data } = await read(getUser, { id });
        return `the user ${data.id} (${quote(data.name ?? "without a name")}) and everything stored about them`;
      },
      word: { field: "confirm", value: CONFIRM_WORD },
    },
  },
  policy: { subject: { userId: ({ id }) => id }, before: ["flushAccessLog"] },
  handler: async (ctx, { id }) => {
    await requireUser(ctx);
    refuseOwn(ctx.actor, id, "erase", "users erase ID --yes");
    return { data: await deleteEverything(ctx) };
  },
});
