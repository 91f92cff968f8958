import { describe, expect, test } from "vitest";
import { normalisePosting } from "../../../../src/engine/posting/normalise.ts";

const read = (text: string) => normalisePosting({ text }).opportunity;

describe("a town that a person sees is where the work is", () => {
  test.each([
    [
      "Teaching Assistant\n\nWe are a happy school on the edge of Hexham and need one more pair of hands.",
      ["Hexham"],
    ],
    [
      "Dairy farm hand, Cohuna\n\nWe milk 380 cows about ten k out of Cohuna towards Leitchville.",
      ["Cohuna"],
    ],
    [
      "Sachbearbeiter Innendienst\n\nWir bauen Ventile. In Uzwil sind wir 64 Leute, in Tschechien 30.",
      ["Uzwil"],
    ],
    [
      "Eletricista\n\nSomos uma empresa de moldes com portas abertas na Marinha Grande desde 1979.",
      ["Marinha Grande"],
    ],
    ["Undersköterska\n\nVi är sex personer och utgår från lokalen i Älvsbyn.", ["Älvsbyn"]],
    ["Frezer\n\nVoor een familiebedrijf in Son en Breugel zoeken wij een frezer.", ["Son en Breugel"]],
    [
      "Operador de máquinas\n\nFazenda Três Buritis, município de Lucas do Rio Verde MT",
      ["Lucas do Rio Verde MT"],
    ],
    [
      "Staff Nurse | 2-4 Yrs | 2.5-3.5 Lacs P.A. | Kochi, Thrissur\nSahyadri Hospital\n",
      ["Kochi", "Thrissur"],
    ],
    ["🔥 URGENT HIRING!!! 🔥 DUMAGUETE CITY 🔥\n\nWe need 40 customer service agents.", ["DUMAGUETE CITY"]],
    ["Lagerist\n\nBei der Hubertus Reisen GmbH in Wernschwand fährst du moderne Busse.", ["Wernschwand"]],
    ["Research Associate in Ice Sheet Modelling\n\nWe seek a researcher.", undefined],
    ["Clerk\nCompany: City of London Sinfonia", undefined],
  ])("%j", (text, locations) => expect(read(text).locations).toEqual(locations));
});

describe("an employer in the first lines and sentences", () => {
  test.each([
    [
      "Dental Assistant\nKempenfelt Dental Specialists - Barrie, ON\n\nFull time.",
      "Kempenfelt Dental Specialists",
      ["Barrie, ON"],
    ],
    ["Técnico\n\nAceites Sierra Mágina (Jaén)\n\nBuscamos técnico", "Aceites Sierra Mágina", ["Jaén"]],
    ["Cook\nGrand Marais, MN\n\nWe need a cook.", undefined, ["Grand Marais, MN"]],
    ["Welder wanted\n\nHargan Fabrication is growing!", "Hargan Fabrication", undefined],
    ["Bricklayer\n\nRidgeline Builders have work on for a bricklayer.", "Ridgeline Builders", undefined],
    ["Sykepleier\n\nNordfjord kommune søker sykepleier.", "Nordfjord kommune", ["Nordfjord"]],
    ["Kierowca\n\nFirma rodzinna TRANS-KROTOSZ s.j. szuka kierowcy.", "TRANS-KROTOSZ s.j", undefined],
    ["Gärtner\n\nWir von Grünwerk Lohmar suchen Verstärkung.", "Grünwerk Lohmar", undefined],
    ["Cameriera\n\nHotel Bellariva a Cesenatico cerca una cameriera.", "Hotel Bellariva", ["Cesenatico"]],
    [
      "Técnico\n\nIngenio San Rafael, ubicado en Escuintla, requiere técnico.",
      "Ingenio San Rafael",
      ["Escuintla"],
    ],
    ["Educator\n\nTumbleweed Kids is a 40-place day care service in Mudgee.", "Tumbleweed Kids", ["Mudgee"]],
    [
      "Nurse\n\nThe Old Forge Surgery has an exciting opportunity for a nurse.",
      "Old Forge Surgery",
      undefined,
    ],
    ["Operator\n\nExperienced Operators are needed now.", undefined, undefined],
    ["Nurse\n\nNight Shift Work is part of the job.", undefined, undefined],
  ])("%j", (text, company, locations) => {
    const found = read(text);
    expect([found.company, found.locations]).toEqual([company, locations]);
  });
});

test("both halves of a title that names two jobs are the title", () => {
  const { title, company } = read(
    "CNC PROGRAMMEUR / FREZER 5-ASSIG (2-ploegendienst)\n\nJe freest complexe delen.\n\nRandstad Techniek Eindhoven, vacaturenummer 7741203",
  );
  expect([title, company]).toEqual(["CNC PROGRAMMEUR / FREZER 5-ASSIG", "Randstad Techniek Eindhoven"]);
});
