import { z } from "zod";
import { REASONING_FORMULA, reason } from "../../engine/reasoning/reason.ts";
import { defineOperation } from "../../operation/definition.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { personEvidence } from "../evidence/person.ts";
import { retrieve } from "../memories/retrieve.ts";
import { similarPaths } from "../similar-paths/similar.ts";
import { askedFields } from "../untrusted-fields.ts";
import { Reasoning, ReasoningMetadata } from "./schema.ts";

const MEMORIES = 5;
const PATHS = 3;
/** Unicode code points. */
const MAX_QUERY = 500;

export const createReasoning = defineOperation({
  name: "careerReasoning.create",
  title: "Reason about a career question",
  description:
    "Answers a career question in plain words (should I, what is missing, what next) from stored evidence alone: a recommendation, the factors for and against with claim ids, and calls to make next. No language model is involved; what is unknown is said.",
  scope: "read:career_reasoning",
  effect: "read",
  input: z.strictObject({
    query: z.string().check(atMost(MAX_QUERY)).describe("The question, 1 to 500 characters."),
    context: z
      .strictObject({
        includeMemories: z.boolean().optional(),
        includeSimulation: z.boolean().optional(),
        timeRange: z.enum(["recent", "all"]).optional(),
      })
      .optional(),
  }),
  output: z.strictObject({ reasoning: Reasoning }),
  metadata: ReasoningMetadata,
  errors: {
    fields: {
      query: { missing: "career_reasoning.query_required", tooLong: "career_reasoning.query_too_long" },
    },
    unexpected: "career_reasoning.failed",
  },
  http: {
    route: "POST /api/v1/career-reasoning",
    related: ["careerMatch.find", "context.get"],
    topLevel: ["reasoning"],
  },
  mcp: {
    tool: "reason_about_career",
    untrusted: askedFields,
  },
  policy: {
    credits: 1,
    catalog: true,
  },
  handler: async (ctx, { query, context = {} }) => {
    const index = ctx.catalog();
    const person = await personEvidence(ctx);
    const memories =
      (context.includeMemories ?? true) ? await remembered(ctx, query, context.timeRange ?? "all") : [];
    const { target, ...draft } = reason(person, index, {
      query,
      memories,
      includeSimulation: context.includeSimulation ?? false,
    });
    const paths = await similarPaths(ctx, { limit: PATHS, ...(target && { targetRole: target }) });
    return {
      data: { reasoning: { ...draft, similarPaths: paths.matches } },
      metadata: {
        memoriesUsed: memories.length,
        tokensUsed: 0,
        processingTime: ctx.elapsedMs(),
        formula: REASONING_FORMULA,
      },
    };
  },
});

async function remembered({ tx, now }: HandlerContext, query: string, timeRange: "recent" | "all") {
  const found = await retrieve(tx, now, { query, limit: MEMORIES, timeRange });
  return (found?.relevantMemories ?? []).map(({ id, contentText, relevance, content }) => ({
    id,
    text: contentText,
    relevance,
    claimIds: Array.isArray(content.claimIds) ? content.claimIds.map(String) : [],
  }));
}

/** Counts code points, which a schema's own length does not. */
function atMost(maximum: number) {
  return (payload: z.core.ParsePayload<string>) => {
    if ([...payload.value].length <= maximum) return;
    payload.issues.push({
      code: "too_big",
      origin: "string",
      maximum,
      inclusive: true,
      input: payload.value,
    });
  };
}
