import { describe, expect, test } from "vitest";
import { jobs, read, studies } from "./reading.ts";

const document = (...lines: string[]) => read(lines.join("\n")).document;
const work = (...lines: string[]) =>
  jobs(document("Ada Quill", "ada.quill@example.org", "", "EXPERIENCE", ...lines));
const education = (...lines: string[]) =>
  studies(document("Ada Quill", "ada.quill@example.org", "", "EDUCATION", ...lines));

describe("lines with labels are cards of jobs", () => {
  test("with a label that nothing is taken of, and dates that end somewhere below", () => {
    const card = [
      "Organization   :  Vivid Hollow Ltd",
      "Designation    :  Recruiter",
      "Department     :  People",
    ];
    const next = [
      "Organization   :  Tern Staffing",
      "Designation    :  Clerk",
      "Duration  :  May 2016 to April 2018",
    ];
    const head = ["", "ROLES & RESPONSIBILITIES", "", "- Wrote to candidates", ""];
    expect(work(...card, "Duration       :  April 2018 to till now", ...head, ...next, ...head)).toEqual([
      "Recruiter | Vivid Hollow Ltd | - | 2018-04 | -",
      "Clerk | Tern Staffing | - | 2016-05 | 2018-04",
    ]);
  });

  test("of which an entry without labels below is none", () => {
    const card = ["Client: Harbour Bank", "Role: Developer", "Period: 01/2020 - 02/2022"];
    expect(work(...card, "", "Welder, Iron Yard Inc", "05/2015 - 06/2018")).toEqual([
      "Developer | Harbour Bank | - | 2020-01 | 2022-02",
      "Welder | Iron Yard Inc | - | 2015-05 | 2018-06",
    ]);
  });
});

describe("periods hold what is theirs", () => {
  test("departments below a job with dates within its own describe it", () => {
    expect(
      work(
        "Associate, Quill & Marsh LLP        September 2009 - August 2016",
        "Real Estate (2009-2013) and Corporate (2013-2016) Departments",
        "- Drafted leases",
      ),
    ).toEqual(["Associate | Quill & Marsh LLP | - | 2009-09 | 2016-08"]);
  });

  test("a remark in brackets is no date of its line", () => {
    expect(work("Tern Logistics - Stock Clerk (Lead since 2025)     May 2021 - Present")).toEqual([
      "Stock Clerk | Tern Logistics | - | 2021-05 | -",
    ]);
  });

  test("an employer above gives its name to nothing that ended years before", () => {
    const lines = [
      "10/2016 - 03/2020  Iron Yard Inc",
      "                   Welder",
      "",
      "09/2003 - 2006     Baker",
    ];
    expect(work(...lines)).not.toContain("Baker | Iron Yard Inc | - | 2003-09 | 2006");
  });

  test("the two ends of a period and the word between them stand on lines of their own", () => {
    expect(work("May 2015", "to", "June 2018", "Iron Yard Inc, Leeds", "Welder")).toEqual([
      "Welder | Iron Yard Inc | Leeds | 2015-05 | 2018-06",
    ]);
  });
});

test("a town before the code of its state parts the employer from the title", () => {
  expect(work("Gulf Grain Works Baton Rouge , LA Electrician 06/2015 to 08/2019")).toEqual([
    "Electrician | Gulf Grain Works | Baton Rouge , LA | 2015-06 | 2019-08",
  ]);
});

test("an employer on a line with its town opens the next job below full lines", () => {
  const lines = [
    "VESTER INC                                              Dayton, OH",
    "Prep Cook                                               Feb 2013 - Present",
    "Cut all ingredients by the book and kept the stations of three cooks in order every night",
    "CORVA LLC                                               Dayton, OH",
    "Dishwasher                                              Jan 2012 - Jan 2013",
  ];
  expect(work(...lines)).toEqual([
    "Prep Cook | VESTER INC | Dayton, OH | 2013-02 | -",
    "Dishwasher | CORVA LLC | Dayton, OH | 2012-01 | 2013-01",
  ]);
});

describe("what is no name is none", () => {
  test("a title above no address", () => {
    const { basics } = document(
      "GRAIN INSPECTOR",
      "Summary",
      "Careful with samples.",
      "Experience",
      "Grain Inspector",
    );
    expect(basics.name).toBeUndefined();
  });

  test("a title that ends in a firm's form, and a heading as what was done", () => {
    const { work: found = [] } = document(
      "Ada Quill",
      "ada.quill@example.org",
      "",
      "EXPERIENCE",
      "Welder, Iron Yard Inc, 2015 - 2019",
      "- Responsibilities",
      "- Welded stairs",
    );
    expect(found[0]?.highlights).toEqual(["Welded stairs"]);
  });

  test("an address among the sentences of a summary", () => {
    const { basics } = document(
      "Ada Quill",
      "",
      "SUMMARY",
      "Ada Quill ada@example.org 600555017",
      "Welder of stairs.",
    );
    expect(basics.summary).toBe("Welder of stairs.");
  });
});

describe("degrees and schools", () => {
  test("a school gives its name to no degree of the next line when it has one beside it", () => {
    expect(
      education("Larkmoor High School, GCSEs      2008", "NVQ Level 2 Driving Goods Vehicles, 2016")[1],
    ).toBe("NVQ Level 2 | Driving Goods Vehicles | - | - | 2016 | -");
  });

  test("a school and a degree that nothing parts", () => {
    expect(education("2005 - 2007", "Leon Valley University Master of Science")).toEqual([
      "Master of Science | - | Leon Valley University | 2005 | 2007 | -",
    ]);
  });

  test("a school may be written small", () => {
    expect(education("BTS Management, lycée Anne Quill (2019)")).toEqual([
      "BTS | Management | lycée Anne Quill | - | 2019 | -",
    ]);
  });
});

test("a text whose lines a program broke at 72 columns is read as it was", () => {
  const sentence =
    "Reliable driver with eleven years behind the wheel who planned routes for a yard of forty lorries and drove nights.";
  const wrapped = [
    "Reliable driver with eleven years behind the wheel who planned routes for",
    "a yard of forty lorries and drove nights.",
  ];
  const bullet = [
    "- Cut one van day a week by planning the run to the dales anew with a whiteboard and",
    "  a sheet",
  ];
  const head = ["Ada Quill", "ada.quill@example.org", "", "SUMMARY"];
  const rest = ["", "EXPERIENCE", "Driver, Tern Haulage Ltd, 2015 - 2019"];
  const whole = document(...head, ...Array(4).fill(sentence), ...rest, bullet.join(" ").replace(/ +/g, " "));
  const broken = document(...head, ...Array(4).fill(wrapped).flat(), ...rest, ...bullet);
  expect(broken).toEqual(whole);
});
