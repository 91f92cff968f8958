import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  rankPrecision,
  standardError,
  standardErrorOfDifference,
} from "../../../../src/engine/assessment/precision.ts";
import type { Answers, QuestionModule } from "../../../../src/engine/assessment/types.ts";
import { answerAll, leaveOut, loadModule, persona } from "./catalogue.ts";
import { clear, flags, pulse, qualityOf, riasec, workStyle } from "./judged.ts";

const stress = loadModule("stressRegulation");
const clearStyle = persona(workStyle, {
  openness: 5,
  conscientiousness: 4,
  extraversion: 2,
  agreeableness: 3,
});

function confidence(module: QuestionModule, answers: Answers, durationMs?: number): number | null {
  return qualityOf(module, answers, durationMs).confidence_score;
}

test("a complete, careful, clear submission raises no flag", () => {
  expect(flags(riasec, clear, 300_000)).toEqual([]);
  expect(flags(riasec, clear)).toEqual([]);
  expect(flags(workStyle, clearStyle, 150_000)).toEqual([]);
});

describe("flat_profile", () => {
  // raises R by one point on 6 or 7 of its ten items: 15 or 17.5 points of 100
  const lifted = (count: number) => {
    const some = riasec.items
      .filter((item) => item.dimension === "R")
      .slice(0, count)
      .map((item) => item.id);
    return answerAll(riasec, (item) => (some.includes(item.id) ? 4 : 3));
  };

  test("stands below a range of 17", () => {
    expect(flags(riasec, lifted(6))).toContain("flat_profile");
  });

  test("does not stand above it", () => {
    expect(flags(riasec, lifted(7))).not.toContain("flat_profile");
  });
});

describe("tied_top", () => {
  const second = (count: number) => {
    const some = riasec.items
      .filter((item) => item.dimension === "I")
      .slice(0, count)
      .map((item) => item.id);
    return { ...clear, ...Object.fromEntries(some.map((id) => [id, 5])) };
  };

  test("stands when the two highest are 10 apart", () => {
    expect(flags(riasec, second(6))).toEqual(["tied_top"]);
  });

  test("does not stand when they are 12.5 apart", () => {
    expect(flags(riasec, second(5))).toEqual([]);
  });
});

describe("inconsistent_code", () => {
  test("stands when the first two letters are opposite", () => {
    expect(flags(riasec, persona(riasec, { R: 5, S: 4, I: 2, A: 2, E: 1, C: 1 }))).toEqual([
      "inconsistent_code",
    ]);
  });

  test("does not stand when the second letter is below the own mean, nor for neighbours", () => {
    expect(flags(riasec, persona(riasec, { R: 5, S: 1, I: 1, A: 1, E: 1, C: 1 }))).toEqual([]);
    expect(flags(riasec, clear)).not.toContain("inconsistent_code");
  });
});

describe("elevated and depressed", () => {
  const high = persona(riasec, { R: 5, I: 4, A: 4, S: 4, E: 4, C: 4 });
  const low = persona(riasec, { R: 2, I: 1, A: 1, S: 1, E: 1, C: 1 });

  test("stand when every score is at least 75 or at most 25", () => {
    expect(flags(riasec, high)).toEqual(["elevated"]);
    expect(flags(riasec, low)).toEqual(["depressed"]);
    expect(flags(riasec, { ...high, "ri-I-01": 3 })).toEqual([]);
    expect(flags(riasec, { ...low, "ri-R-01": 3 })).toEqual([]);
  });

  test("never stand where the level is the finding, so that nothing reads like a diagnosis", () => {
    const lowStress = { calmness: 2, recovery: 1, activeCoping: 1, reappraisal: 1, supportSeeking: 1 };
    expect(flags(stress, persona(stress, lowStress))).toEqual([]);
    const lowPulse = { energy: 2, mood: 1, calm: 1, focus: 1, outlook: 1 };
    expect(flags(pulse, persona(pulse, lowPulse))).toEqual([]);
    const highPulse = { energy: 5, mood: 4, calm: 4, focus: 4, outlook: 4 };
    expect(flags(pulse, persona(pulse, highPulse))).toEqual([]);
  });
});

describe("incomplete", () => {
  test("stands for every dimension left out, and for one with under 80 % answered", () => {
    for (const { key } of workStyle.dimensions) {
      expect(flags(workStyle, leaveOut(workStyle, clearStyle, key, 6)), key).toContain("incomplete");
    }
    expect(flags(riasec, leaveOut(riasec, clear, "E", 3))).toEqual(["incomplete"]);
  });

  test("does not stand while each dimension has its score", () => {
    expect(flags(riasec, leaveOut(riasec, clear, "E", 2))).toEqual([]);
  });

  test("stands alone for an empty submission, which has no shape and no confidence", () => {
    expect(qualityOf(riasec, {})).toEqual({
      differentiation_score: null,
      confidence_score: null,
      consistency_flags: ["incomplete"],
    });
  });
});

describe("precision", () => {
  test("uses 11.9 points for interests, 12.5 for six statements and 17.6 for two", () => {
    expect(standardError(riasec)).toBeCloseTo(22.5 * Math.sqrt(0.14), 12);
    expect(standardErrorOfDifference(riasec)).toBeCloseTo(11.9059, 4);
    expect(standardErrorOfDifference(workStyle)).toBeCloseTo(12.485, 3);
    expect(standardErrorOfDifference(pulse)).toBeCloseTo(17.6039, 3);
  });

  test("is the share of dimensions told apart", () => {
    expect(rankPrecision(riasec, [100, 80, 60, 40, 20, 0])).toBe(1);
    expect(rankPrecision(riasec, [100, 90, 60, 55, 20, 10])).toBe(3 / 6);
    expect(rankPrecision(riasec, [50, 50, 50, 50, 50, 50])).toBe(1 / 6);
  });

  test("takes one gap away for each dimension without a score", () => {
    expect(rankPrecision(riasec, [100, 80, 60, 40, 20])).toBe(4 / 6);
    expect(rankPrecision(riasec, [50])).toBe(1 / 6);
  });
});

describe("confidence_score", () => {
  test("is completeness × attention × precision", () => {
    // gaps 25 25 25 25 0 above 11.9: (1 + 4) / 6
    expect(confidence(riasec, clear)).toBe(0.8333);
    expect(confidence(riasec, leaveOut(riasec, clear, "R", 2))).toBe(0.8056);
    expect(confidence(riasec, clear, 60_000)).toBe(0.25);
  });

  test("is null under 80 % answered overall and a number from 80 %", () => {
    const without = leaveOut(riasec, leaveOut(riasec, clear, "C", 10), "E", 2);
    // 48 of 60; four clear gaps less one for the missing area: .8 × (1 + 3) / 6
    expect(confidence(riasec, without)).toBe(0.5333);
    expect(confidence(riasec, leaveOut(riasec, without, "S", 1))).toBeNull();
  });

  test("falls whenever a dimension loses its score", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 60, maxLength: 60 }), (values) => {
        const answers = answerAll(riasec, (_, index) => values[index] ?? 3);
        const whole = confidence(riasec, answers) ?? Number.NaN;
        for (const { key } of riasec.dimensions) {
          expect(confidence(riasec, leaveOut(riasec, answers, key, 10))).toBeLessThan(whole);
        }
      }),
      { numRuns: 60, seed: 7 },
    );
  });
});
