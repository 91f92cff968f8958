import { expect, test } from "vitest";
import type { CareerMatch } from "../../../src/domain/career-match/schema.ts";
import { whatYouHave } from "../../../src/web/pages/match/what-you-have.ts";

type Factor = CareerMatch["explanation"]["positiveFactors"][number];

const factor = (key: string, labelText: string): Factor => ({
  type: "factor",
  key,
  labelKey: key,
  labelText,
});

/** What is said of a match with these factors. */
function said(positiveFactors: Factor[], riskFactors: Factor[] = []): string[] {
  return whatYouHave({ explanation: { positiveFactors, riskFactors } } as unknown as CareerMatch);
}

test("work, knowledge, interests and values are named", () => {
  const knowledge = factor(
    "knowledge",
    "It builds on the knowledge of your work as Nurse: Biology, Pharmacology",
  );
  const experience = factor("experience", "It is close to your work as Nurse");
  const interests = factor("interests", "It suits your interests: Social, Investigative");
  const values = factor("values", "It offers what you value in work: achievement");
  expect(said([knowledge, experience])).toEqual(["Biology, Pharmacology", "Work as Nurse"]);
  expect(said([interests, values])).toEqual(["Interests: Social, Investigative", "Work values: achievement"]);
  expect(said([factor("styles", "It suits your way of working")])).toEqual(["Work style"]);
});

test("jobs without a known title are past jobs", () => {
  expect(said([factor("experience", "It is close to your jobs")])).toEqual(["Past jobs"]);
});

test("what is named once is not named again", () => {
  const experience = factor("experience", "It is close to what you list");
  const preparation = factor("preparation", "It takes about as much preparation as what you list");
  expect(said([experience, preparation])).toEqual(["What you list"]);
});

test("a colon in a title begins no list of names", () => {
  const knowledge = factor("knowledge", "It builds on the knowledge of your work as Lead: Platform");
  const preparation = factor(
    "preparation",
    "It takes clearly more or less preparation than your work as Lead: Platform",
  );
  expect(said([knowledge], [preparation])).toEqual(["Knowledge"]);
  expect(said([knowledge])).toEqual(["Knowledge"]);
});
