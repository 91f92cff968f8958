import { expect, test } from "vitest";
import { read, skills } from "./reading.ts";

test("headings beside their text, and the place and day of a signature, are no skills", () => {
  const lawyer =
    "Eleanor Example\n\nSKILLS\nWestlaw, Lexis, MS Word\n\nVOLUNTEER  School treasurer 2018-19\n\nINTERESTS  choir, swimming";
  expect(skills(read(lawyer).document)).toEqual(["Westlaw", "Lexis", "MS Word"]);
  const nurse = "Birgit Beispiel\n\nKenntnisse\nVivendi, Excel\n\nHarsewick, im August 2026";
  expect(skills(read(nurse).document)).toEqual(["Vivendi", "Excel"]);
});
