import { z } from "zod";
import { withOpenings } from "../../engine/reasoning/about-openings.ts";
import { specificTerms } from "../../engine/reasoning/pertinent.ts";
import { asksAdvice, asksStored, dueWords } from "../../engine/reasoning/question-shapes.ts";
import { REASONING_FORMULA, reason } from "../../engine/reasoning/reason.ts";
import type { KnownOpening, RecallKind, Understood } from "../../engine/reasoning/types.ts";
import { understandQuestion } from "../../engine/reasoning/understand.ts";
import { mentioner } from "../../engine/retrieval/bags.ts";
import { stems } from "../../engine/retrieval/tokens.ts";
import { defineOperation } from "../../operation/definition.ts";
import { personEvidence } from "../evidence/person.ts";
import { similarPaths } from "../similar-paths/similar.ts";
import { askedFields } from "../untrusted-fields.ts";
import { knownFor } from "./known.ts";
import { openingsMeant } from "./openings.ts";
import { type Note, remembered } from "./remembered.ts";
import { isOfResume } from "./resume-facts.ts";
import { Reasoning, ReasoningMetadata } from "./schema.ts";

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
    const about = withOpenings(read, query, openings.length);
    const wantsMemories = (context.includeMemories ?? true) || about.intent === "recall";
    const found = wantsMemories ? await remembered(ctx, query, context.timeRange ?? "all") : [];
    const taken = isDueByNote(about, query, found, openings.length)
      ? ({ ...about, intent: "recall", subject: null } as const)
      : about;
    const memories = found.filter((note) => isBeside(note, query, openings));
    const { unknownRoles, ...understood } = orRecalled(taken, memories.length + openings.length);
    const more = await knownFor(ctx, understood, query, openings, taken.intent === "recall");
    const known = {
      // A list of the resume answers whole; notes that share its words do not.
      memories: more.facts?.some(isOfResume) ? [] : memories,
      recallKind: recallKind(query, taken, memories, openings.length),
      ...more,
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

/** What a note of an opening says stands in the opening itself, and a company's name has words of resumes: "Community Care". */
function isBeside(
  { sourceId, claimIds, text }: Note,
  query: string,
  openings: readonly KnownOpening[],
): boolean {
  if (openings.some(({ id }) => id === sourceId)) return false;
  if (openings.length === 0 || claimIds.length === 0) return true;
  const names = new Set(openings.flatMap((opening) => stems(opening.text)));
  return mentioner(specificTerms(query).filter(({ word }) => !stems(word).some((stem) => names.has(stem))))(
    text,
  );
}

/** "When does the lease end?" is answered by the note that speaks of the lease, and not by what else is due. */
function isDueByNote(
  { subject }: Understood,
  query: string,
  notes: readonly Note[],
  openings: number,
): boolean {
  if (subject !== "due" || openings > 0) return false;
  const named = mentioner(specificTerms(query.replace(dueWords, " ")));
  return notes.some(({ isEntry, claimIds, text }) => (!isEntry || claimIds.length > 0) && named(text));
}

/** Whether a question asks for stored words by its own; one that was not understood may ask for advice. */
function recallKind(
  query: string,
  { intent }: Understood,
  memories: readonly Note[],
  openings: number,
): RecallKind {
  if (intent === "recall" || asksStored.test(query)) return "fact";
  if (asksAdvice.test(query)) return "advice";
  return openings > 0 || memories.some(({ isMost }) => isMost) ? "fact" : "unsure";
}

/** A question that was not understood by its words is one for what is stored, where anything speaks of it. */
function orRecalled(understood: Understood, found: number): Understood {
  const isOpen = understood.intent === "other" && understood.subject === null;
  return isOpen && found > 0 ? { ...understood, intent: "recall" } : understood;
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
