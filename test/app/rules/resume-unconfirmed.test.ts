import { describe, expect, test } from "vitest";
import { start } from "../../support/harness.ts";
import { asList, asObject, type Json } from "../../support/json.ts";
import { callTool } from "../../support/mcp/client.ts";

const sourceText = [
  "Ada Example (fictional)",
  "EXPERIENCE",
  "Line Cook, Example Grill",
  "March 2019 – Present",
  "• Runs the grill for 200 covers a night",
  "Pastry hand, Example Bakery, since the spring of 2017 until the next",
  "• Shaped 300 loaves a morning",
  "SKILLS",
  "Grilling, butchering of whole lambs",
  "I have never used Terraform.",
  "LANGUAGES",
  "Spanish: fluent",
].join("\n");

const content = {
  basics: { name: "Ada Example" },
  work: [
    {
      position: "Pastry hand",
      name: "Example Bakery",
      startDate: "2017",
      endDate: "2018",
      highlights: ["Shaped 300 loaves a morning", "Knows Terraform"],
    },
    {
      position: "Line Cook",
      name: "Example Grill",
      startDate: "2019-03",
      highlights: ["Runs the grill for 200 covers a night", "Cut waste by half"],
    },
  ],
  skills: [
    { name: "Grilling" },
    { name: "Butchery" },
    { name: "Terraform" },
    { name: "Terraform Cloud" },
    { name: "Provisioning of many clouds by Terraform" },
  ],
};

async function imported(more: Json = {}) {
  const h = await start();
  const person = await h.newPerson();
  const send = async (method: string, path: string, body?: Json) => {
    const answer = await h.send(method, `/api/v1/${path}`, { key: person.key, ...(body && { body }) });
    return { status: answer.status, body: asObject(answer.body) };
  };
  const put = (body: Json = {}) =>
    send("PUT", "resume", { format: "json_resume", content, sourceText, ...body });
  const patch = (body: Json) => send("PATCH", "resume", body);
  const get = async () => asObject((await send("GET", "resume")).body.data);
  const answer = await put(more);
  expect(answer.status).toBe(200);
  return { h, person, send, put, patch, get, data: asObject(answer.body.data) };
}

type Row = {
  claimId: string;
  kind: string;
  text: string;
  path: string;
  nearest?: { text: string; span: number[] };
};

const rowsOf = (data: Json) => asList(data.unconfirmed ?? []) as unknown as Row[];
const row = (data: Json, path: string) => {
  const found = rowsOf(data).find((one) => one.path === path);
  if (!found) throw new Error(`Nothing is unconfirmed at ${path}.`);
  return found;
};
const textsOf = (data: Json) => asList(data.claims).map(({ text }) => text);

describe("what the text of a resume does not prove", () => {
  test("is unconfirmed: listed by the import and by the resume, and no claim", async () => {
    const { data, get } = await imported();
    expect(rowsOf(data).map(({ kind, path }) => [kind, path])).toEqual([
      ["job", "work[0]"],
      ["bullet", "work[0].highlights[0]"],
      ["bullet", "work[1].highlights[1]"],
      ["skill", "skills[1]"],
    ]);
    const stored = await get();
    expect(stored.unconfirmed).toEqual(data.unconfirmed);
    expect(JSON.stringify([stored.claims, stored.document, stored.resume, stored.fields])).not.toMatch(
      /Bakery|loaves|Cut waste|Butchery|Terraform/,
    );
  });

  test("comes with the value and the nearest text", async () => {
    const { data } = await imported();
    const skill = asList(data.unproved).find(({ path }) => path === "skills[1]");
    expect(skill).toMatchObject({
      value: { name: "Butchery" },
      nearest: { text: "Grilling, butchering of whole lambs" },
    });
    const { nearest } = row(data, "skills[1]");
    expect(nearest && sourceText.slice(...(nearest.span as [number, number]))).toBe(nearest?.text);
  });

  test("comes over MCP with the call that confirms, each of its words once", async () => {
    const h = await start();
    const person = await h.newPerson();
    const client = await h.mcp(person.key);
    const { structured } = await callTool(client, "import_resume", { content, sourceText });
    const data = asObject(structured.data);
    const confirm = rowsOf(data).map(({ claimId }) => claimId);
    expect(confirm).toHaveLength(4);
    const said = JSON.stringify({ confirm });
    const call = asList(structured.next).find((one) => JSON.stringify(one).includes(said));
    const answer = await callTool(client, String(call?.tool), asObject(call?.arguments));
    expect(answer.isError).toBe(false);
    expect(asList(asObject(asObject(answer.structured.data).corrected).added)).toHaveLength(4);
  });

  test("is never what the text denies, in the same words or near them", async () => {
    const { data } = await imported();
    expect(asList(data.unproved).map(({ path }) => path)).toEqual([
      "work[0]",
      "work[1].highlights[1]",
      "skills[1]",
      "skills[2]",
      "skills[3]",
      "skills[4]",
    ]);
    expect(JSON.stringify(data.unconfirmed)).not.toContain("Terraform");
  });

  test("counts once it is confirmed: as the person's word, under the same id, by its dates", async () => {
    const { data, patch, get } = await imported();
    const [job, bullet, waste] = ["work[0]", "work[0].highlights[0]", "work[1].highlights[1]"].map((path) =>
      row(data, path),
    );
    const confirm = [bullet, job, waste].map((one) => one?.claimId);
    const { status, body } = await patch({ confirm });
    expect(status).toBe(200);
    expect(asList(asObject(asObject(body.data).corrected).added).map(({ id }) => id)).toEqual(
      expect.arrayContaining(confirm),
    );
    const after = await get();
    expect(asList(asObject(after.document).work).map(({ name, highlights }) => [name, highlights])).toEqual([
      ["Example Grill", ["Runs the grill for 200 covers a night", "Cut waste by half"]],
      ["Example Bakery", ["Shaped 300 loaves a morning"]],
    ]);
    const stated = asList(after.claims).filter(({ provenance }) => provenance === "stated");
    expect(stated.map(({ id }) => id).sort()).toEqual([...confirm].sort());
    expect(rowsOf(after).map(({ path }) => path)).toEqual(["skills[1]"]);
  });

  test("goes by remove, and is no longer found", async () => {
    const { data, patch, get } = await imported();
    const { claimId } = row(data, "work[0]");
    const { body } = await patch({ remove: [claimId] });
    expect(asList(asObject(asObject(body.data).corrected).removed).map(({ id }) => id)).toContain(claimId);
    expect(rowsOf(await get()).map(({ path }) => path)).toEqual(["work[1].highlights[1]", "skills[1]"]);
    expect((await patch({ confirm: [claimId] })).status).toBe(404);
  });

  test("is not confirmed without the entry that it is of, and nothing is written", async () => {
    const { data, patch, get } = await imported();
    const before = await get();
    const { status } = await patch({
      confirm: [row(data, "skills[1]").claimId, row(data, "work[0].highlights[0]").claimId],
    });
    expect(status).toBe(400);
    expect(await get()).toEqual(before);
  });

  test("is corrected while it is confirmed", async () => {
    const { data, patch, get } = await imported();
    const { claimId } = row(data, "work[0]");
    expect((await patch({ set: { [claimId]: { endDate: "2019" } } })).status).toBe(400);
    expect((await patch({ confirm: [claimId], set: { [claimId]: { endDate: "2019" } } })).status).toBe(200);
    const claim = asList((await get()).claims).find(({ id }) => id === claimId);
    expect(claim?.text).toContain("2017 – 2019");
  });

  test("stays once, and confirmed, when the same is imported again", async () => {
    const { data, put, patch, get } = await imported();
    const before = await get();
    await put();
    expect(await get()).toEqual(before);
    const { claimId } = row(data, "skills[1]");
    await patch({ confirm: [claimId] });
    const again = asObject((await put()).body.data);
    expect(asList(again.claims).find(({ id }) => id === claimId)).toMatchObject({ provenance: "stated" });
    expect(rowsOf(again).map(({ claimId: id }) => id)).toEqual(
      rowsOf(before)
        .map(({ claimId: id }) => id)
        .filter((id) => id !== claimId),
    );
  });

  test("stays beside a merge, keeps its id when a later import accepts it, and goes with another resume", async () => {
    const { data, put, get } = await imported();
    const { claimId } = row(data, "skills[1]");
    await put({ content: { skills: [{ name: "Carving" }] }, sourceText: undefined, mode: "merge" });
    expect(rowsOf(await get()).map(({ path }) => path)).toEqual(rowsOf(data).map(({ path }) => path));
    const accepted = asObject((await put({ accept: ["skills[1]"] })).body.data);
    expect(asList(accepted.claims).find(({ text }) => text === "Butchery")?.id).toBe(claimId);
    await put({ content: { skills: [{ name: "Carving" }] }, sourceText: undefined });
    expect((await get()).unconfirmed).toBeUndefined();
  });

  test("may be a field, a profile or a skill of a group", async () => {
    const { data, patch, get } = await imported({
      sourceText: "Ada Example\nhttps://example.org/ada\nCertificates\nFood safety\nTools: knives, ovens",
      content: {
        basics: { name: "Ada Example", profiles: [{ network: "Code", url: "https://code.example/ada" }] },
        certificates: [{ name: "Food safety", date: "2020" }],
        skills: [{ name: "Tools", keywords: ["knives", "mixers"] }],
      },
    });
    expect(rowsOf(data).map(({ kind, text }) => [kind, text])).toEqual([
      ["contact", "https://code.example/ada"],
      ["certificate", "date: 2020 (Food safety (2020))"],
      ["skill", "mixers"],
    ]);
    expect((await patch({ confirm: rowsOf(data).map(({ claimId }) => claimId) })).status).toBe(200);
    const after = await get();
    expect(after.unconfirmed).toBeUndefined();
    expect(textsOf(after)).toEqual(
      expect.arrayContaining(["https://code.example/ada", "Food safety (2020)", "knives", "mixers"]),
    );
    expect(asObject(after.document).skills).toEqual([{ name: "Tools", keywords: ["knives", "mixers"] }]);
  });
});
