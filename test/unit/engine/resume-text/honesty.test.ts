import { describe, expect, test } from "vitest";
import { parseResumeText } from "../../../../src/engine/resume/text/parse.ts";
import { jobs, read, studies } from "./reading.ts";
import { PROMOTED, TEACHER } from "./resumes/office.ts";
import { NURSE } from "./resumes/trades.ts";

describe("nothing is guessed", () => {
  test("a text without contact lines gets no name, e-mail or phone", () => {
    const { document, warnings } = read(
      "Experience\n\nWelder, Ironbark Steel Inc\n2018 - 2020\n- Welded tanks\n",
    );
    expect(document.basics).toEqual({});
    expect(warnings).toContain("basics.name: no name was found among the first lines.");
    expect(jobs(document)).toEqual(["Welder | Ironbark Steel Inc | - | 2018 | 2020"]);
  });

  test("a current job has no end, and a year alone gets no month", () => {
    const { document } = read(NURSE);
    expect(document.work?.[0]).not.toHaveProperty("endDate");
    expect(document.education?.[0]?.endDate).toBe("2015");
  });

  test("two unknown names are left unread, for neither is surely title or employer", () => {
    const parsed = read(
      "Jo Example\njo@example.com\n\nExperience\n\nZorblax, Quenda\n2018 - 2020\n- Did things\n\nSkills\nTea\n",
    );
    expect(parsed.document.work).toBeUndefined();
    expect(parsed.unread.map(({ text }) => text)).toContain("Zorblax, Quenda");
  });

  test("the clear jobs of a text do not make unknown names of another sure", () => {
    const clear = "Riverside Hospital\nStaff Nurse\n2015 - 2017\n- Ward work\n\n";
    const parsed = read(
      `Jo Example\njo@example.com\n\nExperience\n\n${clear}Zorblax\nQuenda\n2018 - 2020\n- Did things\n`,
    );
    expect(jobs(parsed.document)).toEqual(["Staff Nurse | Riverside Hospital | - | 2015 | 2017"]);
    expect(parsed.unread.map(({ text }) => text)).toEqual(expect.arrayContaining(["Zorblax", "Quenda"]));
  });

  test("a swapped day and month keeps the year and warns", () => {
    const { document, warnings } = read(
      "Jo Example\njo@example.com\n\nExperience\n\nWelder, Ironbark Steel Inc\n03/04/2018 - 05/06/2020\n",
    );
    expect(jobs(document)).toEqual(["Welder | Ironbark Steel Inc | - | 2018 | 2020"]);
    expect(warnings.some((warning) => warning.startsWith("work[0].startDate"))).toBe(true);
  });

  test("a year inside a bullet does not open a job", () => {
    expect(read(NURSE).document.work).toHaveLength(2);
  });

  test("a phone number is not read out of years, and years are not read out of a phone number", () => {
    const years = read("Jo Example\njo@example.com\n2015 - 2019\n\nSkills\nTea, Coffee\n");
    expect(years.document.basics.phone).toBeUndefined();
    const phone = read("Jo Example\n555.010.2020\n\nSkills\nTea, Coffee\n");
    expect(phone.document.basics.phone).toBe("555.010.2020");
  });

  test("a technology with a dot is no web page", () => {
    expect(
      read("Jo Example\njo@example.com\nASP.NET developer\n\nSkills\nASP.NET, Node.js\n").document.basics.url,
    ).toBeUndefined();
  });

  test("the phone of a reference is not the person's", () => {
    const { document } = read(
      "Jo Example\njo@example.com\n\nSkills\nTea, Coffee\n\nReferences\nMax Sample, 555-010-9999\n",
    );
    expect(document.basics.phone).toBeUndefined();
  });

  test("a school without degree and a degree without school stay half empty", () => {
    const { document } = read(
      "Jo Example\njo@example.com\n\nEducation\n\nRiverside High School, 2010\n\nMBA, 2015\n",
    );
    expect(studies(document)).toEqual([
      "- | - | Riverside High School | - | 2010 | -",
      "MBA | - | - | - | 2015 | -",
    ]);
  });

  test("the employer written once is cited at its one place for both roles", () => {
    const { fields } = read(PROMOTED);
    const span = (path: string) => fields.find((field) => field.path === path)?.sourceSpan;
    expect(span("work[1].name")).toEqual(span("work[0].name"));
  });
});

describe("spans", () => {
  test("count UTF-16 characters, also behind emoji and with Windows line ends", () => {
    const text = `😀 ${NURSE}`.replace(/\n/g, "\r\n");
    const { fields, document } = read(text);
    const at = fields.find(({ path }) => path === "basics.email")?.sourceSpan ?? [0, 0];
    expect(text.slice(...at)).toBe("maribel.q@example.com");
    expect(document.work).toHaveLength(2);
  });

  test("a text beyond a hundred pages is read up to there, with a warning", () => {
    const { document, warnings } = read(`${NURSE}\n${"Filler words here. ".repeat(20_000)}`);
    expect(document.work).toHaveLength(2);
    expect(warnings[0]).toBe("Only the first 300000 characters were read.");
  });

  test("the same text gives the same answer", () => {
    expect(parseResumeText(TEACHER, "text")).toEqual(parseResumeText(TEACHER, "text"));
  });
});
