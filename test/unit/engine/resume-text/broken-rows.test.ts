import { describe, expect, test } from "vitest";
import { certificates, jobs, read } from "./reading.ts";

const work = (lines: string) =>
  jobs(read(`Ann Lee\nann@example.org\n\nWORK EXPERIENCE\n\n${lines}\n`).document);

describe("a row that was broken within a period or a name is read like the whole one", () => {
  test.each([
    [
      "Data Engineering Intern — Quill Grid Lab Ltd — Jun 2025 – Aug\n2025\nStudent Assistant (8 h/week) — University of Quill — Sep 2022\n– Jun 2024",
      [
        "Data Engineering Intern | Quill Grid Lab Ltd | - | 2025-06 | 2025-08",
        "Student Assistant | University of Quill | - | 2022-09 | 2024-06",
      ],
    ],
    [
      "Camarera — Hotel Quill Palace S.L., Valencia — desde junio de\n2017 hasta marzo de 2020",
      ["Camarera | Hotel Quill Palace S.L. | Valencia | 2017-06 | 2020-03"],
    ],
    [
      "01.02.2021 bis heute: Fachinformatiker bei Nordtal Quill IT\nGmbH, Emden",
      ["Fachinformatiker | Nordtal Quill IT GmbH | Emden | 2021-02-01 | -"],
    ],
    [
      "01.04.2009 - 30.06.2016: Maurer bei Bauunternehmen Harms &\nSohn, Kiel",
      ["Maurer | Bauunternehmen Harms & Sohn | Kiel | 2009-04-01 | 2016-06-30"],
    ],
    [
      "Registered Nurse, Quill Care Home, Mississauga, Ontario\n(2017–2020)\nNursing Assistant, Quill Care Home, Mississauga (2015–2017)",
      [
        "Registered Nurse | Quill Care Home | Mississauga, Ontario | 2017 | 2020",
        "Nursing Assistant | Quill Care Home | Mississauga | 2015 | 2017",
      ],
    ],
  ])("%s", (lines, expected) => expect(work(lines)).toEqual(expected));

  test("a denial on the next row stays with its paper", () => {
    const { document } = read(
      "Ann Lee\nann@example.org\n\nCERTIFICATES\nIOSH Managing Safely, Leeds - the course was passed,\nlicence never applied for\nHACCP, 2021\n\nWORK\nFitter, Quill Ltd, 2018 - 2024\n",
    );
    expect(certificates(document)).toEqual(["HACCP | - | 2021"]);
  });
});

test.each([
  [
    "Foreman, Quill Construction Ltd, Hull, 2015 - 2019\n2012 - 2015 Bricklayer, Peake Builders Ltd",
    [
      "Foreman | Quill Construction Ltd | Hull | 2015 | 2019",
      "Bricklayer | Peake Builders Ltd | - | 2012 | 2015",
    ],
  ],
  [
    "Foreman, Quill Construction Ltd, Hull, since 2015\n- 2021 promoted to site manager",
    ["Foreman | Quill Construction Ltd | Hull | 2015 | -"],
  ],
])("rows that are whole stay apart: %s", (lines, expected) => expect(work(lines)).toEqual(expected));
