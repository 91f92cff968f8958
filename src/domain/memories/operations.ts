import { z } from "zod";
import { asksForAll, readQuestion } from "../../engine/retrieval/question/question.ts";
import { RETRIEVAL_FORMULA } from "../../engine/retrieval/rank.ts";
import { defineOperation } from "../../operation/definition.ts";
import { fail } from "../../operation/errors.ts";
import { page } from "../../operation/page.ts";
import { Deleted, markGone } from "../citations.ts";
import { FreeObject, pageFields, SentDateTime, text } from "../common.ts";
import { confirmRecord } from "../confirm-record.ts";
import { memoryFields } from "../untrusted-fields.ts";
import { conciseContext, memoryRow } from "./concise.ts";
import { nextAfter, overview } from "./next-after.ts";
import { retrieve } from "./retrieve.ts";
import { DynamicContext, MemoryNode } from "./schema.ts";
import { NoteText } from "./update-memory.ts";

export const getCareerContext = defineOperation({
  name: "careerContext.get",
  title: "Search career context",
  description:
    "Finds what is stored about a question: memories (resume entries, goals, assessments, notes, events) by relevance, and recent events that mention it. Ask with the words that matter; without a query it gives the most important memories.",
  scope: "read:career_context",
  effect: "read",
  input: z.strictObject({
    query: text(1000).optional().describe("What to look for, as a question or in key words."),
    limit: z.int().min(1).max(50).default(10).describe("Most memories to return, 1 to 50."),
    timeRange: z.enum(["recent", "all"]).default("all").describe("recent: the last 90 days only."),
  }),
  output: DynamicContext,
  metadata: z.strictObject({ cacheHit: z.boolean(), contextRelevance: z.number(), formula: z.string() }),
  errors: {
    throws: ["career_context.not_found"],
  },
  http: {
    route: "GET /api/v1/career-context",
    related: ["context.get", "memories.list", "timeline.list"],
  },
  mcp: {
    tool: "search_career_context",
    words: ["recall", "what did I say", "remember"],
    toolset: "core",
    untrusted: memoryFields,
    concise: {
      of: conciseContext,
      // The omitted part helps no one.
      full: () => undefined,
    },
  },
  policy: {
    cache: { ttlMs: 60_000 },
  },
  handler: async ({ tx, now }, input) => {
    const question = input.query === undefined ? undefined : readQuestion(input.query);
    const isForAll = question !== undefined && asksForAll(question);
    // A question that names no subject is treated as no question. One without words matches nothing.
    const isNone = isForAll && question.terms.length > 0;
    const data = await retrieve(tx, now, { ...input, question: isNone ? undefined : question });
    if (!data) {
      throw fail(
        "career_context.not_found",
        "Nothing is stored to retrieve from yet; import a resume or add a memory.",
        { see: ["resume.import", "memories.create"] },
      );
    }
    const contextRelevance = data.metadata.contextRelevanceScore;
    return {
      data,
      metadata: { cacheHit: false, contextRelevance, formula: RETRIEVAL_FORMULA },
      next: isForAll ? [overview] : nextAfter(data),
    };
  },
});

export const listMemories = defineOperation({
  name: "memories.list",
  title: "List memories",
  description:
    "All memory nodes of the user, newest first, each with where it came from. To search, use search_career_context.",
  scope: "read:memories",
  effect: "read",
  input: z.strictObject({
    ...pageFields,
    nodeType: text(100).optional().describe("Only nodes of this type."),
  }),
  output: page(MemoryNode),
  http: {
    route: "GET /api/v1/memories",
    related: ["careerContext.get"],
  },
  mcp: {
    tool: "list_memories",
    words: ["what is remembered", "all notes"],
    untrusted: memoryFields,
    concise: {
      of: (nodes) => nodes.map(memoryRow),
    },
  },
  policy: {
    cache: true,
  },
  handler: async ({ tx }, input) => {
    const { rows, nextCursor } = await tx.memories.list(input);
    return { data: rows, nextCursor };
  },
});

export const addMemory = defineOperation({
  name: "memories.create",
  title: "Add memory",
  description:
    "Stores a note for later conversations: something the user said about their career that no field has. Keep the user's meaning and words.",
  scope: "write:memories",
  effect: "create",
  input: z.strictObject({
    contentText: NoteText,
    nodeType: text(100).default("note"),
    content: FreeObject.optional().describe("Structured details, free-form."),
    importance: z.number().min(0).max(1).default(0.5).describe("How much it matters, 0 to 1."),
    sourceType: text(200).optional().describe("Its source, e.g. conversation."),
    sourceId: text(200).optional().describe("Which one; notes of one source are read in order."),
    threadId: text(200).optional().describe("Title of the conversation or text."),
    position: z.int().min(0).max(2_147_483_647).optional().describe("Its place in that, from 0 on."),
    createdAt: SentDateTime.optional().describe("When it was said; now unless given."),
  }),
  output: MemoryNode,
  http: {
    route: "POST /api/v1/memories",
    related: ["memories.list", "careerContext.get"],
  },
  mcp: {
    tool: "add_memory",
    toolset: "core",
    words: ["remember this", "keep in mind", "write down"],
    untrusted: memoryFields,
  },
  handler: async (ctx, { content = {}, createdAt, ...note }) => {
    const room = await ctx.tx.memories.room();
    if (room?.left === 0)
      throw fail(
        "validation.bad_request",
        `The quota of ${room.limit} memories is used up: delete what is no longer needed, or ask the administrator for more.`,
        { status: 409, see: "memories.delete" },
      );
    const id = ctx.newId("mem");
    await ctx.tx.memories.add({ ...note, id, content, createdAt: createdAt ?? ctx.now.toISOString() });
    const stored = await ctx.tx.memories.get(id);
    if (!stored) throw new Error("The memory just added is not there.");
    return { data: stored };
  },
});

export const deleteMemory = defineOperation({
  name: "memories.delete",
  title: "Delete memory",
  description:
    "Deletes one memory, also from the search index. A timeline event stored with it stays and is named in citedBy: to leave nothing, delete it too.",
  scope: "write:memories",
  effect: "delete",
  input: z.strictObject({ id: text(200).describe("The memory's id, from list_memories.") }),
  output: Deleted,
  errors: {
    throws: ["resource.not_found"],
  },
  http: {
    route: "DELETE /api/v1/memories/{id}",
    related: ["memories.list"],
  },
  mcp: {
    tool: "delete_memory",
    words: ["forget a note", "take back what I said", "erase"],
    confirm: confirmRecord(listMemories, ({ contentText }) => contentText),
  },
  handler: async ({ tx }, { id }) => {
    if (!(await tx.memories.remove(id)))
      throw fail("resource.not_found", "No memory has this id.", { see: "memories.list" });
    return { data: { deleted: true, citedBy: await markGone(tx, [{ kind: "memory", id }]) } as const };
  },
});
