import { describe, expect, test } from "vitest";
import { proveResume } from "../../../../src/engine/resume/proof/prove-resume.ts";

const text = [
  "Ada Example (fictional)",
  "Duluth, Minnesota, USA · ada@example.org · +1 (555) 010-0100",
  "",
  "EXPERIENCE",
  "Senior Line Cook — Example Grill",
  "March 2019 – Present",
  "• Runs the grill for 200 covers a night",
  "Line Cook, Example Diner, 2015 - 2018",
  "",
  "EDUCATION",
  "Associate of Applied Science, Culinary Arts, Example College, 2014",
  "Skills: grilling, butchery, menu planning",
  "ServSafe Manager, May 2021",
].join("\n");

const cook = { position: "Senior Line Cook", name: "Example Grill", startDate: "2019-03" };
const pathsOf = (given: Record<string, unknown>) => proveResume(text, given).unproved.map(({ path }) => path);

describe("a resume with its text", () => {
  test("is kept where the text carries it, each value with its place", () => {
    const given = {
      basics: {
        name: "Ada Example",
        email: "ada@example.org",
        phone: "+15550100100",
        location: { city: "Duluth", region: "Minnesota", countryCode: "US" },
      },
      work: [
        { ...cook, highlights: ["Runs the grill for 200 covers a night"] },
        { position: "Line Cook", name: "Example Diner", startDate: "2015", endDate: "2018" },
      ],
      education: [
        {
          studyType: "Associate of Applied Science",
          area: "Culinary Arts",
          institution: "Example College",
          endDate: "2014",
        },
      ],
      skills: [{ name: "Kitchen", keywords: ["grilling", "butchery"] }],
      certificates: [{ name: "ServSafe Manager", date: "2021-05" }],
    };
    const { document, spans, unproved } = proveResume(text, given);
    expect(unproved).toEqual([]);
    expect(document).toEqual({ ...given, skills: [{ keywords: ["grilling", "butchery"] }] });
    const said = (path: string) => text.slice(...(spans.get(path) ?? [0, 0]));
    expect(said("work[0].position")).toBe("Senior Line Cook");
    expect(said("work[0].startDate")).toBe("March 2019 – Present");
    expect(said("skills[0].keywords[1]")).toBe("butchery");
  });

  test.each([
    ["another employer", { ...cook, name: "Example Palace" }],
    ["another start", { ...cook, startDate: "2017-03" }],
    [
      "a month more precise than the text",
      { position: "Line Cook", name: "Example Diner", startDate: "2015-06", endDate: "2018" },
    ],
    ["an end that the text does not have", { ...cook, endDate: "2022-01" }],
    ["no end, where the text has one", { position: "Line Cook", name: "Example Diner", startDate: "2015" }],
  ])("does not keep a job with %s", (_, job) => {
    expect(pathsOf({ work: [job] })).toEqual(["work[0]"]);
    expect(proveResume(text, { work: [job] }).document).toEqual({});
  });

  test("does not keep a job with the dates of another, which stand far from its words", () => {
    const filler = "Cleans, stores and counts what the kitchen needs for the week. ".repeat(6);
    const long = `Line Cook, Example Diner\n${filler}\nHost, Example Inn\n2015 - 2018`;
    const job = { position: "Line Cook", name: "Example Diner", startDate: "2015", endDate: "2018" };
    expect(proveResume(long, { work: [job] }).document).toEqual({});
    const host = { ...job, position: "Host", name: "Example Inn" };
    expect(proveResume(long, { work: [host] }).document).toEqual({ work: [host] });
  });

  test("keeps a day that was filled up as the month that the text has", () => {
    const { document } = proveResume(text, { work: [{ ...cook, startDate: "2019-03-01" }] });
    expect(document.work).toEqual([cook]);
  });

  test("leaves out what does not stand there and keeps the rest of the entry", () => {
    const given = {
      work: [
        { ...cook, location: "Chicago", highlights: ["Runs the grill for 200 covers a night", "Saved 30 %"] },
      ],
      skills: [{ name: "Cooking", keywords: ["grilling", "Kubernetes"] }],
      awards: [{ title: "Chef of the year" }],
      hobbies: ["chess"],
    };
    expect(pathsOf(given)).toEqual([
      "work[0].location",
      "work[0].highlights[1]",
      "skills[0].keywords[1]",
      "awards[0]",
      "hobbies",
    ]);
  });
});
