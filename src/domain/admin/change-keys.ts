import { z } from "zod";
import { defineOperation } from "../../operation/definition.ts";
import { fail } from "../../operation/errors.ts";
import { text } from "../common.ts";
import { quote } from "../confirm-record.ts";
import { AdminKey, CallsPerHour, Credits, shownKey, userId } from "./schema.ts";
import { refuseOwnKey, requireUser } from "./subject.ts";

const keyId = text(200).describe("The key's id, from list_user_keys.");

function noSuchKey() {
  return fail("resource.not_found", "No active key of this user has this id.", { see: "admin.listKeys" });
}

export const updateUserKey = defineOperation({
  name: "admin.updateKey",
  title: "Update key of user",
  description:
    "Changes how much a key of a person, or a client of theirs that comes by access tokens, may use: requests within an hour, and metered calls left; null lets those go uncounted. Scopes never change.",
  scope: "write:admin",
  effect: "update",
  input: z.strictObject({
    id: userId,
    keyId,
    hourlyLimit: CallsPerHour.optional().describe("Requests within an hour."),
    credits: Credits.nullable().optional().describe("Metered calls left from now on."),
  }),
  output: AdminKey,
  errors: { throws: ["resource.not_found"] },
  http: { route: "PATCH /api/v1/admin/users/{id}/keys/{keyId}", related: ["admin.listUsers"] },
  mcp: { tool: "update_user_key", words: ["credits", "top up", "rate limit"], untrusted: ["name"] },
  policy: { subject: { userId: ({ id }) => id, isNoted: true } },
  handler: async (ctx, { keyId, hourlyLimit, credits }) => {
    await requireUser(ctx);
    refuseOwnKey(ctx.actor, keyId, "keys change ID");
    const { keys } = ctx.tx;
    const change = { hourlyLimit, credits };
    const isNothing = hourlyLimit === undefined && credits === undefined;
    const isLive = isNothing || (await keys.change(keyId, change));
    const key = await keys.get(keyId);
    if (!isLive || !key || key.revokedAt !== null) throw noSuchKey();
    return { data: shownKey(key) };
  },
});

export const revokeUserKey = defineOperation({
  name: "admin.revokeKey",
  title: "Revoke key of user",
  description: "Revokes a person's key permanently, at once.",
  scope: "write:admin",
  effect: "delete",
  input: z.strictObject({ id: userId, keyId }),
  output: AdminKey,
  errors: { throws: ["resource.not_found"] },
  http: { route: "DELETE /api/v1/admin/users/{id}/keys/{keyId}", related: ["admin.listUsers"] },
  mcp: {
    tool: "revoke_user_key",
    words: ["lost key", "end access"],
    untrusted: ["name"],
    confirm: { describe: async (_, { keyId }) => `the key ${quote(String(keyId))}`, isFinal: true },
  },
  policy: { subject: { userId: ({ id }) => id, isNoted: true } },
  handler: async (ctx, { keyId }) => {
    const { tx, actor, now } = ctx;
    await requireUser(ctx);
    refuseOwnKey(actor, keyId, "keys revoke ID");
    const wasLive = await tx.keys.revoke(keyId, now.toISOString());
    const key = await tx.keys.get(keyId);
    if (!wasLive || !key) throw noSuchKey();
    return { data: shownKey(key) };
  },
});
