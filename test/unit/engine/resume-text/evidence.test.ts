import { describe, expect, test } from "vitest";
import { jobs, languages, read } from "./reading.ts";

const head = ["Ada Quill", "ada@example.org", ""];
const readText = (...lines: string[]) => read([...head, ...lines].join("\n"));
const work = (...lines: string[]) => jobs(readText("Experience", "", ...lines).document);

describe("the unknown neighbour of a known title", () => {
  test("written as a name is the employer", () => {
    expect(work("Electrician, Silver Otter, 2019 - 2023")).toEqual([
      "Electrician | Silver Otter | - | 2019 | 2023",
    ]);
  });

  test.each(["mending all the gates", "16 rooms a day", "Pool of stand-ins"])("is none as %s", (words) => {
    const { document } = readText("Experience", "", `Electrician – ${words}`, "2019 - 2023");
    expect(document.work?.[0]?.name).toBeUndefined();
  });

  test("beside labels is none with a label of its own that is not known", () => {
    expect(
      work("Position Title: Electrician", "Series/Grade: XJ-0456", "Dates: May 2019 to June 2023"),
    ).toEqual(["Electrician | - | - | 2019-05 | 2023-06"]);
  });

  test("keeps the words behind its comma that name a part of it", () => {
    expect(
      work("Employer: Upland Park Service, Nine Elms National Forest", "Title: Ranger", "Dates: 2019 - 2023"),
    ).toEqual(["Ranger | Upland Park Service, Nine Elms National Forest | - | 2019 | 2023"]);
  });
});

test("the span of a name without its remark ends with the name, though marks stand within", () => {
  const text = ["# Ada Quill", "## Experience", "**Iron Yard Inc** (via an agency) — Welder", "2015 – 2019"];
  const whole = text.join("\n");
  const [start, end] = read(whole).fields.find(({ path }) => path === "work[0].name")?.sourceSpan ?? [0, 0];
  expect(whole.slice(start, end)).toBe("Iron Yard Inc");
});

describe("an entry that words do not tell is read as the others of the resume are set", () => {
  const known = [
    "Electrician, Bright Wire Ltd, Leeds, 2019 - 2023",
    "Welder, Iron Yard Inc, Leeds, 2015 - 2019",
  ];

  test("where they agree", () => {
    expect(work(...known, "Mudlark, The Dog-Eared Moose, Leeds, 2012 - 2015")).toContain(
      "Mudlark | The Dog-Eared Moose | Leeds | 2012 | 2015",
    );
  });

  test("not where its words speak against it", () => {
    expect(work(...known, "Iron Gate Ltd, Welder, Leeds, 2012 - 2015")).toContain(
      "Welder | Iron Gate Ltd | Leeds | 2012 | 2015",
    );
  });

  test("with the employer on the line below", () => {
    const lines = [
      "2019 - 2023  Electrician",
      "Bright Wire Ltd",
      "",
      "2015 - 2019  Welder",
      "Iron Yard Inc",
      "",
    ];
    expect(work(...lines, "2012 - 2015  Mudlark", "Le Chat qui louche")).toContain(
      "Mudlark | Le Chat qui louche | - | 2012 | 2015",
    );
  });
});

describe("dates", () => {
  test.each([
    ["Da marzo 2011 ad agosto 2019", "2011-03 | 2019-08"],
    ["Da settembre 2019 ad oggi", "2019-09 | -"],
    ["09-2011/02-2014", "2011-09 | 2014-02"],
    ["June 2018 up to Jan 2021", "2018-06 | 2021-01"],
    ["Jul 2015   Aug 2019", "2015-07 | 2019-08"],
  ])("%s", (dates, read) => {
    expect(work(`${dates}   Electrician, Bright Wire Ltd`)).toEqual([
      `Electrician | Bright Wire Ltd | - | ${read}`,
    ]);
  });

  test("one that may be a month or run over years is none", () => {
    expect(work("2009-12    Electrician, Bright Wire Ltd")).toEqual([
      "Electrician | Bright Wire Ltd | - | - | -",
    ]);
  });

  test("a grade before a wide gap is no day", () => {
    expect(work("Mechanic, class 1          May 2020 - June 2022", "Bright Wire Ltd")).toEqual([
      "Mechanic, class 1 | Bright Wire Ltd | - | 2020-05 | 2022-06",
    ]);
  });
});

describe("languages", () => {
  test.each([
    ["Spanish: Spoken - Advanced; Written - Basic", "Spanish | Advanced"],
    ["Italian - Written: Novice; Read: Basic", "Italian | -"],
    ["German: C1 (Goethe)", "German | C1"],
    ["French: spoken, intermediate", "French | spoken, intermediate"],
  ])("%s", (line, language) => {
    expect(languages(readText("Languages", line).document)).toEqual([language]);
  });

  test("the level behind 'and' is that of the next", () => {
    const { document } = readText("Languages", "English and good Irish, and basic Dutch");
    expect(languages(document)).toEqual(["English | -", "Irish | good", "Dutch | basic"]);
  });

  test("one of an unknown name counts by its level beside others", () => {
    expect(languages(readText("Languages", "Spanish: native", "Mapudungun: basic").document)).toEqual([
      "Spanish | native",
      "Mapudungun | basic",
    ]);
    expect(readText("Languages", "Mapudungun: basic").document.languages).toBeUndefined();
  });
});

test("many unread lines that follow one another are shown as one", () => {
  const lines = Array.from({ length: 60 }, (_, index) => `- Thing number ${index} that nobody knows`);
  const { unread, warnings } = readText("Marginalia", "", ...lines);
  expect(unread.length).toBeLessThanOrEqual(40);
  for (const line of lines) expect(unread.some(({ text }) => text.includes(line.slice(2)))).toBe(true);
  expect(warnings.join(" ")).toMatch(/unread: nothing was taken of 6\d lines/);
});

test("a number of identity is no telephone number", () => {
  const { document } = read(
    "Ada Quill\nC.C. 1.144.555.018\nCel. 315 555 0166\nada@example.org\n\nSkills\nWelding",
  );
  expect(document.basics.phone).toBe("315 555 0166");
});
