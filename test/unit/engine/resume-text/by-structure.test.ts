import { describe, expect, test } from "vitest";
import { jobs, read, studies } from "./reading.ts";

const document = (...lines: string[]) => read(lines.join("\n")).document;
const work = (...lines: string[]) =>
  jobs(document("Ada Quill", "ada.quill@example.org", "", "EXPERIENCE", ...lines));

const education = (...lines: string[]) =>
  studies(document("Ada Quill", "ada.quill@example.org", "", "EDUCATION", ...lines));

describe("studies by where their parts stand", () => {
  test("a school behind a word that says so, of whatever name", () => {
    expect(education("- B.Com From QDU (2017)", "- 12th From QHSEBoard (2014)")).toEqual([
      "B.Com | - | QDU | - | 2017 | -",
      "12th | - | QHSEBoard | - | 2014 | -",
    ]);
  });

  test("a course beside a school", () => {
    expect(education("04/2024 – 09/2024\tZertifikatslehrgang Robotik, Hochschule Quillstadt")).toEqual([
      "Zertifikatslehrgang | Robotik | Hochschule Quillstadt | 2024-04 | 2024-09 | -",
    ]);
  });

  test("the town of a school with the code of its state, and what is behind", () => {
    expect(
      education("May, 2000 Leon La-Grange University Hannibal , MO Bachelor of Science Physics"),
    ).toEqual(["Bachelor of Science | Physics | Leon La-Grange University | - | 2000-05 | -"]);
  });

  test("labels in any language, of which the next opens the next study", () => {
    const lines = [
      "październik 2016 - obecnie",
      "Collegium Quilla",
      "Kierunek: informatyka, studia inżynierskie",
      "Poziom wykształcenia: inżynier",
    ];
    expect(education(...lines)).toEqual(["inżynier | informatyka | Collegium Quilla | 2016-10 | - | -"]);
  });

  test("a study that goes on", () => {
    expect(education("- Quill Beach City College -- Computer Science 2023 - In Progress")).toEqual([
      "- | Computer Science | Quill Beach City College | 2023 | - | -",
    ]);
  });
});

describe("a title and an employer in one part", () => {
  test("that nothing parts, above their place", () => {
    const lines = [
      "Legal Assistant Ferrand & Cole, P.A. － Miami , FL",
      "Draft deposition and trial subpoenas.",
      "Legal Assistant Ashby Law Group － Miami , FL",
      "Upload executed documents.",
      "07/2014 to 11/2016",
      "Paralegal Quill Legal Partners － Coral Gables , FL",
      "Manage all administrative tasks.",
    ];
    expect(work(...lines)).toEqual([
      "Legal Assistant | Ferrand & Cole | Miami , FL | - | -",
      "Legal Assistant | Ashby Law Group | Miami , FL | - | -",
      "Paralegal | Quill Legal Partners | Coral Gables , FL | 2014-07 | 2016-11",
    ]);
  });

  test("behind a small word", () => {
    expect(
      jobs(
        document(
          "Ada Quill",
          "ada.quill@example.org",
          "",
          "EXPERIENCIA LABORAL",
          "2015-2017 Dependienta en Zapatería Quillas",
        ),
      ),
    ).toEqual(["Dependienta | Zapatería Quillas | - | 2015 | 2017"]);
  });
});

describe("jobs without dates", () => {
  test("are entries by how long they were", () => {
    expect(
      work(
        "Pico Alto Motos – Gerente de Vendas | 7 anos",
        "Responsável por metas e pelo atendimento.",
        "",
        "Moinho Livre – Auxiliar de Estoque | 6 meses",
        "Controle de estoque.",
      ),
    ).toEqual([
      "Gerente de Vendas | Pico Alto Motos | - | - | -",
      "Auxiliar de Estoque | Moinho Livre | - | - | -",
    ]);
  });

  test("are cards that say how long they were", () => {
    const card = ["INSTITUCIÓN:\t\tColegio Piedra Alta.", "CARGO:\t\t\tDocente de Química."];
    const length = ["TIEMPO LABORADO:\t3 años y ½.", "LUGAR:\t\t\tQuilla.", ""];
    expect(work(...card, ...length, ...card, ...length)).toEqual([
      "Docente de Química | Colegio Piedra Alta | Quilla. | - | -",
      "Docente de Química | Colegio Piedra Alta | Quilla. | - | -",
    ]);
  });
});

describe("resumes in languages of which words alone are known", () => {
  test("in Polish: dates, title and employer each on a line", () => {
    const lines = [
      "Doświadczenie zawodowe:",
      "maj 2013 - październik 2016",
      "Inżynier procesu",
      "Zakłady Kwarc",
      "Krótki opis stanowiska:",
      "Praca z młodymi ludźmi",
      "",
      "czerwiec 2013 - lipiec 2013",
      "Student-praktykant",
      "Kwarcbel Sp. z o.o.",
      "",
      "Zainteresowania:",
      "Kajaki",
    ];
    expect(jobs(document("Ada Quill", "ada.quill@example.org", "", ...lines))).toEqual([
      "Inżynier procesu | Zakłady Kwarc | - | 2013-05 | 2016-10",
      "Student-praktykant | Kwarcbel Sp. z o.o. | - | 2013-06 | 2013-07",
    ]);
  });

  test("in Russian: the employer above with its dates", () => {
    const lines = [
      "## **Опыт работы:**",
      '#### ООО "Кварц" (Январь 2017 - настоящее время)',
      "_Руководитель отдела_",
      "- Ведение проектов",
      "",
      "#### Кварцмаш (Июнь 2015 - Декабрь 2016)",
      "_Инженер_",
      "## **Образование:**",
    ];
    expect(
      jobs(read(["# Ада Квилл", "ada@example.org", "", ...lines].join("\n"), "markdown").document),
    ).toEqual([
      'Руководитель отдела | ООО "Кварц" | - | 2017-01 | -',
      "Инженер | Кварцмаш | - | 2015-06 | 2016-12",
    ]);
  });
});

describe("entries as people mark them", () => {
  const markdown = (...lines: string[]) =>
    read(["# Ada Quill", "", ...lines].join("\n"), "markdown").document;

  test("links by reference, and employers that are written small", () => {
    const lines = [
      "## Berufserfahrung",
      "- **Redakteur Online**: [quillwork gmbh][3], Mai 2012 – Mai 2013",
      "- **Freelance-Texter**: [Quillmann AG][4], Dezember 2010 – Mai 2011",
    ];
    expect(jobs(markdown(...lines))).toEqual([
      "Redakteur Online | quillwork gmbh | - | 2012-05 | 2013-05",
      "Freelance-Texter | Quillmann AG | - | 2010-12 | 2011-05",
    ]);
  });

  test("headings without a blank behind their marks", () => {
    const lines = [
      "##Berufserfahrung##",
      "###Web Developer, Quill Software März 2013 - Juni 2013####",
      "* Web",
    ];
    expect(jobs(markdown(...lines))).toEqual(["Web Developer | Quill Software | - | 2013-03 | 2013-06"]);
  });

  test("a length of time behind the dates", () => {
    const lines = ["## Experiência", "### Professor - *QUILQ*", "*03/2016 – 05/2017 – 1 ano e 3 meses*"];
    expect(jobs(markdown(...lines))).toEqual(["Professor | QUILQ | - | 2016-03 | 2017-05"]);
  });

  test("a labelled degree belongs to the school above it", () => {
    const lines = [
      "## Bildung",
      "### Schulische Ausbildung an der Lehranstalt Quillstadt",
      "_2004 bis 2007_",
      "",
      "Abschluss: Technischer Assistent für Informatik",
      "",
      "### Studium an der Fachhochschule Quillstadt",
      "_2001 bis 2004_",
    ];
    expect(studies(markdown(...lines))).toEqual([
      "Technischer Assistent für Informatik | - | Lehranstalt Quillstadt | 2004 | 2007 | -",
      "- | - | Fachhochschule Quillstadt | 2001 | 2004 | -",
    ]);
  });

  test("letters are part of a degree's name, and how well it went is not of the school's", () => {
    expect(
      education(
        "2013-2015 : BTS MUC, Lycée Jean Quill, Lyon",
        "B.Tech (CSE) from JNTQ Kakina with 72% in 2014",
      ),
    ).toEqual([
      "BTS MUC | - | Lycée Jean Quill | 2013 | 2015 | -",
      "B.Tech (CSE) | - | JNTQ Kakina | - | 2014 | 72%",
    ]);
  });
});

describe("jobs however their lines are marked", () => {
  const wanted = [
    "Softwareentwickler | Quill GmbH | - | 2015-01 | 2018-02",
    "Techniker | Kiel Werke AG | - | 2010-03 | 2014-12",
  ];
  const given = [
    ["01/2015 - 02/2018", "Softwareentwickler", "Quill GmbH"],
    ["03/2010 - 12/2014", "Techniker", "Kiel Werke AG"],
  ] as const;
  const written = (write: (dates: string, title: string, employer: string) => string[]) =>
    jobs(
      read(
        [
          "# Ada Quill",
          "",
          "## Berufserfahrung",
          "",
          ...given.flatMap(([dates, title, employer]) => write(dates, title, employer)),
        ].join("\n"),
        "markdown",
      ).document,
    );

  test("as bullets with labels", () => {
    expect(
      written((dates, title, employer) => [
        `* Zeitraum: ${dates}`,
        `* Firma: ${employer}`,
        `* Position: ${title}`,
      ]),
    ).toEqual(wanted);
  });

  test("as definitions, and with backslashes that break lines", () => {
    expect(written((dates, title, employer) => [dates, `:   ${title}, ${employer}`, ""])).toEqual(wanted);
    expect(written((dates, title, employer) => [`**${dates}** \\`, `${title} \\`, employer, ""])).toEqual(
      wanted,
    );
  });

  test("with years in other signs", () => {
    expect(
      work("Welder, Iron Yard Inc", "2015–18", "- Welded", "", "Baker, Oven Inc", "2012 г. ‒ 2014 г."),
    ).toEqual(["Welder | Iron Yard Inc | - | 2015 | 2018", "Baker | Oven Inc | - | 2012 | 2014"]);
  });
});
