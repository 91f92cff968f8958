import { z } from "zod";
import { withOpenings } from "../../engine/reasoning/about-openings.ts";
import { pertinent } from "../../engine/reasoning/pertinent.ts";
import { REASONING_FORMULA, reason } from "../../engine/reasoning/reason.ts";
import type { Understood } from "../../engine/reasoning/types.ts";
import { understandQuestion } from "../../engine/reasoning/understand.ts";
import { mentioner } from "../../engine/retrieval/bags.ts";
import { readQuestion } from "../../engine/retrieval/question.ts";
import { defineOperation } from "../../operation/definition.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { personEvidence } from "../evidence/person.ts";
import { isOwnWriting } from "../memories/from-agent.ts";
import { retrieve } from "../memories/retrieve.ts";
import { similarPaths } from "../similar-paths/similar.ts";
import { askedFields } from "../untrusted-fields.ts";
import { knownFor } from "./known.ts";
import { openingsMeant } from "./openings.ts";
import { Reasoning, ReasoningMetadata } from "./schema.ts";

const MEMORIES = 5;
const PATHS = 3;
/** Unicode code points. */
const MAX_QUERY = 500;

export const createReasoning = defineOperation({
  name: "careerReasoning.create",
  title: "Reason about a career question",
  description:
    "Answers a career question in plain words from stored evidence alone: compares two roles, says whether one can be reached, why a score is what it is, what is next or missing, or what was noted. metadata.understood says what it was taken for. No language model is involved; what is unknown is said.",
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
    toolset: "core",
    words: ["should I", "compare two roles", "why this score"],
    untrusted: askedFields,
  },
  policy: {
    credits: 1,
    catalog: true,
  },
  handler: async (ctx, { query, context = {} }) => {
    const index = ctx.catalog();
    const person = await personEvidence(ctx);
    const read = understandQuestion(query, index);
    const openings = await openingsMeant(ctx, query, read);
    const taken = withOpenings(read, query, openings.length);
    const wantsMemories = (context.includeMemories ?? true) || taken.intent === "recall";
    const found = wantsMemories ? await remembered(ctx, query, context.timeRange ?? "all") : [];
    // What a note of an opening says stands in the opening itself.
    const memories = found.filter(({ sourceId }) => !openings.some(({ id }) => id === sourceId));
    const { unknownRoles, ...understood } = orRecalled(taken, memories.length + openings.length);
    const known = {
      memories,
      ...(await knownFor(ctx, understood, query, openings, taken.intent === "recall")),
    };
    const { target, ...draft } = reason(
      person,
      index,
      { ...understood, unknownRoles },
      known,
      context.includeSimulation ?? false,
    );
    const paths =
      target === undefined ? [] : (await similarPaths(ctx, { limit: PATHS, targetRole: target })).matches;
    return {
      data: { reasoning: { ...draft, similarPaths: paths } },
      next: draft.suggestedActions.map(({ text: why, operation, arguments: input }) => ({
        ...{ operation, input, why },
      })),
      metadata: {
        understood,
        ...(unknownRoles[0] && { nearest: unknownRoles[0].nearest }),
        memoriesUsed: memories.length,
        tokensUsed: 0,
        processingTime: ctx.elapsedMs(),
        formula: REASONING_FORMULA,
      },
    };
  },
});

/** A question that was not understood by its words is one for what is stored, where anything speaks of it. */
function orRecalled(understood: Understood, found: number): Understood {
  const isOpen = understood.intent === "other" && understood.subject === null;
  return isOpen && found > 0 ? { ...understood, intent: "recall" } : understood;
}

/** Notes that bear on a question; of a resume only what speaks of it itself, not what stands beside that. */
async function remembered({ tx, now }: HandlerContext, query: string, timeRange: "recent" | "all") {
  const found = await retrieve(tx, now, { query, limit: MEMORIES, timeRange });
  const mentions = mentioner(readQuestion(query).terms);
  const notes = pertinent(
    (found?.relevantMemories ?? []).filter((note) => !isOwnWriting(note)),
    query,
  );
  const memories = notes.map(({ id, contentText, relevance, content, sourceId }) => ({
    id,
    sourceId,
    text: contentText,
    relevance,
    claimIds: Array.isArray(content.claimIds) ? content.claimIds.map(String) : [],
  }));
  return memories.filter(({ claimIds, text }) => claimIds.length === 0 || mentions(text));
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
