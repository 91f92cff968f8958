import { describe, expect, test } from "vitest";
import { start } from "../../support/harness.ts";
import { asList, asObject, at, type Json } from "../../support/json.ts";

const sourceText = [
  "Ada Example (fictional)",
  "EXPERIENCE",
  "Line Cook, Example Grill",
  "March 2019 – Present",
  "• Runs the grill for 200 covers a night",
  "SKILLS",
  "Grilling, butchery",
  "LANGUAGES",
  "Spanish: fluent",
].join("\n");

const cook = {
  position: "Line Cook",
  name: "Example Grill",
  startDate: "2019-03",
  highlights: ["Runs the grill for 200 covers a night", "Cut waste by half"],
};
const content = {
  basics: { name: "Ada Example" },
  work: [cook, { position: "Head Chef", name: "Example Palace", startDate: "2012", endDate: "2018" }],
  skills: [{ name: "Grilling" }, { name: "Baking" }],
};

async function imported(more: Json = {}) {
  const h = await start();
  const person = await h.newPerson();
  const put = (body: Json) =>
    h.send("PUT", "/api/v1/resume", { key: person.key, body: { format: "json_resume", content, ...body } });
  const { status, body } = await put({ sourceText, ...more });
  return { h, person, put, status, data: asObject(asObject(body).data) };
}

const claimsBy = (data: unknown, provenance: string) =>
  asList(at(data, "claims"))
    .filter((claim) => claim.provenance === provenance)
    .map(({ text }) => text);

describe("a JSON Resume with the text that it was read from", () => {
  test("is stored as far as the text proves it, and the rest comes back", async () => {
    const { data, h, person } = await imported();
    expect(asList(data.unproved).map(({ path }) => path)).toEqual([
      "work[0].highlights[1]",
      "work[1]",
      "skills[1]",
    ]);
    expect(claimsBy(data, "proved")).toEqual([
      "Ada Example",
      expect.stringContaining("Line Cook at Example Grill"),
      "Runs the grill for 200 covers a night",
      "Grilling",
    ]);
    const job = asList(data.claims).find(({ path }) => path === "work[0]");
    const [from, to] = asNumbers(job?.sourceSpan);
    expect(sourceText.slice(from, to)).toBe("Line Cook, Example Grill\nMarch 2019 – Present");
    for (const field of asList(data.fields)) expect(field.readBy).toBe("caller");
    const { body } = await h.send("GET", "/api/v1/resume", { key: person.key });
    // What is unconfirmed stands in a list of its own; see resume-unconfirmed.test.ts.
    const { unconfirmed, ...stored } = asObject(asObject(body).data);
    expect(asList(unconfirmed)).toHaveLength(3);
    expect(JSON.stringify(stored)).not.toMatch(/Palace|Cut waste|Baking/);
  });

  test("keeps the rest as the person's word where they say yes", async () => {
    const { data } = await imported({ accept: true });
    expect(claimsBy(data, "stated")).toEqual([
      "Cut waste by half",
      expect.stringContaining("Head Chef at Example Palace"),
      "Baking",
    ]);
    expect(claimsBy(data, "proved")).toContain("Grilling");
  });

  test("keeps of the rest what they say yes to, and where the proved part stands", async () => {
    const { data } = await imported({ accept: ["skills[1]"] });
    expect(claimsBy(data, "stated")).toEqual(["Baking"]);
    expect(asList(data.unproved).map(({ path, provenance }) => [path, provenance])).toEqual([
      ["work[0].highlights[1]", undefined],
      ["work[1]", undefined],
      ["skills[1]", "stated"],
    ]);
    const [skill, baking] = asList(data.claims).filter(({ kind }) => kind === "skill");
    const [from, to] = asNumbers(skill?.sourceSpan);
    expect(sourceText.slice(from, to)).toBe("Grilling");
    expect(baking?.sourceSpan).toBeUndefined();
  });

  test("leaves what a merge found stored as it came in", async () => {
    const { put } = await imported({ accept: true });
    const { body } = await put({
      content: { skills: [{ name: "Baking" }, { name: "Carving" }] },
      mode: "merge",
    });
    expect(claimsBy(asObject(body).data, "stated")).toContain("Baking");
    expect(claimsBy(asObject(body).data, "parsed")).toEqual(["Carving"]);
  });

  test.each([
    ["of which nothing stands in it", { content: { work: [{ position: "Pilot", name: "Example Air" }] } }],
    ["beside a text of another form", { format: "text", content: "A cook" }],
  ])("is refused %s, and nothing is stored", async (_, more) => {
    const { status, h, person } = await refused(more);
    expect(status).toBe(400);
    expect((await h.send("GET", "/api/v1/resume", { key: person.key })).status).toBe(404);
  });

  test("without a text is stored as it was given", async () => {
    const { data } = await imported({ sourceText: undefined });
    expect(data.unproved).toBeUndefined();
    expect(claimsBy(data, "parsed")).toContain("Baking");
  });
});

async function refused(more: Json) {
  const h = await start();
  const person = await h.newPerson();
  const body = { format: "json_resume", content, sourceText, ...more };
  const { status } = await h.send("PUT", "/api/v1/resume", { key: person.key, body });
  return { status, h, person };
}

function asNumbers(value: unknown): number[] {
  return Array.isArray(value) ? value.map(Number) : [];
}
