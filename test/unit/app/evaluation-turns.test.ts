import { expect, test } from "vitest";
import { createTurnedEvaluation } from "../../../src/app/evaluation-turns.ts";
import { fakeTimers } from "../../support/fake-timers.ts";

test("a write behind another process's turn is answered after a second, however long each look takes", async () => {
  const clock = { ms: 0 };
  const timers = fakeTimers();
  let looks = 0;
  const turned = createTurnedEvaluation({
    turns: {
      take: async () => {
        looks += 1;
        // The first is before the write; the database never answers the second.
        return looks === 1 ? false : new Promise(() => undefined);
      },
      keep: async () => undefined,
      pass: async () => undefined,
      owed: async () => [],
    },
    evaluateFor: async () => undefined,
    runtime: { now: () => new Date(clock.ms), monotonicMs: () => clock.ms, timers },
  });
  const done = await turned.owe("usr_a");
  let isAnswered = false;
  void done(true).then(() => {
    isAnswered = true;
  });
  const later = async (ms: number) => {
    clock.ms += ms;
    await timers.advance(ms);
  };
  await later(990);
  expect(isAnswered).toBe(false);
  await later(30);
  expect([isAnswered, looks]).toEqual([true, 2]);
});
