import { z } from "zod";
import { defineOperation } from "../../operation/definition.ts";
import { page } from "../../operation/page.ts";
import type { UserState } from "../../store/ports/users.ts";
import { pageFields, text } from "../common.ts";
import { shortRow } from "../short-row.ts";
import { AdminUser, CallsPerHour, Memories, shownUser, userId } from "./schema.ts";
import { refuseOwn, requireUser } from "./subject.ts";

const name = text(200);
const email = z.email().max(254);

/** The person's own words. */
const untrusted = ["name", "email", "subject"];

export const listUsers = defineOperation({
  name: "admin.listUsers",
  title: "List users",
  description:
    "The people on this server, ordered by id: name, e-mail, suspension, quota and linked accounts, and nothing else they wrote. For administrators.",
  scope: "read:admin",
  effect: "read",
  input: z.strictObject(pageFields),
  output: page(AdminUser),
  http: { route: "GET /api/v1/admin/users" },
  mcp: {
    tool: "list_users",
    words: ["who is here", "people on this server"],
    untrusted,
    concise: {
      of: (users) => users.map((user) => shortRow(user, ["id", "name", "email", "suspendedAt", "quota"])),
    },
  },
  handler: async ({ tx }, input) => {
    const { rows, nextCursor } = await tx.people.list(input);
    return { data: rows.map(shownUser), nextCursor };
  },
});

export const createUser = defineOperation({
  name: "admin.createUser",
  title: "Create user",
  description:
    "Adds a person to this server, with nothing stored yet. They get in by a key, which issue_user_key makes.",
  scope: "write:admin",
  effect: "create",
  input: z.strictObject({ name, email }),
  output: AdminUser,
  http: { route: "POST /api/v1/admin/users", related: ["admin.listUsers"] },
  mcp: { tool: "create_user", words: ["invite", "new person"], untrusted },
  handler: async ({ tx, now, newId }, person) => {
    const user = { id: newId("usr"), ...person, createdAt: now.toISOString() };
    await tx.people.add(user);
    const free = { suspendedAt: null, hourlyLimit: null, memoryLimit: null, links: [] };
    return { data: shownUser({ ...user, ...free }) };
  },
});

export const getUser = defineOperation({
  name: "admin.getUser",
  title: "Get user",
  description: "One person by their id: name, e-mail, suspension, quota and linked accounts.",
  scope: "read:admin",
  effect: "read",
  input: z.strictObject({ id: userId }),
  output: AdminUser,
  errors: { throws: ["resource.not_found"] },
  http: { route: "GET /api/v1/admin/users/{id}", related: ["admin.listUsers"] },
  mcp: { tool: "get_user", untrusted },
  policy: { subject: { userId: ({ id }) => id } },
  handler: async (ctx) => ({ data: shownUser(await requireUser(ctx)) }),
});

export const updateUser = defineOperation({
  name: "admin.updateUser",
  title: "Update user",
  description:
    "Changes a person by a JSON merge patch: name, e-mail, whether they are suspended, and their quota; null takes a name, an e-mail or a limit away. While a person is suspended nothing of theirs is read, written or sent.",
  scope: "write:admin",
  effect: "update",
  input: z.strictObject({
    id: userId,
    name: name.nullable().optional(),
    email: email.nullable().optional(),
    suspended: z.boolean().optional().describe("True until it is set to false; all is kept meanwhile."),
    quota: z
      .strictObject({
        callsPerHour: CallsPerHour.nullable()
          .optional()
          .describe("The most calls within an hour over all keys."),
        memories: Memories.nullable().optional().describe("The most memories when one is added."),
      })
      .nullable()
      .optional(),
  }),
  output: AdminUser,
  errors: { throws: ["resource.not_found"] },
  http: { route: "PATCH /api/v1/admin/users/{id}", related: ["admin.listUsers"] },
  mcp: { tool: "update_user", words: ["suspend", "resume", "quota", "limit", "block"], untrusted },
  policy: { subject: { userId: ({ id }) => id, isNoted: true } },
  handler: async (ctx, { id, name, email, suspended, quota }) => {
    const { tx, actor, now } = ctx;
    const before = await requireUser(ctx);
    if (suspended) refuseOwn(actor, id, "suspend", "users suspend ID");
    if (name !== undefined || email !== undefined)
      await tx.user.rename({ ...(name !== undefined && { name }), ...(email !== undefined && { email }) });
    const change: Partial<UserState> = {
      // Suspending again keeps the first date.
      ...(suspended && { suspendedAt: before.suspendedAt ?? now.toISOString() }),
      ...(suspended === false && { suspendedAt: null }),
      ...limits(quota),
    };
    if (Object.keys(change).length > 0) await tx.user.govern(change);
    return { data: shownUser(await requireUser(ctx)) };
  },
});

/** The limits that a patch sets. Null instead of an object removes all of them. */
function limits(
  quota:
    | { callsPerHour?: number | null | undefined; memories?: number | null | undefined }
    | null
    | undefined,
): Partial<UserState> {
  if (quota === null) return { hourlyLimit: null, memoryLimit: null };
  const { callsPerHour, memories } = quota ?? {};
  return {
    ...(callsPerHour !== undefined && { hourlyLimit: callsPerHour }),
    ...(memories !== undefined && { memoryLimit: memories }),
  };
}
