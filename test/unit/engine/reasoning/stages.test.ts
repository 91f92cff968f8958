import { expect, test } from "vitest";
import { stagesOf } from "../../../../src/engine/reasoning/answers/openings/stages.ts";
import type { KnownOpening } from "../../../../src/engine/reasoning/known-opening.ts";

const opening = (id: string, stage: string, dueAt?: string): KnownOpening => ({
  ...{ id, text: id, stage, asks: [], isSaid: true, known: [] },
  ...(dueAt && { dueAt }),
});
const openings = [opening("a", "interview", "2027-01-08T09:00:00Z"), opening("b", "saved")];

test("how the applications stand is counted by stage, with the first date", () => {
  expect(stagesOf({ memories: [], openings }, true).recommendation).toBe(
    "2 openings are open: 1 at interview, 1 not applied for yet; the first date is 2027-01-08.",
  );
});

test("where not all openings were read, all are counted and the stages are said of those read", () => {
  expect(stagesOf({ memories: [], openings, openingsInAll: 240 }, true).recommendation).toBe(
    "240 openings are open; of the newest 2, 1 at interview, 1 not applied for yet; the first date is 2027-01-08.",
  );
});

test("an opening that was not applied for is said to be none", () => {
  expect(stagesOf({ memories: [], openings: [opening("b", "saved")] }, false).recommendation).toBe(
    "By its stored stage, this opening was not applied for yet.",
  );
});
