import { expect, test } from "vitest";
import { ask } from "../../support/checked.ts";
import { type Harness, start } from "../../support/harness.ts";
import { asList, asObject, at, type Json, textAt } from "../../support/json.ts";
import { type Person, putResume } from "../../support/samples/persona.ts";

async function withResume(content: Json): Promise<{ h: Harness; person: Person }> {
  const h = await start();
  const person = await h.newPerson();
  await putResume(h, person, { basics: { name: "Ada Example" }, ...content });
  return { h, person };
}

async function asked(h: Harness, person: Person, query: string) {
  const answer = asObject(at(await ask(h, person, "careerReasoning.create", { query }), "reasoning"));
  return { said: textAt(answer, "recommendation"), factors: asList(answer.keyFactors) };
}

const lawyer = {
  work: [
    { position: "Juriste bénévole", name: "Maison du droit", startDate: "2023-01" },
    { position: "Avocate collaboratrice", name: "Cabinet Exemple", startDate: "2009-09", endDate: "2014-06" },
  ],
  education: [
    { institution: "Université", studyType: "Master 2", area: "Droit des affaires", endDate: "2007" },
  ],
  certificates: [{ name: "Certificat d'aptitude à la profession d'avocat (CAPA)" }],
  skills: [{ name: "Droit des contrats" }, { name: "Word" }],
};
const accountant = {
  work: [
    { position: "Bilanzbuchhalterin", name: "Werk Muster", startDate: "2017-01" },
    { position: "Finanzbuchhalterin", name: "Muster Logistik", startDate: "2011-10", endDate: "2016-12" },
  ],
  education: [
    { institution: "Kanzlei", studyType: "Ausbildung", area: "Steuerfachangestellte", endDate: "2011" },
  ],
  skills: [{ name: "SAP" }, { name: "Excel" }],
};
const cook = {
  work: [{ position: "Jefe de cocina", name: "La Marina", startDate: "2019-03" }],
  skills: [{ name: "Control de costes" }],
};

test.each([
  [
    "Can I become a lawyer?",
    lawyer,
    /^Lawyers: a role held already, for 4\.8 years /,
    "Held: Avocate collaboratrice, 4.8 years",
  ],
  [
    "Kann ich Rechtsanwältin werden?",
    lawyer,
    /: a role held already, /,
    "Held: Avocate collaboratrice, 4.8 years",
  ],
  ["Can I become an accountant?", accountant, /: a role held already, /, "Held: Bilanzbuchhalterin"],
  ["Can I become a head chef?", cook, /: a role held already, /, "Held: Jefe de cocina"],
])(
  "%s of who did that work begins with the job, and nothing of its entry is missing",
  async (query, content, says, job) => {
    const { h, person } = await withResume(content);
    const { said, factors } = await asked(h, person, query);
    expect(said).toMatch(says);
    expect(said).not.toContain("in the way");
    expect(factors[0]).toMatchObject({ key: "held", effect: "supports", text: expect.stringContaining(job) });
    expect(factors.filter(({ effect }) => effect === "speaks_against" || effect === "gap")).toEqual([]);
    expect(factors.map(({ text }) => String(text)).join("\n")).not.toMatch(/doctorate|bachelor|^Learn /m);
  },
);

test("a licence that the held role asks for is to be checked, and not said to be missing", async () => {
  const { h, person } = await withResume(lawyer);
  const { said, factors } = await asked(h, person, "Can I become a lawyer?");
  expect(said).toContain("one licence is to be checked");
  expect(factors).toContainEqual(
    expect.objectContaining({ key: "blocker.entry:licence:admission-to-the-bar", effect: "unknown" }),
  );
});

test("unpaid work and a rank below are not the role", async () => {
  const helper = await withResume({
    work: [{ position: "Juriste bénévole", name: "Maison", startDate: "2023-01" }],
  });
  expect((await asked(helper.h, helper.person, "Can I become a lawyer?")).said).toContain("not yet");
  const trainee = await withResume({
    work: [{ position: "Trainee accountant", name: "Muster", startDate: "2025-01" }],
  });
  expect((await asked(trainee.h, trainee.person, "Can I become an accountant?")).said).not.toContain(
    "held already",
  );
});

test("a speciality of the held role that nothing shows is not held", async () => {
  const { h, person } = await withResume(cook);
  const { said, factors } = await asked(h, person, "Can I become a pastry chef?");
  expect(said).toMatch(
    /: near by the jobs held, and what this name adds to the role is not shown; claims show \d+ of its \d+ main skills; /,
  );
  expect(said).not.toContain("within reach");
  expect(factors[0]).toMatchObject({
    effect: "gap",
    text: "The name asks for pastry, and nothing stored shows it.",
  });
});

test("a match lists the role that a French title names", async () => {
  const { h, person } = await withResume(lawyer);
  const found = await ask(h, person, "careerMatch.find", { limit: 8 });
  const titles = ["highFit", "worthExploring", "riskyMismatch"].flatMap((list) =>
    asList(at(found, list)).map(({ title }) => title),
  );
  expect(titles).toContain("Lawyers");
  expect(titles).not.toContain("File Clerks");
});
