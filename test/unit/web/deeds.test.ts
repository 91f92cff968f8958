import { expect, test } from "vitest";
import { operations } from "../../../src/domain/index.ts";
import { deedOf } from "../../../src/web/pages/access/objects.ts";

test("what was done is said in words for people, of every operation", () => {
  for (const { name } of operations) {
    const { object } = deedOf(name);
    expect(object, name).not.toMatch(/your (?:one|the|a|an) |artifact|[_.]|undefined/);
  }
  expect(deedOf("fitBriefs.get")).toEqual({ verb: "read", object: "one of your fit briefs" });
});
