import { describe, expect, test } from "vitest";
import { type Harness, start } from "../../support/harness.ts";
import { asList, asObject, at, textAt } from "../../support/json.ts";
import { done, type Person, putResume } from "../../support/samples/persona.ts";

const resume = `Ada Example
ada@example.org

I have looked after teeth for years. I am not able to work Saturdays.

WORK
Brightwater Dental, Leeds - Dental Hygienist (Sept 2021 to Aug 2024)
• Brought in SOE Exact recall lists
• Mentor two newly qualified hygienists
• Time management and job planning
St Oswald's Practice, York - Dental Hygienist (Sept 2017 - Aug 2021)
• Fissure sealants and whitening
Kirkgate Orthodontics, York - Dental Nurse, Jan 2014 - Dec 2015

CERTIFICATES
Basic Life Support, valid until March 2031
Radiography Certificate, valid until May 2020
Fluoride Certificate (2019)
CKA (2022, lapsed 2026)

LANGUAGES
English (native), Swedish (good)

I have never used Dentally.
`;

async function hygienist(): Promise<{ h: Harness; person: Person }> {
  const h = await start();
  const person = await h.newPerson();
  await done(h, person, "PUT", "/api/v1/resume", { content: resume });
  return { h, person };
}

async function ask(query: string) {
  const { h, person } = await hygienist();
  const { body } = await h.send("POST", "/api/v1/career-reasoning", { key: person.key, body: { query } });
  return asObject(at(body, "data", "reasoning"));
}

describe("a question about the user's own years or skills", () => {
  test.each([
    ["How many years have I been a hygienist?", "By the dates of the jobs: 7 years as Dental Hygienist."],
    ["How long have I worked as a dental nurse?", "By the dates of the jobs: 2 years as Dental Nurse."],
    ["How many years of experience do I have?", "The dates of the jobs add up to 9 years."],
    ["Do I speak Swedish?", "The resume shows it: Swedish, good."],
    ["Is my whitening certificate still valid?", /^The resume has 2 papers of this kind, none by this name/],
    [
      "Do I have my Basic Life Support and when does it expire?",
      /\(2\) By the resume it is valid until 2031-03: Basic Life Support/,
    ],
    ["Have I ever used SOE Exact?", "The resume shows it: SOE Exact."],
    ["Do I know Python?", "No claim shows Python."],
    [
      "Is my Basic Life Support still valid?",
      "By the resume it is valid until 2031-03: Basic Life Support (until 2031-03).",
    ],
    [
      "When does my radiography certificate expire?",
      "By the resume it is no longer valid: Radiography Certificate (until 2020-05).",
    ],
    ["Have I got a CKA?", "The resume shows only something close: CKA (2022), until 2026, no longer valid."],
    ["Is my CKA still in date?", "By the resume it is no longer valid: CKA (2022, until 2026, lapsed)."],
    [
      "Has my fluoride certificate expired?",
      "The resume names it without an end date: Fluoride Certificate (2019).",
    ],
    ["Is my forklift licence still valid?", "No claim shows forklift licence."],
    ["Ist mein Basic Life Support noch gültig?", /valid until 2031-03/],
  ])("%s is answered from the claims", async (query, said) => {
    expect((await ask(query)).recommendation).toEqual(
      typeof said === "string" ? said : expect.stringMatching(said),
    );
  });

  test("a skill that the user denies is answered by the denial, which speaks against it", async () => {
    const { recommendation, keyFactors } = await ask("Do I know Dentally?");
    expect(recommendation).toBe(
      "No claim shows Dentally; an unread line of the resume mentions it, but not as something that the user has.",
    );
    expect(asList(keyFactors).slice(1)).toMatchObject([
      { text: expect.stringContaining("I have never used Dentally."), effect: "speaks_against" },
    ]);
  });

  test.each(["Do I know anyone at Example Ltd?", "Do I know Python well enough to apply for a job?"])(
    "%s does not ask for a skill",
    async (query) => {
      expect((await ask(query)).recommendation).not.toMatch(/^No claim shows/);
    },
  );
});

describe("a question for what the resume or an assessment says", () => {
  test.each([
    ["What is my phone number?", "In the resume: 0113 555 0199"],
    ["Quel est mon numéro de téléphone ?", "In the resume: 0113 555 0199"],
    ["¿Cuál es mi teléfono?", "In the resume: 0113 555 0199"],
    ["What is my email address?", "In the resume: ada@example.org"],
    ["Where do I work now?", "Dental Hygienist at Brightwater Dental (2021-09 – present)"],
    ["Wo arbeite ich gerade?", "Dental Hygienist at Brightwater Dental (2021-09 – present)"],
    ["Qual é o meu cargo atual?", "Dental Hygienist at Brightwater Dental (2021-09 – present)"],
    ["Was ist meine aktuelle Stelle?", "Dental Hygienist at Brightwater Dental (2021-09 – present)"],
    [
      "Où est-ce que je travaille actuellement ?",
      "Dental Hygienist at Brightwater Dental (2021-09 – present)",
    ],
    ["Quelle formation ai-je ?", "Hygiene"],
    ["Welche Ausbildung habe ich?", "Hygiene"],
    ["¿Qué formación tengo?", "Hygiene"],
    ["How good is my Swedish?", "Swedish (B2)"],
    ["Wie gut ist mein Schwedisch?", "Swedish (B2)"],
  ])("%s is answered by it alone", async (query, text) => {
    const { h, person } = await employed();
    const { keyFactors } = await answered(h, person, query);
    expect(asList(keyFactors)).toMatchObject([{ text: expect.stringContaining(text), effect: "supports" }]);
  });

  test("interests are those of an assessment, and no note that shares a word", async () => {
    const { h, person } = await employed();
    await done(h, person, "POST", "/api/v1/memories", { contentText: "My brother wants me to help him." });
    const { recommendation, keyFactors } = await answered(h, person, "What are my interests?");
    expect(recommendation).toBe("No interest assessment is stored, so the interests are not known.");
    expect(asList(keyFactors).map(({ effect }) => effect)).toEqual(["unknown"]);
  });

  test("who another person is, is not answered by the user's own titles", async () => {
    const { h, person } = await employed();
    const { recommendation, keyFactors } = await answered(h, person, "Who is my head hygienist?");
    expect(recommendation).toMatch(/^The stored data cannot answer this/);
    expect(keyFactors).toEqual([]);
    await done(h, person, "POST", "/api/v1/memories", { contentText: "My head hygienist is Rosa Example." });
    const known = await answered(h, person, "Who is my head hygienist?");
    expect(JSON.stringify(known.keyFactors)).toContain("Rosa Example");
  });

  test("a plan to learn a skill supports nothing", async () => {
    const { h, person } = await employed();
    await done(h, person, "POST", "/api/v1/memories", { contentText: "I plan to learn Python." });
    const { keyFactors } = await answered(h, person, "Do I know Python?");
    expect(asList(keyFactors).map(({ effect }) => effect)).toEqual(["unknown", "unknown"]);
  });
});

async function employed() {
  const h = await start();
  const person = await h.newPerson();
  await putResume(h, person, {
    basics: { name: "Ada Example", email: "ada@example.org", phone: "0113 555 0199" },
    work: [{ position: "Dental Hygienist", name: "Brightwater Dental", startDate: "2021-09" }],
    education: [{ institution: "Leeds College", studyType: "Diploma", area: "Hygiene", endDate: "2017" }],
    languages: [{ language: "Swedish", fluency: "B2" }],
  });
  return { h, person };
}

async function answered(h: Harness, person: Person, query: string) {
  const { body } = await h.send("POST", "/api/v1/career-reasoning", { key: person.key, body: { query } });
  return asObject(at(body, "data", "reasoning"));
}

test("a limit in the resume's summary counts against the hours of an opening", async () => {
  const { h, person } = await hygienist();
  const rawText =
    "Dental Hygienist\nExample Dental Ltd\n\nRequirements\n- 3 years as a hygienist\n- Alternate Saturdays (9-1)";
  const actions = [{ type: "generate_fit_brief", opportunity: { inputMode: "pasted_text", rawText } }];
  await done(h, person, "POST", "/api/v1/agent/apply", { actions });
  const { body: briefs } = await h.send("GET", "/api/v1/fit-briefs", { key: person.key });
  expect(textAt(briefs, "data", 0, "briefData", "bucket")).toBe("risky_mismatch");
});

test.each(["Should I apply to this?", "Is this job a good fit?", "Soll ich mich auf diese Stelle bewerben?"])(
  "%s is about the latest opening",
  async (query) => {
    const { h, person } = await hygienist();
    const opportunity = (company: string) => ({
      inputMode: "pasted_text",
      rawText: `Dental Hygienist\n${company}\n\nRequirements\n- 3 years as a hygienist\n- A second language`,
    });
    for (const company of ["Example Smiles Ltd", "Example Dental Ltd"])
      await done(h, person, "POST", "/api/v1/agent/apply", {
        actions: ["normalize_opportunity", "generate_fit_brief"].map((type) => ({
          type,
          opportunity: opportunity(company),
        })),
      });
    const { body } = await h.send("POST", "/api/v1/career-reasoning", { key: person.key, body: { query } });
    const reasoning = asObject(at(body, "data", "reasoning"));
    expect(reasoning.recommendation).toMatch(/^The fit brief of this opening scores /);
    expect(JSON.stringify(reasoning.keyFactors)).toContain("Example Dental Ltd");
  },
);

test.each(["Ile lat pracuję jako higienistka?", "Wie lange arbeite ich als Mundhygienikerin?"])(
  "%s is told that the resume is in English",
  async (query) => {
    const { recommendation } = await ask(query);
    const said = / in these words, and the resume is in English\.$| years? as Dental Hygienist\.$/;
    expect(recommendation).toMatch(said);
  },
);

test.each([
  ["Hoeveel jaar ben ik mondhygiënist?", "Dutch"],
  ["Da quanti anni lavoro come igienista?", "Italian"],
  ["Hur många år har jag varit tandhygienist?", "Swedish"],
])("%s is to be asked in English", async (query, language) => {
  const { recommendation } = await ask(query);
  expect(recommendation).toContain(`questions in ${language} are not read; ask it again in English`);
});

test.each([
  "Do I have time?",
  "Do I have a job?",
  "Have I been a manager?",
  "How many years do I have left?",
])("words in common are no answer: %s", async (query) => {
  const { recommendation } = await ask(query);
  expect(recommendation).not.toMatch(/shows (?:it|left)/);
});

test("courses of a year, and the whole line that a word is from", async () => {
  expect(asList((await ask("What certificates have I got since 2021?")).keyFactors)).toMatchObject([
    { text: "In the resume: CKA (2022, until 2026, lapsed)" },
  ]);
  expect((await ask("Which courses did I take in 2019?")).recommendation).toBe(
    "By the resume, 1 paper is of that time.",
  );
  expect(asList((await ask("Do I have whitening experience?")).keyFactors)).toMatchObject([
    { text: "In the resume: Fissure sealants and whitening" },
  ]);
});
