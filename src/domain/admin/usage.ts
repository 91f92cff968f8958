import { z } from "zod";
import { defineOperation } from "../../operation/definition.ts";
import { ADMINISTRATOR } from "../../operation/pipeline/subject.ts";
import type { CopiedRow } from "../../store/ports/copy.ts";
import type { Tx } from "../../store/ports/store.ts";
import { DateTime, SentDateTime } from "../common.ts";
import { userId } from "./schema.ts";
import { requireUser } from "./subject.ts";

/** A person's usage figures, never their content. */
const Usage = z.strictObject({
  userId: z.string(),
  calls: z
    .record(z.string(), z.int())
    .describe("Calls in the access log, by the first part of the operation's name."),
  creditsDrawn: z.int(),
  rows: z.int(),
  bytes: z.int().describe("Of the rows as JSON, before indexes."),
  lastUsedAt: DateTime.optional(),
});
export type Usage = z.infer<typeof Usage>;

export const userUsage = defineOperation({
  name: "admin.usage",
  title: "Get usage of a user",
  description:
    "One person's usage: calls, credits, stored rows and bytes, last use of a key. Numbers only, none of their text.",
  scope: "read:admin",
  effect: "read",
  input: z.strictObject({
    id: userId,
    since: SentDateTime.optional().describe("Count calls from then on; else all that the access log keeps."),
  }),
  output: Usage,
  errors: { throws: ["resource.not_found"] },
  http: { route: "GET /api/v1/admin/users/{id}/usage", related: ["admin.listUsers"] },
  mcp: { tool: "get_user_usage", words: ["how much", "storage", "billing", "activity"] },
  policy: {
    subject: { userId: ({ id }) => id },
    before: ["flushAccessLog"],
    // This reads every row of a person.
    heavy: () => true,
  },
  handler: async (ctx, { since = "" }) => {
    await requireUser(ctx);
    return { data: await usageOf(ctx.tx, since) };
  },
});

async function usageOf({ userId, account }: Tx, since: string): Promise<Usage> {
  const usage: Usage = { userId, calls: {}, creditsDrawn: 0, rows: 0, bytes: 0 };
  for await (const { table, rows } of account.pages())
    for (const row of rows) {
      usage.rows += 1;
      usage.bytes += Buffer.byteLength(JSON.stringify(row));
      if (table === "accessLog") countCall(usage, row, since);
      if (table === "apiKeys") countKey(usage, row);
    }
  return usage;
}

/** What administrators did to the account is not the person's own usage. */
function countCall({ calls }: Usage, { client, operation, time }: CopiedRow, since: string): void {
  const [group = ""] = String(operation).split(".");
  if (String(time) < since || (client === ADMINISTRATOR && group === "admin")) return;
  calls[group] = (calls[group] ?? 0) + 1;
}

function countKey(usage: Usage, { credits, creditsGranted, lastUsedAt }: CopiedRow): void {
  if (typeof creditsGranted === "number") usage.creditsDrawn += creditsGranted - Number(credits);
  if (lastUsedAt !== null && String(lastUsedAt) > (usage.lastUsedAt ?? ""))
    usage.lastUsedAt = String(lastUsedAt);
}
