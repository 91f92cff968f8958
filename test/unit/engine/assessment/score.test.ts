import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkAnswers } from "../../../../src/engine/assessment/check.ts";
import { scoreSubmission } from "../../../../src/engine/assessment/score.ts";
import type { QuestionModule } from "../../../../src/engine/assessment/types.ts";
import { answerAll, leaveOut, loadModule, MODULE_IDS, persona } from "./catalogue.ts";

const riasec = loadModule("riasec");
const workStyle = loadModule("workStyle");

describe("a score", () => {
  test("is 100 × (mean − min) / (max − min): four 4s and six 2s of ten give 45", () => {
    const realistic = riasec.items.filter((item) => item.dimension === "R").map((item) => item.id);
    const answers = answerAll(riasec, (item) => (realistic.indexOf(item.id) >= 4 ? 2 : 4));
    // (4×4 + 6×2) / 10 = 2.8; (2.8 − 1) / 4 = .45
    expect(scoreSubmission(riasec, answers).scores).toEqual({ R: 45, I: 75, A: 75, S: 75, E: 75, C: 75 });
  });

  test("turns reversed answers round: 5, 4, 4 and reversed 1, 2, 3 give 79.1667", () => {
    const answers = {
      ...answerAll(workStyle, () => 3),
      "ws-openness-1": 5,
      "ws-openness-2": 4,
      "ws-openness-3": 4,
      "ws-openness-4": 1,
      "ws-openness-5": 2,
      "ws-openness-6": 3,
    };
    // keyed 5 4 4 5 4 3, mean 25/6; (25/6 − 1) / 4 = .791667
    expect(scoreSubmission(workStyle, answers).scores).toEqual({
      openness: 79.1667,
      conscientiousness: 50,
      extraversion: 50,
      agreeableness: 50,
      emotionalStability: 50,
    });
  });

  test("reaches 0 and 100 at the ends of the keyed scale", () => {
    const scored = scoreSubmission(workStyle, persona(workStyle, { openness: 5, extraversion: 1 }));
    expect(scored.scores).toMatchObject({ openness: 100, extraversion: 0, agreeableness: 50 });
  });

  test.each([1, 2, 4, 5])("of a straight line of %i on a balanced key is 50 everywhere", (value) => {
    const scored = scoreSubmission(
      workStyle,
      answerAll(workStyle, () => value),
    );
    expect(Object.values(scored.scores)).toEqual([50, 50, 50, 50, 50]);
  });
});

describe("missing answers", () => {
  const full = persona(riasec, { R: 5, I: 4 });

  test("up to a fifth of a dimension are bridged by the mean of the others", () => {
    const scored = scoreSubmission(riasec, leaveOut(riasec, full, "R", 2));
    expect(scored.scores.R).toBe(100);
    expect(scored.answeredShare.R).toBe(0.8);
    expect(scored.unscored).toEqual([]);
  });

  test("over a fifth leave the dimension without a score", () => {
    const scored = scoreSubmission(riasec, leaveOut(riasec, full, "R", 3));
    expect(scored.scores).not.toHaveProperty("R");
    expect(scored.scores.I).toBe(75);
    expect(scored.unscored).toEqual(["R"]);
    expect(scored.answeredShareOverall).toBe(57 / 60);
  });

  test("everywhere give no scores at all", () => {
    const scored = scoreSubmission(riasec, {});
    expect(scored.scores).toEqual({});
    expect(scored.answeredShareOverall).toBe(0);
    expect(scored.given).toEqual([]);
  });

  test("include answers that are off the scale", () => {
    const scored = scoreSubmission(riasec, { ...full, "ri-R-01": 6, "ri-R-02": 2.5, "ri-R-03": Number.NaN });
    expect(scored.answeredShare.R).toBe(0.7);
  });
});

describe("checking answers", () => {
  test("finds nothing wrong with a complete, a partial and an empty set", () => {
    const full = persona(riasec, {});
    expect(checkAnswers(riasec, full)).toEqual([]);
    expect(checkAnswers(riasec, leaveOut(riasec, full, "C", 9))).toEqual([]);
    expect(checkAnswers(riasec, {})).toEqual([]);
  });

  test.each([[0], [6], [2.5], [Number.NaN], ["4"], [null], [true]])(
    "names the item and the scale for %j",
    (value) => {
      expect(checkAnswers(riasec, { "ri-R-01": value })).toEqual([
        "answers.ri-R-01 must be a whole number from 1 to 5",
      ]);
    },
  );

  test("names unknown items, those of other modules and inherited names included", () => {
    expect(checkAnswers(riasec, { "ws-openness-1": 3, constructor: 3 })).toEqual([
      "answers.ws-openness-1 must be an item id of the riasec questions",
      "answers.constructor must be an item id of the riasec questions",
    ]);
  });

  test("never repeats a value, and an unknown id only where it could be one", () => {
    const problems = checkAnswers(riasec, { "ri-R-01": "secret", "call-delete_account-1": "secret" });
    expect(problems).toHaveLength(2);
    expect(problems.join()).not.toMatch(/secret|delete/);
    expect(problems[1]).toBe("answers.(id) must be an item id of the riasec questions");
  });

  test("lists twenty problems and counts the rest", () => {
    const bad = Object.fromEntries(Array.from({ length: 25 }, (_, index) => [`x${index}`, 1]));
    const problems = checkAnswers(riasec, bad);
    expect(problems).toHaveLength(21);
    expect(problems[20]).toBe("and 5 more answers with problems");
  });
});

describe.each(MODULE_IDS.map(loadModule))("for any answers to $moduleId", (module) => {
  test("scores stay within 0..100 and exist exactly where 80 % is answered", () => {
    fc.assert(
      fc.property(someAnswers(module), (answers) => {
        const scored = scoreSubmission(module, answers);
        for (const { key } of module.dimensions) {
          const score = scored.scores[key];
          expect(score !== undefined).toBe((scored.answeredShare[key] ?? 0) >= 0.8);
          if (score !== undefined) expect(score >= 0 && score <= 100).toBe(true);
        }
      }),
      { numRuns: 60, seed: 7 },
    );
  });

  test("a higher keyed answer raises its own dimension and leaves the others alone", () => {
    fc.assert(
      fc.property(allAnswers(module), fc.nat(module.items.length - 1), (answers, index) => {
        const item = module.items[index];
        const before = item && answers[item.id];
        if (item === undefined || before === undefined) throw new Error("every item is answered here");
        const raised = item.reversed ? before - 1 : before + 1;
        fc.pre(raised >= 1 && raised <= 5);
        const old = scoreSubmission(module, answers).scores;
        const now = scoreSubmission(module, { ...answers, [item.id]: raised }).scores;
        expect(now[item.dimension]).toBeGreaterThan(old[item.dimension] ?? Number.NaN);
        expect({ ...now, [item.dimension]: 0 }).toEqual({ ...old, [item.dimension]: 0 });
      }),
      { numRuns: 60, seed: 7 },
    );
  });
});

function allAnswers(module: QuestionModule) {
  return answersBy(module, fc.integer({ min: 1, max: 5 }));
}

function someAnswers(module: QuestionModule) {
  return answersBy(module, fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined, freq: 8 }));
}

function answersBy(module: QuestionModule, answer: fc.Arbitrary<number | undefined>) {
  return fc.array(answer, { minLength: module.items.length, maxLength: module.items.length }).map((values) =>
    Object.fromEntries(
      module.items.flatMap((item, index) => {
        const value = values[index];
        return value === undefined ? [] : [[item.id, value]];
      }),
    ),
  );
}
