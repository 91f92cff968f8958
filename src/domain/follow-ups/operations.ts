import { z } from "zod";
import { type CalendarEntry, toICalendar } from "../../engine/calendar/icalendar.ts";
import { defineOperation } from "../../operation/definition.ts";
import { fail } from "../../operation/errors.ts";
import { page } from "../../operation/page.ts";
import { notACursor, parseCursor, writeCursor } from "../../shared/cursor.ts";
import { isWholeDay } from "../../shared/time.ts";
import { pageFields, SentDateTime } from "../common.ts";
import { shortRow } from "../short-row.ts";
import { openingFields } from "../untrusted-fields.ts";
import { openFollowUps } from "./follow-ups.ts";
import { FollowUp } from "./schema.ts";

const rowFields = [
  "id",
  "jobsWorkspaceItemId",
  "title",
  "company",
  "kind",
  "dueAt",
  "time",
  "overdue",
  "note",
] as const;

export const listFollowUps = defineOperation({
  name: "followUps.list",
  title: "List follow-ups",
  description:
    "The user's open tasks for applications, soonest first: follow-ups, interviews and answers due, each with its item. record_job_event adds one, or completes one with done.",
  scope: "read:jobs_workspace",
  effect: "read",
  input: z.strictObject({
    ...pageFields,
    until: SentDateTime.optional().describe("Only what is due by then. Default: all open ones."),
  }),
  output: page(FollowUp),
  http: {
    route: "GET /api/v1/follow-ups",
    related: ["jobsWorkspace.list", "context.get"],
  },
  mcp: {
    tool: "list_follow_ups",
    concise: { of: (rows) => rows.map((row) => shortRow(row, rowFields)) },
    words: ["follow up", "deadline", "due", "remind"],
    untrusted: openingFields,
  },
  handler: async ({ tx, now }, { until, cursor, limit }) => {
    const after = cursor === undefined ? undefined : lastShown(cursor);
    const all = await openFollowUps(tx, now, { until, after, most: limit + 1 });
    const data = all.slice(0, limit);
    const last = all.length > limit ? data.at(-1) : undefined;
    return { data, nextCursor: last ? writeCursor([last.dueAt, last.id]) : null };
  },
});

function lastShown(cursor: string): { dueAt: string; id: string } {
  const [dueAt, id] = parseCursor(cursor, 2) ?? [];
  if (dueAt !== undefined && id !== undefined) return { dueAt, id };
  throw fail("validation.bad_request", notACursor);
}

const MEDIA_TYPE = "text/calendar" as const;

export const followUpCalendar = defineOperation({
  name: "followUps.calendar",
  title: "Follow-ups as a calendar",
  description:
    "The open follow-ups as an iCalendar file (RFC 5545). Calendar programs read it with a token that `career-context keys create --calendar` makes.",
  scope: "read:jobs_workspace",
  effect: "read",
  input: z.strictObject({}),
  output: z.strictObject({ name: z.string(), mediaType: z.literal(MEDIA_TYPE), text: z.string() }),
  http: {
    route: "GET /api/v1/follow-ups.ics",
    related: ["followUps.list"],
    urlToken: "calendar",
    file: {
      mediaTypes: [MEDIA_TYPE],
      of: ({ name, mediaType, text }) => ({ name, mediaType, content: text }),
    },
  },
  mcp: {
    tool: "get_follow_up_calendar",
    words: ["calendar", "ics", "appointments"],
    untrusted: ["text"],
  },
  handler: async ({ tx, now }) => {
    const entries = (await openFollowUps(tx, now)).map(calendarEntry);
    const text = toICalendar("Follow-ups", entries);
    return { data: { name: "follow-ups.ics", mediaType: MEDIA_TYPE, text } };
  },
});

/** A follow-up as a calendar entry. Nothing in it depends on the clock, so equal follow-ups give equal files. */
function calendarEntry({
  id,
  kind,
  title,
  company,
  dueAt,
  time,
  recordedAt,
  note,
  contact,
}: FollowUp): CalendarEntry {
  const name = kind === "offer" ? "answer the offer" : kind;
  const what = name.charAt(0).toUpperCase() + name.slice(1).replace("_", " ");
  const person = [contact?.name, contact?.role, contact?.email].filter(Boolean).join(", ");
  const zoned = time?.includes(" ") ? `At ${time}` : "";
  const details = [zoned, note ?? "", person].filter((text) => text !== "");
  return {
    uid: `${id}@career-context`,
    summary: `${what}: ${company ? `${title}, ${company}` : title}`,
    begins: dueAt,
    isWholeDay: isWholeDay(dueAt),
    ...(time !== undefined && { time }),
    writtenAt: recordedAt,
    ...(details.length > 0 && { description: details.join("\n") }),
  };
}
