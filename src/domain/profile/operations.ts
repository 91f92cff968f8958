import { z } from "zod";
import { defineOperation } from "../../operation/definition.ts";
import { fail } from "../../operation/errors.ts";
import { fieldNames } from "../../operation/input/field-names.ts";
import { text } from "../common.ts";
import { extraFields, requireOwnNames } from "./field-names.ts";
import { patchProfile, readProfile, shownUser } from "./profile.ts";
import { ProfileData, profileFields } from "./schema.ts";

export const getProfile = defineOperation({
  name: "profile.get",
  title: "Get profile",
  description:
    "The user's structured profile: current job, goals, constraints and wishes, with name and e-mail.",
  scope: "read:profile",
  effect: "read",
  input: z.strictObject({}),
  output: ProfileData,
  errors: {
    throws: ["profile.not_found"],
  },
  http: {
    route: "GET /api/v1/profile",
    related: ["context.get", "resume.get"],
  },
  mcp: {
    tool: "get_profile",
    words: ["limits", "wishes", "contact"],
    resource: {
      uri: "career://profile",
      name: "profile",
      title: "Profile",
      description: "Current job, goals, constraints and wishes, with name and e-mail.",
      position: 3,
    },
  },
  policy: {
    cache: true,
  },
  handler: async ({ tx, now }) => {
    const data = await readProfile(tx, now);
    if (!data) {
      throw fail("profile.not_found", "There is no profile yet.", { see: "profile.update" });
    }
    return { data };
  },
});

const nullable = <Field extends z.ZodType>(field: Field) => field.nullable().optional();
const { career_goals: _, target_salary_range: __, ...plainFields } = profileFields;

/** A merge patch: each field as in the profile, or null to remove it. Unknown fields are stored unchanged. */
const ProfilePatch = z.looseObject({
  name: text(200).nullable().optional(),
  email: z.email().max(254).nullable().optional(),
  ...(Object.fromEntries(Object.entries(plainFields).map(([name, field]) => [name, nullable(field)])) as {
    [Name in keyof typeof plainFields]: z.ZodOptional<z.ZodNullable<(typeof plainFields)[Name]>>;
  }),
  target_salary_range: z
    .strictObject({ min: nullable(z.number().min(0)), max: nullable(z.number().min(0)) })
    .nullable()
    .optional(),
  career_goals: z
    .unknown()
    .optional()
    .meta({
      description: "A sentence, a list, or an object with a field per goal.",
      anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }, { type: "object" }],
    }),
});

export const updateProfile = defineOperation({
  name: "profile.update",
  title: "Update profile",
  description:
    "Changes the profile by a JSON merge patch: null removes a field, all else stays; what has no field is kept under your own name. Write only what the user said; ask before you overwrite goals.",
  scope: "write:profile",
  effect: "update",
  input: ProfilePatch,
  output: ProfileData,
  metadata: z.strictObject({ extraFields: z.array(z.string()).optional() }),
  http: {
    route: "PATCH /api/v1/profile",
    related: ["profile.get", "context.get"],
  },
  mcp: {
    tool: "update_profile",
    words: ["salary", "relocate", "limits", "goals", "rename myself", "change my e-mail"],
    toolset: "core",
  },
  policy: {
    check: requireOwnNames,
    after: ["evaluateAlerts"],
  },
  handler: async (ctx, patch) => {
    await patchProfile(ctx, patch);
    const data = await readProfile(ctx.tx, ctx.now);
    const extra = extraFields(patch).map((name) => fieldNames([ProfilePatch]).plain(name) ?? "(field)");
    return {
      metadata: extra.length > 0 ? { extraFields: extra } : {},
      data: data ?? { user: shownUser(await ctx.tx.user.get(), ctx.tx.userId), profile: {}, metadata: {} },
    };
  },
});
