import { z } from "zod";

/** The occupation that the words of a caller were taken for. */
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

/** What a role's name could have meant, or who else bears it. */
const NearRole = z.strictObject({
  code: z.string(),
  title: z.string(),
  relevance: z.number().min(0).max(1),
});

/** Of answers about a role that the caller named: null, with the status, where no occupation is sure enough. */
export const roleMetadata = {
  status: z.literal("not_understood").optional(),
  understoodAs: RoleOrNull.optional(),
  nearest: z.array(NearRole).max(3).optional(),
};
