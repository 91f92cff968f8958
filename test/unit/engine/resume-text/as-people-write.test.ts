import { describe, expect, test } from "vitest";
import { certificates, jobs, languages, read, skills, studies } from "./reading.ts";

const document = (...lines: string[]) => read(lines.join("\n")).document;
const head = ["Ada Quill", "ada.quill@example.org", ""];
const work = (...lines: string[]) => jobs(document(...head, "EXPERIENCE", ...lines));

describe("forms whose labels have no colon", () => {
  test("are read with each value below its label", () => {
    const company = (name: string, position: string, period: string) => [
      ...["Company", name, "Position", position, "Period", period],
      ...["Reason for leaving", "Moved", ""],
    ];
    const found = document(
      ...["Curriculum Vitae of Ada May Quill", ""],
      ...["Surname", "Quill", "First names", "Ada May", "Cell", "073 000 0456", "", "Work experience", ""],
      ...company("Harbour Guarding", "Access control guard", "March 2011 - December 2014"),
      ...company("Tern Security", "Armed response officer", "2015 to current"),
    );
    expect(found.basics.name).toBe("Ada May Quill");
    expect(found.basics.phone).toBe("073 000 0456");
    expect(jobs(found)).toEqual([
      "Access control guard | Harbour Guarding | - | 2011-03 | 2014-12",
      "Armed response officer | Tern Security | - | 2015 | -",
    ]);
  });

  test("are read with each value behind a gap, and the town apart from the employer", () => {
    expect(
      work(
        "• Date (da – a)                 Da gennaio 2019 ad oggi",
        "• Nome e indirizzo del datore   Officine Penna S.r.l., Brescia",
        "• Tipo di impiego               Operatore CNC",
        "",
        "• Date (da – a)                 2012 – 2018",
        "• Nome e indirizzo del datore   Torneria Piuma S.n.c., Brescia",
        "• Tipo di impiego               Tornitore",
      ),
    ).toEqual([
      "Operatore CNC | Officine Penna S.r.l. | Brescia | 2019-01 | -",
      "Tornitore | Torneria Piuma S.n.c. | Brescia | 2012 | 2018",
    ]);
  });

  test("of an agency have no title, and the country of each employer", () => {
    expect(
      work(
        ...["Country: Singapore", "Name of Employer: Tan Household", "Period: Feb 2019 - Feb 2023", ""],
        ...["Country: Kuwait", "Name of Employer: Nasser Household", "Period: May 2015 - June 2017"],
      ),
    ).toEqual([
      "- | Tan Household | Singapore | 2019-02 | 2023-02",
      "- | Nasser Household | Kuwait | 2015-05 | 2017-06",
    ]);
  });
});

describe("heads of jobs", () => {
  test("are a bullet above labels", () => {
    expect(work("* Hospital Pena", "Cargo: Técnica de Enfermagem", "Período: 03/2018 até o momento")).toEqual(
      ["Técnica de Enfermagem | Hospital Pena | - | 2018-03 | -"],
    );
  });

  test("say as what the person worked behind the town", () => {
    expect(work("Jul'18 – Mar'21: Quill Foods Ltd., Leeds as Sales Officer")).toEqual([
      "Sales Officer | Quill Foods Ltd. | Leeds | 2018-07 | 2021-03",
    ]);
  });

  test("may have the firm's turnover beside its name, and roles within its dates below", () => {
    expect(
      work(
        "Quill Bakeries plc (turnover £240m, 1,900 staff), Leeds          Sep 2015 – present",
        "",
        "Finance Manager (Apr 2022 – present)",
        "• Saved on waste",
        "",
        "Accountant (Sep 2015 – Mar 2022)",
        "• Closed the month",
      ),
    ).toEqual([
      "Finance Manager | Quill Bakeries plc | Leeds | 2022-04 | -",
      "Accountant | Quill Bakeries plc | Leeds | 2015-09 | 2022-03",
    ]);
  });
});

describe("what stands beside a job's names", () => {
  test("may be pay, hours and grade, above the title", () => {
    expect(
      work(
        ...["Department of Quills", "Raleigh, NC 27601 United States", "", "10/2019 - Present"],
        ...["Hours per week: 40", "Series: 2210 Pay Plan: GS Grade: 12"],
        ...[
          "IT Specialist (Customer Support) (This is a federal job)",
          "",
          "Duties:",
          "Administer accounts.",
        ],
      ),
    ).toEqual(["IT Specialist (Customer Support) | Department of Quills | Raleigh, NC 27601 | 2019-10 | -"]);
  });

  test("may be how long a job has lasted", () => {
    expect(
      work(
        ...["Bis heute, 2 Jahre und 7 Monate, seit Mai 2024", "Marketing Managerin", "Federkiel GmbH", ""],
        ...["1 Jahr und 6 Monate, Okt. 2018 - März 2020", "Online-Marketing-Managerin", "Tinte AG"],
      ),
    ).toEqual([
      "Marketing Managerin | Federkiel GmbH | - | 2024-05 | -",
      "Online-Marketing-Managerin | Tinte AG | - | 2018-10 | 2020-03",
    ]);
  });

  test("may be a town that is in no list, but no department", () => {
    expect(work("2014 – 2020", "Staplerfahrer", "Federkiel Logistik GmbH, Obertinten")).toEqual([
      "Staplerfahrer | Federkiel Logistik GmbH | Obertinten | 2014 | 2020",
    ]);
    expect(work("2014 – 2020", "Krankenpfleger", "Klinikum Federkiel, Radiologie")).toEqual([
      "Krankenpfleger | Klinikum Federkiel | - | 2014 | 2020",
    ]);
  });
});

test("a work section without entries is read by its sentences", () => {
  expect(
    work(
      "From February 2018 until October 2021 I worked for Quill Homecare as a Home Carer, driving a lot.",
      "",
      "My first job was as a sales assistant in Tern Drapery, from 2004 until 2008.",
    ),
  ).toEqual([
    "Home Carer | Quill Homecare | - | 2018-02 | 2021-10",
    "sales assistant | Tern Drapery | - | 2004 | 2008",
  ]);
});

test("a period may end in the margin of the line below", () => {
  const found = document(
    ...["Ada Quill", "ada.quill@example.org", "", "Berufspraxis"],
    ...["01/2009 –         Finanzbuchhalterin", "03/2017           Kanzlei Federkiel, Baunatal"],
    ...["                  Kreditoren, Lohn für 30 Mandanten", ""],
    ...[
      "08/2001 –         Sachbearbeiterin",
      "12/2008           Tinte Versand AG, Bad Hersfeld",
      "",
      "Ausbildung",
    ],
    ...["08/1998 –         Ausbildung zur Bürokauffrau", "07/2001           Federkiel Baumarkt GmbH, Fulda"],
  );
  expect(jobs(found)).toEqual([
    "Finanzbuchhalterin | Kanzlei Federkiel | Baunatal | 2009-01 | 2017-03",
    "Sachbearbeiterin | Tinte Versand AG | Bad Hersfeld | 2001-08 | 2008-12",
  ]);
  expect(studies(found)).toEqual([
    "Ausbildung | Bürokauffrau | Federkiel Baumarkt GmbH | 1998-08 | 2001-07 | -",
  ]);
});

test("a list of languages may have some that are in no list", () => {
  expect(languages(document(...head, "LANGUAGES: English, Twi, Ga"))).toEqual([
    "English | -",
    "Twi | -",
    "Ga | -",
  ]);
});

test("a freelancer below a job has none of its employer", () => {
  const found = document(
    ...["Ada Quill", "ada.quill@example.org", "", "Experience", ""],
    ...[
      "Tern Bank PLC",
      "Data Analyst",
      "June 2022 - Present (4 years 6 months)",
      "Lagos State, Nigeria",
      "",
    ],
    ...["Freelance", "Data Consultant", "January 2021 - May 2022 (1 year 5 months)"],
  );
  expect(jobs(found)).toEqual([
    "Data Analyst | Tern Bank PLC | Lagos State, Nigeria | 2022-06 | -",
    "Data Consultant | - | - | 2021-01 | 2022-05",
  ]);
});

test("a season of two years has no end that is the first one's", () => {
  expect(work("Wintersaison 2019/20 und 2020/21   Chef de Partie   Hotel Federkiel, Lech")).toEqual([
    "Chef de Partie | Hotel Federkiel | Lech | 2019 | -",
  ]);
});

test("an identity number in columns is no telephone number, and a referee no duty", () => {
  const found = document(
    ...["Ada Quill", "Identity No        : 900000 0000 080", "Contact no         : 083 000 0147", ""],
    ...["EMPLOYMENT", "Employer           : Tern Attorneys", "Position           : Legal Secretary"],
    ...["Duration           : Feb 2016 to date", "Duties             : Dictaphone typing"],
    ...["Reference          : Ms. K. Nobody, 011 000 0000"],
  );
  expect(found.basics.phone).toBe("083 000 0147");
  expect(found.work?.[0]?.summary).toBe("Dictaphone typing");
});

test("certificates are in long lists, courses named like degrees, and among other things", () => {
  const names = (...lines: string[]) =>
    certificates(document(...head, ...lines)).map((one) => one.split(" | ")[0]);
  expect(names("CERTS: AWS D1.1 (all position), ASME IX 6G, TWIC, OSHA 30, H2S Alive")).toEqual([
    ...["AWS D1.1 (all position)", "ASME IX 6G", "TWIC", "OSHA 30", "H2S Alive"],
  ]);
  expect(names("CURSOS", "Curso Scrum Master (40 horas) – SENA, 2020")).toEqual([
    "Curso Scrum Master (40 horas)",
  ]);
  expect(names("OTROS", "- Manipulador de alimentos (vigente)", "- Disponibilidad inmediata")).toEqual([
    "Manipulador de alimentos (vigente)",
  ]);
});

test("a language of two words is whole", () => {
  expect(languages(document(...head, "LANGUAGES", "English", "Haitian Creole (fluent)"))).toEqual([
    "English | -",
    "Haitian Creole | fluent",
  ]);
});

test("a firm of several names is whole", () => {
  expect(
    work("QUILL, TERN & INKWELL LLP        Chicago, IL", "Senior Associate      2018 – Present"),
  ).toEqual(["Senior Associate | QUILL, TERN & INKWELL LLP | Chicago, IL | 2018 | -"]);
});

test("a licence in a list of papers is no heading of another list", () => {
  const papers = document(
    ...[
      "Ada Quill",
      "ada.quill@example.org",
      "",
      "Work Experience",
      "",
      "Baker",
      "Quill Ltd",
      "2015 to 2019",
      "",
    ],
    ...["Certifications and Licenses", "", "Forklift Certification", "", "Driver's License", "", "OSHA 10"],
  );
  expect(certificates(papers).map((one) => one.split(" | ")[0])).toEqual([
    "Forklift Certification",
    "Driver's License",
    "OSHA 10",
  ]);
});

test("a post box and a house number are no telephone number", () => {
  expect(document("Ada Quill", "P.O. Box 0000-00100, Nairobi | +254 700 000 321").basics.phone).toBe(
    "+254 700 000 321",
  );
  expect(document("Ada Quill", "4600 Wels, Feldgasse 12 / 0660 0000 321").basics.phone).toBe("0660 0000 321");
});

test("letters of a profession end a name, and a wide gap parts it from the document's title", () => {
  expect(document("Ada Quill ACMA, CGMA", "ada@example.org").basics.name).toBe("Ada Quill");
  expect(document("Lebenslauf               Ada Quill", "", "Tel. 0231 000077").basics.name).toBe(
    "Ada Quill",
  );
});

describe("lists", () => {
  test("of skills are parted by tildes, and stand below a heading of systems or IT", () => {
    const found = document(
      ...head,
      "CORE COMPETENCIES",
      "Sales ~ Team Handling",
      "",
      "SYSTEMS",
      "SAP; Anaplan",
    );
    expect(skills(found)).toEqual(["Sales", "Team Handling", "SAP", "Anaplan"]);
    expect(skills(document(...head, "SPRACHEN", "Deutsch; Englisch", "", "IT: EPLAN, AutoCAD"))).toEqual([
      "EPLAN",
      "AutoCAD",
    ]);
  });

  test("of certificates stand in a sentence each, with their years", () => {
    const found = document(
      ...head,
      "CERTIFICACIONES",
      "Green Belt (2021). Auditor interno (2022). Core Tools (2019).",
    );
    expect(certificates(found)).toEqual([
      "Green Belt | - | 2021",
      "Auditor interno | - | 2022",
      "Core Tools | - | 2019",
    ]);
    expect(certificates(document(...head, "CERTS", "ASE T2, T4, T8"))).toEqual(["ASE T2, T4, T8 | - | -"]);
  });

  test("of studies hold papers behind their year", () => {
    const found = document(...head, "FORMATIONS", "2020 : FIMO", "2009 : BEP Logistique, Lycée Plume, Lille");
    expect(certificates(found)).toEqual(["FIMO | - | 2020"]);
    expect(studies(found)).toEqual(["BEP | Logistique | Lycée Plume | - | 2009 | -"]);
  });

  test("of languages are in a sentence of the profile", () => {
    const found = document(...head, "PROFILE", "Paralegal. Fluent in English, Gujarati and Hindi.");
    expect(languages(found).map((one) => one.split(" | ")[0])).toEqual(["English", "Gujarati", "Hindi"]);
  });
});
