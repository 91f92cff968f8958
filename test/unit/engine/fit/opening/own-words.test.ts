import { describe, expect, test } from "vitest";
import { held } from "../people.ts";
import { nurseCook, outcomeOf } from "./person.ts";

describe("a requirement of a skill", () => {
  test("is shown by the skill that is listed, before a narrower one", () => {
    const skills = [held("Telemetry monitoring"), held("Patient assessment")];
    const own = skills[1]?.claimIds ?? [];
    const found = outcomeOf({ kind: "skill", text: "Patient assessment" }, { ...nurseCook, skills });
    expect(found).toMatchObject({ outcome: "met", shownBy: "Patient assessment", claimIds: own });
  });

  test.each([
    ["Preceptorship of newly qualified nurses", "Preceptor to eleven newly qualified nurses", "met"],
    ["Mentorship of junior welders", "Mentor of two junior welders", "met"],
    ["Preceptorship of newly qualified nurses", "Works beside newly qualified nurses", "unknown"],
    ["Preceptorship of newly qualified nurses", "Never preceptor to newly qualified nurses", "unmet"],
  ])("in a noun of its doer: %s, %s", (text, line, outcome) => {
    const texts = [{ text: line, claimIds: ["clm_line"] }];
    expect(outcomeOf({ kind: "skill", text }, { ...nurseCook, texts })?.outcome).toBe(outcome);
  });
});
