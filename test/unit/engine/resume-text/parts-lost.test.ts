import { expect, test } from "vitest";
import { jobs, read } from "./reading.ts";

const under = (heading: string, lines: string) =>
  read(
    `Ann Lee\n14 Larkspur Close, Kettering, Northants NN15 6QB\nann@example.org\n\n${heading}\n${lines}\n`,
  );
const unread = (heading: string, lines: string) => under(heading, lines).unread.map(({ text }) => text);

test.each([
  [
    "BERUFSERFAHRUNG",
    "09/2008 - 03/2017   Zeitarbeit (Randstad, danach Piening), versch. Einsätze\n    Schlosser/Monteur, u.a. bei Hoesch\n    - Montage",
    ["Zeitarbeit (Randstad, danach Piening), versch. Einsätze"],
  ],
  [
    "EXPÉRIENCE",
    "2010-2012 : Vendeuse prêt-à-porter, Camaïeu, Lyon Part-Dieu (CDI 30h)",
    ["Lyon Part-Dieu (CDI 30h)"],
  ],
  [
    "WORK",
    "2015 – 2019\nTeaching Assistant, Quill Primary School\n- phonics\n\n2006-2011: various - Asda checkout, Costa barista, temping at Weetabix",
    ["2006-2011: various - Asda checkout, Costa barista, temping at Weetabix"],
  ],
  ["FORMATION", "2008 : Bac STG option mercatique, mention AB", ["mention AB"]],
  [
    "INTERESTS",
    "baking, Cubs helper since 2023 (my son goes, too)",
    ["Cubs helper since 2023 (my son goes, too)"],
  ],
  ["EDUCATION", "CDL school, Kansas City KS Community College 2013", ["Kansas City KS Community College"]],
  [
    "SKILLS",
    "• Supporting children with ASD, ADHD and speech & language needs\n• Word",
    ["Supporting children with ASD, ADHD and speech & language needs"],
  ],
  [
    "EMPLOYMENT",
    "Sept 2024 – present\nParent helper (voluntary), Hawthorn Primary School\n- hear readers\n\nAug 2019 – Aug 2024\nCareer break – full time mum\n- did a bit of childminding",
    ["Aug 2019 – Aug 2024", "Career break – full time mum", "did a bit of childminding"],
  ],
])("what no value covers is unread: %s, %s", (heading, lines, expected) => {
  expect(unread(heading, lines)).toEqual(expected);
});

test("parts of different lines stay apart", () => {
  const lines =
    "Missions chez Bayer CropScience (6 mois), Plastic Omnium (4 mois) et un autre\nCongé parental de janvier à août 2016";
  expect(unread("DIVERS", lines)).toEqual(lines.split("\n"));
});

test.each([
  [
    "US Army, 88M (motor transport operator), 2005–2009",
    "motor transport operator | US Army | - | 2005 | 2009",
  ],
  [
    "British Army, Royal Logistic Corps, Private, 2012 - 2018",
    "Private | British Army, Royal Logistic Corps | - | 2012 | 2018",
  ],
  [
    "2016 - 2019\nShift Leader (from 2018), Costa Coffee, Corby\n- tills",
    "Shift Leader | Costa Coffee | Corby | 2016 | 2019",
  ],
])("a job has its title and its employer: %s", (lines, expected) => {
  expect(jobs(under("EXPERIENCE", lines).document)).toEqual([expected]);
});

test("a county in short is no town", () => {
  expect(under("SKILLS", "Word").document.basics?.location).toMatchObject({
    city: "Kettering",
    region: "Northants",
    postalCode: "NN15 6QB",
  });
});

test.each([
  ["Driving: full UK licence, own car", "full UK licence"],
  [
    "Führerschein Kl. B, BE (Schlüsselzahl 95 bis 08/2027)",
    "Führerschein Kl. B, BE (Schlüsselzahl 95 bis 08/2027)",
  ],
])("a driving licence is read: %s", (line, name) => {
  expect(under("OTHER", line).document.certificates).toEqual([{ name }]);
});

test("school English is a level", () => {
  expect(under("KENNTNISSE", "Excel\nEnglisch: Schulenglisch, etwas Russisch").document.languages).toEqual([
    { language: "Englisch", fluency: "Schulenglisch" },
    { language: "Russisch", fluency: "etwas" },
  ]);
});
