import { z } from "zod";
import { intents } from "../../engine/reasoning/types.ts";
import { FreeObject } from "../common.ts";
import { roleMetadata, UnderstoodAs } from "../roles/schema.ts";
import { SimilarPath } from "../similar-paths/schema.ts";

export const Reasoning = z.strictObject({
  recommendation: z.string(),
  confidence: z.number().min(0).max(1),
  keyFactors: z.array(
    z.strictObject({ key: z.string(), text: z.string(), effect: z.string(), claimIds: z.array(z.string()) }),
  ),
  suggestedActions: z.array(
    z.strictObject({ text: z.string(), operation: z.string(), arguments: FreeObject }),
  ),
  similarPaths: z.array(SimilarPath),
  reasoning: z.string(),
});
export type Reasoning = z.infer<typeof Reasoning>;

export const Intent = z.enum(intents);

const Taken = z.strictObject({
  intent: Intent,
  roles: z.array(UnderstoodAs),
  subject: z.string().nullable(),
});

export const ReasoningMetadata = z.strictObject({
  memoriesUsed: z.number(),
  tokensUsed: z.number(),
  processingTime: z.number(),
  formula: z.string(),
  understood: Taken.extend({
    also: z.array(Taken).optional().describe("Its other questions."),
  }),
  ...roleMetadata,
});
