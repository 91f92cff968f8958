import { expect, test } from "vitest";
import { inviteIn } from "../../../../src/engine/mail/text/invite.ts";

const zone = [
  ...["BEGIN:VTIMEZONE", "TZID:Europe/Berlin", "BEGIN:STANDARD"],
  ...["DTSTART:19701025T030000", "END:STANDARD", "END:VTIMEZONE"],
];
const event = (...lines: readonly string[]) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"];
const calendar = (...lines: readonly string[]) =>
  ["BEGIN:VCALENDAR", ...zone, ...lines, "END:VCALENDAR"].join("\r\n");

test.each([
  ["DTSTART:20261208T130000Z", { when: "2026-12-08T13:00", timeZone: "UTC" }],
  ["DTSTART;TZID=Europe/Berlin:20261208T140000", { when: "2026-12-08T14:00", timeZone: "Europe/Berlin" }],
  [
    'DTSTART;TZID="W. Europe Standard Time":20261208T140000',
    { when: "2026-12-08T14:00", timeZone: "Europe/Berlin" },
  ],
  ["DTSTART;TZID=Our own:20261208T140000", { when: "2026-12-08T14:00" }],
  ["DTSTART;VALUE=DATE:20261208", { when: "2026-12-08" }],
  ["DTSTART:20261308T130000Z", undefined],
])("%s", (line, invite) => {
  expect(inviteIn(calendar(...event(line)))).toEqual(invite);
});

test("a cancelled, a repeated and one of two events are none", () => {
  const start = "DTSTART:20261208T130000Z";
  expect(inviteIn(calendar("METHOD:CANCEL", ...event(start)))).toBeUndefined();
  expect(inviteIn(calendar(...event(start, "RRULE:FREQ=DAILY")))).toBeUndefined();
  expect(inviteIn(calendar(...event(start), ...event(start)))).toBeUndefined();
});
