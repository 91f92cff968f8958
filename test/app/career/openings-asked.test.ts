import { expect, test } from "vitest";
import { fillDemo } from "../../../src/app/demo/fill.ts";
import { asList, asObject, at } from "../../support/json.ts";
import { prepared } from "../../support/prepared.ts";

const withDemo = prepared(async (h) => {
  const person = await h.newPerson();
  await fillDemo(h.service, person.userId);
  return { person };
});

async function asked(query: string) {
  const { h, person } = await withDemo();
  const { body } = await h.send("POST", "/api/v1/career-reasoning", { key: person.key, body: { query } });
  const { recommendation, keyFactors } = asObject(at(body, "data", "reasoning"));
  const factors = asList(keyFactors).map(asObject);
  return {
    said: String(recommendation),
    texts: factors.map(({ text }) => String(text)),
    effects: factors.map(({ effect }) => effect),
  };
}

test.each([
  "What does the Clinical Nurse Educator opening ask for?",
  "What are the requirements of the Clinical Nurse Educator job?",
  "Was verlangt die Stelle Clinical Nurse Educator?",
  "¿Qué pide la oferta de Clinical Nurse Educator?",
  "Que demande l'offre Clinical Nurse Educator ?",
])("%s lists what is asked for, with what is met", async (query) => {
  const { said, texts, effects } = await asked(query);
  expect(said).toBe(
    "The posting asks for 5 things and wishes for one more; keyFactors has each in its words.",
  );
  expect(texts.slice(1)).toEqual([
    "Asked for: Registered nurse with at least 5 years of experience",
    "Asked for: Patient assessment",
    "Asked for: telemetry monitoring",
    "Asked for: Preceptorship of newly qualified nurses",
    "Asked for: Clinical instruction",
    "Wished for: Lecture preparation",
  ]);
  expect(effects.slice(1)).toEqual(["supports", "supports", "supports", "supports", "gap", "gap"]);
});

test.each([
  "Which demands of the Clinical Nurse Educator do I meet?",
  "Which requirements does the Clinical Nurse Educator job have that I meet?",
])("%s is answered from its fit brief", async (query) => {
  expect((await asked(query)).said).toMatch(
    /^The fit brief of this opening scores .* 4 of 6 requirements met/,
  );
});

test.each([
  "Which requirements do I not meet?",
  "Welche Anforderungen erfülle ich nicht?",
  "¿Qué requisitos no cumplo?",
])("%s is asked of all open openings", async (query) => {
  const { said, texts } = await asked(query);
  expect(said).toMatch(/^Of 4 stored openings/);
  expect(texts.join("\n")).toContain("Asked for, and not shown: Clinical instruction");
});

test.each(["What qualifications do I have?", "What requirements do I have for my next job?"])(
  "%s is not asked of openings",
  async (query) => {
    expect((await asked(query)).said).not.toMatch(/^Of 4 stored openings/);
  },
);

test.each(["Can I show preceptorship?", "Can I prove preceptorship?"])(
  "%s asks for evidence, and not whether one can become it",
  async (query) => {
    const { said, texts } = await asked(query);
    expect(said).toMatch(/^The resume shows it/);
    expect(texts.join("\n")).toContain("Preceptor");
  },
);

test("what was applied for is said by the stages", async () => {
  const { said, texts } = await asked("Which jobs have I applied to?");
  expect(said).toBe("By the stored stages, one opening was applied for; keyFactors has it.");
  expect(texts).toEqual([expect.stringMatching(/^Education Lead, Cardiology .*: interview/)]);
});

test("when one applied is a date, and not which openings", async () => {
  expect((await asked("When did I apply to the Education Lead job?")).said).not.toMatch(
    /^By the stored stages/,
  );
});

test("an opening that is named by a word of its title answers for its pay", async () => {
  const { said, texts } = await asked("What is the pay of the educator job?");
  expect(said).not.toMatch(/cannot answer/);
  expect(texts[0]).toMatch(/^Clinical Nurse Educator .* pay 41000 to 47500 GBP a year/);
});

test.each([
  "Where is the educator job?",
  "Is the educator job remote?",
  "Ist die Educator-Stelle remote?",
  "Who is the employer of the educator job?",
])("%s: what was read of the opening answers, and no note that shares a word", async (query) => {
  const { said, texts } = await asked(query);
  expect(said).toBe(
    "keyFactors has what was read in the posting of its employer, place, kind of work, pay and closing date. What is not there was not found.",
  );
  expect(texts[0]).toMatch(/^Clinical Nurse Educator at Ouse Valley Hospitals Trust.* York/);
});

test("when a job closes is found by its word in German too", async () => {
  expect((await asked("Wann endet die Bewerbungsfrist für die Educator-Stelle?")).said).toContain(
    "2026-12-18",
  );
});

test("what closes first is decided by the last days to apply", async () => {
  const { said, texts } = await asked("Which opening closes first?");
  expect(said).toBe(
    "Of 4 stored openings, one names a last day to apply, 2026-12-18, and it is the first of keyFactors.",
  );
  expect(texts[0]).toMatch(/^Clinical Nurse Educator/);
});

test.each(["How is my job search going?", "Wie läuft meine Jobsuche?"])(
  "%s shows the openings",
  async (query) => {
    const { said, texts } = await asked(query);
    expect(said).toMatch(/^4 openings are open: /);
    expect(said).toContain("1 at interview");
    expect(texts.some((text) => text.startsWith("Education Lead"))).toBe(true);
  },
);

test("words for what was said to the service are no words to search for", async () => {
  const { said, texts } = await asked("What have I told you about nights?");
  expect(said).not.toMatch(/may not answer/);
  expect(texts[0]).toContain("Would rather not work nights again");
});

test.each([
  "Draft a mail to Priya Nair.",
  "What should I put in my resume for the educator job?",
  "Was soll ich im Anschreiben erwähnen?",
])("%s: what is written is named", async (query) => {
  expect((await asked(query)).said).toMatch(/^This is prepared as a document/);
});

test("what an employer asked in a call is found by either word for it", async () => {
  const { texts } = await asked("What did they ask in the phone call?");
  expect(texts.join("\n")).toContain("they asked how the preceptorship was organised");
});

test("no stored date of an interview is not no interview", async () => {
  expect((await asked("When is my interview?")).said).not.toMatch(/^No interview is stored/);
});
