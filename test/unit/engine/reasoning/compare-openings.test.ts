import { expect, test } from "vitest";
import { compareOpenings } from "../../../../src/engine/reasoning/answers/openings/compare.ts";
import type { KnownOpening } from "../../../../src/engine/reasoning/known-opening.ts";

const opening = (id: string): KnownOpening => ({
  ...{ id, text: `Nurse at ${id}`, stage: "read", asks: [], isSaid: true, known: [] },
});

test.each(["no overtime in January", "nie biorę nadgodzin w styczniu", "keine Nachtdienste mehr"])(
  "openings are compared with what was stated, whether or not they have a brief: %s",
  (text) => {
    const limits = [{ key: "memory.mem_1", text, memoryId: "mem_1" }];
    const { keyFactors } = compareOpenings([opening("Hallam"), opening("Larkmoor")], limits);
    expect(keyFactors.filter(({ effect }) => effect === "not_weighed")).toEqual([
      { key: "memory.mem_1", text: `Stated, and not weighed: ${text}`, effect: "not_weighed", claimIds: [] },
    ]);
  },
);
