import { z } from "zod";
import { plainText } from "../../engine/plain-text.ts";
import { defineOperation } from "../../operation/definition.ts";
import { fail } from "../../operation/errors.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { page } from "../../operation/page.ts";
import { cutText } from "../../shared/text/words.ts";
import { type Cited, Deleted, markGone } from "../citations.ts";
import { FreeObject, pageFields, SentDateTime, text } from "../common.ts";
import { confirmRecord } from "../confirm-record.ts";
import { eventFields } from "../untrusted-fields.ts";
import { eventRow } from "./concise.ts";
import { recordEvent } from "./record-event.ts";
import { TimelineEvent } from "./schema.ts";

export const listTimeline = defineOperation({
  name: "timeline.list",
  title: "List timeline",
  description:
    "What happened, newest first: the user's own entries and the changes this service noted. For what is new since a date; search_career_context searches.",
  scope: "read:timeline",
  effect: "read",
  input: z.strictObject({
    ...pageFields,
    eventType: text(100).optional().describe("Only events of this type."),
    since: SentDateTime.optional().describe("Only events at or after this date-time."),
  }),
  output: page(TimelineEvent),
  http: {
    route: "GET /api/v1/timeline",
    related: ["context.get"],
  },
  mcp: {
    tool: "list_timeline",
    words: ["history", "diary", "what happened"],
    untrusted: eventFields,
    concise: {
      of: (events) => events.map(eventRow),
    },
  },
  policy: {
    cache: true,
  },
  handler: async ({ tx }, input) => {
    const { rows, nextCursor } = await tx.timeline.list(input);
    return { data: rows, nextCursor };
  },
});

export const createTimelineEvent = defineOperation({
  name: "timeline.create",
  title: "Add timeline event",
  description:
    "Notes an event in the user's career diary, such as an interview held or a course finished. Record only what the user said happened.",
  scope: "write:timeline",
  effect: "create",
  input: z.strictObject({
    eventType: text(100).describe("What kind of event, e.g. interview.held."),
    eventData: FreeObject.optional().describe("Free-form details."),
    impactScore: z
      .number()
      .min(0)
      .max(1)
      .optional()
      .describe("How much it matters, 0 to 1; 0.3 unless given."),
    timestamp: SentDateTime.optional().describe("When it happened; now unless given."),
  }),
  output: TimelineEvent,
  http: {
    route: "POST /api/v1/timeline",
    related: ["timeline.list"],
  },
  mcp: {
    tool: "add_timeline_event",
    words: ["diary entry", "appointment", "something happened"],
    untrusted: eventFields,
  },
  policy: {
    after: ["evaluateAlerts"],
  },
  handler: async (ctx, { eventData = {}, ...note }) => {
    const relatedMemoryNodeId = await indexEvent(ctx, { ...note, eventData });
    return { data: await recordEvent(ctx, { ...note, eventData, relatedMemoryNodeId }) };
  },
});

export const deleteTimelineEvent = defineOperation({
  name: "timeline.delete",
  title: "Delete timeline event",
  description:
    "Deletes one event of the career diary and the memory stored with it, also from the search index. citedBy names what cites it.",
  scope: "write:timeline",
  effect: "delete",
  input: z.strictObject({ id: text(200).describe("The event's id, from list_timeline.") }),
  output: Deleted,
  errors: {
    throws: ["resource.not_found"],
  },
  http: {
    route: "DELETE /api/v1/timeline/{id}",
    related: ["timeline.list"],
  },
  mcp: {
    tool: "delete_timeline_event",
    confirm: confirmRecord(listTimeline, ({ eventType, timestamp }) => `${eventType} of ${timestamp}`),
  },
  policy: {
    after: ["evaluateAlerts"],
  },
  handler: async ({ tx }, { id }) => {
    const event = await tx.timeline.get(id);
    if (!event) throw fail("resource.not_found", "No timeline event has this id.", { see: "timeline.list" });
    await tx.timeline.remove(id);
    const gone: Cited[] = [{ kind: "timeline_event", id }];
    const memoryId = event.relatedMemoryNodeId;
    if (memoryId !== undefined && (await tx.memories.remove(memoryId)))
      gone.push({ kind: "memory", id: memoryId });
    return { data: { deleted: true, citedBy: await markGone(tx, gone) } as const };
  },
});

const LONGEST = 8000;

/** Makes an event noted by the user searchable. Returns the memory's id. */
async function indexEvent(
  { tx, now, newId }: HandlerContext,
  event: { eventType: string; eventData: Record<string, unknown>; impactScore?: number; timestamp?: string },
): Promise<string> {
  const id = newId("mem");
  const details = plainText(event.eventData);
  const what = event.eventType.replaceAll(/[._]/g, " ");
  await tx.memories.add({
    id,
    nodeType: "event",
    content: { eventType: event.eventType, ...event.eventData },
    contentText: cutText(details === "" ? what : `${what}: ${details}`, LONGEST),
    importance: event.impactScore ?? 0.3,
    createdAt: event.timestamp ?? now.toISOString(),
    sourceType: "timeline",
    sourceId: "timeline",
  });
  return id;
}
