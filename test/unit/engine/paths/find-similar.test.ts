import { describe, expect, test } from "vitest";
import { SimilarPath } from "../../../../src/domain/similar-paths/schema.ts";
import { findSimilarPaths } from "../../../../src/engine/paths/find-similar.ts";
import type { CareerPath } from "../../../../src/engine/paths/types.ts";
import { ana, driver, group, nurse, sameTitle } from "./sample-paths.ts";

describe("finding similar paths", () => {
  const everything = { minSimilarity: 0 };

  test("answers in the contract's shape, best first", () => {
    const result = findSimilarPaths(ana, [driver, nurse], everything, sameTitle);
    expect(result.matches.map(({ pathId }) => pathId)).toEqual(["example-nurse", "example-driver"]);
    expect(result).toMatchObject({ totalPaths: 2, matchesFound: 2, formula: "similar-paths-1" });
    for (const match of result.matches) expect(SimilarPath.parse(match)).toEqual(match);
    expect(result.matches[0]?.matchingFactors).toMatchObject({ source: "example", coverage: 1 });
  });

  test("breaks ties by id and does not depend on the order of paths", () => {
    const twins = ["c", "a", "b"].map((id) => ({ ...nurse, id }));
    const ids = (paths: CareerPath[]) =>
      findSimilarPaths(ana, paths, {}, sameTitle).matches.map(({ pathId }) => pathId);
    expect(ids(twins)).toEqual(["a", "b", "c"]);
    expect(ids([...twins].reverse())).toEqual(["a", "b", "c"]);
  });

  test("leaves out what is less alike than asked, 0.6 by default", () => {
    expect(findSimilarPaths(ana, [driver, nurse], {}, sameTitle).matchesFound).toBe(1);
    const score = findSimilarPaths(ana, [nurse], {}, sameTitle).matches[0]?.similarityScore ?? 0;
    expect(findSimilarPaths(ana, [nurse], { minSimilarity: score }, sameTitle).matchesFound).toBe(1);
    expect(findSimilarPaths(ana, [nurse], { minSimilarity: score + 0.001 }, sameTitle).matchesFound).toBe(0);
  });

  test("gives at most as many as asked and still counts all it found", () => {
    const many = Array.from({ length: 14 }, (_, index) => ({ ...nurse, id: `p${index}` }));
    expect(findSimilarPaths(ana, many, {}, sameTitle).matches).toHaveLength(10);
    const three = findSimilarPaths(ana, many, { limit: 3 }, sameTitle);
    expect([three.matches.length, three.matchesFound, three.totalPaths]).toEqual([3, 14, 14]);
  });

  test("keeps only paths with a move to the role asked for, and shows that move first", () => {
    const asked = { ...everything, targetRole: "teacher" };
    const { matches } = findSimilarPaths(ana, [driver, nurse], asked, sameTitle);
    expect(matches.map(({ pathId }) => pathId)).toEqual(["example-nurse"]);
    expect(matches[0]?.relevantTransitions).toEqual([nurse.transitions[1], nurse.transitions[0]]);
  });

  test("takes the person's own aim for the order only", () => {
    const { matches } = findSimilarPaths(
      { ...ana, targetRole: "Teacher" },
      [driver, nurse],
      everything,
      sameTitle,
    );
    expect(matches).toHaveLength(2);
    expect(matches[0]?.relevantTransitions[0]?.to).toBe("Teacher");
  });

  test("says of a group how large it is at least and what it does not share", () => {
    const [match] = findSimilarPaths(ana, [group], everything, sameTitle).matches;
    expect(match?.matchingFactors).toEqual({
      source: "group",
      groupSize: "5 or more",
      title: { weight: 1, value: 1 },
      coverage: 0.3,
      notShared: ["riasec", "workStyle"],
    });
    expect(match?.path).toEqual({
      id: "group-x",
      riasecProfile: { R: 0, I: 0, A: 0, S: 0, E: 0, C: 0 },
      workStyleProfile: {},
    });
    const shared = {
      ...group,
      riasecProfile: { R: 20, I: 70, A: 20, S: 90, E: 20, C: 20 },
      workStyleProfile: {},
    };
    const factors = findSimilarPaths(ana, [shared], everything, sameTitle).matches[0]?.matchingFactors;
    expect(factors).toMatchObject({ riasecLetters: "SI" });
  });

  test("finds nothing for a person without data", () => {
    const result = findSimilarPaths({ titles: [] }, [nurse, driver], everything, sameTitle);
    expect(result).toMatchObject({ matches: [], totalPaths: 2, matchesFound: 0 });
  });
});
