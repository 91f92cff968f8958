import { expect, test } from "vitest";
import { applied, pasted, read, resultsOf } from "../../support/agent.ts";
import { start } from "../../support/harness.ts";
import { asObject, textAt } from "../../support/json.ts";

const resume = {
  basics: { name: "Ines Marlow", email: "ines@example.org" },
  work: [
    {
      name: "Rural Clinic Trust",
      position: "Finance Manager",
      startDate: "2018",
      summary:
        "Manage a budget of 2 million across six grants; report to the donor every quarter.\nThe trust runs nine clinics.",
    },
    {
      name: "Mill Relief",
      position: "Accountant",
      startDate: "2013",
      endDate: "2018",
      highlights: [
        "Paid suppliers, kept ledgers, reconciled five bank accounts. Counted the stock with German-speaking auditors.",
      ],
    },
  ],
  education: [{ institution: "Secondary school No. 12", endDate: "2008" }],
  languages: [
    { language: "English", fluency: "C1" },
    { language: "German", fluency: "A2" },
  ],
};
const posting = [
  "Finance Manager",
  "Company: Example Trust",
  "Requirements:",
  "- Experience with budgets and grants",
  "- English at C1 level, knowledge of German",
  "Please send your application with two references to: Ms. Ada",
  "Brook, Program Officer.",
].join("\n");

async function letterOf(content: object, text: string): Promise<string> {
  const h = await start();
  const person = await h.newPerson();
  const sent = { key: person.key, body: { format: "json_resume", content } };
  expect((await h.send("PUT", "/api/v1/resume", sent)).status).toBeLessThan(300);
  const data = await applied(h, person, {
    actions: [{ type: "prepare_execution_artifact", artifactKind: "outreach_note" }],
    opportunity: pasted(text),
  });
  const id = textAt(resultsOf(data), 0, "outputs", "artifactRefs", 0);
  return textAt(asObject((await read(h, person, `execution-artifacts/${id}`)).contentData), "markdown");
}

test("a job without dates that shows most comes before one with dates", async () => {
  const work = [
    {
      name: "Quay Depot",
      position: "Warehouse operative",
      startDate: "2016",
      endDate: "2018",
      highlights: ["Moved pallets"],
    },
    {
      name: "Mill Foods",
      position: "Accountant",
      highlights: ["Prepared the monthly close for three plants"],
    },
  ];
  const letter = await letterOf(
    { basics: resume.basics, work },
    "Accountant\nCompany: Example Trust\nRequirements:\n- Experience with the monthly close\n",
  );
  expect(letter.indexOf("Mill Foods")).toBeGreaterThan(0);
  expect(letter.indexOf("Mill Foods")).toBeLessThan(letter.indexOf("Quay Depot"));
});

test("a letter uses the sentences of a job's description, names no language far below what is asked and says nothing twice", async () => {
  const letter = await letterOf(resume, posting);

  expect(letter).toContain("Dear Ms. Brook,");
  expect(letter).toContain(
    "There I manage a budget of 2 million across six grants and report to the donor every quarter.",
  );
  expect(letter).toContain("paid suppliers, kept ledgers and reconciled five bank accounts");
  expect(letter).toContain("counted the stock with German-speaking auditors");
  expect(letter).not.toContain("runs nine clinics");
  expect(letter).toContain("I speak English (C1).");
});

test("a language asked for at a higher level is named with the level that there is", async () => {
  const languages = [{ language: "German", fluency: "professional" }];
  const letter = await letterOf(
    { ...resume, languages },
    "Finance Manager\nCompany: Example Trust\nRequirements:\n- Experience with budgets and grants\n- Bilingual (German)\n",
  );
  expect(letter).toContain("I speak German (professional).");
  expect(letter).not.toContain("ilingual");
});

test("a registration that a demand names is in the letter, and schools and languages are not quoted", async () => {
  const letter = await letterOf(
    {
      basics: resume.basics,
      work: [
        { name: "Serra Works", position: "Engineer", startDate: "2016", highlights: ["Planned 12 bridges"] },
      ],
      education: [
        { institution: "Northmoor University", studyType: "BSc", area: "Civil Engineering", endDate: "2015" },
      ],
      certificates: [{ name: "CREA-MG 215.430/D" }],
      languages: [
        { language: "English", fluency: "Native" },
        { language: "German", fluency: "C1" },
      ],
    },
    [
      "Site Engineer",
      "Company: Example Works",
      "Requirements:",
      "- High school diploma",
      "- Degree in civil engineering with active CREA",
      "- Fluent German",
      "- Good English",
    ].join("\n"),
  );
  expect(letter).toContain("CREA-MG 215.430/D");
  expect(letter).toMatch(/\S I speak German \(C1\)\./);
  expect(letter).not.toMatch(/High school|“[^”]*(?:German|English)|I speak English/);
});

test("a letter does not say what a line only asks", async () => {
  const work = [
    {
      name: "Mill Clinic",
      position: "Dental Hygienist",
      startDate: "2018",
      highlights: [
        "Self-initiation authorized; administer local anaesthetic under order? – no, not in this province",
        "Trained two new hygienists",
      ],
    },
  ];
  const text = await letterOf({ ...resume, work }, "Dental Hygienist\nRequirements:\n- Local anaesthetic\n");
  expect(text).toContain("trained two new hygienists");
  expect(text).not.toContain("administer local anaesthetic");
});
