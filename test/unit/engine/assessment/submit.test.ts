import { describe, expect, test } from "vitest";
import { z } from "zod";
import { assess, salientDimensions } from "../../../../src/engine/assessment/submit.ts";
import { answerAll, loadModule, MODULE_IDS, persona } from "./catalogue.ts";

const now = new Date("2026-03-10T12:00:00.000Z");
const riasec = loadModule("riasec");
const values = loadModule("values");
const workStyle = loadModule("workStyle");
const pulse = loadModule("currentStatePulse");

const ResultShape = z.strictObject({
  module_id: z.enum(MODULE_IDS),
  semantic_model: z.string(),
  module_category: z.string(),
  time_scope: z.enum(["stable", "current"]),
  dimension_labels: z.record(z.string(), z.string()),
  scores: z.record(z.string(), z.number().min(0).max(100)),
  salient_dimensions: z.array(z.string()),
  quality: z.strictObject({
    differentiation_score: z.number().min(0).max(100).nullable(),
    confidence_score: z.number().min(0).max(1).nullable(),
    consistency_flags: z.array(z.string()),
  }),
  completed_at: z.iso.datetime({ precision: 3 }),
});

test("a riasec submission gives the whole result, here by hand", () => {
  const answers = persona(riasec, { R: 5, I: 4, A: 3, S: 2, E: 1, C: 1 });
  expect(assess(riasec, { answers, durationMs: 240_000 }, now)).toEqual({
    result: {
      module_id: "riasec",
      semantic_model: "riasec_interest_model",
      module_category: "interest_profile",
      time_scope: "stable",
      dimension_labels: Object.fromEntries(riasec.dimensions.map(({ key, label }) => [key, label])),
      scores: { R: 100, I: 75, A: 50, S: 25, E: 0, C: 0 },
      salient_dimensions: ["R", "I", "A"],
      quality: { differentiation_score: 100, confidence_score: 0.8333, consistency_flags: [] },
      completed_at: "2026-03-10T12:00:00.000Z",
    },
  });
});

test.each(MODULE_IDS)("every answer to %s fits the closed shape, full, partial and empty", (id) => {
  const module = loadModule(id);
  const full = answerAll(module, (_, index) => (index % 5) + 1);
  const partial = Object.fromEntries(Object.entries(full).slice(3));
  for (const answers of [full, partial, {}]) {
    const { result } = assess(module, { answers }, now);
    expect(ResultShape.parse(result)).toEqual(result);
    expect(Object.keys(result.dimension_labels)).toEqual(module.dimensions.map(({ key }) => key));
    for (const key of result.salient_dimensions) expect(result.scores).toHaveProperty(key);
  }
});

test("the same submission gives the same bytes, whatever the order of its answers", () => {
  for (const id of MODULE_IDS) {
    const module = loadModule(id);
    const answers = answerAll(module, (_, index) => ((index * 7) % 5) + 1);
    const reversed = Object.fromEntries(Object.entries(answers).reverse());
    const first = JSON.stringify(assess(module, { answers, durationMs: 90_000 }, now));
    expect(JSON.stringify(assess(module, { answers: reversed, durationMs: 90_000 }, now)), id).toBe(first);
  }
});

describe("time", () => {
  const answers = persona(pulse, { energy: 4 });

  test("a pulse expires 30 days after it was answered, other modules never do", () => {
    expect(assess(pulse, { answers }, now).expiresAt).toBe("2026-04-09T12:00:00.000Z");
    const earlier = assess(pulse, { answers, answeredAt: "2026-03-01T10:00:00+02:00" }, now);
    expect(earlier.result.completed_at).toBe("2026-03-01T08:00:00.000Z");
    expect(earlier.expiresAt).toBe("2026-03-31T08:00:00.000Z");
    expect(assess(riasec, { answers: {} }, now)).not.toHaveProperty("expiresAt");
  });

  test("a stated time that has not come yet, or cannot be read, is now", () => {
    const late = assess(pulse, { answers, answeredAt: "2027-01-01T00:00:00Z" }, now);
    expect(late.result.completed_at).toBe("2026-03-10T12:00:00.000Z");
    const unread = assess(pulse, { answers, answeredAt: "last week" }, now);
    expect(unread.result.completed_at).toBe("2026-03-10T12:00:00.000Z");
  });
});

describe("salient dimensions", () => {
  test("of riasec are its Holland code", () => {
    expect(salientDimensions(riasec, { R: 10, I: 10, A: 100, S: 20, E: 10, C: 10 })).toEqual(["A"]);
    expect(salientDimensions(riasec, { R: 10, I: 40, A: 100, S: 80, E: 10, C: 10 })).toEqual(["A", "S"]);
  });

  test("elsewhere are those more than one standard error above the own mean", () => {
    // mean 50, standard error 8.83: 59 is clear, 58 is not
    const scores = { achievement: 59, independence: 58, recognition: 70, relationships: 40, support: 40 };
    expect(salientDimensions(values, { ...scores, workingConditions: 33 })).toEqual([
      "recognition",
      "achievement",
    ]);
  });

  test("are at most three, highest first, ties in catalogue order", () => {
    const scores = { achievement: 90, independence: 95, recognition: 90, relationships: 90, support: 0 };
    expect(salientDimensions(values, { ...scores, workingConditions: 0 })).toEqual([
      "independence",
      "achievement",
      "recognition",
    ]);
  });

  test("are at least the top one where one is on top", () => {
    const scores = { openness: 50, conscientiousness: 50, extraversion: 54, agreeableness: 50 };
    expect(salientDimensions(workStyle, { ...scores, emotionalStability: 50 })).toEqual(["extraversion"]);
    expect(salientDimensions(workStyle, { openness: 20 })).toEqual(["openness"]);
  });

  test("are none without scores, and none when all scores are equal", () => {
    expect(salientDimensions(riasec, {})).toEqual([]);
    expect(salientDimensions(workStyle, {})).toEqual([]);
    const line = answerAll(workStyle, () => 4);
    expect(assess(workStyle, { answers: line }, now).result.salient_dimensions).toEqual([]);
  });
});
