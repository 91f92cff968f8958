import { describe, expect, test } from "vitest";
import { certificates, jobs, languages, read, skills, studies } from "./reading.ts";

const document = (...lines: string[]) =>
  read(["Ada Quill", "ada@example.org", "", ...lines].join("\n")).document;

test.each([
  [
    "Ausbildung",
    "2012 – 2015 Staatlich anerkannter Erzieher, Fachakademie Quill",
    "Staatlich anerkannter Erzieher",
  ],
  [
    "Ausbildung",
    "2011 - 2014 Berufskolleg Quill, staatlich anerkannte Erzieherin",
    "staatlich anerkannte Erzieherin",
  ],
  ["Formação", "Engenharia Civil – UFMG, 2016", "Engenharia Civil"],
  ["Ausbildung", "2015 – 2018 Krankenpflegerin, Krankenpflegeschule Quill", "Krankenpflegerin"],
  ["Formation", "2015 – 2018 Cuisinier, Lycée hôtelier Quill", "Cuisinier"],
  ["Education", "2015 – 2018 Teaching Assistant, Quill University", undefined],
])(
  "an occupation beside the school that trains for it is what was learned there: %s, %s",
  (heading, line, area) => {
    expect(document(heading, line).education?.[0]?.area).toBe(area);
  },
);

test.each([
  [["Imię i nazwisko: Sławomir Wieczorek"], "Sławomir Wieczorek"],
  [["CURRICULUM VITAE", "", "Nome e cognome: Gianluca Pescatori"], "Gianluca Pescatori"],
  [["CV Femke Oosterhuis"], "Femke Oosterhuis"],
])("%j names the person", (lines, name) => {
  expect(read([...lines, "f.o@example.org"].join("\n")).document.basics?.name).toBe(name);
});

test("in Japanese a title is a line between the employer and the tasks", () => {
  const { work } = read(
    [
      "西園寺 健吾",
      "k@example.jp",
      "",
      "職務経歴",
      "2019年4月～現在　東海オートメーション株式会社",
      "セールスエンジニア",
      "・後輩3名の指導",
      "・仕様書の作成",
    ].join("\n"),
  ).document;
  expect(work?.[0]).toMatchObject({
    position: "セールスエンジニア",
    highlights: ["後輩3名の指導", "仕様書の作成"],
  });
});

test("lines without bullets that each start with a capital are tasks of their own", () => {
  const { work } = read(
    [
      "Ana Keller",
      "ana@example.org",
      "",
      "EXPÉRIENCE",
      "Depuis avril 2022 : Second de cuisine, Restaurant L'Ardoise, Lyon",
      "Encadrement d'une brigade de 6 personnes",
      "Gestion des commandes et des stocks, coût matière ramené de 34 % à 29 %",
      "Application des normes HACCP",
    ].join("\n"),
  ).document;
  expect(work?.[0]?.highlights).toHaveLength(3);
});

describe("papers", () => {
  test.each([
    [
      "EPA 608 Universal, NATE Certified, OSHA 10",
      ["EPA 608 Universal | - | -", "NATE Certified | - | -", "OSHA 10 | - | -"],
    ],
    ["Carretillero, Prevenor, 10 h, 2020", ["Carretillero | Prevenor | 2020"]],
    ["TOEIC : 850 points (2019)", ["TOEIC | - | 2019"]],
    ["Code 95 (geldig tot 2028)", ["Code 95 | - | -"]],
    ["SST (Sauveteur secouriste), valide jusqu'en 2026", ["SST (Sauveteur secouriste) | - | -"]],
    [
      "Green Belt (2022), PMP (in progress), OSHA 30 General Industry (2022)",
      ["Green Belt | - | 2022", "OSHA 30 General Industry | - | 2022"],
    ],
    [
      "Teaching License (PEL), Elementary Education 1–6, 2014",
      ["Teaching License (PEL), Elementary Education 1–6 | - | 2014"],
    ],
    [
      "Associate Chartered Accountant (ACA), ICAN – 2019",
      ["Associate Chartered Accountant (ACA) | ICAN | 2019"],
    ],
    ["CCRN (AACN) through 2027", ["CCRN (AACN) | - | -"]],
    ["Local Anesthesia Endorsement, Idaho, 2018", ["Local Anesthesia Endorsement | Idaho | 2018"]],
    ["Category C+E licence (no points)", ["Category C+E licence (no points) | - | -"]],
    ["普通自動車第一種運転免許（2014年取得）", ["普通自動車第一種運転免許 | - | 2014"]],
  ])("%s", (line, wanted) => {
    expect(certificates(document("CERTIFICATIONS", line))).toEqual(wanted);
  });

  test.each([
    "CCNA in progress",
    "Plan to take the PE exam in 2026",
    "Geplant: Scrum Master 2026",
    "Mention complémentaire sommellerie souhaitée",
    "Curso de soldadura (en curso)",
  ])("a paper that is planned or wished for is none: %s", (line) => {
    expect(certificates(document("CERTIFICATIONS", line, "First Aid, 2021"))).toEqual([
      "First Aid | - | 2021",
    ]);
  });
});

describe("languages", () => {
  test("a language and its level among the skills is a language", () => {
    const read = document("SKILLS", "Filing", "Basic Spanish", "Anglais : niveau B1 – Breton : notions");
    expect(languages(read)).toEqual(["Spanish | Basic", "Anglais | niveau B1", "Breton | notions"]);
    expect(skills(read)).toEqual(["Filing"]);
  });

  test("a language that is only being learned is none", () => {
    expect(languages(document("LANGUAGES", "English: C1", "Learning Japanese"))).toEqual(["English | C1"]);
    expect(languages(document("Sprachen", "Deutsch: Muttersprache", "Ich lerne Polnisch"))).toEqual([
      "Deutsch | Muttersprache",
    ]);
  });

  test("a short word before a level of the European framework belongs to it", () => {
    expect(languages(document("Sprachen", "Englisch: gut (B2); Spanisch: A2"))).toEqual([
      "Englisch | gut (B2)",
      "Spanisch | A2",
    ]);
  });

  test("a Europass names the person beside its heading, and has no skills in its grid of languages", () => {
    const { document } = read(
      [
        "PERSONAL INFORMATION   Zuzana Horáková",
        "  zuzana@example.cz",
        "",
        "PERSONAL SKILLS",
        "Mother tongue(s)   Czech",
        "Other language(s)   UNDERSTANDING   SPEAKING   WRITING",
        "   Listening  Reading  Spoken interaction  Spoken production",
        "English   C1  C1  B2  B2  B2",
        "Levels: A1/A2: Basic user - B1/B2: Independent user - C1/C2: Proficient user",
        "Job-related skills   kinesiotaping, lymph drainage",
      ].join("\n"),
    );
    expect(document.basics?.name).toBe("Zuzana Horáková");
    // Of a table of levels the lowest holds for all.
    expect(languages(document)).toEqual(["Czech | -", "English | B2"]);
    expect(skills(document).join()).not.toMatch(/listening|speaking|levels/i);
  });
});

describe("studies and headings", () => {
  test.each([
    [
      "2004 - 2007 Studium Maschinenbau, Hochschule Inntal",
      "Studium | Maschinenbau | Hochschule Inntal | 2004 | 2007 | -",
    ],
    [
      "Maschinenbau (Diplom), Hochschule Inntal, 2001",
      "Diplom | Maschinenbau | Hochschule Inntal | - | 2001 | -",
    ],
    [
      "2016 Promotion zum Dr. med., Universität Neckarstadt",
      "Promotion zum Dr. med. | - | Universität Neckarstadt | - | 2016 | -",
    ],
    [
      "PhD candidate, Chemistry, Sample University, 2021-present",
      "PhD | Chemistry | Sample University | 2021 | - | -",
    ],
    [
      "Grado en Ingeniería Civil, Universidad de Granada, 2015",
      "Grado | Ingeniería Civil | Universidad de Granada | - | 2015 | -",
    ],
    ["GED, Texas, 2009", "GED | - | - | - | 2009 | -"],
  ])("%s", (line, wanted) => {
    expect(studies(document("AUSBILDUNG", line))).toEqual([wanted]);
  });

  test("a heading right above a dated line ends the jobs, without a blank line between", () => {
    const read = document(
      "Beruflicher Werdegang",
      "03/2020 – heute\tKfz-Mechatroniker",
      "\tNutzfahrzeuge Ems GmbH, Emden",
      "\tDiagnose und Wartung",
      "Schul- und Berufsausbildung",
      "2012 – 2015\tAusbildung zum Kfz-Mechatroniker, Autohaus Feld GmbH, Leer",
    );
    expect(jobs(read)).toEqual(["Kfz-Mechatroniker | Nutzfahrzeuge Ems GmbH | Emden | 2020-03 | -"]);
    expect(studies(read)).toEqual(["Ausbildung | Kfz-Mechatroniker | Autohaus Feld GmbH | 2012 | 2015 | -"]);
  });
});

describe("at a resume's end, without a heading", () => {
  const upTo = [
    "Ada Quill",
    "",
    "WORK",
    "Clerk, Marlow Stores, 2019 - 2023",
    "- Filed papers",
    "",
    "EDUCATION",
  ];
  const ending = (...lines: string[]) =>
    read([...upTo, "BSc, Shirak State College, 2014", ...lines].join("\n"));

  test.each([["", "Word, Excel, Outlook"], ["Word, Excel, Outlook"]])("programs are skills", (...lines) => {
    const { document, unread } = ending(...lines);
    expect(document.skills).toEqual([{ name: "Word" }, { name: "Excel" }, { name: "Outlook" }]);
    expect(unread).toEqual([]);
  });

  test.each([
    ["Advocate's licence", "Chamber of Advocates"],
    ["Forklift licence", "Technical Centre Gyumri"],
  ])("%s is a paper", (name, issuer) => {
    const { document } = ending("", `${name}, ${issuer}, 2018`);
    expect(document.certificates).toEqual([{ name, issuer, date: "2018" }]);
    expect(document.education).toHaveLength(1);
  });

  test("a program in brackets after its school is no school", () => {
    const { document } = ending("Tuscora Valley College (welding program), 2015");
    expect(document.education?.[1]).toEqual({
      institution: "Tuscora Valley College",
      studyType: "welding program",
      endDate: "2015",
    });
  });
});
