import type { CalendarEntry } from "../../engine/calendar/icalendar.ts";
import { plainText } from "../../engine/plain-text.ts";
import { isWholeDay } from "./follow-ups.ts";
import type { FollowUp } from "./schema.ts";

/** A follow-up as a calendar entry. Nothing in it depends on the clock, so equal follow-ups give equal files. */
export function calendarEntry({
  id,
  kind,
  title,
  company,
  dueAt,
  recordedAt,
  note,
  contact,
}: FollowUp): CalendarEntry {
  const what = kind.charAt(0).toUpperCase() + kind.slice(1).replace("_", " ");
  const details = [note ?? "", plainText(contact)].filter((text) => text !== "");
  return {
    uid: `${id}@career-context`,
    summary: `${what}: ${company ? `${title}, ${company}` : title}`,
    begins: dueAt,
    isWholeDay: isWholeDay(dueAt),
    writtenAt: recordedAt,
    ...(details.length > 0 && { description: details.join("\n") }),
  };
}
