import { describe, expect, test } from "vitest";
import { normalisePosting } from "../../../../src/engine/posting/normalise.ts";

const read = (text: string) => normalisePosting({ text }).opportunity;

describe("what a posting's own text must show", () => {
  test("a name beside the title is the employer's above a place, or where the text says it again", () => {
    expect(read("Litigation Paralegal\nBrindlemoor\nHartford, CT\n\nYou draft pleadings.").company).toBe(
      "Brindlemoor",
    );
    const alone = "Litigation Paralegal\nHartford, CT\nBrindlemoor\n\nYou draft pleadings.";
    expect(read(alone).company).toBeUndefined();
    expect(read(`${alone} At the end of the day Brindlemoor pays for parking.`).company).toBe("Brindlemoor");
  });

  test("a name that is a word of organisations needs neither", () => {
    const text = "Litigation Paralegal\nHartford, CT\nBrindlemoor Law Group\n\nYou draft pleadings.";
    expect(read(text).company).toBe("Brindlemoor Law Group");
  });

  test.each([
    ["Joiner wanted\nOur workshop is in Hebden Bridge and busy.", ["Hebden Bridge"]],
    ["Payroll Officer\nParramatta, Sydney\nFull time", ["Parramatta, Sydney"]],
    ["Audiologist | Toowoomba QLD\nA caseload in Toowoomba.", ["Toowoomba QLD"]],
    ["Driver\nLeeds / Hull\nFull time", ["Leeds", "Hull"]],
    ["Claims Executive\nMotor Claims\nFull time", undefined],
    ["Driver\nBetim, Minas Gerais\nDesejável: residir em Contagem", ["Betim, Minas Gerais"]],
  ])("%j is in %j", (text, places) => expect(read(text).locations).toEqual(places));

  test("of two pays of one kind neither is surely the job's", () => {
    const base = "Scaffolder\nAdvanced £25.50 per hour\n";
    expect(read(base).salary?.min).toBe(25.5);
    expect(read(`${base}Labourer £17 per hour\n`).salary).toBeUndefined();
    expect(read(`${base}We pay £25.50 per hour.\n`).salary?.min).toBe(25.5);
  });
});

describe("what other texts have shown", () => {
  test.each([
    [
      "Receptionist\nHôtel des Roselières · Annecy, France\n\nVous accueillez nos clients.",
      "Hôtel des Roselières",
    ],
    ["Lawyer\nBrindlemoor · Leeds\n\nYou advise our clients on wills.", "Brindlemoor"],
    ["Lawyer\nBrindlemoor Recruitment · Leeds\n\nOur client is a law firm.", undefined],
    ["Careers at Corrib Strand Hotel\n\nChef de Partie\n\nLocation: Galway", "Corrib Strand Hotel"],
    ["Ouvrier viticole (H/F)\n21200 BEAUNE\nEntreprise : DOMAINE GAUDRY, 1 ou 2 salariés", "DOMAINE GAUDRY"],
  ])("%j names %j", (text, company) => expect(read(text).company).toBe(company));

  test("a valley is no country, and what stands below a label is its value", () => {
    const pay = "Analista\nGrupo Cañada Honda\nMonterrey, Nuevo León\n$16,000 - $19,000 Mensual";
    expect(read(pay).salary?.currency).toBe("MXN");
    const board =
      "Civil Engineer\nremote type\nHybrid\nlocations\nCalgary, Alberta\nEnd Date: December 18, 2026";
    expect(read(board)).toMatchObject({ remote: "hybrid", closingDate: "2026-12-18" });
  });

  test("a title has no announcement before and no number behind it", () => {
    expect(read("Part time cleaner wanted - offices in Norwich").title).toBe("cleaner");
    expect(read("*HIRING* Security Officer x 4 🛡️\nCondo in Punggol").title).toBe("Security Officer");
  });

  const asked = (text: string) => read(text).requirements?.map((one) => `${one.kind}: ${one.text}`) ?? [];

  test("a check on which an offer depends is asked wherever it stands", () => {
    const text =
      "Nurse\n\nEqual opportunity\nOffers depend on a background check, a drug test and a TB test.";
    expect(asked(text)).toEqual(["other: a background check", "other: a drug test", "other: a TB test"]);
    expect(asked("Nurse\n\nDuties\n- You will complete medical records and lift patients.")).toEqual([]);
    expect(asked("Nurse\n\nBenefits\nWe pay for a health check each year.")).toEqual([]);
  });

  test.each([
    ["La maîtrise du logiciel Opera", "skill: Opera"],
    ["Practice assessor qualification", "certificate: Practice assessor qualification"],
    ["You've worked in energy", "experience: You've worked in energy"],
    ["Bereitschaft zum Dreischichtbetrieb", "schedule: Bereitschaft zum Dreischichtbetrieb"],
    ["Führerausweis Kategorie B", "licence: Führerausweis Kategorie B"],
    ["Sicheres Lesen von Schaltplänen", "skill: Schaltplänen"],
  ])("%j is read as %j", (item, demand) =>
    expect(asked(`Nurse\n\nRequirements\n- ${item}\n- Excel\n`)).toContain(demand),
  );

  test.each([
    ["What they do need:", "required"],
    ["Highly regarded", "preferred"],
  ])("%j is above what is %s", (heading, necessity) => {
    const { requirements } = read(`Storeperson\n\n${heading}\n- High risk licence (LF)\n- punctual\n`);
    expect(requirements?.map((one) => [one.kind, one.necessity])).toEqual([
      ["licence", necessity],
      ["other", necessity],
    ]);
  });

  test("what somebody should be is asked, what somebody can do is no trait", () => {
    expect(asked("Cleaner\n\nYou must be reliable and honest.")).toEqual([
      "other: reliable",
      "other: honest",
    ]);
    expect(asked("Joiner\n\nneeds someone who can do upvc")).toEqual([]);
  });
});
