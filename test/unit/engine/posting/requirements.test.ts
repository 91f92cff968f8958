import { describe, expect, test } from "vitest";
import { normalisePosting } from "../../../../src/engine/posting/normalise.ts";
import { finder } from "./finder.ts";

const read = (text: string) => normalisePosting({ text }, finder).opportunity;
const asked = (text: string) =>
  (read(text).requirements ?? []).map(({ kind, necessity, text: words }) => [kind, necessity, words]);

describe("a list of demands", () => {
  test.each([
    ["Go or Rust in production", [["skill", "required", "Go or Rust in production"]]],
    [
      "Python and SQL",
      [
        ["skill", "required", "Python"],
        ["skill", "required", "SQL"],
      ],
    ],
    ["Valid CDL-A", [["licence", "required", "Valid CDL-A"]]],
    ["HCPC registration", [["licence", "required", "HCPC registration"]]],
    ["First aid at work (essential)", [["certificate", "required", "First aid at work"]]],
    [
      "German C1, English fluent",
      [
        ["language", "required", "German C1"],
        ["language", "required", "English fluent"],
      ],
    ],
    ["Must pass a drug test", [["other", "required", "Must pass a drug test"]]],
    ["Available for early starts, late finishes and nights away", 1],
    ["Reliable transportation", [["place", "required", "Reliable transportation"]]],
    ["U.S. citizenship required", [["authorization", "required", "U.S. citizenship required"]]],
    ["Bachelor's degree in biology or equivalent experience", 1],
    ["At least 22 years of age", [["other", "required", "At least 22 years of age"]]],
    ["Experience with cranes is a plus", [["experience", "preferred", "Experience with cranes"]]],
    [
      "Preceptorship of newly qualified nurses",
      [["other", "required", "Preceptorship of newly qualified nurses"]],
    ],
    ["Mentoring of newly trained staff", [["skill", "required", "Mentoring of newly trained staff"]]],
    ["Crane qualified", [["certificate", "required", "Crane qualified"]]],
    ["No experience needed", []],
    ["Do you love stationery?", []],
  ])("%j asks for %j", (line, expected) => {
    const found = asked(`Welder\nRequirements:\n- ${line}\n- Teamwork`).slice(0, -1);
    if (typeof expected === "number") expect(found).toHaveLength(expected);
    else expect(found).toEqual(expected);
  });

  test.each([
    ["Anforderungen", "Führerschein Klasse B", "licence"],
    ["Das bringst du mit:", "abgeschlossene Ausbildung als Elektroniker", "education"],
    ["Votre profil :", "Disponibilité pour le travail de nuit", "schedule"],
    ["Lo que pedimos:", "Colegiación vigente", "licence"],
    ["Requisitos", "Inglês intermediário", "language"],
    ["任职要求：", "持有护士执业证书", "licence"],
    ["任职要求：", "3年以上Java开发经验", "experience"],
  ])("under %j holds %j as %s", (heading, line, kind) => {
    expect(asked(`${heading}\n- ${line}`).map(([found]) => found)).toEqual([kind]);
  });

  test.each(["Nice to have", "Von Vorteil:", "Atouts", "Se valorará", "Será um diferencial:", "加分项："])(
    "under %j is wished for",
    (heading) => {
      expect(asked(`Requirements\n- Python\n\n${heading}\n- Docker`)).toEqual([
        ["skill", "required", "Python"],
        ["skill", "preferred", "Docker"],
      ]);
    },
  );

  test("ends where the benefits begin, and takes neither headings nor duties", () => {
    const text = `Baker\nWhat you'll do\n- Bake with Excel\nRequirements\n- HACCP\nWhat we offer\n- Free Python course`;
    expect(asked(text)).toEqual([["skill", "required", "HACCP"]]);
  });

  test.each([
    "English, C2 or native",
    "BLS (AHA or Red Cross)",
    "Forklift certificate or able to get one within 6 months",
  ])("%s is one thing, and no choice of two", (line) => {
    expect(read(`Requirements\n- ${line}`).requirements?.[0]).not.toHaveProperty("alternatives");
  });

  test("takes what stands under pluses as wished for", () => {
    expect(asked("Requirements\n- HACCP\nPLUSSES\n- Journeyman card")).toEqual([
      ["skill", "required", "HACCP"],
      ["education", "preferred", "Journeyman card"],
    ]);
  });

  test("gives the choices of which one suffices, and each of them as a skill", () => {
    const { requirements, skills } = read("Requirements\n- Java or Go");
    expect(requirements?.[0]?.alternatives).toEqual(["Java", "Go"]);
    expect(skills).toEqual({ required: ["Java", "Go"], preferred: [] });
  });

  test("names the catalogue's skills of an experience among the skills", () => {
    expect(read("Requirements\n- 3 years of Python").skills?.required).toEqual(["Python"]);
  });
});

describe("outside lists", () => {
  test.each([
    ["We cannot offer visa sponsorship.", "authorization"],
    ["You need at least three years of sales experience.", "experience"],
    ["Candidates must hold a valid driver's license.", "licence"],
  ])("%j is read as %s", (sentence, kind) => {
    expect(asked(`Seller\n\nWe sell bread.\n\n${sentence}`).map(([found]) => found)).toEqual([kind]);
  });

  test.each([
    "We have 25 years of experience in bread.",
    "We are a driving force for honest agriculture.",
    "Visa sponsorship is available.",
    "Our licensed guards are the best.",
    "A doctoral degree is not required.",
  ])("%j asks for nothing", (sentence) => {
    expect(asked(`Seller\n\n${sentence}`)).toEqual([]);
  });
});

describe("unread", () => {
  const unread = (text: string) => read(text).unread?.map((line) => line.text);

  test("lists a demand of which nothing was taken, and no line that was read", () => {
    const text =
      "Baker\nRequirements\n- Python\n- Can you tell by its sound whether our oldest oven of all needs its brick seen to?\nBenefits\n- Bread";
    expect(unread(text)).toEqual([
      "- Can you tell by its sound whether our oldest oven of all needs its brick seen to?",
    ]);
  });

  test("holds at most twelve lines, in the order of the text", () => {
    const lines = Array.from(
      { length: 30 },
      (_, at) => `- do we ask you for thing ${"x".repeat(at + 1)} of ours?`,
    );
    const found = read(`Requirements\n${lines.join("\n")}`).unread ?? [];
    expect(found).toHaveLength(12);
    expect(found.map(({ span }) => span[0])).toEqual(found.map(({ span }) => span[0]).sort((a, b) => a - b));
  });
});

describe("what was once misread", () => {
  test.each([
    [
      "Electrician\nLocations\nFew vacancies in the following location:\nNashville, TN",
      "locations",
      ["Nashville, TN"],
    ],
    ["Carer\n\nWe're Lumen Care. We look after people.", "company", "Lumen Care"],
    ["🚀 Backend Engineer @ Quillstack (YC S22) 🚀", "company", "Quillstack"],
    [
      "Nurse\nFor our client, Bright Acre Clinic\nLoyalty Recruitment is hiring.",
      "company",
      "Bright Acre Clinic",
    ],
    [
      "Analyst\nSalary: 165k-195k",
      "salary",
      { min: 165000, max: 195000, period: "year", periodInferred: true },
    ],
    [
      "Clerk\nSalary: R$ 2.886,24 mensais",
      "salary",
      { min: 2886.24, max: 2886.24, currency: "BRL", period: "month" },
    ],
    ["Technician\nRequirements\n- A technician's certificate", "education", undefined],
    ["Engineer\nPay scale & grade: GS 9", "salary", undefined],
  ] as const)("%j: %s", (text, field, value) => {
    expect(Reflect.get(read(text), field)).toEqual(value);
  });
});

test("a posting yields at most 40 requirements, those that are required first", () => {
  const tools = [
    "Python",
    "SQL",
    "Docker",
    "Kubernetes",
    "Terraform",
    "Ansible",
    "Java",
    "Go",
    "Rust",
    "Excel",
  ];
  const lines = (word: string) =>
    Array.from(
      { length: 30 },
      (_, at) => `- ${at + 2} years of experience with ${tools[at % 10]} in ${word} ${at}`,
    );
  const text = `Data engineer\n\nNice to have\n${lines("testing").join("\n")}\n\nRequirements\n${lines("production").join("\n")}\n`;
  const found = asked(text);
  expect(found).toHaveLength(40);
  expect(found.filter(([, necessity]) => necessity === "required")).toHaveLength(30);
});
