import { describe, expect, test } from "vitest";
import { prepareCatalog } from "../../../../src/engine/fit/scales.ts";
import { normalisePosting } from "../../../../src/engine/posting/normalise.ts";
import { readBuiltInCatalog } from "../../../../src/platform/built-in-catalog.ts";

const { skills } = prepareCatalog(readBuiltInCatalog());
const read = (text: string) => normalisePosting({ text }, skills).opportunity;

describe("what is no demand", () => {
  const kinds = (text: string) => (read(text).requirements ?? []).map(({ kind }) => kind);

  test.each([
    "Contract: 12 months, renewable",
    "If interested, please send your CV in English and your availability",
    "💰 R$ 2.100 + auxílio + horas extras",
    "English is easy to pick up, as there's no Sunday shift",
  ])("%j", (line) => {
    expect(
      kinds(`Clerk\n\nRequirements\n- PhD\n- ${line}`).filter((kind) => kind !== "education"),
    ).not.toEqual(expect.arrayContaining(["experience"]));
    expect(kinds(`Clerk\n\n${line}`)).not.toContain("experience");
    expect(kinds(`Clerk\n\n${line}`)).not.toContain("schedule");
  });

  test("an age is no experience, and a beginner is none either", () => {
    expect(read("Balconista\n\nRequisitos\n- maior de 18 anos").yearsRequired).toBeUndefined();
    expect(kinds("Monteur\n\nVotre profil\n- débutant motivé accepté")).toEqual([]);
  });

  test("a diploma to complete later is none to have", () => {
    expect(
      read("Trainee Nurse\n\nThe ideal person\n- Commitment to complete the Level 3 Diploma").education,
    ).toBeUndefined();
  });

  test("examples and shared words are one thing", () => {
    const texts = (line: string) =>
      (read(`Clerk\n\nRequirements\n- ${line}`).requirements ?? []).map((one) => one.text);
    expect(texts("A second language, such as Welsh, Irish or Breton, is an asset")).toHaveLength(1);
    expect(texts("Five GCSEs, incl. English and Maths")).toHaveLength(1);
    expect(texts("Bereitschaft zu Nacht- und Wochenenddiensten")).toHaveLength(1);
  });
});

describe("lists under headings", () => {
  test.each([
    "Is it you?",
    "What sets you apart",
    "Das sollten Sie mitbringen",
    "Ce qu'il nous faut",
    "Qué te pedimos",
    "O que esperamos de você",
    "招聘条件",
  ])("%j is one of demands", (heading) => {
    expect(read(`Clerk\n\n${heading}\n- B2 Deutsch\n- Zuverlässigkeit`).requirements).toHaveLength(2);
  });

  test("that nobody knows are ones of demands where most items ask for papers and years", () => {
    const { requirements = [] } = read(
      "Clerk\n\nZwiebelkunde\n- Bachelor's degree in law\n- 3 years of experience in a registry\n- Patience",
    );
    expect(requirements.map(({ kind }) => kind)).toEqual(["education", "experience", "other"]);
  });

  test("a greeting that asks is no heading", () => {
    expect(
      read("Morning mate, you about?\nSalford Quays, good site, 34 storeys").requirements,
    ).toBeUndefined();
  });
});

describe("fields need a sign", () => {
  test.each([
    ["Engineer\nProcess: a chat, a paid take-home ($300), a half day with the team", undefined],
    ["运营\n福利待遇：五险一金、每年一次旅游、生日礼金300元", undefined],
    ["Engineer\n💵 $145,000 – $170,000 plus equity", 145_000],
    ["Consultant\nSalary: R19 000 to R24 000 per month", 19_000],
  ])("%j pays from %j", (text, min) => {
    expect(read(text).salary?.min).toBe(min);
  });

  test("the sign of yuan is that of other dollars in traditional characters", () => {
    expect(
      read("機械設計工程師\n工作待遇：月薪 45,000～60,000元\n學歷要求：大學").salary?.currency,
    ).toBeUndefined();
  });

  test("what stands on the line below an employer is no town", () => {
    expect(
      read("UNIVERSITY OF EXAMPLEMORE\nSchool of Informatics\n\nResearch Associate").locations,
    ).toBeUndefined();
    expect(
      read("SAP Berater (m/w/d)\nFreelance\nGrüße, Jens Beispiel | Beispiel IT GmbH").locations,
    ).toBeUndefined();
  });

  test("parking on site says nothing of where the work is done", () => {
    expect(read("Scaffolder\n\nfree parking on site, canteen").remote).toBeUndefined();
  });

  test.each([
    ["Hi Tom,\nI'm a consultant at Example Search, helping a firm find a fitter.", undefined],
    [
      "Hello Ana\nFor a client we are looking for a\n\nJava Tech Lead (80-100%)\n\nBest\nMarek",
      "Java Tech Lead",
    ],
    [
      "Example Recruitment are delighted to recruit a Property Solicitor for their office.",
      "Property Solicitor",
    ],
  ])("%j calls for %j", (text, title) => {
    expect(read(text).title).toBe(title);
  });

  test("a description behind a label names no employer", () => {
    expect(read("后端工程师\n公司：B轮机器人公司，180人左右").company).toBeUndefined();
  });
});
