import { z } from "zod";
import { defineOperation } from "../../operation/definition.ts";
import { fail } from "../../operation/errors.ts";
import { mergePatch } from "../../shared/json.ts";
import { FreeObject, text } from "../common.ts";
import { memoryFields } from "../untrusted-fields.ts";
import { originOf } from "./made-from.ts";
import { MemoryNode } from "./schema.ts";

/** A note's text, as sent by a caller. */
export const NoteText = z
  .string()
  .max(8000)
  .refine((value) => value.trim() !== "", "must have 1 to 8000 characters")
  .describe("The note itself, 1 to 8000 characters.");

export const updateMemory = defineOperation({
  name: "memories.update",
  title: "Update memory",
  description:
    "Corrects a note: its text, type, details, importance or place in a conversation. Omitted fields and its date stay. Search then finds the new words only.",
  scope: "write:memories",
  effect: "update",
  input: z.strictObject({
    id: text(200).describe("The memory's id, from list_memories."),
    contentText: NoteText.optional(),
    nodeType: text(100).optional(),
    content: FreeObject.optional().describe("Structured details to change; null removes one."),
    importance: z.number().min(0).max(1).optional().describe("How much it matters, 0 to 1."),
    threadId: text(200).nullable().optional().describe("The conversation or text that it is part of."),
    position: z.int().min(0).max(2_147_483_647).nullable().optional().describe("Its place in that."),
  }),
  output: MemoryNode,
  errors: {
    throws: ["resource.not_found"],
  },
  http: {
    route: "PATCH /api/v1/memories/{id}",
    related: ["memories.list", "careerContext.get"],
  },
  mcp: {
    tool: "update_memory",
    words: ["correct a note", "reword", "change what I said"],
    untrusted: memoryFields,
  },
  handler: async ({ tx }, { id, content, threadId, position, ...patch }) => {
    const stored = await tx.memories.get(id);
    if (!stored) throw fail("resource.not_found", "No memory has this id.", { see: "memories.list" });
    const origin = await originOf(tx, stored);
    if (origin) {
      throw fail(
        "validation.bad_request",
        `This memory is made from ${origin.what} and follows it: correct that instead.`,
        { status: 409, see: origin.see },
      );
    }
    const { threadId: thread, position: place, userId: _, accessCount: __, ...kept } = stored;
    const given = Object.entries(patch).filter(([, value]) => value !== undefined);
    await tx.memories.update({
      ...kept,
      ...Object.fromEntries(given),
      content: { ...Object(mergePatch(stored.content, content ?? {})) },
      ...set("threadId", threadId === undefined ? thread : threadId),
      ...set("position", position === undefined ? place : position),
    });
    return { data: (await tx.memories.get(id)) ?? stored };
  },
});

/** The field with its value, or nothing if it has none. */
function set<Name extends string, Value>(name: Name, value: Value | null | undefined) {
  return value === null || value === undefined ? {} : { [name]: value };
}
