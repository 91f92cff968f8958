import { expect, test } from "vitest";
import { jobs, read } from "./reading.ts";

const work = (lines: string) => read(`Ann Lee\n\nWORK EXPERIENCE\n\n${lines}\n`).document;

test.each([
  [
    "2005 – 2013    Metallbau Huber GmbH, Ulm\nDreher (konventionell), seit 2009 CNC-Drehmaschine (Haas)\n- Zeichnungen lesen",
    "Dreher | Metallbau Huber GmbH | Ulm | 2005 | 2013",
    "seit 2009 CNC-Drehmaschine (Haas)",
  ],
  [
    "2005 – 2013    Talleres Iriarte S.L., Bilbao\nTornero, desde 2009 torno CNC (Haas, Fanuc)\n- lectura de planos",
    "Tornero | Talleres Iriarte S.L. | Bilbao | 2005 | 2013",
    "desde 2009 torno CNC (Haas, Fanuc)",
  ],
  [
    "Metalúrgica Favaretto Ltda. – São Bernardo do Campo/SP\nDe 02/2019 até o momento\nCargo: Contadora Sênior (de 02/2019 a 06/2021 Analista Contábil)\n• Fechamento contábil",
    "Contadora Sênior | Metalúrgica Favaretto Ltda | São Bernardo do Campo/SP | 2019-02 | -",
    "de 02/2019 a 06/2021 Analista Contábil",
  ],
  [
    "2012 - 2020 - Kirwan Power Group\nElectrician (foreman since 2016)\n * data centres",
    "Electrician | Kirwan Power Group | - | 2012 | 2020",
    "foreman since 2016",
  ],
  [
    "10.2015 – 02.2018    Kooij Metaal B.V., Eindhoven\nOperator CNC, tokarki Okuma i Doosan, serie 50-500 szt.\n- gratowanie",
    "Operator CNC | Kooij Metaal B.V. | Eindhoven | 2015-10 | 2018-02",
    "tokarki Okuma i Doosan, serie 50-500 szt.",
  ],
  [
    "04/2017 - heute     Westfalen Getränke GmbH, Dortmund\n    Industriemechaniker Instandhaltung, stellv. Schichtführer (seit 2021)\n    - Wartung",
    "Industriemechaniker Instandhaltung | Westfalen Getränke GmbH | Dortmund | 2017-04 | -",
    "stellv. Schichtführer (seit 2021)",
  ],
  [
    "2012 - 2014   Blue Arrow, Leeds\nWarehouse operative, including at Amazon and Tesco\n- picking",
    "Warehouse operative | Blue Arrow | Leeds | 2012 | 2014",
    "including at Amazon and Tesco",
  ],
  [
    "2012 - 2014   Manpower, Lyon\nMagasinier, entre autres chez Bayer et Plastic Omnium\n- réception",
    "Magasinier | Manpower | Lyon | 2012 | 2014",
    "entre autres chez Bayer et Plastic Omnium",
  ],
  [
    "Harbour Hotel, Poole\nJune 2012 – May 2014\nHousekeeper / laundry, promoted to supervisor in 2013\n- rooms",
    "Housekeeper / laundry | Harbour Hotel | Poole | 2012-06 | 2014-05",
    "promoted to supervisor in 2013",
  ],
])("what a line adds to a title starts no job and is not lost: %s", (lines, expected, summary) => {
  const document = work(lines);
  expect(jobs(document)).toEqual([expected]);
  expect(document.work?.[0]?.summary).toBe(summary);
});

test.each(["Pasante (Ene. 2014 – Jun. 2016)", "Intern (Jan 2014 – Jun 2016)"])(
  "a title with dates of its own below another is a job: %s",
  (line) => {
    const given = `DESPACHO EJEMPLO, S.C.\nZapopan, Jalisco\n    Abogada junior (Jul. 2016 – Jul. 2018)\n    ${line}`;
    expect(jobs(work(given))).toHaveLength(2);
  },
);

test("an entry that begins with its dates does not inherit the employer above it", () => {
  const { document, unread } = read(
    "Jan Nowak\n\nDOŚWIADCZENIE ZAWODOWE\n\n10.2015 – 02.2018    Kooij Metaal B.V., Eindhoven\nOperator CNC\n- gratowanie\n\n06.2013 – 09.2015    różne agencje (Otto, Covebo), Holandia\nPrace produkcyjne, magazyn\n",
  );
  expect(jobs(document)).toEqual(["Operator CNC | Kooij Metaal B.V. | Eindhoven | 2015-10 | 2018-02"]);
  expect(unread.map(({ text }) => text).join("\n")).toContain("różne agencje (Otto, Covebo), Holandia");
});

test.each([
  ["aprile – ottobre 2021 e aprile – ottobre 2022", ["2021-04 | 2021-10", "2022-04 | 2022-10"]],
  ["Feb–Apr 2022, 2023, 2024", ["2022-02 | 2022-04", "2023-02 | 2023-04", "2024-02 | 2024-04"]],
  ["04/2015 – 10/2015 und 04/2016 – 10/2016", ["2015-04 | 2015-10", "2016-04 | 2016-10"]],
  ["2013–2015, 2017–2019", ["2013 | 2015", "2017 | 2019"]],
  ["2013–2015", ["2013 | 2015"]],
])("each period on a line is a job of its own: %s", (dates, expected) => {
  const document = work(`${dates}\nHotel Alpenblick GmbH\nReceptionist\n- guests`);
  expect(jobs(document)).toEqual(expected.map((one) => `Receptionist | Hotel Alpenblick GmbH | - | ${one}`));
  expect(document.work?.map(({ highlights }) => highlights?.length ?? 0)).toEqual(
    expected.map((_, at) => (at === 0 ? 1 : 0)),
  );
});

test.each([
  [
    "January 2012 to August 2015\nNursery Assistant, then Room Leader from 2014 - Little Acorns Day Nursery, Rothwell",
    "Nursery Assistant, then Room Leader | Little Acorns Day Nursery | Rothwell | 2012-01 | 2015-08",
  ],
  [
    "Janvier 2012 - août 2015\nVendeuse puis responsable de rayon depuis 2014 - Carrefour, Lyon",
    "Vendeuse puis responsable de rayon | Carrefour | Lyon | 2012-01 | 2015-08",
  ],
  [
    "01/2012 - 08/2015  Bäckerei Kamps GmbH, Köln\nVerkäufer, Filialleiter seit 2014",
    "Verkäufer, Filialleiter | Bäckerei Kamps GmbH | Köln | 2012-01 | 2015-08",
  ],
])("since when a later post was held makes no job of today below the dates of one: %s", (lines, expected) => {
  expect(jobs(work(`${lines}\n- rooms`))).toEqual([expected]);
});

test("two towns where an employer would be are the place", () => {
  expect(jobs(work("2009-2012 Sydney & Perth, Australia\nElectrician with various contractors"))).toEqual([
    "Electrician with various contractors | - | Sydney & Perth, Australia | 2009 | 2012",
  ]);
});

test("titles on one line have their own periods, and an entry with years of its own inherits nothing", () => {
  const given =
    "Globex Inc — Boston, MA\n2008 – 2012\nSenior Engineer (2010–2012), Engineer (2008–2010)\n- pumps\n\n2004-2007 Madrid y Barcelona, España\nCamarera en bares";
  expect(jobs(work(given))).toEqual([
    "Senior Engineer | Globex Inc | Boston, MA | 2010 | 2012",
    "Engineer | Globex Inc | Boston, MA | 2008 | 2010",
    "Camarera en bares | - | Madrid y Barcelona, España | 2004 | 2007",
  ]);
});

test.each([
  ["Da Vinci robot since 2012.", "January 2010 to September 2014", "October 2014 to March 2018"],
  ["Robot Da Vinci desde 2012.", "enero de 2010 a septiembre de 2014", "octubre de 2014 a marzo de 2018"],
  ["OP-Roboter seit 2012.", "Januar 2010 bis September 2014", "Oktober 2014 bis März 2018"],
])("a year below a bullet with dates takes no job away: %s", (line, first, second) => {
  const { work: found } = work(
    `- Staff nurse. Royal Berkshire Hospital, Reading. ${first}.\n   General surgery. ${line}\n- Theatre nurse. Kirkgate Clinic, Leeds. ${second}.`,
  );
  expect(found?.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
    ["2010-01", "2014-09"],
    ["2014-10", "2018-03"],
  ]);
});

test.each([
  [
    "Brightwater Foods Ltd, Leeds\nStock Controller\nMar 2018 - Dec 2021 (furloughed Apr-Sep 2020)\n- Weekly cycle counts",
    "Stock Controller | Brightwater Foods Ltd | Leeds | 2018-03 | 2021-12",
  ],
  [
    "05/2014 – 02/2018 (Elternzeit 01/2016 – 12/2016)\nVerkäuferin\nKaufmarkt Quill, Kassel",
    "Verkäuferin | Kaufmarkt Quill | Kassel | 2014-05 | 2018-02",
  ],
  [
    "03/2018 – 12/2021 (Kurzarbeit 04–09/2020)\nLageristin\nQuill Logistik GmbH, Kassel",
    "Lageristin | Quill Logistik GmbH | Kassel | 2018-03 | 2021-12",
  ],
  [
    "Mars 2018 – décembre 2021 (congé maternité janv.–juin 2020)\nComptable\nCoopérative Ar Mor, Quimper",
    "Comptable | Coopérative Ar Mor | Quimper | 2018-03 | 2021-12",
  ],
  [
    "jan. 2014 – aug. 2019 (zwangerschapsverlof mrt–jul 2017)\nVerzorgende IG\nZorggroep Quill, Assen",
    "Verzorgende IG | Zorggroep Quill | Assen | 2014-01 | 2019-08",
  ],
  [
    "Camarera — Hotel Turia Palace, Valencia — junio 2017 / marzo 2020 (ERTE abr.–dic. 2019)",
    "Camarera | Hotel Turia Palace | Valencia | 2017-06 | 2020-03",
  ],
])("leave in brackets behind a job's dates is a part of that job: %s", (lines, expected) =>
  expect(
    jobs(work(`${lines}\n\n2010 – 2012\nQuill GmbH, Kassel\nReceptionist\n\n2009 – 2010 (Elternzeit)`))[0],
  ).toBe(expected),
);
