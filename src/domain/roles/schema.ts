import { z } from "zod";

/** The occupation that a caller's words were understood as. */
export const UnderstoodAs = z.strictObject({
  asked: z.string(),
  code: z.string(),
  title: z.string(),
  local: z
    .strictObject({ language: z.string(), title: z.string() })
    .optional()
    .describe("Its title in the language of the name."),
  how: z.enum(["exact", "alternate", "close"]),
  confidence: z.number().min(0).max(1),
  step: z
    .strictObject({
      word: z.string(),
      base: z.strictObject({ code: z.string(), title: z.string() }),
      kind: z.enum(["expert", "people", "top", "entry"]),
    })
    .optional(),
});

export const RoleOrNull = UnderstoodAs.nullable();

/** What a role's name could have meant, or other occupations with that name. */
const NearRole = z.strictObject({
  code: z.string(),
  title: z.string(),
  relevance: z.number().min(0).max(1),
});

/** In answers about a role that the caller named: null with the status if no occupation is certain enough. */
export const roleMetadata = {
  status: z.literal("not_understood").optional(),
  understoodAs: RoleOrNull.optional(),
  nearest: z.array(NearRole).max(3).optional(),
};
