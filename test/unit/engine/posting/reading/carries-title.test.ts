import { expect, test } from "vitest";
import { carriesName, carriesTitle } from "../../../../../src/engine/posting/reading/carries/carries-name.ts";

test("a title is carried whatever marks part its words, a company's name is not", () => {
  expect(carriesTitle("Transport Planner - Days", "Transport Planner (Days)")).toBe(true);
  expect(carriesTitle("Senior Planner", "Transport Planner")).toBe(false);
  expect(carriesTitle("Transport Planner\nDays", "Transport Planner (Days)")).toBe(false);
  expect(carriesName("Quill - Works", "Quill Works")).toBe(false);
});
