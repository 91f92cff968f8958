import { z } from "zod";

/** The occupation that the words of a caller were taken for. */
export const UnderstoodAs = z.strictObject({
  asked: z.string(),
  code: z.string(),
  title: z.string(),
  local: z
    .strictObject({ language: z.string(), title: z.string() })
    .optional()
    .describe("What it is called in the language of the name, where that is not English."),
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

/** What a role's name could have meant, or who else bears it. */
const NearRole = z.strictObject({
  code: z.string(),
  title: z.string(),
  relevance: z.number().min(0).max(1),
});

/** Of answers about a role that the caller named: null where no occupation is sure enough. */
export const roleMetadata = {
  understoodAs: UnderstoodAs.nullable().optional(),
  nearest: z.array(NearRole).max(3).optional(),
};
