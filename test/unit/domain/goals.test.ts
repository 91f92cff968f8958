import { describe, expect, test } from "vitest";
import { goalsOf } from "../../../src/domain/career-health/goals.ts";
import type { TimelineEvent } from "../../../src/domain/timeline/schema.ts";

const stated = "2026-01-01T00:00:00.000Z";
const goals = ["Become a ward manager — by 2030", "Learn Spanish"];

function progress(goalId: string, value: number): TimelineEvent {
  return {
    id: "evt_1",
    userId: "usr_1",
    eventType: "goal.progress",
    eventData: { goalId, progress: value },
    timestamp: "2026-02-01T00:00:00.000Z",
    impactScore: 0.5,
  };
}

function progressOf(progress: TimelineEvent[]): number[][] {
  return goalsOf(goals, stated, { changed: undefined, progress }).map((goal) =>
    goal.progress.map(({ value }) => value),
  );
}

describe("progress that names a goal by its id", () => {
  test("is that goal's alone", () => {
    const [, spanish] = goalsOf(goals, stated, { changed: undefined, progress: [] });
    expect(progressOf([progress(spanish?.id ?? "", 0.4)])).toEqual([[], [0.4]]);
  });

  test("stays that goal's where it was stored under the id of before", () => {
    const events = [progress("goal_1ncsb9mkggr", 0.2), progress("goal_72ruxlwrxj", 0.4)];
    expect(progressOf(events)).toEqual([[0.2], [0.4]]);
  });

  test("is nobody's where no goal has that id", () => {
    expect(progressOf([progress("goal_none", 0.4)])).toEqual([[], []]);
  });
});

test("a long goal that is cut inside a character has an id", () => {
  const [goal] = goalsOf(`${"a".repeat(499)}🚀`, stated, { changed: undefined, progress: [] });
  expect(goal?.id).toMatch(/^goal_[0-9a-f]{32}$/);
});
