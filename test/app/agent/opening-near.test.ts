import { describe, expect, test } from "vitest";
import { applied, read, resultsOf } from "../../support/agent.ts";
import { start } from "../../support/harness.ts";
import { asList, asObject, at, type Json, textAt } from "../../support/json.ts";
import { done, putResume } from "../../support/samples/persona.ts";

const resume = {
  basics: { name: "Ana Example", location: { city: "Valencia", countryCode: "ES" } },
  work: [
    {
      position: "Backend Developer",
      name: "Example SL",
      startDate: "2019-03",
      highlights: ["Built services in Java", "Deployed on AWS"],
    },
  ],
  skills: [{ name: "Java" }, { name: "AWS" }],
  certificates: [
    { name: "AWS Certified Developer – Associate" },
    { name: "CISSP" },
    { name: "Project Management Professional" },
    { name: "Six Sigma Green Belt" },
    { name: "Basic Life Support" },
    { name: "Carnet B" },
    { name: "ACCA Applied Knowledge" },
    { name: "CFA Level I" },
  ],
  languages: [
    { language: "English", fluency: "B2" },
    { language: "German", fluency: "A2" },
  ],
};

async function briefOf(opportunity: Json, given: Json = resume) {
  const h = await start();
  const person = await h.newPerson();
  await putResume(h, person, given);
  const data = await applied(h, person, { actions: [{ type: "generate_fit_brief" }], opportunity });
  const id = textAt(resultsOf(data), 0, "outputs", "artifactRefs", 0);
  return asObject((await read(h, person, `fit-briefs/${id}`)).briefData);
}

async function judged(kind: string, text: string, given: Json = resume) {
  const rawText = `Backend Developer\nExample GmbH, Valencia\n\nRequirements\n- ${text}\n- Java\n`;
  const reading = { requirements: [{ text, kind, necessity: "required" }] };
  const brief = await briefOf({ inputMode: "pasted_text", rawText, reading }, given);
  const [outcome] = asList(brief.requirements);
  return { outcome: asObject(outcome), failed: at(brief, "hardFilters", "failed") };
}

describe("a certificate", () => {
  test.each([
    ["AWS Certified Developer", "AWS Certified Developer – Associate"],
    ["AWS certification", "AWS Certified Developer – Associate"],
    ["PMP", "Project Management Professional"],
    ["BLS", "Basic Life Support"],
    ["Security certifications", "CISSP"],
    ["ACCA Applied Knowledge", "ACCA Applied Knowledge"],
  ])("%s is met by %s", async (text, shownBy) => {
    expect((await judged("certificate", text)).outcome).toMatchObject({ outcome: "met", shownBy });
  });

  test.each([
    ["AWS Certified Solutions Architect", "AWS Certified Developer – Associate"],
    ["AWS Certified Data Engineer", "AWS Certified Developer – Associate"],
    ["CISM", "CISSP"],
    ["PRINCE2", "Project Management Professional"],
    ["Six Sigma Black Belt", "Six Sigma Green Belt"],
    ["ACCA qualified", "ACCA Applied Knowledge"],
    ["CFA", "CFA Level I"],
  ])("%s is not %s, which is near", async (text, near) => {
    const { outcome } = await judged("certificate", text);
    expect(outcome).toMatchObject({ outcome: "near", near });
    expect(outcome.claimIds).toHaveLength(1);
  });
});

test.each(["Driving licence", "Führerschein Klasse B", "permis B"])(
  "a driving licence of another country is one: %s",
  async (text) => {
    expect((await judged("licence", text)).outcome).toMatchObject({ outcome: "met", shownBy: "Carnet B" });
  },
);

const abroad = {
  basics: { name: "Lena Example" },
  work: [
    {
      position: "Krankenpflegerin",
      name: "Klinikum Beispiel",
      startDate: "2018-01",
      highlights: [
        "Pflege und Überwachung von Patienten auf der Station mit den Geräten der Telemetrie",
        "Anleitung der neuen Kolleginnen und Kollegen bei der Versorgung von Wunden für die Klinik",
      ],
    },
  ],
  education: [
    { studyType: "Bachelor", area: "Informatik", institution: "Hochschule Beispiel", endDate: "2017" },
    { studyType: "NVQ Level 3", area: "Electrical Installation", institution: "Example College" },
  ],
  certificates: [{ name: "Carnet C+E" }, { name: "ADR" }],
};

test.each([
  ["education", "Bachelor's degree in Computer Science", "met"],
  ["education", "Licenciatura em Matemática", "near"],
  ["certificate", "NVQ Level 3", "met"],
  ["licence", "NVQ Level 3 licence", "unmet"],
  ["licence", "Führerschein Klasse CE", "met"],
  ["licence", "Führerschein Klasse C", "met"],
  ["licence", "Führerschein Klasse D", "unmet"],
  ["licence", "CDL Class A", "unmet"],
])("of a person of another country %s: %s is %s", async (kind, text, outcome) => {
  expect((await judged(kind, text, abroad)).outcome).toMatchObject({ outcome });
});

test("what a resume in another language does not name is not known, a tool apart", async () => {
  const rawText = [
    "Registered Nurse at the Example Hospital in Dublin",
    "We are looking for a nurse who will work with our team and who is at home in the ward.",
    "Requirements",
    "- Wound care",
    "- Kubernetes",
  ].join("\n");
  const requirements = ["Wound care", "Kubernetes"].map((text) => ({
    text,
    kind: "skill",
    necessity: "required",
  }));
  const brief = await briefOf({ inputMode: "pasted_text", rawText, reading: { requirements } }, abroad);
  expect(asList(brief.requirements).map(({ outcome }) => outcome)).toEqual(["unknown", "unmet"]);
});

test("a licence for lorries is not shown by that for a car", async () => {
  expect((await judged("licence", "Class C driving licence")).outcome.outcome).not.toBe("met");
});

test("a language one level below what is asked is near, and one further below is not", async () => {
  expect(await judged("language", "English C1")).toMatchObject({
    outcome: { outcome: "near", near: "English, B2" },
    failed: [],
  });
  expect(await judged("language", "German C1")).toMatchObject({
    outcome: { outcome: "unmet", near: "German, A2" },
    failed: ["language"],
  });
});

test.each([
  ["Kuberntes", "Kubernetes", "met"],
  ["Photosop", "Photoshop", "met"],
  ["Jova", "Java", "unmet"],
  ["Javelin", "Java", "unmet"],
])("a skill that is listed as %s is %s: %s", async (listed, text, outcome) => {
  const given = { ...resume, work: [], skills: [{ name: listed }] };
  expect((await judged("skill", text, given)).outcome).toMatchObject({ outcome });
});

test("an opening in the person's own town is there by its name in another language", async () => {
  const h = await start();
  const person = await h.newPerson();
  await putResume(h, person, {
    ...resume,
    basics: { name: "Ana Example", location: { city: "München", countryCode: "DE" } },
  });
  await done(h, person, "PATCH", "/api/v1/profile", { willing_to_relocate: false });
  for (const [location, outcome] of [
    ["Munich, Germany", "passed"],
    ["Vienna", "failed"],
  ]) {
    const opportunity = { inputMode: "manual", title: "Backend Developer", location, description: "- Java" };
    const data = await applied(h, person, { actions: [{ type: "generate_fit_brief" }], opportunity });
    const id = textAt(resultsOf(data), 0, "outputs", "artifactRefs", 0);
    const { briefData } = await read(h, person, `fit-briefs/${id}`);
    expect(at(briefData, "hardFilters", outcome ?? "")).toContain("location");
  }
});

test("one of several things joined by or is enough", async () => {
  const { outcome } = await judged("experience", "Cloud experience (AWS, Azure or GCP)");
  expect(outcome.outcome).toBe("met");
});

test("what is asked for twice counts once", async () => {
  const rawText = "Backend Developer\nExample GmbH\n\nRequirements\n- Java\n- Scala\n";
  const one = { text: "Java", kind: "skill", necessity: "required" };
  const other = { ...one, text: "Scala" };
  const brief = (requirements: Json[]) =>
    briefOf({ inputMode: "pasted_text", rawText, reading: { title: "Backend Developer", requirements } });
  const once = await brief([one, other]);
  const twice = await brief([one, { ...one, text: "java", necessity: "preferred" }, other, other]);
  expect(asList(twice.requirements)).toHaveLength(2);
  expect(twice.score).toBe(once.score);
});
