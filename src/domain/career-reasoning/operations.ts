import { z } from "zod";
import { REASONING_FORMULA, reason } from "../../engine/reasoning/reason.ts";
import { defineOperation, type RunContext } from "../../operation/definition.ts";
import { fail } from "../../operation/errors.ts";
import { personEvidence } from "../evidence/person.ts";
import { retrieve } from "../memories/retrieve.ts";
import { similarPaths } from "../similar-paths/similar.ts";
import { askedFields } from "../untrusted-fields.ts";
import { Reasoning, ReasoningMetadata } from "./schema.ts";

const MEMORIES = 5;
const PATHS = 3;
const LONGEST_QUERY = 500;

export const createReasoning = defineOperation({
  name: "careerReasoning.create",
  quotes: askedFields,
  tool: "reason_about_career",
  title: "Reason about a career question",
  description:
    "Answers a career question in plain words (should I, what is missing, what next) from stored evidence alone: a recommendation, the factors for and against with claim ids, and calls to make next. No language model is involved; what is unknown is said.",
  scope: "read:career_reasoning",
  effect: "read",
  method: "POST",
  path: "/api/v1/career-reasoning",
  metered: true,
  needsCatalog: true,
  failure: "career_reasoning.failed",
  alsoTopLevel: ["reasoning"],
  input: z.strictObject({
    query: z.string().describe("The question, 1 to 500 characters."),
    context: z
      .strictObject({
        includeMemories: z.boolean().optional(),
        includeSimulation: z.boolean().optional(),
        timeRange: z.enum(["recent", "all"]).optional(),
      })
      .optional(),
  }),
  data: z.strictObject({ reasoning: Reasoning }),
  metadata: ReasoningMetadata,
  errors: ["career_reasoning.query_required", "career_reasoning.query_too_long"],
  precheck: ({ query }) => {
    if (query === undefined || (typeof query === "string" && query.trim() === "")) {
      throw fail("career_reasoning.query_required", "query is required: the question in plain words.");
    }
    if (typeof query === "string" && [...query].length > LONGEST_QUERY) {
      throw fail("career_reasoning.query_too_long", `query must have at most ${LONGEST_QUERY} characters.`);
    }
  },
  related: ["careerMatch.find", "context.get"],
  run: async (ctx, { query, context = {} }) => {
    const index = ctx.catalog();
    const person = await personEvidence(ctx.tx, ctx.now, index.skills);
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

async function remembered({ tx, now }: RunContext, query: string, timeRange: "recent" | "all") {
  const found = await retrieve(tx, now, { query, limit: MEMORIES, timeRange });
  return (found?.relevantMemories ?? []).map(({ id, contentText, relevance, content }) => ({
    id,
    text: contentText,
    relevance,
    claimIds: Array.isArray(content.claimIds) ? content.claimIds.map(String) : [],
  }));
}
