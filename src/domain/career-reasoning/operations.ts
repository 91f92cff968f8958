import { z } from "zod";
import { defineOperation } from "../../operation/definition.ts";
import { lazyModule } from "../../shared/lazy-module.ts";
import { withoutEmpty } from "../short-row.ts";
import { askedFields } from "../untrusted-fields.ts";
import { Reasoning, ReasoningMetadata } from "./schema.ts";

/** Unicode code points. */
const MAX_QUERY = 500;

/** With the questions and answers in all languages. */
const reasoning = lazyModule(() => import("./reason.ts"));

export const createReasoning = defineOperation({
  name: "careerReasoning.create",
  title: "Reason about a career question",
  description:
    "Answers a career question from stored evidence: compares roles, says whether one can be reached, explains a score, names what is next or missing, or what was noted.",
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
    concise: {
      of: conciseReasoning,
      // The omitted part adds nothing.
      full: () => undefined,
    },
  },
  policy: {
    credits: 1,
    catalog: true,
    loads: [reasoning],
  },
  handler: (ctx, question) => reasoning.use().reason(ctx, question),
});

/** Counts code points, unlike a schema's own length. */
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

/**
 * An answer without the paragraph that its sentences form and without actions that `next` suggests; paths of
 * other roles in one line each.
 */
function conciseReasoning({ reasoning }: { reasoning: Reasoning }) {
  const { recommendation, confidence, keyFactors, similarPaths } = reasoning;
  return {
    reasoning: {
      recommendation,
      confidence,
      keyFactors: keyFactors.map(({ key, ...factor }) => ({
        ...(hasId(key) && { key }),
        ...withoutEmpty(factor),
      })),
      similarPaths: similarPaths.map(pathInShort),
    },
  };
}

/** A key that names a stored record, such as a memory, and not only the type of factor. */
function hasId(key: string): boolean {
  return /\b[a-z]{3}_[0-9A-Z]{20,}/.test(key);
}

function pathInShort({ pathId, matchingFactors, relevantTransitions }: Reasoning["similarPaths"][number]) {
  const steps = relevantTransitions.map(({ from, to, duration }) => `${from} to ${to} in ${duration} months`);
  return { pathId, source: matchingFactors.source, steps };
}
