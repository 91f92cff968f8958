import { describe, expect, test } from "vitest";
import type { Reading } from "../../../../src/engine/posting/reading/types.ts";
import { asks, unprovedIn } from "./reading-case.ts";

describe("a requirement", () => {
  const text =
    "Cook\nWhat we ask\n- A certificate in hygiene and at least two years of experience in a kitchen\n- R and C\n- Experience required";
  test.each(["a", "and", "of", "in a", "at least", "years of", "experience in", "A", "two"])(
    "of the words %j alone is none",
    (words) => {
      expect(unprovedIn(text, { requirements: [asks("skill", words)] })).toEqual(["requirements[0]"]);
    },
  );

  test("of one letter is one where that is a name", () => {
    const told = { requirements: [asks("skill", "R"), asks("skill", "C"), asks("experience", "Experience")] };
    expect(unprovedIn(text, told)).toEqual([]);
  });

  test("is not put together from two", () => {
    const said = "Cook\nRequirements\n- 2 years of Python, 5 years of Java\n- SAP is not needed for a start";
    const told = (words: string, quote: string) => ({ requirements: [asks("experience", words, { quote })] });
    expect(unprovedIn(said, told("2 years of Java", "2 years of Python, 5 years of Java"))).toEqual([
      "requirements[0]",
    ]);
    expect(unprovedIn(said, told("5 years of Python", "2 years of Python, 5 years of Java"))).toEqual([
      "requirements[0]",
    ]);
    expect(unprovedIn(said, told("SAP is needed", "SAP is not needed"))).toEqual(["requirements[0]"]);
    expect(unprovedIn(said, told("5 years of Java", "2 years of Python, 5 years of Java"))).toEqual([]);
  });

  test("has the level of its own language", () => {
    const said = "Requirements\n- English C1, German B1\n- French: basic\n- fluent Dutch and Danish";
    const told = (words: string, level: string, quote: string) => ({
      requirements: [asks("language", words, { level, quote })],
    });
    for (const [words, level, quote] of [
      ["English", "C1", "English C1, German B1"],
      ["German", "B1", "English C1, German B1"],
      ["Dutch", "fluent", "fluent Dutch and Danish"],
      ["Danish", "fluent", "fluent Dutch and Danish"],
    ] as const)
      expect(unprovedIn(said, told(words, level, quote)), `${words} ${level}`).toEqual([]);
    for (const [words, level, quote] of [
      ["English", "B1", "English C1, German B1"],
      ["German", "C1", "English C1, German B1"],
      ["German", "basic", "German B1\n- French: basic"],
      ["French", "B1", "German B1\n- French: basic"],
    ] as const)
      expect(unprovedIn(said, told(words, level, quote)), `${words} ${level}`).toEqual([
        "requirements[0].level",
      ]);
  });
});

describe("what is cut out of a sentence", () => {
  const text = [
    "Site Electrician",
    "Reports to the Senior Project Manager.",
    "This is not a part-time post; partially remote work is possible.",
    "Requirements",
    "- Python",
    "- Java",
    "- One of: Go, Rust and Zig",
    "- High school diploma or bachelor's degree",
    "Founded 30 years ago. No less than two years of wiring.",
  ].join("\n");

  test.each([
    ["the boss's title", { title: "Senior Project Manager" }, "title"],
    [
      "hours that are denied",
      { employmentType: { value: "PART_TIME", quote: "part-time" } },
      "employmentType",
    ],
    [
      "half of a word for both",
      { remotePolicy: { value: "remote", quote: "remote work is possible" } },
      "remotePolicy",
    ],
    [
      "the higher of two degrees",
      { education: { value: "bachelor", quote: "bachelor's degree" } },
      "education",
    ],
    [
      "two items as a choice",
      {
        requirements: [
          asks("skill", "Python", { quote: "Python\n- Java", alternatives: ["Python", "Java"] }),
        ],
      },
      "requirements[0].alternatives",
    ],
  ] as [string, Reading, string][])("does not prove %s", (_, told, path) => {
    expect(unprovedIn(text, told)).toEqual([path]);
  });

  test("proves what its sentence says, too", () => {
    const told: Reading = {
      remotePolicy: { value: "hybrid", quote: "partially remote" },
      education: { value: "secondary", quote: "High school diploma or bachelor's degree" },
      yearsRequired: { value: 2, quote: "No less than two years of wiring" },
      requirements: [
        asks("skill", "Go, Rust and Zig", {
          quote: "One of: Go, Rust and Zig",
          alternatives: ["Go", "Rust", "Zig"],
        }),
      ],
    };
    expect(unprovedIn(text, told)).toEqual([]);
  });
});

test("hours among what is offered, an age and a short form are demands", () => {
  const text =
    "Nurse\nWhat we offer\n- Every third weekend\n- Health insurance\nRequirements\n- SEM\n- 20-35 y/o";
  const told = (kind: "schedule" | "skill" | "other", words: string) => ({
    requirements: [asks(kind, words)],
  });
  expect(unprovedIn(text, told("schedule", "Every third weekend"))).toEqual([]);
  expect(unprovedIn(text, told("other", "Health insurance"))).toEqual(["requirements[0]"]);
  expect(unprovedIn(text, told("skill", "SEM"))).toEqual([]);
  expect(unprovedIn(text, told("other", "20-35 y/o"))).toEqual([]);
});
