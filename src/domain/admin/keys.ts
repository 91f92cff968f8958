import { z } from "zod";
import { defineOperation } from "../../operation/definition.ts";
import type { Directory } from "../../operation/directory.ts";
import { fail } from "../../operation/errors.ts";
import type { Actor } from "../../operation/handler.ts";
import { HOURLY_LIMIT, keyRecord, newKey } from "../../operation/new-key.ts";
import { page } from "../../operation/page.ts";
import { expandNames } from "../../operation/scopes.ts";
import { pageFields, SentDateTime, text } from "../common.ts";
import { shortRow } from "../short-row.ts";
import { AdminKey, CallsPerHour, Credits, shownKey, userId } from "./schema.ts";
import { requireUser } from "./subject.ts";

export const listUserKeys = defineOperation({
  name: "admin.listKeys",
  title: "List keys of a user",
  description:
    "The keys of one person without their secrets, newest first, revoked and expired ones too: scopes, limit, credits, last use.",
  scope: "read:admin",
  effect: "read",
  input: z.strictObject({ id: userId, ...pageFields }),
  output: page(AdminKey),
  errors: { throws: ["resource.not_found"] },
  http: { route: "GET /api/v1/admin/users/{id}/keys", related: ["admin.listUsers"] },
  mcp: {
    tool: "list_user_keys",
    untrusted: ["name"],
    concise: {
      of: (keys) => keys.map((key) => shortRow(key, ["id", "name", "prefix", "expiresAt", "revokedAt"])),
    },
  },
  policy: { subject: { userId: ({ id }) => id } },
  handler: async (ctx, input) => {
    await requireUser(ctx);
    const { rows, nextCursor } = await ctx.tx.keys.list(input);
    return { data: rows.map(shownKey), nextCursor };
  },
});

export const issueUserKey = defineOperation({
  name: "admin.createKey",
  title: "Issue key to user",
  description:
    "Creates a key for a person and shows it once. Its holder can read what its scopes allow. It cannot have administration scopes.",
  scope: "write:admin_keys",
  effect: "create",
  input: z.strictObject({
    id: userId,
    name: text(200).describe("What the key is for."),
    scopes: z
      .array(z.string().min(1).max(100))
      .min(1)
      .max(200)
      .describe("all, read:*, write:*, or names such as read:context."),
    expiresAt: SentDateTime.optional().describe("Without it the key never expires."),
    hourlyLimit: CallsPerHour.default(HOURLY_LIMIT).describe("Requests within an hour."),
    credits: Credits.optional().describe("Metered calls it may make; without it they are not counted."),
    creditKind: z.enum(["credits", "trial"]).default("credits"),
  }),
  output: z.strictObject({ ...AdminKey.shape, key: z.string().optional() }),
  errors: { throws: ["resource.not_found"] },
  http: { route: "POST /api/v1/admin/users/{id}/keys", related: ["admin.listUsers"] },
  mcp: { tool: "issue_user_key", words: ["new key", "API key", "let in"], untrusted: ["name"] },
  policy: { subject: { userId: ({ id }) => id, isNoted: true }, redactOnReplay: ["key"] },
  handler: async (ctx, { id, scopes, expiresAt, creditKind, ...asked }) => {
    const { tx, actor, now, newId, operations } = ctx;
    const granted = grantable(scopes, operations, actor);
    if (expiresAt !== undefined && expiresAt <= now.toISOString())
      throw fail("validation.bad_request", "expiresAt must be in the future.");
    await requireUser(ctx);
    const secret = newKey();
    const request = {
      ...{ ...asked, userId: id, scopes: granted },
      expiresAt: expiresAt ?? null,
      credits: asked.credits ?? null,
      creditKind: asked.credits === undefined ? null : creditKind,
    };
    const record = keyRecord(request, secret, { now, newId });
    await tx.keys.add(record);
    return { data: { ...shownKey(record), key: secret.key } };
  },
});

/**
 * The scopes with these names. Only someone with access to the data folder can grant administration scopes, so no
 * key can create a more powerful one. Throws validation.bad_request.
 */
function grantable(
  names: readonly string[],
  { scopes: own, adminScopes }: Directory,
  { isOperator }: Actor,
): string[] {
  const { scopes, unknown } = expandNames(names, isOperator ? [...own, ...adminScopes] : own);
  if (unknown.length === 0) return scopes;
  throw fail(
    "validation.bad_request",
    "scopes must be all, read:*, write:* or names of scopes for a person's own data; those of administration are given by `career-context keys create` alone.",
  );
}
