import { describe, expect, test } from "vitest";
import { educationOf } from "../../../../../src/engine/education.ts";
import type { PersonEvidence, PersonJob } from "../../../../../src/engine/fit/types.ts";
import type { RequirementKind } from "../../../../../src/engine/posting/types.ts";
import { MONTHS } from "../../../../../src/engine/resume/years.ts";
import { held, nobody } from "../people.ts";
import { outcomeOf } from "./person.ts";

const said = (text: string) => ({ text, claimIds: [`clm_${text}`] });
const job = (title: string, [from, to]: [number, number], lines: string[], employer = "Acme"): PersonJob => ({
  ...{ title, employer, countries: ["PH"], claimIds: [`clm_${title}`] },
  text: [title, ...lines].join("\n"),
  lines: lines.map(said),
  months: [from * MONTHS, to * MONTHS - 1],
});

type Row = [kind: RequirementKind, demand: string, outcome: string];

function judges(person: Partial<PersonEvidence>, rows: Row[], title = ""): void {
  test.each(rows)("%s: %s is %s", (kind, text, outcome) => {
    expect(outcomeOf({ kind, text }, { ...nobody, ...person }, { title })?.outcome).toBe(outcome);
  });
}

test.each([
  ["MS, Computer Science", "master"],
  ["M.Eng, Civil", "master"],
  ["DESS, Marketing", "master"],
  ["MCA", "master"],
  ["Laurea magistrale, Economia", "master"],
  ["Dipl.-Ing. Maschinenbau", "master"],
  ["Dipl.-Ing. (FH) Maschinenbau", "bachelor"],
  ["BE, Computer Engineering", "bachelor"],
  ["BTech IT", "bachelor"],
  ["BTS MUC", "associate"],
])("%s is of the level %s", (degree, level) => expect(educationOf([degree])).toBe(level));

describe("degrees by their letters", () => {
  const degrees = [said("MS, Computer Science"), said("BE, Computer Engineering")];
  judges({ degrees, education: "master" }, [
    ["education", "Master's degree", "met"],
    ["education", "Bachelors in EE/CE/CS", "met"],
    ["education", "Bachelor's degree in CS or equivalent practical experience", "met"],
    ["education", "Master's degree in a technical field", "met"],
    ["education", "MS/PhD Computer Science", "met"],
    ["education", "PhD in CS", "unmet"],
    ["education", "Master's degree in Physics", "near"],
  ]);
});

describe("a level of working and thinking needs no diploma", () => {
  judges({ degrees: [said("VMBO-TL")], education: "secondary" }, [
    ["education", "MBO 4 werk- en denkniveau", "near"],
    ["education", "MBO 4 diploma logistiek", "unmet"],
  ]);
});

describe("or and and", () => {
  const line = said("Owned the order-routing service (Go, gRPC, PostgreSQL, Kafka)");
  const skills = ["Go", "Kafka", "Revenue management", "Excel"].map((name) => held(name));
  const jobs = [job("Software Engineer", [2018, 2026], [line.text])];
  judges({ skills, jobs, texts: [line] }, [
    ["skill", "Go (or Rust)", "met"],
    ["experience", "experience with Kafka or Kinesis at scale", "met"],
    ["skill", "Knowledge of Opera Cloud and revenue management", "near"],
    ["skill", "conoscenza di Opera Cloud e del revenue management", "near"],
    ["skill", "Excel and revenue management", "met"],
  ]);
});

describe("words for having a paper are no part of its name", () => {
  judges({ credentials: [said("Heftruckcertificaat")] }, [
    ["certificate", "In bezit van geldig heftruckcertificaat", "met"],
    ["certificate", "im Besitz eines gültigen Heftruckcertificaat", "met"],
    ["certificate", "In possesso di heftruckcertificaat in corso di validità", "met"],
    ["certificate", "posiadanie ważnego heftruckcertificaat", "met"],
    ["certificate", "En possession d'un heftruckcertificaat en cours de validité", "met"],
    ["certificate", "In bezit van geldig VCA VOL", "unmet"],
  ]);
});

describe("a place is no kind of licence", () => {
  judges({ credentials: [said("Working at Heights (Ontario, CPO-approved)")] }, [
    ["licence", "Valid Ontario G licence", "unknown"],
    ["licence", "an Ontario licence", "unknown"],
    ["certificate", "Working at Heights", "met"],
  ]);
});

describe("experience in the words of titles and lines", () => {
  const lines = ["Quantity take-off, bill of quantities", "Supervised road widening and two bridges"];
  const jobs = [
    job("Project Engineer / QS Lead", [2019, 2026], [lines[0] ?? ""]),
    job("Site Engineer", [2013, 2016], [lines[1] ?? ""]),
    job("Receptionist", [2010, 2013], [], "Hotel Belriva"),
  ];
  judges(
    { jobs, texts: lines.map(said), skills: [held("ETABS")], degrees: [said("BS, Civil Engineering")] },
    [
      ["experience", "2+ years estimating or QS experience", "met"],
      ["experience", "Min. 3 years experience in quantity surveying", "met"],
      ["experience", "Min. 3 years experience on road/bridge/sewer projects", "met"],
      ["experience", "2 years of hotel reception experience", "met"],
      ["experience", "Previous experience in a hotel, campsite or holiday park reception", "met"],
      ["experience", "Previous experience in a hospital or clinic reception", "near"],
      ["experience", "8 years of Canadian structural design experience", "unmet"],
      ["experience", "Experience in Canada", "unmet"],
    ],
  );
});

describe("who had no reports managed no people", () => {
  const line = "Tech lead for 5 engineers, no direct reports";
  const jobs = [job("Senior Software Engineer", [2015, 2026], [line])];
  judges({ jobs, texts: [said(line)] }, [
    ["experience", "3 years of people management", "unmet"],
    [
      "experience",
      "10+ years of experience, at least 3 years with people management responsibility",
      "unmet",
    ],
    ["experience", "Experience leading engineers", "met"],
  ]);
});

describe("a program is near no method beside it", () => {
  judges({ skills: [held("Manhattan WMS")] }, [
    ["skill", "S&OP", "unmet"],
    ["skill", "APICS", "unmet"],
  ]);
});
