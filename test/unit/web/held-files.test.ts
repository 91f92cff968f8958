import { expect, test } from "vitest";
import { createHeldFiles } from "../../../src/web/held-files.ts";
import { fakeTimers } from "../../support/fake-timers.ts";

const file = (name: string) => ({ name, bytes: new Uint8Array() });

test("a few files are held in all, and the oldest makes room", () => {
  const held = createHeldFiles(fakeTimers());
  const sessions = Array.from({ length: 9 }, (_, number) => `ses_${number}`);
  const marks = sessions.map((session) => held.hold(session, file(session)));
  const found = sessions.map((session, number) => held.find(session, marks[number] ?? "")?.name);
  expect(found).toEqual([undefined, ...sessions.slice(1)]);
});

test("no timer is left of a file that another took the place of", async () => {
  const timers = fakeTimers();
  const held = createHeldFiles(timers);
  held.hold("ses_1", file("first"));
  const mark = held.hold("ses_1", file("second"));
  expect(timers.waiting()).toHaveLength(1);
  await timers.advance(10 * 60_000 - 1);
  expect(held.find("ses_1", mark)?.name).toBe("second");
  await timers.advance(1);
  expect(held.find("ses_1", mark)).toBeUndefined();
});
