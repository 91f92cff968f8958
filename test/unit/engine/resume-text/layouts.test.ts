import { describe, expect, test } from "vitest";
import { jobs, languages, read, skills, studies } from "./reading.ts";
import { JOBS, LAYOUTS, MARKDOWN_LAYOUTS, shown } from "./resumes/layouts.ts";
import { GROUPED, LABELLED, SIDE_COLUMN, UNHEADED } from "./resumes/special.ts";

const TOP = "Jo Example\njo@example.com | Denver, CO\n\n";
const REST = "\nEducation\n\nMBA, University of Denver, 2012\n\nSkills\nExcel, Coaching\n";

/** The fields that a layout holds; a place is written in some only. */
function withoutPlaces(lines: readonly string[]): string[] {
  return lines.map((line) =>
    line
      .split(" | ")
      .filter((_, index) => index !== 2)
      .join(" | "),
  );
}

describe("the same jobs in many layouts", () => {
  test.each(LAYOUTS)("%s", (_, layout) => {
    for (const bullet of ["- ", "• ", "  * "]) {
      for (const gap of ["", "\n"]) {
        const entries = JOBS.map(
          (job) => `${layout(job, shown(job)).join("\n")}\n${bullet}${job.deed}\n${gap}`,
        );
        const { document } = read(`${TOP}Experience\n\n${entries.join("")}${REST}`);
        expect(withoutPlaces(jobs(document))).toEqual([
          "Registered Nurse | Quillworks | 2019-03 | -",
          "Line Cook | Casco Bay Grill | 2014-06 | 2019-02",
        ]);
        expect(document.work?.map((job) => job.highlights)).toEqual(JOBS.map((job) => [job.deed]));
        expect(skills(document)).toEqual(["Excel", "Coaching"]);
      }
    }
  });

  test.each(MARKDOWN_LAYOUTS)("Markdown %s", (_, layout) => {
    const entries = JOBS.map((job) => `${layout(job, shown(job)).join("\n")}\n- ${job.deed}\n\n`);
    const { document } = read(
      `# Jo Example\n\n## Experience\n\n${entries.join("")}## Skills\n\n- Excel\n- Coaching\n`,
      "markdown",
    );
    expect(withoutPlaces(jobs(document))).toEqual([
      "Registered Nurse | Quillworks | 2019-03 | -",
      "Line Cook | Casco Bay Grill | 2014-06 | 2019-02",
    ]);
    expect(skills(document)).toEqual(["Excel", "Coaching"]);
  });
});

describe("special layouts", () => {
  test("a side column before the name does not hide the name", () => {
    const { document } = read(SIDE_COLUMN);
    expect(document.basics).toMatchObject({ name: "Jana Horvath", email: "jana.horvath@example.com" });
    expect(skills(document)).toEqual(["Payroll", "Onboarding"]);
    expect(languages(document)).toEqual(["English | Full Professional", "Slovak | Native or Bilingual"]);
    expect(jobs(document)).toEqual([
      "HR Business Partner | Bluepeak Software | Bratislava, Slovakia | 2021-01 | -",
      "HR Specialist | Tatra Insurance | - | 2018-03 | 2020-12",
      "HR Assistant | Tatra Insurance | Nitra | 2015-11 | 2018-02",
    ]);
  });

  test("a resume without headings gives its jobs and studies", () => {
    const { document } = read(UNHEADED);
    expect(document.basics).toMatchObject({ name: "Beatrix Nwosu", label: "Cook", phone: "+1-555-010-2020" });
    expect(jobs(document)).toEqual([
      "Line Cook | Harborview Grill | Portland, ME | 2019 | 2023",
      "Dishwasher | Casco Diner | Portland, ME | 2016 | 2019",
    ]);
    expect(studies(document)).toEqual(["GED | - | Portland Adult Education | - | 2015 | -"]);
  });

  test("labels name the parts of a job and of a study", () => {
    const { document } = read(LABELLED);
    expect(jobs(document)).toEqual([
      "Maintenance Technician | Badger Dairy Cooperative | - | 2014-05 | -",
      "Machine Operator | Lakefront Canning Co. | - | 2008 | 2014",
    ]);
    expect(studies(document)).toEqual([
      "Associate of Applied Science | Industrial Maintenance | Milwaukee Area Technical College | - | 2008 | -",
    ]);
  });

  test("an employer with its own years heads several dated titles", () => {
    expect(jobs(read(GROUPED).document)).toEqual([
      "Vice President, Branch Operations | UNITED COMMUNITY BANK | Raleigh, NC | 2018 | -",
      "Branch Manager | UNITED COMMUNITY BANK | Raleigh, NC | 2013 | 2018",
      "Teller | FIRST CAROLINA CREDIT UNION | Durham, NC | 2006 | 2010",
    ]);
  });
});
