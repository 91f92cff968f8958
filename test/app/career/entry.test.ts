import { expect, test } from "vitest";
import { ask } from "../../support/checked.ts";
import { type Harness, start } from "../../support/harness.ts";
import { asList, at, type Json, textAt } from "../../support/json.ts";
import { done, type Person } from "../../support/samples/persona.ts";

const work = [{ position: "Ward nurse", name: "Lindal Clinic", startDate: "2016-03" }];
const skills = [
  { name: "Nursing", keywords: ["Wound care", "Patient assessment", "Medication administration"] },
];

async function withResume(more: Json): Promise<{ h: Harness; person: Person }> {
  const h = await start();
  const person = await h.newPerson();
  await done(h, person, "PUT", "/api/v1/resume", {
    format: "json_resume",
    content: { basics: { name: "Ada Example" }, work, skills, ...more },
  });
  return { h, person };
}

async function blockersFor(h: Harness, person: Person, targetRole: string): Promise<string[]> {
  const found = await ask(h, person, "careerPrediction.create", { targetRole });
  const [prediction] = asList(at(found, "predictions"));
  const keys = asList(prediction?.blockers).map(({ key }) => String(key));
  return keys.filter((key) => key.startsWith("entry:"));
}

const licence = "entry:licence:a-registered-nurse-licence";
const degree = "entry:degree:a-nursing-degree-or-diploma";

test("entry's licence and degree block until a certificate and an education entry show them", async () => {
  const none = await withResume({});
  expect(await blockersFor(none.h, none.person, "Registered nurse")).toEqual([degree, licence]);
  const study = {
    institution: "Norr College",
    studyType: "Associate degree",
    area: "Nursing",
    endDate: "2015",
  };
  const taught = await withResume({ education: [study] });
  expect(await blockersFor(taught.h, taught.person, "Registered nurse")).toEqual([licence]);
  const certificates = [{ name: "Registered Nurse (RN)", issuer: "State Board" }];
  const both = await withResume({ education: [study], certificates });
  expect(await blockersFor(both.h, both.person, "Registered nurse")).toEqual([]);
});

test.each([
  [{ certificates: [{ name: "Registered Nurse (RN), expired" }] }],
  [{ certificates: [{ name: "Registered Nurse (RN)", date: "2031-01" }] }],
  [{ skills: [{ name: "Registered Nurse licence" }] }],
  [{ work: [{ position: "Registered Nurse (RN)", name: "Lindal Clinic", startDate: "2016" }] }],
])("a licence is not shown by %j", async (more) => {
  const { h, person } = await withResume(more);
  expect(await blockersFor(h, person, "Registered nurse")).toContain(licence);
});

test("a match and a brief name what entry asks for before missing skills", async () => {
  const { h, person } = await withResume({});
  const found = await ask(h, person, "careerMatch.find", { query: "Lawyer" });
  const items = ["highFit", "worthExploring", "riskyMismatch"].flatMap((list) => asList(at(found, list)));
  const lawyers = items.find(({ title }) => title === "Lawyers") ?? {};
  const missing = asList(at(lawyers, "explanation", "missingRequirements"));
  expect(missing.slice(0, 2).map(({ type, key }) => [type, key])).toEqual([
    ["degree", "degree:a-law-degree"],
    ["licence", "licence:admission-to-the-bar"],
  ]);
  expect(textAt(missing[0] ?? {}, "labelText")).toBe(
    "By law, most countries require a law degree for this work. No stored degree shows it.",
  );
});

const lists = ["highFit", "worthExploring", "riskyMismatch"] as const;

async function matched(h: Harness, person: Person, input: Json = { limit: 100 }) {
  const found = await ask(h, person, "careerMatch.find", input);
  return lists.flatMap((list) => asList(at(found, list)).map((item) => ({ list, item })));
}

test("an occupation whose licence or degree nothing shows is never a high fit", async () => {
  const { h, person } = await withResume({});
  for (const { list, item } of await matched(h, person)) {
    const barred = asList(at(item, "explanation", "missingRequirements")).filter(({ type }) =>
      ["licence", "degree"].includes(String(type)),
    );
    if (list === "highFit") expect(barred, String(item.title)).toEqual([]);
    if (barred.length > 0)
      expect(item.reasoningText, String(item.title)).toMatch(
        /^(?:By law, most countries|Employers usually) require .* shows it\./,
      );
  }
});

test.each([
  ["Emergency medicine physician", "Emergency Medicine Physicians"],
  ["Anesthesiologist", "Anesthesiologists"],
])(
  "%s is a risk for a staff nurse, who would study for years, and that is said first",
  async (query, title) => {
    const { h, person } = await withResume({
      work: [{ position: "Staff nurse", name: "Lindal Clinic", startDate: "2016-03" }],
      education: [{ institution: "Norr College", studyType: "BSc", area: "Nursing", endDate: "2015" }],
      certificates: [{ name: "Registered Nurse (RN)", issuer: "State Board" }],
    });
    const first = (await matched(h, person, { query })).find(({ item }) => item.title === title);
    expect(first?.list).toBe("riskyMismatch");
    const sentence =
      "By law, most countries require a degree in medicine for this work. No stored degree shows it. It usually takes about 6 years to get.";
    expect(first?.item.reasoningText).toBe(sentence);
    expect(textAt(first?.item ?? {}, "explanation", "riskFactors", 0, "labelText")).toBe(sentence);
    const own = (await matched(h, person, { query: "Registered nurse" }))[0];
    expect(own).toMatchObject({ list: "highFit", item: { title: "Registered Nurses" } });
  },
);

test("a job shows the licence that it may not be done without, and the answer asks for it", async () => {
  const { h, person } = await withResume({
    work: [{ position: "Registered nurse", name: "Lindal Clinic", startDate: "2016-03" }],
  });
  const [own] = await matched(h, person, { query: "Registered nurse" });
  expect(own).toMatchObject({ item: { title: "Registered Nurses" } });
  expect(asList(at(own?.item, "explanation", "missingRequirements")).map(({ type }) => type)).not.toContain(
    "licence",
  );
  expect(textAt(own?.item ?? {}, "explanation", "whatToVerifyNext", 0, "text")).toMatch(
    /^Earlier jobs ask for/,
  );
});

test("an answer that misses a licence does not say that a job's title meets it", async () => {
  const registered = [{ position: "Registered Nurse", name: "Lindal Clinic", startDate: "2016-03" }];
  const { h, person } = await withResume({ work: registered });
  const query = "Can I become a nursing instructor?";
  const answer = await ask(h, person, "careerReasoning.create", { query });
  const texts = asList(at(answer, "reasoning", "keyFactors")).map(({ text }) => String(text));
  expect(texts.filter((text) => text.startsWith("By law"))).toHaveLength(1);
  expect(texts.filter((text) => /licence/i.test(text) && text.startsWith("Met"))).toEqual([]);
});
