import { describe, expect, test } from "vitest";
import { longestAlternation, longestIdenticalRun } from "../../../../src/engine/assessment/careless.ts";
import { judgeQuality } from "../../../../src/engine/assessment/quality.ts";
import { scoreSubmission } from "../../../../src/engine/assessment/score.ts";
import type { QuestionModule } from "../../../../src/engine/assessment/types.ts";
import { loadModule, MODULE_IDS, persona } from "./catalogue.ts";

const modules = MODULE_IDS.map(loadModule);
const balanced = modules.filter((module) => module.moduleId !== "riasec");

const expectedDimensions: Readonly<Record<string, readonly string[]>> = {
  riasec: ["R", "I", "A", "S", "E", "C"],
  workStyle: ["openness", "conscientiousness", "extraversion", "agreeableness", "emotionalStability"],
  values: ["achievement", "independence", "recognition", "relationships", "support", "workingConditions"],
  skillsTalents: ["communication", "analysis", "learning", "social", "technical", "organisation"],
  collaborationConflict: ["forcing", "yielding", "avoiding", "compromising", "problemSolving"],
  stressRegulation: ["calmness", "recovery", "activeCoping", "reappraisal", "supportSeeking"],
  expressionStyle: [
    "expressiveness",
    "preciseness",
    "verbalAggressiveness",
    "questioningness",
    "emotionality",
    "impressionManipulation",
  ],
  currentStatePulse: ["energy", "mood", "calm", "focus", "outlook"],
};

describe.each(modules)("the $moduleId questions", (module) => {
  test("carry the id of their file", () => {
    expect(module).toEqual(loadModule(module.moduleId));
    expect(MODULE_IDS).toContain(module.moduleId);
  });

  test("measure the documented dimensions in their order", () => {
    expect(module.dimensions.map((dimension) => dimension.key)).toEqual(expectedDimensions[module.moduleId]);
  });

  test("have a permitted number of items", () => {
    const [least, most] = module.moduleId === "riasec" ? [30, 60] : [10, 40];
    expect(module.items.length).toBeGreaterThanOrEqual(least ?? 0);
    expect(module.items.length).toBeLessThanOrEqual(most ?? 0);
  });

  test("spread the items evenly over the dimensions", () => {
    const counts = module.dimensions.map((dimension) => itemsOf(module, dimension.key).length);
    expect(new Set(counts).size).toBe(1);
    expect(counts.reduce((a, b) => a + b, 0)).toBe(module.items.length);
  });

  test("never let two neighbours share a dimension", () => {
    const clashes = module.items.filter(
      (item, index) => item.dimension === module.items[index - 1]?.dimension,
    );
    expect(clashes).toEqual([]);
  });

  test("label every step of the scale and nothing else", () => {
    const steps = Array.from(
      { length: module.scale.max - module.scale.min + 1 },
      (_, i) => module.scale.min + i,
    );
    expect(Object.keys(module.scale.labels)).toEqual(steps.map(String));
    expect(new Set(Object.values(module.scale.labels)).size).toBe(steps.length);
  });

  test("are short and plain", () => {
    for (const item of module.items) {
      expect(item.text.split(" ").length, item.text).toBeLessThanOrEqual(15);
      expect(item.text, item.text).toMatch(/^[A-Z][A-Za-z ,'-]+\.?$/);
    }
  });
});

test("item ids and texts are unique over all modules", () => {
  const items = modules.flatMap((module) => module.items);
  expect(new Set(items.map((item) => item.id)).size).toBe(items.length);
  expect(new Set(items.map((item) => item.text.toLowerCase())).size).toBe(items.length);
});

test("each module has its own semantic model and category", () => {
  expect(new Set(modules.map((module) => module.semanticModel)).size).toBe(8);
  expect(new Set(modules.map((module) => module.moduleCategory)).size).toBe(8);
});

test("only the current state pulse is about the present days", () => {
  const current = modules.filter((module) => module.timeScope === "current").map((module) => module.moduleId);
  expect(current).toEqual(["currentStatePulse"]);
});

test("riasec has no reversed items and says why", () => {
  const riasec = loadModule("riasec");
  expect(riasec.items.filter((item) => item.reversed)).toEqual([]);
  expect(riasec.keyNote).toMatch(/reversed/);
});

test("what touches health says that it diagnoses nothing", () => {
  expect(loadModule("currentStatePulse").instructions).toMatch(/diagnoses nothing/);
  expect(loadModule("stressRegulation").instructions).toMatch(/diagnoses nothing/);
});

describe.each(balanced)("the key of $moduleId", (module) => {
  test("is balanced within each dimension", () => {
    for (const { key } of module.dimensions) {
      const items = itemsOf(module, key);
      expect(items.filter((item) => item.reversed).length, key).toBe(items.length / 2);
    }
  });

  test("changes direction without a rhythm", () => {
    const directions = module.items.map((item) => (item.reversed ? 1 : 0));
    expect(longestIdenticalRun(directions)).toBeLessThanOrEqual(3);
    expect(longestAlternation(directions)).toBeLessThanOrEqual(5);
  });
});

test("no honest all-or-nothing person is taken for a careless one", () => {
  for (const module of modules) {
    for (const levels of allOrNothing(module)) {
      const scored = scoreSubmission(module, persona(module, levels), module.items.length * 4000);
      const flags = judgeQuality(module, scored).consistency_flags;
      const careless = flags.filter((flag) =>
        ["straight_lining", "alternating", "low_attention"].includes(flag),
      );
      expect(careless, `${module.moduleId} ${JSON.stringify(levels)}`).toEqual([]);
    }
  }
});

function itemsOf(module: QuestionModule, key: string) {
  return module.items.filter((item) => item.dimension === key);
}

/**
 * Every split of the dimensions into highest and lowest; for the one-way key without all high and all low.
 */
function allOrNothing(module: QuestionModule): Record<string, number>[] {
  const keys = module.dimensions.map((dimension) => dimension.key);
  const splits = Array.from({ length: 2 ** keys.length }, (_, mask) =>
    Object.fromEntries(keys.map((key, bit) => [key, Math.floor(mask / 2 ** bit) % 2 === 1 ? 5 : 1])),
  );
  return module.moduleId === "riasec" ? splits.slice(1, -1) : splits;
}
