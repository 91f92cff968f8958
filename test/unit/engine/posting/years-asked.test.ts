import { describe, expect, test } from "vitest";
import { normalisePosting } from "../../../../src/engine/posting/normalise.ts";

const read = (said: string) =>
  normalisePosting({
    text: `Operator\n\nA shop by the river, with people of all ages and a good canteen.\n\n${said}\n`,
  }).opportunity;

describe("years and days that sentences name", () => {
  test.each([
    ["Il candidato ha maturato un'esperienza di 2 anni in ruolo analogo.", 2],
    ["We have over 20 years of experience in steel.", undefined],
    ["DEP en mécanique ou 5 ans d'expérience pertinente.", undefined],
    ["Two years of experience would be an advantage.", undefined],
  ])("%j", (said, years) => expect(read(said).yearsRequired).toBe(years));

  test("a date in machine form is no range with a later number of a year", () =>
    expect(read("Ansökan senast 2027-02-21. Referensnummer 2027/14.").closingDate).toBe("2027-02-21"));
});
