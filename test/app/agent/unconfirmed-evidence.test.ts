import { expect, test } from "vitest";
import { applied, read, resultsOf } from "../../support/agent.ts";
import { start } from "../../support/harness.ts";
import { asList, asObject, at, type Json, textAt } from "../../support/json.ts";

const sourceText = [
  "Ada Example (fictional)",
  "EXPERIENCE",
  "Staff Nurse, Example Clinic",
  "March 2019 – Present",
  "• Took in 40 patients a week",
  "SKILLS",
  "Triage, caring for the wounded",
].join("\n");

const content = {
  basics: { name: "Ada Example" },
  work: [
    {
      position: "Staff Nurse",
      name: "Example Clinic",
      startDate: "2019-03",
      highlights: ["Took in 40 patients a week"],
    },
  ],
  skills: [{ name: "Triage" }, { name: "Wound care" }],
  certificates: [{ name: "Registered Nurse License, Texas" }],
};

const demands = ["Triage", "Wound care", "Active RN license in Texas", "Patient intake"];

async function judged({ isConfirmed = false, isWithout = false } = {}) {
  const h = await start();
  const person = await h.newPerson();
  const { key } = person;
  const { certificates: _, ...proved } = { ...content, skills: content.skills.slice(0, 1) };
  const { body } = await h.send("PUT", "/api/v1/resume", {
    key,
    body: { format: "json_resume", sourceText, content: isWithout ? proved : content },
  });
  const rows = asList(asObject(asObject(body).data).unconfirmed ?? []);
  if (isConfirmed)
    await h.send("PATCH", "/api/v1/resume", {
      key,
      body: { confirm: rows.map((row) => textAt(row, "claimId")) },
    });
  const rawText = ["Staff Nurse", "Company: Quillmart Care", "Requirements", ...demands.map((d) => `- ${d}`)];
  const data = await applied(h, person, {
    actions: [{ type: "normalize_opportunity" }, { type: "generate_fit_brief" }],
    opportunity: {
      ...{ inputMode: "pasted_text", title: "Staff Nurse", company: "Quillmart Care" },
      rawText: rawText.join("\n"),
    },
  });
  const id = textAt(resultsOf(data), 1, "outputs", "artifactRefs", 0);
  const brief = asObject((await read(h, person, `fit-briefs/${id}`)).briefData);
  const idOf = (text: string) =>
    textAt(rows.find((row) => textAt(row, "text").startsWith(text)) ?? {}, "claimId");
  const ask = async (query: string) =>
    asObject(
      at(
        (await h.send("POST", "/api/v1/career-reasoning", { key, body: { query } })).body,
        "data",
        "reasoning",
      ),
    );
  return { h, person, brief, idOf, ask };
}

const outcomesOf = (brief: Json) =>
  Object.fromEntries(asList(brief.requirements).map((one) => [textAt(one, "text"), one.outcome]));

test("a demand that only an unconfirmed claim would meet is unknown, and names the claim to confirm", async () => {
  const { brief, idOf } = await judged();
  expect(outcomesOf(brief)).toMatchObject({ Triage: "met", "Wound care": "unknown" });
  const row = asList(brief.requirements).find((one) => one.text === "Wound care");
  expect(row).toMatchObject({ claimIds: [], confirm: [idOf("Wound care")] });
  expect(asList(brief.openPoints)).toContainEqual({
    kind: "not_known",
    text: `Wound care. An unconfirmed claim would meet it: confirm it with the user (${idOf("Wound care")}).`,
    confirm: [idOf("Wound care")],
  });
  expect(asObject(brief.hardFilters).unknown).toContain("licence");
  expect(JSON.stringify(brief.whatToVerifyNext)).toContain(idOf("Registered Nurse"));
});

test("no score is raised by an unconfirmed claim", async () => {
  const [apart, without, confirmed] = await Promise.all([
    judged(),
    judged({ isWithout: true }),
    judged({ isConfirmed: true }),
  ]);
  expect(apart.brief.score).toBe(without.brief.score);
  expect(Number(confirmed.brief.score)).toBeGreaterThan(Number(apart.brief.score));
  expect(outcomesOf(confirmed.brief)).toMatchObject({
    "Wound care": "met",
    "Active RN license in Texas": "met",
  });
});

test("who asks about the opening is given the claim to confirm", async () => {
  const { ask, idOf } = await judged();
  const { keyFactors } = await ask("Why does the Quillmart Care opening fit me?");
  const open = asList(keyFactors).filter(({ effect }) => effect === "unknown");
  expect(open.map((factor) => at(factor, "claimIds"))).toContainEqual([idOf("Wound care")]);
  expect(JSON.stringify(open)).toContain("confirm it with the user");
});

test("who asks whether they can become something is given the licence to confirm", async () => {
  const { ask, idOf } = await judged();
  const { keyFactors } = await ask("Can I become a registered nurse?");
  const licence = asList(keyFactors).filter(({ claimIds }) =>
    JSON.stringify(claimIds).includes(idOf("Registered Nurse")),
  );
  expect(licence).toMatchObject([{ effect: "unknown" }]);
});
