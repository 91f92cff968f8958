import { expect, test } from "vitest";
import { parseResumeText } from "../../../../src/engine/resume/text/parse.ts";

const skillsOf = (text: string) => parseResumeText(text, "text").document.skills?.map(({ name }) => name);

test("headings beside their text, and the place and day of a signature, are no skills", () => {
  const lawyer =
    "Eleanor Example\n\nSKILLS\nWestlaw, Lexis, MS Word\n\nVOLUNTEER  School treasurer 2018-19\n\nINTERESTS  choir, swimming";
  expect(skillsOf(lawyer)).toEqual(["Westlaw", "Lexis", "MS Word"]);
  const nurse = "Birgit Beispiel\n\nKenntnisse\nVivendi, Excel\n\nHarsewick, im August 2026";
  expect(skillsOf(nurse)).toEqual(["Vivendi", "Excel"]);
});
