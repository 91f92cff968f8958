import { expect, test } from "vitest";
import { applied, pasted, read } from "../../support/agent.ts";
import { start } from "../../support/harness.ts";
import { asList, at, textAt } from "../../support/json.ts";
import { signedIn } from "../../support/web.ts";

const resume = {
  basics: {
    name: "Curriculum Vitae",
    email: "ona.brightwell@example.org",
    summary: "Baker. 12 Harbour Street, Leith. Bread, cakes and pastry.",
  },
  work: [
    { name: "Example Bakery", position: "Baker", highlights: ["Baked 300 loaves a night", "Achievements:"] },
    { position: "Pastry cook", startDate: "2019-01", endDate: "2020-02", highlights: ["Made cakes and"] },
  ],
  skills: [{ name: "SAP", level: "advanced" }, { name: "Work Experience" }],
};
const posting = "Baker\nCompany: Example Mill\nRequirements:\n- SAP\n- Bread\n";

test("a resume and a letter say what a reader would stumble over, on the page too, until it is corrected", async () => {
  const h = await start();
  const person = await h.newPerson();
  const sent = { key: person.key, body: { format: "json_resume", content: resume } };
  expect((await h.send("PUT", "/api/v1/resume", sent)).status).toBeLessThan(300);
  const data = await applied(h, person, {
    actions: ["resume_variant", "interview_brief"].map((artifactKind) => ({
      type: "prepare_execution_artifact",
      artifactKind,
    })),
    opportunity: pasted(posting),
  });
  const [id = "", brief = ""] = asList(at(data, "results")).map((one) =>
    textAt(one, "outputs", "artifactRefs", 0),
  );
  const made = await read(h, person, `execution-artifacts/${id}`);
  const stumbles = asList(made.beforeSending);
  const why = (text: string) => stumbles.filter((one) => one.text === text).map((one) => textAt(one, "why"));
  expect(why("Curriculum Vitae")).toEqual(["This does not look like the name of a person."]);
  expect(why("Baker. 12 Harbour Street, Leith. Bread, cakes and pastry.")[0]).toMatch(
    /^The summary contains an address/,
  );
  expect(why("Baker at Example Bakery")).toEqual([
    "This work has no dates, so a reader cannot see how long it was.",
  ]);
  expect(why("Achievements:")).toEqual(["This is only a label."]);
  expect(why("Made cakes and")).toEqual(["This line breaks off."]);
  expect(why("Pastry cook (2019-01 – 2020-02)")).toEqual(["This work has no employer."]);
  expect(why("Work Experience")).toEqual(["This is a heading or a contact and no skill."]);
  expect(why("Baked 300 loaves a night")).toEqual([]);
  const claims = asList((await read(h, person, "resume")).claims).map((claim) => claim.id);
  expect(stumbles.flatMap(({ claimIds }) => claimIds).every((claim) => claims.includes(claim))).toBe(true);
  expect(await read(h, person, `execution-artifacts/${brief}`)).not.toHaveProperty("beforeSending");
  const page = await (await signedIn(h, person.userId)).get(`/documents/${id}`);
  expect(page).toContain("Before you send it");
  expect(page).toContain("This line breaks off.");

  const edited = await h.send("PATCH", `/api/v1/execution-artifacts/${id}`, {
    key: person.key,
    body: { lines: [{ was: "Achievements:", text: null }] },
  });
  expect(edited.status, edited.text.slice(0, 200)).toBe(200);
  const left = asList(at(edited.body, "data", "beforeSending")).map((one) => one.text);
  expect(left).not.toContain("Achievements:");
  expect(left).toContain("Made cakes and");
});

test("a level that the person stated stays with the skill", async () => {
  const h = await start();
  const person = await h.newPerson();
  await h.send("PUT", "/api/v1/resume", {
    key: person.key,
    body: { format: "json_resume", content: resume },
  });
  const data = await applied(h, person, {
    actions: ["resume_variant", "outreach_note"].map((artifactKind) => ({
      type: "prepare_execution_artifact",
      artifactKind,
    })),
    opportunity: pasted(posting),
  });
  for (const result of asList(at(data, "results"))) {
    const made = await read(h, person, `execution-artifacts/${textAt(result, "outputs", "artifactRefs", 0)}`);
    expect(textAt(made, "contentData", "markdown")).toContain("SAP (advanced)");
    // A line that breaks off makes no sentence.
    if (made.kind === "outreach_note")
      expect(textAt(made, "contentData", "markdown")).not.toContain("made cakes");
  }
});
