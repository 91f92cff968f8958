import { describe, expect, test } from "vitest";
import { askedOfOpenings } from "../../support/asked-of-openings.ts";
import { personNamed, startAt } from "../../support/samples/persona.ts";

const sample =
  "Overnight Nurse\nSample Drug Mart, Gatineau QC\n$75 per hour\nRequirements:\n- Wound care\n- Experience with RxPro\n";
const wellness =
  "Staff Nurse\nWellness Sample Clinic, Ottawa, ON\n$58 - $64 an hour\nRequirements:\n- Registered nurse licence\n- Kroll\n";

async function asking(query: string, limit?: string) {
  const { h, person } = await startAt(personNamed("nurse"), "resume");
  return askedOfOpenings(h, person, { query, limit, openings: [sample, wellness] });
}

describe("whether an opening suits is answered from its fit brief", () => {
  test.each([
    "Is the overnight job ok for me?",
    "Is the Gatineau job okay for me?",
    "Le poste de nuit à Gatineau me convient-il?",
    "¿Me sirve la vacante de Gatineau?",
    "Passt die Stelle in Gatineau für mich?",
    "A vaga em Gatineau serve para mim?",
  ])("%s", async (query) => {
    const { said, factors } = await asking(query);
    expect(said).toMatch(/^The fit brief of this opening scores/);
    expect(factors[0]?.text).toContain("Overnight Nurse");
  });
});

test("an opening named in full is meant, and not another that shares a word", async () => {
  const { said, factors } = await asking("Est-ce que je devrais postuler chez Wellness Sample Clinic?");
  expect(said).toMatch(/^The fit brief of this opening scores/);
  expect(factors[0]?.text).toContain("Staff Nurse");
});

test.each([
  "which job pays more?",
  "¿Cuál vacante paga más?",
  "Quel poste paie le mieux?",
  "Welcher Job zahlt mehr?",
  "Qual emprego paga mais?",
])("%s is answered from the stored openings", async (query) => {
  const { said, factors } = await asking(query);
  expect(said).toMatch(/^Of 2 stored openings, the first of keyFactors names the highest pay/);
  expect(factors[0]?.text).toContain("Overnight Nurse");
});

test.each([
  "Which job fits me better?",
  "Quel poste me convient le mieux ?",
  "Welcher Job passt am besten zu mir?",
  "Która oferta lepiej do mnie pasuje?",
])("%s compares the stored openings", async (query) => {
  const { said } = await asking(query);
  expect(said).toMatch(
    /^Of 2 stored openings, the first of keyFactors (?:scores highest|fits best) by its fit brief/,
  );
});
