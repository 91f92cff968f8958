import { describe, expect, test } from "vitest";
import { jobs, languages, read, studies } from "./reading.ts";

const resume = (...lines: string[]) =>
  read(["Ada Quill", "ada@example.org", "", ...lines].join("\n")).document;

describe("the form of a resume", () => {
  test("points part title and employer behind the dates", () => {
    const document = resume("EXPERIENCIA", "2019 - 2022: Ayudante de camarero. Hotel Mirador, Arona");
    expect(jobs(document)).toEqual(["Ayudante de camarero | Hotel Mirador | Arona | 2019 | 2022"]);
  });

  test("single blanks part the names of a Chinese line", () => {
    const document = resume("工作经历", "2020.06-2022.06 武汉云麓家居有限公司 销售顾问");
    expect(jobs(document)).toEqual(["销售顾问 | 武汉云麓家居有限公司 | - | 2020-06 | 2022-06"]);
  });

  test.each([
    ["BP Menuisier, CFA de la Rive, 2013", "BP | Menuisier | CFA de la Rive | - | 2013 | -"],
    ["H.S.C. - Modern Vidyalaya, 2014", "H.S.C. | - | Modern Vidyalaya | - | 2014 | -"],
    [
      "AP Degree in Computer Science, Aarhus Tekniske Skolebank (2012 - 2014)",
      "AP Degree | Computer Science | Aarhus Tekniske Skolebank | 2012 | 2014 | -",
    ],
  ])("%j is a study", (line, study) => {
    expect(studies(resume("EDUCATION", line))).toEqual([study]);
  });

  test("a semester abroad is no study of its own", () => {
    const document = resume("Ausbildung", "Auslandsjahr: Duna-Universität, Budapest, 2006/07");
    expect(document.education).toBeUndefined();
  });

  test.each([
    ["Deutsch               Muttersprache", "Deutsch | Muttersprache"],
    ["Spanish – heritage speaker", "Spanish | heritage speaker"],
    ["普通话（二级甲等）", "普通话 | 二级甲等"],
  ])("%j says how well", (line, language) => {
    expect(languages(resume("Languages", line))).toEqual([language]);
  });

  test.each([
    [["PROFESSIONAL EXPERIENCE (12 Years)", "Nurse, Lakeview Hospital, 2019 - 2021"], 1],
    [["Legal Experience", "Law Clerk, Red Cedar County District Court, 2015 - 2017"], 1],
  ])("%j are jobs under their heading", (lines, count) => {
    expect(resume(...lines).work?.length).toBe(count);
  });

  test("years named one by one run from the first to the last", () => {
    const document = resume("Experience", "Cashier, Lakeview Store, summers 2013, 2014 & 2015");
    expect(jobs(document)).toEqual(["Cashier | Lakeview Store | - | 2013 | 2015"]);
  });

  test("what somebody owns and what stands above bullets are no skills", () => {
    const document = resume(
      "SKILLS",
      "Front desk",
      "- Greeted up to 140 visitors per day and managed a switchboard",
      "",
      "TOOLS I OWN",
      "Track saw, two nailers",
    );
    expect(document.skills ?? []).toEqual([]);
  });

  test.each([
    ["Lyon – ada2@example.org – +33 7 55 55 01 09", { city: "Lyon" }],
    ["Brandlow – ada2@example.org – +33 7 55 55 01 09", { city: "Brandlow" }],
    ["Anschrift: Kleiner Bauhof 5, Brandlow", { address: "Kleiner Bauhof 5, Brandlow" }],
    ["Exmouth EX8", { city: "Exmouth", postalCode: "EX8" }],
  ])("%j is where somebody lives", (line, location) => {
    expect(
      read(`Ada Quill\n${line}\n\nExperience\nNurse, Lakeview Hospital, 2019 - 2021`).document.basics
        .location,
    ).toEqual(expect.objectContaining(location));
  });

  test("the United Kingdom has the code GB", () => {
    const { document } = read(
      "Ada Quill\nLeeds, UK\nada@example.org\n\nExperience\nNurse, Lakeview Hospital, 2019 - 2021",
    );
    expect(document.basics.location?.countryCode).toBe("GB");
  });
});
