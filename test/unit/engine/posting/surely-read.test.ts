import { describe, expect, test } from "vitest";
import { prepareCatalog } from "../../../../src/engine/fit/scales.ts";
import { normalisePosting } from "../../../../src/engine/posting/normalise.ts";
import { readBuiltInCatalog } from "../../../../src/platform/built-in-catalog.ts";

const { skills } = prepareCatalog(readBuiltInCatalog());
const read = (text: string) => normalisePosting({ text }, skills).opportunity;

describe("pay", () => {
  test.each([
    ["Bus driver\nPort Adair, Ontario\n$31.18 per hour\nCollected under the Municipal Act.", "CAD", 31.18],
    ["Redactora\nSueldo de $1.450.000 a $1.700.000 mensuales, residentes en Argentina", "ARS", 1_450_000],
    ["Redactora\nSueldo: de $1.450.000 a $1.700.000 mensuales", undefined, 1_450_000],
    ["Research Fellow\n$101,240 to $109,886 p.a. + 17% super", "AUD", 101_240],
    ["Teacher\nPay: Rs. 47,600 - 62,000 p.m.", "INR", 47_600],
    ["Marketer\n₹ 6-8.5 Lacs P.A.", "INR", 600_000],
    ["Agent\nUp to ₱26,000 monthly", "PHP", undefined],
    ["Accounts Officer\nLocation: Ikeja, Lagos\nSalary: N180,000 - N220,000 monthly", "NGN", 180_000],
    ["Technicien\nTraitement : 27,62 $ à 36,80 $ de l'heure", "CAD", 27.62],
    ["Cook\nAustin, TX\n$21 an hour", "USD", 21],
  ])("%j is in %s", (text, currency, min) => {
    expect(read(text).salary?.currency).toBe(currency);
    expect(read(text).salary?.min).toBe(min);
  });

  test("of steps and zones goes from the lowest to the highest", () => {
    expect(read("Clerk\nStep 1  $27.44  Step 2  $28.61  Step 3  $29.83 per hour").salary).toMatchObject({
      min: 27.44,
      max: 29.83,
    });
    const zones = read(
      "Engineer\nRemote\n\nPay transparency\nTier 1 (NYC, Seattle): $214,000 - $246,000\nAll others: $188,000 - $216,000",
    );
    expect(zones.salary).toMatchObject({ min: 188_000, max: 246_000 });
    expect(zones.locations ?? []).toEqual([]);
  });

  test("for the whole post stands before what is paid for its part", () => {
    expect(
      read("Lecturer\n£29,420 - £38,715 pro rata per annum (actual £17,652 - £23,229) plus £3,000 allowance")
        .salary,
    ).toMatchObject({ min: 29_420, max: 38_715 });
  });
});

describe("the head", () => {
  test("a mail's subject is no title, and whom a recruiter works with the employer", () => {
    const { title, company } = read(
      "Subject: Platform role at a bank that isn't boring\n\nHi Ana,\nI'm working with Tarnbridge, a payments company in Leeds. They are after a Senior Platform Engineer to join a team of five.",
    );
    expect([title, company]).toEqual(["Senior Platform Engineer", "Tarnbridge"]);
  });

  test("a family of jobs far below the headline is no title, a menu's word no label", () => {
    const { title, locations } = read(
      `Senior Executive - Shop Marketing\nLotus Example Ltd\n\nApplicant   Keyskills   Location   Experience\nJob description\n\n${"* Plans the week\n".repeat(12)}\nRole: Marketing Specialist`,
    );
    expect(title).toMatch(/^Senior Executive/);
    expect(locations ?? []).toEqual([]);
  });

  test("an item of duties below 'The Role' is no title", () => {
    expect(
      read(
        "Our client is seeking a Residential Paralegal to join them.\n\nThe Role\n*drafting contracts\n*filing",
      ).title,
    ).toBe("Residential Paralegal");
  });

  test("a legal form tells the employer, a letterhead in capitals names it", () => {
    expect(
      read("Klinikum Beispielau gGmbH\nAkademisches Lehrkrankenhaus · 612 Betten\n\nPflegefachkraft (m/w/d)")
        .company,
    ).toBe("Klinikum Beispielau gGmbH");
    expect(read("EXAMPLE HILLS PUBLIC SCHOOL\n(Affiliated)\nLane 3\n\nPost : Physics Teacher").company).toBe(
      "EXAMPLE HILLS PUBLIC SCHOOL",
    );
  });

  test("numbers of posts and parts of a town are no places", () => {
    expect(
      read("LIBRARY CLERK\nTwo (2) part-time positions\nExampleton Public Library, Kamloops BC").locations,
    ).toEqual(["Kamloops BC"]);
    expect(
      read("Técnico/a\nEmpresa: Talleres Ejemplo, S.A.\nUbicación: Zaragoza (Casetas)").locations,
    ).toEqual(["Zaragoza"]);
  });

  test("colleagues, other sites and what a pin announces are neither employer nor place", () => {
    const { company, locations } = read(
      "Farm Hand\nAnother set of hands to join Tove, Lou and the dogs.\nHalf price in our sister farms in Galway and Sligo.",
    );
    expect([company, locations ?? []]).toEqual([undefined, []]);
    expect(read("GUARDIAS DE SEGURIDAD\n📌REQUISITOS\n-saber llenar bitácora").locations ?? []).toEqual([]);
  });

  test("the end of a contract is no last day to apply", () => {
    const text =
      "Archivera\n\nDuración: hasta el 31 de diciembre de 2027.\n\nSolicitudes hasta el día 9 de diciembre de 2026.";
    expect(read(text).closingDate).toBe("2026-12-09");
  });
});

describe("demands", () => {
  const asked = (text: string) =>
    (read(text).requirements ?? []).map(({ kind, text: said }) => `${kind}: ${said}`);

  test("a training's length is no experience, nor that of the contract", () => {
    expect(
      asked(
        "Pflegefachkraft\n\nIhr Profil\n- abgeschlossene dreijährige Ausbildung als Pflegefachkraft\n- ein Jahr Berufserfahrung",
      ),
    ).toEqual([
      "education: abgeschlossene dreijährige Ausbildung als Pflegefachkraft",
      "experience: ein Jahr Berufserfahrung",
    ]);
    expect(read("Fellow\n\nRequirements\n- Fixed term, 2.5 years\n- PhD").yearsRequired).toBeUndefined();
  });

  test.each([
    ["Grade 12 plus Library Technician diploma", "certificate"],
    ["abgeschlossenes Hochschulstudium (Master oder Diplom)", "master"],
    ["Bachelor's or Master's degree", "bachelor"],
  ])("of %s %s suffices", (demand, level) => {
    expect(read(`Clerk\n\nRequirements\n- ${demand}`).education).toBe(level);
  });

  test("a chapter in Chinese ends the demands, a reason is none and money is none", () => {
    expect(
      asked("护士\n\n二、应聘条件\n（一）护理学专业大专及以上学历；\n\n四、招聘程序\n资格审查、公示、聘用。"),
    ).toEqual(["education: 护理学专业大专及以上学历"]);
    expect(
      asked(
        "Engineer\n\nRequirements\n- Clear writing, since most of us only meet twice a year\n- Kubernetes",
      ),
    ).not.toContainEqual(expect.stringMatching(/since/));
    expect(asked("Agent\nP15,000 signing bonus for those who start before Jan 18")).toEqual([]);
  });

  test("a box to tick and a number with a stroke begin an item", () => {
    expect(asked("Intern\n\nYou need:\n[x] good Excel\n[ ] French is a plus")).toEqual([
      "skill: Excel",
      "language: French",
    ]);
  });

  test("words that an acronym is spelled like are none", () => {
    expect(asked("Vendedor\n\nRequisitos:\n- sem experiência\n- 0,20 puntos por mes\n- SEM")).toEqual([
      "skill: SEM",
    ]);
    expect(asked("Guardia\n\nRequisitos\n- De 21 a 55 años\n- llenar bitácora")).not.toContainEqual(
      expect.stringMatching(/^skill: 21/),
    );
    expect(asked("Agent\n\nRequirements\n- amenable to work in graveyard and shifting schedule")).toEqual([
      "schedule: amenable to work in graveyard and shifting schedule",
    ]);
  });

  test("ages, what is denied and what is cut off from its sentence are no skills", () => {
    expect(asked("Esteticista\n\nRequisitos:\n- MEI não\n- curso de estética")).toEqual([
      "certificate: curso de estética",
    ]);
    expect(asked("Officer\n\nRequirements:\n- Age: not more than 32yrs")).not.toContainEqual(
      expect.stringMatching(/^experience/),
    );
  });

  test("subjects of one degree are no choice of degrees, and a worker is no skill", () => {
    const { requirements = [] } = read(
      "Educator\n\nRequirements\n- A master's degree in nursing or education\n- Joiner\n- Days only\n- Apply by 18 December 2026",
    );
    expect(requirements.map(({ kind, text, alternatives }) => [kind, text, alternatives])).toEqual([
      ["education", "A master's degree in nursing or education", undefined],
      ["schedule", "Days only", undefined],
    ]);
  });

  test("leading a shift is no working time", () => {
    const text = "Nurse\n\nDesirable\n- Leadership of a shift\n- Night shifts";
    expect(asked(text)).toEqual(["other: Leadership of a shift", "schedule: Night shifts"]);
  });

  test("papers are of their own kind", () => {
    expect(
      asked("Mozo\n\nSe valorará\n- Carné de carretillero\n- Habilitación de responsable de mantenimiento"),
    ).toEqual([
      "certificate: Carné de carretillero",
      "certificate: Habilitación de responsable de mantenimiento",
    ]);
    expect(asked("Pfleger\n\nIhr Profil\n- Nachweis der Masernimmunität")).toEqual([
      "other: Nachweis der Masernimmunität",
    ]);
  });
});
