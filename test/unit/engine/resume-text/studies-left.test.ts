import { expect, test } from "vitest";
import { heldDegree } from "../../../../src/engine/education.ts";
import { claimsOf } from "../../../../src/engine/resume/claims.ts";
import { read } from "./reading.ts";

const now = new Date("2026-11-29T00:00:00Z");

test.each([
  "BSc Computer Science, Example University, 2015 – 2017 (not completed)",
  "2015 – 2017 Studium Maschinenbau (B.Sc.), Beispiel Universität – abgebrochen",
  "Grado en Derecho, Universidad Ejemplo, 2015 - 2017 (sin terminar)",
  "Bacharel em Direito, Universidade Modelo, 2015 a 2017 (trancado)",
  "2015 - 2017   MBO niveau 4 Technicus (BBL), ROC Voorbeeld – niet afgemaakt",
])("a study that was left is no degree: %s", (line) => {
  const { document } = read(
    `Ada Quill\nada@example.org\n\nEducation\n${line}\n2010 - 2012 Diploma, Example College\n`,
  );
  const [left = {}] = document.education ?? [];
  const said = left.score ?? "";
  expect(line).toContain(said);
  expect(said).not.toBe("");
  expect(heldDegree({ ...left }, now)).toBeUndefined();
  expect(claimsOf({ ...document }).find(({ kind }) => kind === "degree")?.text).toContain(said);
});
