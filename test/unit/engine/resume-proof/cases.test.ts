import { describe, expect, test } from "vitest";
import { proveResume } from "../../../../src/engine/resume/proof/prove-resume.ts";
import { abroad } from "./cases/abroad.ts";
import { english } from "./cases/english.ts";
import { messy } from "./cases/messy.ts";

const unprovedIn = (text: string, given: Record<string, unknown>) =>
  proveResume(text, given).unproved.map(({ path }) => path);

describe.each([...english, ...abroad, ...messy])("$name", ({ text, right, forged }) => {
  test("is proved where it is read rightly", () => {
    expect(unprovedIn(text, right)).toEqual([]);
  });

  test.each(forged)("is not proved with %s", (_, given, unproved) => {
    expect(unprovedIn(text, given)).toEqual(unproved);
  });
});
