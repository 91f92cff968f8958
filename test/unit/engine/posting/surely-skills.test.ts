import { describe, expect, test } from "vitest";
import { prepareCatalog } from "../../../../src/engine/fit/scales.ts";
import { normalisePosting } from "../../../../src/engine/posting/normalise.ts";
import { readBuiltInCatalog } from "../../../../src/platform/built-in-catalog.ts";

const { skills } = prepareCatalog(readBuiltInCatalog());
const read = (text: string) => normalisePosting({ text }, skills).opportunity;

describe("a text as it was sent", () => {
  test("lines that were broken at a width are whole", () => {
    const text = [
      "VACANCY ANNOUNCEMENT",
      "",
      "Position: Senior Officer for Monitoring and Evaluation (Grants)",
      "Organisation: Lantern Relief Example",
      "",
      "QUALIFICATIONS",
      " - At least four years of experience in grant management with",
      "   an international organisation.",
      " - Knowledge of donor rules and of the yearly audit, including",
      "   its checklists.",
      " - Fluency in English; a second language of the region would be",
      "   an asset.",
    ].join("\n");
    const { title, yearsRequired, requirements = [] } = read(text);
    expect([title, yearsRequired]).toEqual(["Senior Officer for Monitoring and Evaluation (Grants)", 4]);
    expect(requirements.map((one) => one.text)).toContainEqual(
      expect.stringMatching(/grant management with an international organisation$/u),
    );
  });

  test("who speaks in a chat is none of what is said", () => {
    const { title } = read(
      "[09:14] Inés Talento: hola!\n[09:15] Inés Talento: buscamos una Desarrolladora Backend para una fintech\n[09:16] Inés Talento: inglés B2",
    );
    expect(title).toBe("Desarrolladora Backend");
  });

  test("traditional characters are read as simplified ones, and shown as written", () => {
    const { education, requirements = [] } = read(
      "機械設計工程師\n\n條件要求\n學歷要求：大學以上\n工作經歷：2年以上\n擅長工具：SolidWorks、AutoCAD\n具汽車駕照",
    );
    expect(education).toBe("bachelor");
    const said = requirements.map((one) => one.text).join(" ");
    for (const words of ["大學以上", "2年以上", "SolidWorks", "AutoCAD", "具汽車駕照"])
      expect(said).toContain(words);
  });
});

describe("a skill needs a sign", () => {
  const of = (text: string) => {
    const { requirements = [], unread = [] } = read(text);
    return {
      skills: requirements.filter(({ kind }) => kind === "skill").map((one) => one.text),
      others: requirements.filter(({ kind }) => kind === "other").map((one) => one.text),
      unread: unread.map((line) => line.text.replace(/^[-•] /, "")),
    };
  };

  test("a bare item of a list is none: one word is listed as unread, more are asked", () => {
    const { skills, unread } = of("Porter\n\nWhat we need\n- Sturdiness\n- Corridor sense\n- prestance");
    expect(skills).toEqual([]);
    expect(unread).toEqual(["Sturdiness", "prestance"]);
  });

  test.each([
    ["- Working knowledge of kiln loading and stacking plans", "kiln loading and stacking plans"],
    ["- Sicherer Umgang mit Kreidolin", "Kreidolin"],
    ["- Maîtrise d'un tableur maison", "un tableur maison"],
    ["- Manejo de básculas industriales", "básculas industriales"],
    ["- Domínio do Gestorix", "Gestorix"],
    ["- QuantoLab", "QuantoLab"],
    ["- Python, Gestorix", "Gestorix"],
  ])("%j asks for %j", (line, skill) => {
    expect(of(`Clerk\n\nRequirements\n${line}`).skills).toContain(skill);
  });

  test("under a heading of tools all are skills", () => {
    expect(of("Clerk\n\nTech stack\n- Gestorix\n- Blue Ledger").skills).toEqual(["Gestorix", "Blue Ledger"]);
  });

  test.each(["Excellent report writing skills", "Good negotiation skills", "Deadline driven"])(
    "%j is how somebody works",
    (line) => {
      expect(of(`Clerk\n\nRequirements\n- ${line}`)).toMatchObject({ skills: [], others: [line] });
    },
  );

  test("what is known is no paper, though papers are named so", () => {
    expect(of("Técnico\n\nRequisitos\n- Conhecimento em NR-10 e NR-35").skills).toEqual(["NR-10", "NR-35"]);
  });

  test("papers by their letters are no skills", () => {
    expect(of("Repartidor\n\nRequisitos: INE, CURP, comprobante de domicilio").skills).toEqual([]);
  });
});
