import { describe, expect, test } from "vitest";
import type { QuestionModule } from "../../../../src/engine/assessment/types.ts";
import { answerAll, leaveOut, persona } from "./catalogue.ts";
import { clear, flags, pulse, qualityOf, riasec, workStyle } from "./judged.ts";

describe("straight_lining", () => {
  /** Items 0 to `run` − 1 answered 3, the others 1, 5, 2, 4 in turn. */
  const lined = (module: QuestionModule, run: number) =>
    answerAll(module, (_, index) => (index < run ? 3 : ([1, 5, 2, 4][index % 4] ?? 1)));

  test("stands from a run of 15 in a long module", () => {
    expect(flags(riasec, lined(riasec, 15))).toContain("straight_lining");
    expect(flags(riasec, lined(riasec, 14))).not.toContain("straight_lining");
  });

  test("stands for a run over more than half of a short module", () => {
    expect(flags(pulse, lined(pulse, 6))).toContain("straight_lining");
    expect(flags(pulse, lined(pulse, 5))).not.toContain("straight_lining");
  });

  test("stands when the answers hardly vary, wherever the odd ones are", () => {
    const nearlyFlat = (every: number) => answerAll(riasec, (_, index) => (index % every === 0 ? 4 : 3));
    // SD .279 for five 4s in 60, .302 for six
    expect(flags(riasec, nearlyFlat(12))).toContain("straight_lining");
    expect(flags(riasec, nearlyFlat(10))).not.toContain("straight_lining");
  });

  test("is not claimed from fewer than six answers", () => {
    const five = Object.fromEntries(riasec.items.slice(0, 5).map((item) => [item.id, 3]));
    expect(flags(riasec, five)).toEqual(["incomplete"]);
  });

  test.each([1, 2, 3, 4, 5])("of %i on a balanced key cannot pass for a valid profile", (value) => {
    const quality = qualityOf(
      workStyle,
      answerAll(workStyle, () => value),
    );
    expect(quality.consistency_flags).toEqual(
      expect.arrayContaining(["flat_profile", "tied_top", "straight_lining"]),
    );
    expect(quality.differentiation_score).toBe(0);
    expect(quality.confidence_score).toBe(0.06);
  });
});

describe("alternating", () => {
  const swinging = (length: number) =>
    answerAll(riasec, (_, index) => (index < length ? [2, 4][index % 2] : [1, 1, 5, 5, 3][index % 5]) ?? 1);

  test("stands from a stretch of 15", () => {
    expect(flags(riasec, swinging(15))).toContain("alternating");
    expect(flags(riasec, swinging(60))).toContain("alternating");
    expect(flags(riasec, swinging(14))).not.toContain("alternating");
  });

  test("stands for more than half of a short module", () => {
    const swing = (length: number) =>
      answerAll(pulse, (_, index) => (index < length && index % 2 === 0 ? 5 : 3));
    expect(flags(pulse, swing(7))).toContain("alternating");
    expect(flags(pulse, swing(4))).not.toContain("alternating");
  });
});

describe("too_fast", () => {
  test("stands below two seconds an answered item", () => {
    expect(flags(riasec, clear, 119_999)).toEqual(["too_fast"]);
    expect(flags(riasec, clear, 120_000)).toEqual([]);
    expect(flags(riasec, leaveOut(riasec, clear, "C", 2), 118_000)).toEqual([]);
  });

  test("is not claimed without a duration", () => {
    expect(flags(riasec, clear)).toEqual([]);
  });
});

describe("low_attention", () => {
  test("stands for two careless flags and not for one", () => {
    const line = answerAll(riasec, () => 3);
    expect(flags(riasec, line, 60_000)).toEqual([
      "flat_profile",
      "tied_top",
      "straight_lining",
      "too_fast",
      "low_attention",
    ]);
    expect(flags(riasec, line, 300_000)).toEqual(["flat_profile", "tied_top", "straight_lining"]);
  });

  test("stands when statements and their opposites are both affirmed, or both denied", () => {
    const yes = answerAll(workStyle, (_, index) => [4, 4, 5, 3, 5, 4, 4][index % 7] ?? 4);
    const no = answerAll(workStyle, (_, index) => [2, 2, 1, 3, 1, 2, 2][index % 7] ?? 2);
    expect(flags(workStyle, yes)).toEqual(["flat_profile", "tied_top", "low_attention"]);
    expect(flags(workStyle, no)).toEqual(["flat_profile", "tied_top", "low_attention"]);
  });

  test("is not raised by liking many activities, since that key runs one way", () => {
    const likes = persona(riasec, { R: 5, I: 5, A: 5, S: 4, E: 3, C: 5 });
    expect(flags(riasec, likes)).not.toContain("low_attention");
  });
});
