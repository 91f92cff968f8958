import { describe, expect, test } from "vitest";
import { certificates, jobs, languages, read, skills, studies } from "./reading.ts";

const resume = (...lines: string[]) =>
  read(["Ada Quill", "ada@example.org", "", ...lines].join("\n")).document;

describe("headings that a mark sets apart", () => {
  test("the same mark before two known headings makes headings of all its lines", () => {
    const document = resume(
      ">>> work",
      "Baker, Harbour Mill Bakery, 2019 - 2021",
      ">>> tongues",
      "English, French (kitchen)",
      ">>> odds and ends",
      "Marlow Valley University, 2020 to 2022",
    );
    expect(jobs(document)).toEqual(["Baker | Harbour Mill Bakery | - | 2019 | 2021"]);
    expect(languages(document)).toEqual(["English | -", "French | kitchen"]);
    expect(document.education).toBeUndefined();
  });

  test("numbers before headings are none of them, and lines in a row are a list", () => {
    const document = resume(
      "II. ESTUDIOS",
      "Licenciatura en Historia, Universidad del Delta, 2014",
      "",
      "III. IDIOMAS",
      "Portugués (lectura)",
    );
    expect(studies(document)).toEqual(["Licenciatura | Historia | Universidad del Delta | - | 2014 | -"]);
    expect(languages(document)).toEqual(["Portugués | lectura"]);
  });

  test("the only filled cell above a table heads it", () => {
    const document = read(
      [
        "| Person    |                |",
        "|-----------|----------------|",
        "| Name      | Ada Quill      |",
        "",
        "| Sonstiges |                |",
        "|-----------|----------------|",
        "| Sprachen  | Englisch (gut) |",
      ].join("\n"),
    ).document;
    expect(document.basics.name).toBe("Ada Quill");
    expect(languages(document)).toEqual(["Englisch | gut"]);
  });

  test.each(["Sprachen\tDeutsch, Englisch", "Sprachen      Deutsch, Englisch", "【语言】 Deutsch, Englisch"])(
    "%j is a label and what it heads",
    (line) => {
      expect(languages(resume("Kurse", "Erste Hilfe", "", line))).toEqual(["Deutsch | -", "Englisch | -"]);
    },
  );

  test("academic appointments are work", () => {
    const document = resume(
      "ACADEMIC APPOINTMENTS",
      "2016-2022   Associate Professor of Botany, Marlow State University",
    );
    expect(document.education).toBeUndefined();
    expect(document.work?.[0]?.position).toBe("Associate Professor of Botany");
  });
});

describe("what is none of a name", () => {
  test.each([
    ["Nurse (seasonal contracts)", "Nurse"],
    ["Profesor adjunto (ded. parcial), cát. Botánica", "Profesor adjunto"],
    ["Security Guard (Level II)", "Security Guard (Level II)"],
  ])("the title of %j is %j", (line, title) => {
    const document = resume("EXPERIENCE", line, "Lakeview Hospital", "2019 - 2021");
    expect(document.work?.[0]?.position).toBe(title);
  });

  test("a short form ends no part", () => {
    const document = resume("EXPERIENCIA", "2016 – 2019 · Diseñadora · Imprenta Hnos. Olmedo");
    expect(jobs(document)).toEqual(["Diseñadora | Imprenta Hnos. Olmedo | - | 2016 | 2019"]);
  });

  test("the same employer as above has its name", () => {
    const document = resume(
      "WORK",
      "Cook, Harbour Mill Bakery, 2019 - 2021",
      "",
      "Porter, ditto, 2017 - 2019",
    );
    expect(jobs(document)[1]).toBe("Porter | Harbour Mill Bakery | - | 2017 | 2019");
  });

  test.each(["I did personal care and shopping calls, Feb 2018 - 2020", "Bar work, 2014–17"])(
    "%j names no employer",
    (line) => {
      expect(resume("EXPERIENCE", line).work).toBeUndefined();
    },
  );

  test("the head of a column is no degree, and half a bracket no subject", () => {
    const document = resume(
      "EDUCATION",
      "Degree     Institute     Year",
      "2010   MA (Taught) Phonetics, Marlow University",
    );
    expect(document.education?.map(({ area }) => area)).not.toContain("Taught) Phonetics");
    expect(studies(document).join()).not.toContain("Degree");
  });

  test("a remark in brackets is none of a skill, and a language no skill", () => {
    expect(skills(resume("SKILLS", "ABAP (lesen), Excel, Spanish (kitchen)"))).toEqual(["ABAP", "Excel"]);
  });

  test("a class is named with what it is of, unless it says so itself", () => {
    expect(certificates(resume("Contact", "Rijbewijs: B"))).toEqual(["Rijbewijs: B | - | -"]);
    expect(certificates(resume("Kontakt", "Führerschein: Klasse B"))).toEqual(["Klasse B | - | -"]);
  });

  test("a licence in capitals below a list is no heading", () => {
    expect(certificates(resume("LINGUE", "Inglese: B1", "", "PATENTE: B"))).toEqual(["PATENTE: B | - | -"]);
  });
});

describe("dates", () => {
  test("an end that no word names keeps its year", () => {
    const document = resume("WORK", "Sous Chef, Maison Verte Restaurant, summer 2020 -> Christmas 2022");
    expect(jobs(document)).toEqual(["Sous Chef | Maison Verte Restaurant | - | 2020 | 2022"]);
  });

  test.each(["sept. 2017 > févr. 2019", "2017年9月－2019年2月"])("%j has an end", (period) => {
    expect(jobs(resume("WORK", `Cook, Harbour Mill Bakery, ${period}`))[0]).toContain("2017-09 | 2019-02");
  });

  test("what is set below the words beside a date belongs to them", () => {
    const document = resume(
      "EMPLOYMENT",
      "2019–2021      Cook",
      "               Harbour Mill Bakery",
      "               - Baked",
      "               Head of the early shift, 2020–21",
      "2016–2019      Porter",
      "               Lakeview Hospital",
    );
    expect(jobs(document)).toEqual([
      "Cook | Harbour Mill Bakery | - | 2019 | 2021",
      "Porter | Lakeview Hospital | - | 2016 | 2019",
    ]);
  });
});

test("a name may be said in a sentence", () => {
  const lines = ["Boa tarde,", "", "Chamo-me Ana Vilar da Costa, tenho 34 anos e moro em Viseu."];
  expect(read([...lines, "ana@example.pt"].join("\n")).document.basics.name).toBe("Ana Vilar da Costa");
});

describe("blank lines", () => {
  test("between all lines of the studies they part nothing", () => {
    const lines = [
      "BSc Nursing, 2015 - 2018",
      "Marlow Valley University",
      "Diploma in Baking, 2014",
      "Harbour College",
    ];
    const document = resume("EDUCATION", ...lines.flatMap((line) => ["", line]));
    expect(studies(document)).toEqual([
      "BSc | Nursing | Marlow Valley University | 2015 | 2018 | -",
      "Diploma | Baking | Harbour College | - | 2014 | -",
    ]);
  });

  test("below a heading they leave its list whole", () => {
    const document = resume(
      "Work",
      "Nurse, Lakeview Hospital, 2019 - 2021",
      "",
      "Skills",
      "",
      "Excel",
      "Welding",
    );
    expect(skills(document)).toEqual(["Excel", "Welding"]);
  });

  test.each(["English [native]", "English (native", "English native)"])(
    "%j has a level without brackets",
    (line) => {
      expect(languages(resume("Languages", line))).toEqual(["English | native"]);
    },
  );
});
