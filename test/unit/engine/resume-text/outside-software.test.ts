import { describe, expect, test } from "vitest";
import { certificates, jobs, languages, read, skills } from "./reading.ts";

const document = (...lines: string[]) => read(lines.join("\n")).document;
const head = ["Ada Quill", "ada.quill@example.org", ""];
const below = (heading: string, ...lines: string[]) => document(...head, heading, ...lines);

describe("a job whose title has a bullet", () => {
  test("is read with the employer and dates below it, and with its own bullets", () => {
    const found = below(
      "EXPÉRIENCE",
      ...["● Chef de partie", "  Auberge des Deux Ponts • Vitré", "  mars 2022 – aujourd'hui"],
      ...["  ▸ Poste poisson, 40 couverts", "  ▸ Formation d'un apprenti", ""],
      ...["● Commis de cuisine", "  Brasserie du Quai • Laval", "  avril 2019 – février 2022"],
    );
    expect(jobs(found)).toEqual([
      "Chef de partie | Auberge des Deux Ponts | Vitré | 2022-03 | -",
      "Commis de cuisine | Brasserie du Quai | Laval | 2019-04 | 2022-02",
    ]);
    expect(found.work?.[0]?.highlights).toHaveLength(2);
  });

  test("is no task whose last words are on the next line", () => {
    const found = below(
      "EXPERIENCE",
      ...["Cook, Quay Inn, 2018 - 2022", "• Cooked for up to 90 guests", "  on two floors"],
      ...["• Took stock every week", "Waiter, Mill Inn, 2015 - 2018"],
    );
    expect(jobs(found)).toEqual(["Cook | Quay Inn | - | 2018 | 2022", "Waiter | Mill Inn | - | 2015 | 2018"]);
  });
});

describe("headings", () => {
  test("with dates are read without these words", () => {
    const found = document(
      ...[
        "NAME: ADA QUILL",
        "E-MAIL: ada@example.org",
        "",
        "EDUCATION",
        "Quay Polytechnic, OND, 2008 - 2010",
        "",
      ],
      ...[
        "WORKING EXPERIENCE WITH DATES",
        "QUAY SECURITY LTD, PORT HARCOURT",
        "Post Held: Security Supervisor",
      ],
      ...["Date: February 2018 till date", "", "MILL ESTATE, PORT HARCOURT", "Post Held: Security Guard"],
      ...["Date: 2013 – 2018", "", "FERRY VENTURES", "Post Held: Sales Boy", "Date: 2010 – 2012"],
    );
    expect(jobs(found)).toEqual([
      "Security Supervisor | QUAY SECURITY LTD | PORT HARCOURT | 2018-02 | -",
      "Security Guard | MILL ESTATE | PORT HARCOURT | 2013 | 2018",
      "Sales Boy | FERRY VENTURES | - | 2010 | 2012",
    ]);
  });

  test("of trainings and workshops head certificates", () => {
    const found = document(
      ...[...head, "Work Experience:", "Analyst, Quay Laboratories, 2019 - 2022", ""],
      ...[
        "Trainings / Workshops Attended:",
        '• Workshop on "Good Laboratory Practice", Forum of Analysts (Feb 2023)',
      ],
      ...["• Data Integrity – in-house, 2022", ""],
      ...["Seminars and Trainings Attended:", "• Anti-Money Laundering Seminar, 2021"],
    );
    expect(certificates(found).map((one) => one.split(" | ")[2])).toEqual(["2023-02", "2022", "2021"]);
  });
});

describe("a place in brackets", () => {
  test("is the town, or the country of the town before it", () => {
    const found = below(
      "EXPERIENCIA",
      ...["GRUPO QUILL, S.A. DE C.V. (Guadalajara, Jalisco)", "Contador", "2019 – 2022", ""],
      ...["Quill S.r.l., Padova (Italia)", "Contador", "2016 – 2019"],
    );
    expect(jobs(found).map((job) => job.split(" | ").slice(1, 3))).toEqual([
      ["GRUPO QUILL, S.A. DE C.V.", "Guadalajara, Jalisco"],
      ["Quill S.r.l.", "Padova (Italia)"],
    ]);
  });
});

describe("a present of several words", () => {
  test("ends a period", () => {
    const found = below(
      "ESPERIENZA PROFESSIONALE",
      ...["01/03/2013–alla data attuale", "Traduttrice interna", "Studio Parola S.r.l., Padova (Italia)", ""],
      ...["01/09/2009–28/02/2013", "Traduttrice", "Agenzia Penna S.r.l., Trento (Italia)"],
    );
    expect(jobs(found)).toEqual([
      "Traduttrice interna | Studio Parola S.r.l. | Padova (Italia) | 2013-03-01 | -",
      "Traduttrice | Agenzia Penna S.r.l. | Trento (Italia) | 2009-09-01 | 2013-02-28",
    ]);
  });
});

describe("registrations", () => {
  test.each([
    ["NMC PIN:\t11B2047E (Midwifery)\tRevalidation due:\t30/09/2026", "NMC PIN: 11B2047E (Midwifery)"],
    ["Teaching Council Registration No. 1900456 | Garda vetted", "Teaching Council Registration No. 1900456"],
    ["Contadora – CRC SP-000000/O-0", "CRC SP-000000/O-0"],
    ["Registered Nurse | Ohio RN License 000000", "Ohio RN License 000000"],
    ["Cork | SIA licence 1000 2000 3000 4000", "SIA licence 1000 2000 3000 4000"],
    [
      "Iscritta all'albo dei CTU del Tribunale di Vicenza, n. 512",
      "Iscritta all'albo dei CTU del Tribunale di Vicenza, n. 512",
    ],
    [
      "Abogada colegiada n.º 12345 (Ilustre Colegio de Ejemplo)",
      "Abogada colegiada n.º 12345 (Ilustre Colegio de Ejemplo)",
    ],
  ])("beside a name or title are papers: %s", (line, name) => {
    const found = document(
      "Ada Quill",
      line,
      "ada.quill@example.org | 555 010 0199",
      "",
      "SKILLS",
      "Welding",
    );
    expect(certificates(found)).toEqual([`${name} | - | -`]);
  });

  test.each([
    "Passport No. Z0000000",
    "Cédula de identidad: 55.501.550-K",
    "SSS No. 00-0000000-0",
    "Vehicle registration AB12 345",
    "Company registration number 0123456",
    "Registered with no agency",
    "NMC PIN: applied for, number 000000 pending",
    "Mobile 0800 000 0000 | registered address 12345 Quay",
  ])("are no other numbers, and none that is still to come: %s", (line) => {
    const found = document("Ada Quill", line, "ada.quill@example.org", "", "SKILLS", "Welding");
    expect(certificates(found)).toEqual([]);
  });
});

describe("papers", () => {
  test("in a table have the first date as theirs and the last as their end", () => {
    const found = below(
      "LICENCES",
      "Licence                 Valid from      Expires",
      "Category C              03/02/2006      02/02/2029",
      "Driver CPC (DQC)        10/09/2024      09/09/2029",
      "ADR – packages          22/06/2022      21/06/2027",
    );
    expect(found.certificates?.map(({ name, date, endDate }) => [name, date, endDate])).toEqual([
      ["Category C", "2006-02-03", "2029-02-02"],
      ["Driver CPC (DQC)", "2024-09-10", "2029-09-09"],
      ["ADR – packages", "2022-06-22", "2027-06-21"],
    ]);
  });

  test("have numbers", () => {
    const found = below("CERTIFICATIONS", "Peace Officer Certificate #20141187", "First Aid, 2021");
    expect(certificates(found)).toEqual([
      "Peace Officer Certificate #20141187 | - | -",
      "First Aid | - | 2021",
    ]);
  });

  test("end where a letter is signed", () => {
    const found = below(
      "Cursos",
      ...["NR-35 Trabalho em altura – 2024", "Leitura de projetos – 2016", ""],
      ...["Disponibilidade para viagens e horas extras.", "", "Att,", "Ada"],
    );
    expect(certificates(found)).toEqual([
      "NR-35 Trabalho em altura | - | 2024",
      "Leitura de projetos | - | 2016",
    ]);
  });
});

test("why a job ended does not describe it", () => {
  const found = below(
    "EMPLOYMENT",
    "Company             Position          From      To        Reason for leaving",
    "Quay Haulage Ltd    HGV Driver        05/2019   present   -",
    "Tern Foods          Van driver        02/2014   04/2019   Depot closed",
  );
  expect(jobs(found)).toEqual([
    "HGV Driver | Quay Haulage Ltd | - | 2019-05 | -",
    "Van driver | Tern Foods | - | 2014-02 | 2019-04",
  ]);
  expect(JSON.stringify(found.work)).not.toMatch(/Depot|"-"/);
});

test("a line of contact details is no summary", () => {
  const found = document(
    ...[
      "ADA QUILL",
      "Class 1 Driver – Tramping / Nights out considered",
      "Bodmin, Cornwall | 07700 900871 | ada@example.org",
    ],
    ...["", "EMPLOYMENT", "Driver, Quay Haulage Ltd, 2019 - 2022"],
  );
  expect(found.basics.summary ?? "").not.toMatch(/@|07700/);
});

test("skills have the year of a product, and no driving licence", () => {
  const found = below(
    "Competenze digitali",
    "Trados Studio 2022, Windows Server 2019, memoQ",
    "Patente di guida      B",
  );
  expect(skills(found)).toEqual(["Trados Studio 2022", "Windows Server 2019", "memoQ"]);
});

test("instruments handled are skills and end the last job", () => {
  const found = document(
    ...[
      ...head,
      "Professional Experience:",
      "",
      "Analyst, Quay Pharma Ltd., July 2021 to till date",
      "• Ran assays",
      "",
    ],
    ...[
      "Instruments Handled:",
      "HPLC (Waters, Shimadzu LC-2030), GC, Dissolution apparatus",
      "",
      "Educational Qualification:",
      "",
      "B.Sc Chemistry, Quay College, 2017",
    ],
  );
  expect(skills(found)).toEqual(["HPLC (Waters, Shimadzu LC-2030)", "GC", "Dissolution apparatus"]);
});

test("the languages of an Italian Europass are the mother tongue and those of the table", () => {
  const found = below(
    "COMPETENZE PERSONALI",
    ...["Lingua madre    Italiano", ""],
    "Altre lingue       COMPRENSIONE          PARLATO                   PRODUZIONE SCRITTA",
    "                   Ascolto   Lettura     Interazione   Produzione",
    "Tedesco            C2        C1          C1            C1          C1",
    "Sloveno            A2        A2          A1            A1          A1",
  );
  expect(languages(found)).toEqual(["Italiano | Lingua madre", "Tedesco | C1", "Sloveno | A1"]);
});

test("a Japanese form says where an entry begins, moves and ends", () => {
  const found = document(
    ...[
      "履歴書　　　　　2025年10月20日現在",
      "",
      "ふりがな　　くいる　あだ",
      "氏名　　　　久井　綾　　　　　　（写真）",
    ],
    ...[
      "生年月日　　1991年6月2日生",
      "現住所　　　〒399-9999　長野県例市緑町2-14-5",
      "電話　　　　090-0000-0123",
      "",
    ],
    ...["学歴", "2007年4月　長野県立例高等学校　入学", "2010年3月　同校　卒業"],
    ...["2010年4月　例国際大学　経済学部経営学科　入学", "2014年3月　同学　卒業", ""],
    ...[
      "職歴",
      "2014年4月　株式会社例電装　入社",
      "　　　　　　総務部に配属　備品管理",
      "2017年10月　同社　経理部に異動　月次決算を担当",
    ],
    ...[
      "2020年3月　一身上の都合により退職",
      "2020年5月　例会計事務所　入所　会計補助",
      "　　　　　　現在に至る",
      "以上",
    ],
  );
  expect(found.basics).toMatchObject({ name: "久井 綾", phone: "090-0000-0123" });
  expect(found.basics.location?.address).toContain("長野県例市緑町2-14-5");
  expect(jobs(found)).toEqual([
    "- | 株式会社例電装 | - | 2014-04 | 2020-03",
    "会計補助 | 例会計事務所 | - | 2020-05 | -",
  ]);
  expect(found.work?.[0]?.highlights?.join()).toMatch(/経理部に異動/);
  expect(
    found.education?.map(({ institution, area, startDate, endDate }) => [
      institution,
      area,
      startDate,
      endDate,
    ]),
  ).toEqual([
    ["長野県立例高等学校", undefined, "2007-04", "2010-03"],
    ["例国際大学", "経済学部経営学科", "2010-04", "2014-03"],
  ]);
});

test("the narrow column and the studies of a profile are joined where they were wrapped", () => {
  const found = document(
    ...[
      "Contact",
      "ada.quill@example.com",
      "",
      "www.linkedin.com/in/ada-quill-",
      "example (LinkedIn)",
      "",
      "Top Skills",
      "Windows Server",
    ],
    ...[
      "Incident Management",
      "",
      "Certifications",
      "Microsoft Certified: Azure",
      "Administrator Associate",
      "ITIL 4 Foundation",
      "",
    ],
    ...[
      "Ada Quill",
      "Systems Administrator at Quay Devices",
      "Limerick, Ireland",
      "",
      "Experience",
      "",
      "Quay Devices",
    ],
    ...[
      "Systems Administrator",
      "February 2022 - Present (3 years)",
      "Limerick, Ireland",
      "",
      "Education",
      "Quay Institute of Technology",
    ],
    ...["Bachelor of Science (BSc), Computer Networks and Systems", "Management · (2010 - 2014)"],
  );
  expect(certificates(found)).toEqual([
    "Microsoft Certified: Azure Administrator Associate | - | -",
    "ITIL 4 Foundation | - | -",
  ]);
  expect(found.education?.[0]).toMatchObject({
    area: "Computer Networks and Systems Management",
    endDate: "2014",
  });
});

describe("volunteering", () => {
  test.each([
    [
      "EHRENAMT",
      "seit 2017\t\tPrüferin im Gesellenausschuss, Friseur-Innung Gera",
      "Prüferin im Gesellenausschuss | Friseur-Innung Gera",
    ],
    [
      "VOLONTARIATO",
      "Interprete per la Croce Celeste di Bassano, 2016–2019",
      "Interprete | Croce Celeste di Bassano",
    ],
    [
      "VOLUNTARY WORK",
      "2018 – 2022\tBreastfeeding support lead, Little Nests Bodmin",
      "Breastfeeding support lead | Little Nests Bodmin",
    ],
    ["VOLUNTEERING", "Treasurer for the Quay Rowing Club, since 2015", "Treasurer | Quay Rowing Club"],
    [
      "VOLUNTARIADO",
      "Voluntaria cultural, Asociación Amigos del Quijote (2012 – 2015)",
      "Voluntaria cultural | Asociación Amigos del Quijote",
    ],
  ])("under %s has a role and an organisation: %s", (heading, line, wanted) => {
    const [found] = below(heading, line).volunteer ?? [];
    expect(`${found?.position} | ${found?.organization}`).toBe(wanted);
  });
});
