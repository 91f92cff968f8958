import { describe, expect, test } from "vitest";
import { applicationOf } from "../../../src/domain/jobs-workspace/application.ts";
import type { JobEvent } from "../../../src/domain/jobs-workspace/application-schema.ts";

const day = (number: number) => `2026-03-${String(number).padStart(2, "0")}T09:00:00.000Z`;

function event(kind: JobEvent["kind"], onDay: number, more: Partial<JobEvent> = {}): JobEvent {
  return { id: `${kind} ${onDay}`, kind, at: day(onDay), recordedAt: day(onDay), ...more };
}

const due = (onDay: number, dueOn: number, more: Partial<JobEvent> = {}) =>
  event("follow_up", onDay, { dueAt: day(dueOn), ...more });

const openOf = (events: JobEvent[]) =>
  applicationOf(events).events.flatMap(({ id, open }) => (open ? [id] : []));

describe("the stage", () => {
  test.each<[string, JobEvent[], unknown, unknown]>([
    ["is none without events", [], null, null],
    ["is none of notes and follow-ups", [event("note", 1), due(2, 5)], null, null],
    ["is the latest in time", [event("applied", 2), event("saved", 1)], "applied", day(2)],
    ["does not come from a later note", [event("interview", 3), event("note", 4)], "interview", day(3)],
    [
      "of two at one time is the one recorded last",
      [event("applied", 1), event("screen", 1, { recordedAt: day(2) })],
      "screen",
      day(1),
    ],
    [
      "of two at one time does not depend on their order",
      [event("screen", 1, { recordedAt: day(2) }), event("applied", 1)],
      "screen",
      day(1),
    ],
    [
      "may go back where that happened later",
      [event("offer", 3), event("interview", 4)],
      "interview",
      day(4),
    ],
  ])("%s", (_, events, stage, since) => {
    expect(applicationOf(events)).toMatchObject({ stage, since });
  });
});

describe("what is due", () => {
  test.each<[string, JobEvent[], string[]]>([
    ["is open at first", [due(1, 5)], ["follow_up 1"]],
    ["stays open after a note", [due(1, 5), event("note", 6)], ["follow_up 1"]],
    ["stays open after a stage before its time", [due(1, 5), event("screen", 3)], ["follow_up 1"]],
    ["is settled by a stage at its time", [due(1, 5), event("screen", 5)], []],
    ["is settled by a follow-up after its time", [due(1, 5), event("follow_up", 6)], []],
    ["is settled by one that is itself due", [due(1, 5), due(6, 9)], ["follow_up 6"]],
    ["is settled by name before its time", [due(1, 5), event("follow_up", 2, { done: "follow_up 1" })], []],
    ["is settled by name by a note", [due(1, 5), event("note", 2, { done: "follow_up 1" })], []],
    [
      "is not settled by another's name",
      [due(1, 5), due(2, 6), event("note", 3, { done: "follow_up 2" })],
      ["follow_up 1"],
    ],
    ["ends with the application", [due(1, 5), event("withdrawn", 2)], []],
    ["may be noted after the end", [event("accepted", 1), due(2, 8)], ["follow_up 2"]],
    ["is an interview, too", [event("interview", 1, { dueAt: day(4) })], ["interview 1"]],
    [
      "is not settled by what happened before it was noted",
      [event("rejected", 1), due(2, 3)],
      ["follow_up 2"],
    ],
  ])("%s", (_, events, open) => {
    expect(openOf(events)).toEqual(open);
  });

  test("next is the soonest that is open", () => {
    expect(applicationOf([due(1, 9), due(2, 5), due(3, 7)]).nextDue).toBe(day(5));
    const settled = event("note", 4, { done: "follow_up 2" });
    expect(applicationOf([due(1, 9), due(2, 5), due(3, 7), settled]).nextDue).toBe(day(7));
    expect(applicationOf([event("applied", 1)]).nextDue).toBeNull();
  });

  test("whether it is open is not said of what is not due", () => {
    expect(applicationOf([event("applied", 1)]).events[0]).not.toHaveProperty("open");
  });
});

test("contacts are each listed once, with all that was said of them", () => {
  const contact = (onDay: number, who: JobEvent["contact"]) => event("note", onDay, { contact: who });
  const { contacts } = applicationOf([
    contact(1, { name: "Ana Example" }),
    contact(2, { name: "Ben Example", email: "ben@example.com" }),
    contact(3, { name: "ana example", role: "recruiter" }),
    contact(4, { email: "BEN@example.com", role: "manager" }),
    contact(5, { role: "recruiter" }),
  ]);
  expect(contacts).toEqual([
    { name: "ana example", role: "recruiter" },
    { name: "Ben Example", email: "BEN@example.com", role: "manager" },
    { role: "recruiter" },
  ]);
});
