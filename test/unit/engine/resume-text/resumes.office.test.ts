import { describe, expect, test } from "vitest";
import { jobs, languages, read, skills, studies } from "./reading.ts";
import { ACCOUNTANT, CHANGER, COLUMNS, ENGINEER, PROMOTED, STUDENT, TEACHER } from "./resumes/office.ts";

describe("an engineer in Markdown with tables", () => {
  const { document } = read(ENGINEER, "markdown");
  test("gives the person with the addresses behind the links", () => {
    expect(document.basics).toMatchObject({
      name: "Ilse Varga-Lindqvist",
      label: "Senior Software Engineer",
      email: "ilse@example.dev",
      summary: "Backend engineer who likes boring technology and small teams.",
      location: { city: "Portland", region: "OR" },
      profiles: [{ network: "GitHub", username: "ilsevl" }],
    });
  });
  test("gives jobs and study from headings with dates below", () => {
    expect(jobs(document)).toEqual([
      "Senior Software Engineer | Quillworks Inc. | Remote | 2021-01 | -",
      "Software Engineer | Northwind Labs | Portland, OR | 2017-06 | 2020-12",
    ]);
    expect(document.work?.[0]?.highlights).toEqual([
      "Designed a billing service in TypeScript",
      "Cut build time from 14 to 3 minutes",
    ]);
    expect(studies(document)).toEqual(["BSc | Computer Science | Oregon State University | 2013 | 2017 | -"]);
  });
  test("gives the table as groups of skills, the project and the languages", () => {
    expect(skills(document)).toEqual([
      "Languages: TypeScript, Go, SQL",
      "Tools: Docker, PostgreSQL, Node.js",
    ]);
    expect(document.projects).toEqual([
      {
        name: "Tidepool",
        description: "A small queue on top of SQLite.",
        url: "https://github.com/ilsevl/tidepool",
        keywords: ["Rust", "SQLite"],
        highlights: ["Used by 40 teams"],
      },
    ]);
    expect(languages(document)).toEqual(["Swedish | native", "English | C2"]);
  });
});

describe("a teacher with places and dates at the right margin", () => {
  const { document, warnings } = read(TEACHER);
  test("gives jobs and studies", () => {
    expect(jobs(document)).toEqual([
      "Fourth Grade Teacher | Maple Ridge Elementary School | Eugene, OR | 2018-08 | -",
      "Substitute Teacher | Harbor Light Middle School | Salem, OR | 2016-09 | 2018-06",
    ]);
    expect(studies(document)).toEqual([
      "Master of Education | - | Portland State University | - | 2016 | -",
      "Bachelor of Arts | English Literature | University of California, Davis | - | 2014 | -",
    ]);
    expect(warnings).toEqual([]);
  });
  test("gives contact, skills and volunteering", () => {
    expect(document.basics).toMatchObject({
      name: "Philippa Nakagawa",
      email: "pnakagawa@example.edu",
      phone: "(555) 010-7788",
    });
    expect(skills(document)).toEqual([
      "Classroom management",
      "Differentiated instruction",
      "Google Classroom",
    ]);
    expect(document.volunteer).toEqual([
      {
        organization: "Eugene Public Library",
        position: "Reading Mentor",
        startDate: "2019",
        endDate: "2021",
      },
    ]);
  });
});

describe("an accountant with labels and dates first", () => {
  const { document } = read(ACCOUNTANT);
  test("gives the labelled person", () => {
    expect(document.basics).toMatchObject({
      name: "Konstantin Abernathy",
      email: "k.abernathy@example.co.uk",
      phone: "+44 117 496 0999",
      location: { city: "Bristol", address: "88 Quay Road, Bristol, UK" },
    });
  });
  test("gives jobs with single lines of text below", () => {
    expect(jobs(document)).toEqual([
      "Management Accountant | Brightwater Foods Ltd | Bristol | 2018-09 | -",
      "Assistant Accountant | Harcourt & Lowe LLP | Bath | 2014-01 | 2018-08",
    ]);
    expect(document.work?.[0]?.highlights).toEqual([
      "Prepared monthly accounts for three sites.",
      "Led the move to Xero.",
    ]);
    expect(document.work?.[1]?.summary).toBe("Kept ledgers for 40 clients.");
  });
  test("keeps the skill categories as group names", () => {
    expect(skills(document)).toEqual([
      "Accounting Software: Xero, Sage, QuickBooks",
      "Reporting: IFRS, VAT returns, Month-end close",
      "Office: Word",
      "Excel (advanced)",
    ]);
    expect(studies(document)).toEqual([
      "BA (Hons) | Accounting and Finance | University of the West of England | - | 2013 | -",
    ]);
  });
});

describe("a student without jobs", () => {
  const { document, warnings } = read(STUDENT);
  test("gives study, score and courses, and no work", () => {
    expect(document.work).toBeUndefined();
    expect(warnings).toContain("work: no jobs were found.");
    expect(studies(document)).toEqual([
      "B.S. | Environmental Science | University of Wisconsin, Madison | - | 2026-05 | 3.65",
    ]);
    expect(document.education?.[0]?.courses).toEqual(["Soil Science", "Statistics", "GIS Mapping"]);
  });
  test("gives the projects and skills", () => {
    expect(document.projects?.map((project) => project.name)).toEqual(["Campus Rain Garden", "Lake Watch"]);
    expect(document.projects?.[1]?.description).toBe("weekly water samples with R and QGIS");
    expect(skills(document)).toEqual(["R", "QGIS", "Python", "Technical writing"]);
  });
});

describe("a career changer with two sections of work", () => {
  const { document } = read(CHANGER);
  test("gives the jobs of both", () => {
    expect(jobs(document)).toEqual([
      "Data Analyst Intern | Highline Transit Authority | - | 2023-05 | 2023-08",
      "Stage Technician | Blue Mesa Theatre Company | - | 2011 | 2022",
    ]);
  });
  test("gives studies and grouped skills", () => {
    expect(studies(document)).toEqual([
      "Certificate | Data Analytics | Front Range Community College | - | 2023 | -",
      "B.F.A. | Theatre Design | University of Denver | - | 2010 | -",
    ]);
    expect(skills(document)).toEqual(["Languages: Python, SQL", "Tools: Tableau, Excel, Git"]);
    expect(document.languages).toBeUndefined();
  });
});

describe("two roles under one employer", () => {
  const { document } = read(PROMOTED);
  test("share the employer that is written once", () => {
    expect(jobs(document)).toEqual([
      "Claims Manager | Larkspur Insurance Group | Columbus, OH | 2020-01 | -",
      "Claims Adjuster | Larkspur Insurance Group | Columbus, OH | 2016-03 | 2019-12",
      "Bank Teller | Buckeye Savings Bank | Dayton, OH | 2014 | 2016",
    ]);
    expect(document.work?.[0]?.highlights).toEqual(["Manage 14 adjusters"]);
    expect(studies(document)).toEqual(["B.A. | Economics | Ohio University | - | 2014 | -"]);
    expect(skills(document)).toEqual(["Negotiation", "Guidewire", "Excel"]);
  });
});

describe("two columns side by side", () => {
  const { document, warnings, confidence } = read(COLUMNS);
  test("are read one after the other, with a warning and less confidence", () => {
    expect(warnings[0]).toMatch(/two columns/);
    expect(confidence).toBeLessThan(0.7);
    expect(jobs(document)).toEqual([
      "Welder | Ironbark Steel Inc | - | 2018 | -",
      "Welder Helper | Gulf Fabricators LLC | - | 2015 | 2018",
    ]);
    expect(skills(document)).toEqual(["Welding", "MIG and TIG", "Blueprints", "Forklift"]);
    expect(languages(document)).toEqual(["English | native", "Polish | basic"]);
    expect(studies(document)).toEqual([
      "Certificate | Welding | Gulf Coast Technical College | - | 2015 | -",
    ]);
  });
});
