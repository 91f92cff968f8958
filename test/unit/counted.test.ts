import { expect, test } from "vitest";
import { counted } from "../../src/shared/text/words.ts";

test("one is one thing, and none, several and a part are more", () => {
  expect([0, 1, 2, 1.5].map((count) => counted(count, "claim"))).toEqual([
    "0 claims",
    "1 claim",
    "2 claims",
    "1.5 claims",
  ]);
  expect(counted(2, "entry", "entries")).toBe("2 entries");
});
