import { z } from "zod";
import { DateTime, FreeObject } from "../common.ts";
import { Profile } from "../profile/schema.ts";
import { TimelineEvent } from "../timeline/schema.ts";

/** A memory node. `embedding` is never set, because no model runs here. */
export const MemoryNode = z.strictObject({
  id: z.string(),
  userId: z.string(),
  nodeType: z.string(),
  content: FreeObject,
  contentText: z.string(),
  importance: z.number().min(0).max(1),
  createdAt: DateTime.optional(),
  lastAccessedAt: DateTime.optional(),
  accessCount: z.number().optional(),
  sourceType: z.string().optional(),
  sourceId: z.string().optional(),
  threadId: z.string().optional(),
  position: z.number().optional(),
});
export type MemoryNode = z.infer<typeof MemoryNode>;

/** A memory found for a question: its relevance, and the words that matched. */
const RelevantMemory = MemoryNode.extend({
  relevance: z.number().min(0).max(1),
  matchedTerms: z.array(z.string()),
  contradictedBy: z
    .strictObject({ id: z.string(), contentText: z.string(), createdAt: DateTime.optional() })
    .optional()
    .describe("The newer note that says the opposite, and counts."),
  newer: z.string().optional().describe("Id of a later, similar result."),
});

const NoAnswer = z.strictObject({
  isCertain: z.boolean(),
  why: z.string(),
});

export const DynamicContext = z.strictObject({
  profile: Profile,
  relevantMemories: z.array(RelevantMemory),
  noAnswer: NoAnswer.optional().describe("The memories are related; none seems to answer."),
  recentEvents: z.array(TimelineEvent),
  metadata: z.strictObject({
    contextRelevanceScore: z.number().min(0).max(1),
    memoriesUsed: z.number(),
    generatedAt: DateTime,
    query: z.string().optional(),
  }),
});
export type DynamicContext = z.infer<typeof DynamicContext>;
