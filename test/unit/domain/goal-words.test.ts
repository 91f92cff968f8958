import { expect, test } from "vitest";
import { goalWords } from "../../../src/domain/memories/from-profile.ts";

test.each([
  ["Learn to weld", "Learn to weld"],
  [{ target_role: "Head chef", by: "2028-01-01", progress: 0.2 }, "Head chef, by 2028-01-01"],
  [{ direction: "Nurse educator", why: "my back" }, "Nurse educator; why: my back"],
  [{ plan: "weld", year: 2027 }, "plan: weld; year: 2027"],
])("%j is said as a person would say it", (goal, said) => {
  expect(goalWords(goal)).toBe(said);
});
