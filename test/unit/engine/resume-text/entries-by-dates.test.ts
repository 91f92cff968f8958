import { describe, expect, test } from "vitest";
import { jobs, read, studies } from "./reading.ts";

const resume = (...lines: string[]) => read(["Ada Quill", "ada@example.org", "", ...lines].join("\n"));

describe("dates that stand on lines of their own", () => {
  const europass = [
    "EXPERIENCIA LABORAL",
    "[ 01/09/2019 – Actual ]",
    "Jefe de mantenimiento",
    "Conservas del Valle, S.A.",
    "Ciudad: Logroño",
    "Coordinación de cuatro técnicos",
    "Gestión de repuestos",
    "[ 15/02/2013 – 31/08/2019 ]",
    "Técnico de mantenimiento",
    "Tornillería Quirós, S.L.",
    "Ciudad: Arnedo",
    "Reparación de prensas",
  ];

  test("above each entry part the entries, whatever the lines of the description look like", () => {
    expect(jobs(resume(...europass).document)).toEqual([
      "Jefe de mantenimiento | Conservas del Valle, S.A. | - | 2019-09-01 | -",
      "Técnico de mantenimiento | Tornillería Quirós, S.L. | - | 2013-02-15 | 2019-08-31",
    ]);
  });

  test("two lines for both ends are one period, years too", () => {
    const { document } = resume(
      "DRIVING EXPERIENCE",
      "OTR DRIVER",
      "LONE HERON TRUCKING LLC",
      "03/2017",
      "PRESENT",
      "DRY VAN, 48 STATES",
      "YARD HOSTLER",
      "MARSH FREIGHT",
      "2009",
      "2012",
    );
    expect(jobs(document)).toEqual([
      "OTR DRIVER | LONE HERON TRUCKING LLC | - | 2017-03 | -",
      "YARD HOSTLER | MARSH FREIGHT | - | 2009 | 2012",
    ]);
  });

  test("a break keeps its dates from the next job", () => {
    const { document } = resume(
      "EXPERIENCE",
      "YARD HOSTLER",
      "MARSH FREIGHT",
      "08/2014",
      "02/2017",
      "MOVED 40 TRAILERS A NIGHT",
      "LAID OFF / LOOKED AFTER FATHER",
      "01/2013",
      "07/2014",
      "FARM HAND",
      "HOLLOW FARMS",
      "2009",
      "2012",
    );
    expect(jobs(document)).toEqual([
      "YARD HOSTLER | MARSH FREIGHT | - | 2014-08 | 2017-02",
      "FARM HAND | HOLLOW FARMS | - | 2009 | 2012",
    ]);
  });
});

describe("a day and a month that could be swapped", () => {
  const job = (dates: string) => resume("Experience", `Cook, Harbour Grill Restaurant, ${dates}`);

  test("are settled by another date of the text that can be read in one way alone", () => {
    const born = (date: string) =>
      read(
        [
          "Ada Quill",
          "ada@example.org",
          `Available from ${date}`,
          "",
          "Experience",
          "Cook",
          "Harbour Grill Restaurant",
          "03/04/2019 - 05/06/2020",
        ].join("\n"),
      ).document;
    expect(jobs(born("31/12/2026"))).toEqual([
      "Cook | Harbour Grill Restaurant | - | 2019-04-03 | 2020-06-05",
    ]);
    expect(jobs(born("12/31/2026"))).toEqual([
      "Cook | Harbour Grill Restaurant | - | 2019-03-04 | 2020-05-06",
    ]);
  });

  test("stay open, and are doubted, where nothing settles them or the dates differ", () => {
    const { document, warnings } = job("03/04/2019 - 05/06/2020");
    expect(jobs(document)).toEqual(["Cook | Harbour Grill Restaurant | - | 2019 | 2020"]);
    expect(warnings.join()).toContain("day and month could be swapped");
    expect(jobs(job("03/04/2019 - 31/06/2020").document)[0]).toContain("2019");
  });
});

describe("what stands beside a title and is none of it", () => {
  test.each([
    ["Automated Logistical Specialist (92A), Specialist/E-4", "Automated Logistical Specialist"],
    ["Senior Logistics NCO (92A), Staff Sergeant/E-6", "Senior Logistics NCO"],
    ["School bus driver, part time", "School bus driver"],
    ["Barista, Saturdays", "Barista"],
  ])("%s", (head, title) => {
    const { document } = resume("Experience", head, "Quarry Bay School District", "05/2019 - 08/2024");
    expect(jobs(document)).toEqual([`${title} | Quarry Bay School District | - | 2019-05 | 2024-08`]);
  });

  test("who works on their own account does not work for the employer above", () => {
    const { document } = resume(
      "EXPERIENCE",
      "Tidewire Logistics B.V., Utrecht",
      "",
      "Staff Engineer | Apr 2023 – present",
      "• Built the tracking platform.",
      "",
      "Freelance Developer | Feb 2014 – Sep 2016",
      "• Web shops for small firms.",
    );
    expect(document.work?.map(({ position, name }) => [position, name])).toEqual([
      ["Staff Engineer", "Tidewire Logistics B.V."],
      ["Freelance Developer", undefined],
    ]);
  });
});

describe("studies under other headings", () => {
  test("a training of which each line names its school is studies", () => {
    const { document } = resume(
      "TRAINING",
      "Certificate III in Electrotechnology\tGoldfields TAFE\t2013",
      "Year 11\tQuillmark Secondary College\t2008",
    );
    expect(studies(document)).toEqual([
      "Certificate III | Electrotechnology | Goldfields TAFE | - | 2013 | -",
      "Year 11 | - | Quillmark Secondary College | - | 2008 | -",
    ]);
  });

  test("the subjects of one certificate are no certificates", () => {
    const { document } = resume("CERTIFICATIONS", "Certified in Logistics, Transportation and Distribution");
    expect(document.certificates).toEqual([
      { name: "Certified in Logistics, Transportation and Distribution" },
    ]);
  });
});

describe("who it is", () => {
  test.each(['Ambrose "Red" Pettingill', "PHILIPPA “PIP” ROSEDALE"])(
    "a nickname is part of a name: %s",
    (name) => {
      expect(
        read([name, "ada@example.org", "", "EXPERIENCE", "Cook, Harbour Grill, 2019 - 2021"].join("\n"))
          .document.basics?.name,
      ).toBe(name);
    },
  );

  test("below a side column the name is the one that the address spells", () => {
    const lines = [
      "Contact",
      "",
      "maelys.quintric@example.org",
      "",
      "Loisirs",
      "",
      "Escalade",
      "",
      "Maëlys Quintric-Delabarre",
      "Étudiante, en recherche d'alternance",
      "",
      "Expériences",
      "",
      "Vendeuse",
      "Librairie Ourse, Rennes",
      "Octobre 2023 – juin 2025",
    ];
    expect(read(lines.join("\n")).document.basics?.name).toBe("Maëlys Quintric-Delabarre");
  });

  test("a postal code before a town and its country in brackets is an address", () => {
    expect(
      resume(
        "Avenida de los Tilos, 31, 26004 Logroño (España)",
        "Experience",
        "Cook, Harbour Grill, 2019 - 2021",
      ).document.basics?.location,
    ).toMatchObject({ city: "Logroño", postalCode: "26004" });
  });
});
