import { describe, expect, test } from "vitest";
import { applied, read, resultsOf } from "../../support/agent.ts";
import type { Harness } from "../../support/harness.ts";
import { asList, asObject, at, type Json, textAt } from "../../support/json.ts";
import { done, type Person, personNamed, putResume, startAt } from "../../support/samples/persona.ts";

const head = ["Electrician at Example Grid", "Location: Duluth, MN"];
const required = ["- Conduit bending", "- Blueprint reading", "- Forklift operation"];
const wanted = ["- Solar panel installation"];

function textOf(demands: readonly string[]): string {
  return [...head, "Requirements", ...demands, "Nice to have", ...wanted].join("\n");
}

const text = textOf(required);
const line = (words: string) => words.slice(2);
const requirements = [
  ...required.map((words) => ({ text: line(words), kind: "skill", necessity: "required" })),
  ...wanted.map((words) => ({ text: line(words), kind: "skill", necessity: "preferred" })),
];

async function briefOf(h: Harness, person: Person, opportunity: Json): Promise<Json> {
  const data = await applied(h, person, { actions: [{ type: "generate_fit_brief" }], opportunity });
  const id = textAt(resultsOf(data), 0, "outputs", "artifactRefs", 0);
  return asObject((await read(h, person, `fit-briefs/${id}`)).briefData);
}

function verdictOf(brief: Json) {
  const outcomes = asList(brief.requirements).map(
    (each) => `${textAt(each, "text")}: ${textAt(each, "outcome")}`,
  );
  return { score: brief.score, bucket: brief.bucket, outcomes: outcomes.toSorted() };
}

const electrician = () => startAt(personNamed("electrician"), "resume");

describe("the fit of an opening", () => {
  test("is the same as text, as fields, with a reading, and in any order of its demands", async () => {
    const { h, person } = await electrician();
    const [first = "", second = "", third = ""] = required;
    const forms: Json[] = [
      { inputMode: "pasted_text", rawText: text },
      { inputMode: "pasted_text", rawText: textOf([third, first, second]) },
      { inputMode: "pasted_text", rawText: textOf([second, third, first]) },
      { inputMode: "pasted_text", rawText: text, reading: { title: "Electrician", requirements } },
      {
        inputMode: "manual",
        title: "Electrician",
        company: "Example Grid",
        location: "Duluth, MN",
        description: text.split("\n").slice(2).join("\n"),
      },
    ];
    const verdicts = [];
    for (const form of forms) verdicts.push(verdictOf(await briefOf(h, person, form)));
    expect(verdicts[0]?.outcomes).toHaveLength(requirements.length);
    for (const verdict of verdicts) expect(verdict).toEqual(verdicts[0]);
  });

  test.each([
    ["SAP (TM or APO)", ["SAP TM"], "met"],
    ["SAP (TM or APO)", ["SAP FI"], "unmet"],
    ["SAP (TM and APO)", ["SAP TM"], "unmet"],
  ])("takes one kind of those in brackets as enough: %s with %j", async (demand, skills, outcome) => {
    const { h, person } = await startAt(personNamed("electrician"), "nothing");
    await putResume(h, person, { skills: skills.map((name) => ({ name })) });
    const rawText = `Transport Planner - Example Freight, Leeds\nRequirements\n- ${demand}\n- Route planning`;
    const brief = await briefOf(h, person, { inputMode: "pasted_text", rawText });
    expect(verdictOf(brief).outcomes).toContain(`${demand}: ${outcome}`);
  });

  test.each([
    ["2 years of experience in a hospital", "Quill General Hospital", "met"],
    ["2 years of experience in a hospital", "Quill Care Homes", "unknown"],
    ["2 years of experience in hospital billing software", "Quill General Hospital", "unmet"],
    ["2 years of experience with Oracle", "Oracle", "unknown"],
    ["2 years of experience in surgery", "Elm Surgery", "unknown"],
  ])(
    "counts the kind of workplace, and no other word of an employer: %s at %s",
    async (demand, name, outcome) => {
      const { h, person } = await startAt(personNamed("electrician"), "nothing");
      await putResume(h, person, { work: [{ position: "Porter", name, startDate: "2015-01" }] });
      const rawText = `Porter - Example Works, Leeds\nRequirements\n- ${demand}\n- Lifting patients`;
      const brief = await briefOf(h, person, { inputMode: "pasted_text", rawText });
      expect(verdictOf(brief).outcomes).toContain(`${demand}: ${outcome}`);
    },
  );

  test("counts a German kind of workplace", async () => {
    const { h, person } = await startAt(personNamed("electrician"), "nothing");
    await putResume(h, person, {
      work: [{ position: "Erzieherin", name: "Kita Quill", startDate: "2015-01" }],
    });
    const rawText =
      "Gruppenleitung (m/w/d)\nBeispielwald e. V., Musterstadt\nTeilzeit 30 Stunden, unbefristet, ab sofort\nIhr Profil:\n- Mindestens 3 Jahre Berufserfahrung in einer Kita\n- Erfahrung in der Sprachförderung\n- Freude an der Zusammenarbeit mit Eltern\nWir bieten: 30 Tage Urlaub. Bewerbung bis 15.12.2026.";
    const brief = await briefOf(h, person, { inputMode: "pasted_text", rawText });
    expect(verdictOf(brief).outcomes).toContain("3 Jahre Berufserfahrung in einer Kita: met");
  });

  test("a limit that a demand fails settles the demand, which is not unknown as well", async () => {
    const { h, person } = await startAt(personNamed("electrician"), "resume");
    await done(h, person, "POST", "/api/v1/memories", { nodeType: "limit", contentText: "No night shifts." });
    const rawText =
      "Shift Electrician - Example Grid, Duluth\nRequirements\n- Conduit bending\n- Night shifts";
    const brief = await briefOf(h, person, { inputMode: "pasted_text", rawText });
    const open = asList(brief.openPoints).map((point) => [textAt(point, "kind"), textAt(point, "text")]);
    expect(open.filter(([, said]) => said?.includes("Night shifts"))).toHaveLength(1);
    expect(open[0]?.[0]).toBe("failed");
  });

  test("keeps the number in a demand that says which", async () => {
    const { h, person } = await electrician();
    const rawText =
      "Kitchen Manager - Example Canteens, Leeds\nYou will have:\n- 5+ years leading a kitchen\n- Level 3 Food Safety\n- Full UK driving licence";
    const brief = await briefOf(h, person, { inputMode: "pasted_text", rawText });
    const texts = asList(brief.requirements).map((each) => textAt(each, "text"));
    expect(texts).toContain("Level 3 Food Safety");
    expect(texts).not.toContain("Food Safety");
  });

  test("asks for nothing that would tell of an occupation where the opening is understood as none", async () => {
    const { h, person } = await electrician();
    const rawText =
      "Zqual Handler at Example Works\nRequirements\n- Full UK driving licence\n- Conduit bending";
    const brief = await briefOf(h, person, { inputMode: "pasted_text", rawText });
    const asked = asList(at(brief, "explanation", "whatToVerifyNext")).map((each) => textAt(each, "textKey"));
    expect(asked).toContain("fit.verify.licence");
    expect(asked.filter((key) => /experience|preparation|interests|values|styles/.test(key))).toEqual([]);
    expect(JSON.stringify(brief)).not.toContain("Import a resume");
  });

  test("shows the claims that meet a requirement, and counts one of several alternatives", async () => {
    const { h, person } = await electrician();
    const brief = await briefOf(h, person, {
      inputMode: "pasted_text",
      rawText: "Electrician\nConduit bending or underwater basket weaving",
      reading: {
        requirements: [
          {
            text: "Conduit bending or underwater basket weaving",
            kind: "skill",
            necessity: "required",
            alternatives: ["Conduit bending", "underwater basket weaving"],
          },
        ],
      },
    });
    const [only] = asList(brief.requirements);
    expect(only).toMatchObject({ outcome: "met", necessity: "required" });
    expect(at(only, "claimIds", 0)).toMatch(/^clm_/);
    expect(brief.missingSkills).toEqual([]);
  });

  test("keeps what is usual in the occupation apart from what the opening asks for", async () => {
    const { h, person } = await electrician();
    const brief = await briefOf(h, person, { inputMode: "pasted_text", rawText: text });
    const asked = requirements.map((each) => each.text.toLowerCase());
    for (const { skill } of asList(brief.missingSkills)) expect(asked).toContain(String(skill).toLowerCase());
    expect(brief.usualInThisOccupation).not.toEqual([]);
  });

  test("takes a degree for the degree that it is, and a licence by its own name", async () => {
    const { h, person } = await electrician();
    await putResume(h, person, {
      basics: { name: "Example Person" },
      skills: [{ name: "Wiring" }],
      certificates: [{ name: "Bachelor Level Wiring Certificate" }, { name: "Journeyman electrician" }],
      education: [
        {
          institution: "Example College",
          studyType: "Associate",
          area: "Electrical technology",
          startDate: "2010",
          endDate: "2012",
        },
      ],
    });
    const texts = [
      "Bachelor's degree in nursing",
      "Associate degree in electrical technology",
      "Journeyman electrician licence",
      "Crane operator licence",
    ];
    const brief = await briefOf(h, person, {
      inputMode: "pasted_text",
      rawText: ["Electrician", ...texts].join("\n"),
      reading: {
        title: "Electrician",
        requirements: texts.map((words, place) => ({
          text: words,
          kind: place < 2 ? "education" : "licence",
          necessity: "required",
        })),
      },
    });
    expect(asList(brief.requirements).map(({ outcome }) => outcome)).toEqual([
      "unmet",
      "met",
      "met",
      "unmet",
    ]);
  });

  test.each([
    ["a title without a demand", { inputMode: "manual", title: "Electrician" }],
    [
      "words that ask for nothing",
      { inputMode: "pasted_text", rawText: "We are hiring! Great team, free coffee." },
    ],
  ])("is not judged from %s", async (_, opportunity) => {
    const { h, person } = await electrician();
    const brief = await briefOf(h, person, opportunity);
    expect(brief).toMatchObject({ score: null, bucket: null, verdict: "not_enough_read", missingSkills: [] });
    expect(at(brief, "whatToVerifyNext", 0)).toContain("whole text of the posting");
    expect(brief.explanation).toBeUndefined();
  });
});
