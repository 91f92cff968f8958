import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { type CalendarEntry, toICalendar } from "../../../../src/engine/calendar/icalendar.ts";

const entry: CalendarEntry = {
  uid: "jev_1@career-context",
  summary: "Follow up: Electrician, Example Grid",
  begins: "2026-03-05T09:30:00.000Z",
  isWholeDay: false,
  writtenAt: "2026-03-02T09:00:00.123Z",
};

/** The calendar as a reader of RFC 5545 has it. */
function read(entries: CalendarEntry[]) {
  const calendar = new ICAL.Component(ICAL.parse(toICalendar("Follow-ups", entries)));
  return {
    calendar,
    events: calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component)),
  };
}

describe("a reader of RFC 5545 has", () => {
  test("the calendar's version and name", () => {
    const { calendar } = read([entry]);
    expect(calendar.name).toBe("vcalendar");
    expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
    expect(calendar.getFirstPropertyValue("prodid")).toMatch(/career-context/);
    expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe("Follow-ups");
  });

  test("an entry with its time, in UTC", () => {
    const { events } = read([entry]);
    expect(events.map(({ uid, summary, description }) => [uid, summary, description])).toEqual([
      [entry.uid, entry.summary, null],
    ]);
    const [event] = events;
    expect(event?.startDate.toJSDate().toISOString()).toBe(entry.begins);
    expect(event?.startDate.zone.tzid).toBe("UTC");
    expect(event?.duration.toSeconds()).toBe(30 * 60);
    expect(String(event?.component.getFirstPropertyValue("dtstamp"))).toBe("2026-03-02T09:00:00Z");
    expect(event?.component.getFirstPropertyValue("transp")).toBe("TRANSPARENT");
  });

  test("a local time of a day in no zone", () => {
    const [event] = read([
      { ...entry, begins: "2026-03-05T00:00:00.000Z", isWholeDay: true, time: "14:30" },
    ]).events;
    expect(event?.startDate.toString()).toBe("2026-03-05T14:30:00");
    expect(event?.startDate.zone.tzid).toBe("floating");
    expect(event?.duration.toSeconds()).toBe(30 * 60);
  });

  test.each<[string, Partial<CalendarEntry>, string]>([
    ["an hour before what has a time", {}, "-PT1H"],
    [
      "an hour before a local time of a day",
      { begins: "2026-03-05T00:00:00.000Z", isWholeDay: true, time: "14:30" },
      "-PT1H",
    ],
    [
      "at nine the day before what is due on a day",
      { begins: "2026-03-05T00:00:00.000Z", isWholeDay: true },
      "-PT15H",
    ],
  ])("a reminder %s", (_, more, trigger) => {
    const [event] = read([{ ...entry, ...more }]).events;
    const alarms = event?.component.getAllSubcomponents("valarm") ?? [];
    expect(
      alarms.map((alarm) =>
        ["action", "description", "trigger"].map((name) => String(alarm.getFirstPropertyValue(name))),
      ),
    ).toEqual([["DISPLAY", entry.summary, trigger]]);
  });

  test("a whole day as a date", () => {
    const [event] = read([{ ...entry, begins: "2026-03-05T00:00:00.000Z", isWholeDay: true }]).events;
    expect([event?.startDate.isDate, event?.startDate.toString()]).toEqual([true, "2026-03-05"]);
  });

  test.each([
    ["commas, semicolons, backslashes", "a, b; c \\ d \\n e"],
    ["line ends of every kind", "one\ntwo\r\nthree\rfour"],
    ["what looks like a property", "x\r\nEND:VEVENT\r\nBEGIN:VALARM\nATTACH:file:///etc/passwd"],
    ["a long text", "Write to Ana about the offer. ".repeat(60).trim()],
    ["characters of two, three and four octets", "é€😀".repeat(70)],
    ["colons and quotes", 'at 9:30: "yes"; CN=x'],
  ])("texts with %s as they were", (_, text) => {
    const [event] = read([{ ...entry, summary: text, description: text }]).events;
    const lines = text.replace(/\r\n?/g, "\n");
    expect([event?.summary, event?.description]).toEqual([lines, lines]);
    // Its reminder, and nothing that the text asks for.
    const within = event?.component.getAllSubcomponents() ?? [];
    expect(within.map(({ name }) => name)).toEqual(["valarm"]);
    expect(within[0]?.hasProperty("attach")).toBe(false);
  });

  test("each entry under its own id", () => {
    const { events } = read([entry, { ...entry, uid: "jev_2@career-context" }]);
    expect(events.map(({ uid }) => uid)).toEqual(["jev_1@career-context", "jev_2@career-context"]);
  });

  test("a calendar that may stand without entries", () => {
    const { calendar, events } = read([]);
    expect(events).toEqual([]);
    expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(["vtimezone"]);
  });
});

test.each(["é€😀, ".repeat(60), "x".repeat(400)])(
  "lines end with CRLF, have at most 75 octets, and are folded between characters",
  (summary) => {
    const text = toICalendar("Follow-ups", [{ ...entry, summary }]);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    const lines = text.split("\r\n");
    expect(lines.at(-1)).toBe("");
    for (const line of lines) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      // Half a character would come back as the sign that stands for it.
      expect(Buffer.from(line).toString()).toBe(line);
    }
    expect(lines.some((line) => Buffer.byteLength(line) > 70)).toBe(true);
  },
);

test("control characters, which no text may hold, are left out", () => {
  const text = toICalendar("Follow-ups", [{ ...entry, summary: "a\u0000b\u0007c\u001bd\u0085e\tf" }]);
  expect(text).toContain("SUMMARY:abcde\tf");
});
