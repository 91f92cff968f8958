import { describe, expect, test } from "vitest";
import { type Harness, start } from "../../support/harness.ts";
import { asList, asObject, at, type Json, textAt } from "../../support/json.ts";
import { callTool } from "../../support/mcp/client.ts";
import { connectHttp, type Form } from "../../support/mcp/forms.ts";
import { nurse } from "./people/kitchen-and-ward.ts";
import { makeDocuments } from "./people/people.ts";

const CARE = "Betreuung von bis zu 12 Patienten je Schicht";
const MORE = "Betreuung von bis zu 20 Patienten je Schicht";

interface Desk {
  h: Harness;
  person: { userId: string; key: string };
  resume: Json;
  letter: Json;
  edit: (id: unknown, body: Json, key?: string) => ReturnType<Harness["send"]>;
  stored: (id: unknown) => Promise<Json>;
  claims: () => Promise<Json[]>;
}

async function desk(): Promise<Desk> {
  const h = await start();
  const person = await h.newPerson();
  const [resume = {}, letter = {}] = await makeDocuments(h, person, nurse);
  const get = async (path: string) => asObject((await h.send("GET", path, { key: person.key })).body.data);
  return {
    ...{ h, person, resume, letter },
    edit: (id, body, key = person.key) =>
      h.send("PATCH", `/api/v1/execution-artifacts/${String(id)}`, { key, body }),
    stored: (id) => get(`/api/v1/execution-artifacts/${String(id)}`),
    claims: async () => asList((await get("/api/v1/resume")).claims),
  };
}

const linesOf = (artifact: unknown) =>
  asList(at(artifact, "contentData", "sections")).flatMap(({ lines }) => asList(lines));
const lineSaying = (artifact: unknown, text: string) => linesOf(artifact).find((line) => line.text === text);
const idOf = (claims: Json[], text: string) => claims.find((claim) => claim.text === text)?.id;

describe("a line that is proved before it is stored", () => {
  test("has the claims that carry it, or why none does, and nothing is written", async () => {
    const { h, person, resume, stored, claims } = await desk();
    const prove = async (text: string, was = CARE) =>
      h.send("POST", `/api/v1/execution-artifacts/${String(resume.id)}/prove`, {
        key: person.key,
        body: { was, text },
      });
    const shown = await prove("Betreuung von bis zu 12 Patienten");
    expect(shown.status, shown.text.slice(0, 300)).toBe(200);
    expect(shown.body.data).toEqual({ claimIds: [idOf(await claims(), CARE)], refused: [] });
    const refused = await prove(MORE);
    expect(at(refused.body, "data", "refused", 0, "text")).toBe(MORE);
    expect(at(refused.body, "data", "claimIds")).toEqual([]);
    expect(lineSaying(await stored(resume.id), CARE)).toBeDefined();
    expect((await prove("x".repeat(11_000))).status).toBe(400);
    const unknown = await prove(CARE, "No such line");
    expect(unknown.status).toBe(400);
    expect(unknown.body.message).toMatch(/^was is not a line of the document/);
  });
});

describe("a line that a person edits", () => {
  test("is stored with the claims that carry it, in every form of the document and the diary", async () => {
    const { h, person, resume, edit, stored, claims } = await desk();
    const shorter = "Betreuung von bis zu 12 Patienten";
    const answer = await edit(resume.id, { lines: [{ was: CARE, text: shorter }] });
    expect(answer.status, answer.text.slice(0, 300)).toBe(200);
    const after = await stored(resume.id);
    expect(lineSaying(after, shorter)).toMatchObject({
      kind: "bullet",
      claimIds: [idOf(await claims(), CARE)],
    });
    expect(lineSaying(after, CARE)).toBeUndefined();
    expect(textAt(after, "contentData", "markdown")).toContain(`- ${shorter}\n`);
    expect(textAt(after, "contentData", "markdown")).toBe(
      textAt(resume, "contentData", "markdown").replace(CARE, shorter),
    );
    const [event] = asList((await h.send("GET", "/api/v1/timeline", { key: person.key })).body.data);
    expect(event).toMatchObject({
      eventType: "artifact.edited",
      eventData: { artifactId: resume.id, lines: 1 },
    });
  });

  test("comes back with its words and the nearest claims where nothing carries it, and nothing is stored", async () => {
    const { resume, edit, stored, claims } = await desk();
    const before = [await stored(resume.id), await claims()];
    const answer = await edit(resume.id, { status: "ready", lines: [{ was: CARE, text: MORE }] });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toEqual({
      stored: false,
      refused: [
        {
          index: 0,
          text: MORE,
          why: expect.stringContaining('"20"'),
          nearest: expect.arrayContaining([{ claimId: idOf(await claims(), CARE), text: CARE }]),
        },
      ],
    });
    expect([await stored(resume.id), await claims()]).toEqual(before);
  });

  test("that is a claim word for word corrects it by the person's yes, and one undo takes back both", async () => {
    const { h, person, resume, edit, stored, claims } = await desk();
    const before = [await stored(resume.id), await claims()] as const;
    const id = idOf(before[1], CARE);
    const answer = await edit(resume.id, { lines: [{ was: CARE, text: MORE }], accept: true });
    expect(answer.body.metadata).toMatchObject({ stated: [{ claimId: id, text: MORE }] });
    expect((await claims()).find((claim) => claim.id === id)).toMatchObject({
      text: MORE,
      provenance: "stated",
    });
    expect(await claims()).toHaveLength(before[1].length);
    const after = await stored(resume.id);
    expect(lineSaying(after, MORE)).toMatchObject({ claimIds: [id] });
    expect(JSON.stringify(at(after, "contentData", "jsonResume"))).toContain(MORE);
    const [change] = asList((await h.send("GET", "/api/v1/changes", { key: person.key })).body.data);
    expect(change).toMatchObject({ operation: "executionArtifacts.update", undoable: true });
    const undone = await h.send("POST", `/api/v1/changes/${String(change?.id)}/undo`, { key: person.key });
    expect(undone.status).toBe(200);
    expect(lineSaying(await stored(resume.id), CARE)).toBeDefined();
    expect((await claims()).map(({ id: one, text }) => [one, text])).toEqual(
      before[1].map(({ id: one, text }) => [one, text]),
    );
  });

  test("of a letter becomes a claim of the job that it is about", async () => {
    const { letter, edit, stored, claims } = await desk();
    const was = textAt(
      linesOf(letter).find(({ text }) => String(text).includes("Klinikum Lindenhof")),
      "text",
    );
    const said = "Auf der Station habe ich den Pflegepreis 2022 gewonnen.";
    const answer = await edit(letter.id, { lines: [{ was, text: `${was} ${said}` }], accept: true });
    expect(answer.status, answer.text.slice(0, 300)).toBe(200);
    expect(at(answer.body, "metadata", "stated")).toEqual([{ claimId: expect.any(String), text: said }]);
    const claim = (await claims()).find(({ text }) => text === said);
    expect(claim).toMatchObject({ kind: "bullet", provenance: "stated" });
    expect(textAt(claim, "path")).toMatch(/^work\[0\]/);
    expect(lineSaying(await stored(letter.id), `${was} ${said}`)).toMatchObject({
      claimIds: expect.arrayContaining([
        claim?.id,
        idOf(await claims(), "Wundversorgung und Verbandwechsel nach Hausstandard"),
      ]),
    });
  });

  test("of skills brings new skills, each a claim", async () => {
    const { resume, edit, stored, claims } = await desk();
    const was = "Wundversorgung, Pflegedokumentation, Medikamentengabe, Microsoft Excel";
    const text = "Wundversorgung, Pflegedokumentation, Beatmung";
    const answer = await edit(resume.id, { lines: [{ was, text }], accept: true });
    expect(answer.status, answer.text.slice(0, 300)).toBe(200);
    const known = await claims();
    expect(known.find((claim) => claim.text === "Beatmung")).toMatchObject({
      kind: "skill",
      provenance: "stated",
    });
    expect(lineSaying(await stored(resume.id), text)?.claimIds).toEqual(
      expect.arrayContaining(
        ["Wundversorgung", "Pflegedokumentation", "Beatmung"].map((name) => idOf(known, name)),
      ),
    );
  });

  test("that belongs to no entry stays out, and says how it could be kept", async () => {
    const { resume, edit, stored, claims } = await desk();
    const before = [await stored(resume.id), await claims()];
    const lines = [{ was: "Jonas Wiedemann", text: "Dr. Jonas Wiedemann" }];
    const answer = await edit(resume.id, { lines, accept: true });
    expect(answer.body.data).toMatchObject({
      stored: false,
      refused: [{ why: expect.stringContaining("under") }],
    });
    expect([await stored(resume.id), await claims()]).toEqual(before);
  });

  test("is taken out by null", async () => {
    const { resume, edit, stored } = await desk();
    expect((await edit(resume.id, { lines: [{ was: CARE, text: null }] })).status).toBe(200);
    const after = await stored(resume.id);
    expect(linesOf(after)).toHaveLength(linesOf(resume).length - 1);
    expect(JSON.stringify(after)).not.toContain(CARE);
  });
});

test.each<[string, Json, RegExp]>([
  ["a text that no line has", { lines: [{ was: "Nirgends", text: "x" }] }, /lines\[0\]\.was is not a line/],
  [
    "a line that is named twice",
    { lines: [CARE, CARE].map((was) => ({ was, text: null })) },
    /lines\[1\]\.was names a line that another/,
  ],
  [
    "a claim that is not there",
    { lines: [{ was: CARE, text: CARE, claimIds: ["clm_x"] }] },
    /lines\[0\]\.claimIds/,
  ],
  [
    "an entry that is not there",
    { lines: [{ was: CARE, text: CARE, under: "clm_x" }] },
    /lines\[0\]\.under must be/,
  ],
  [
    "more than can be proved at once",
    { lines: Array.from({ length: 3 }, () => ({ was: CARE, text: "a".repeat(4000) })) },
    /10000 characters/,
  ],
])("%s is refused by name, and nothing is stored", async (_, body, says) => {
  const { resume, edit, stored } = await desk();
  const before = await stored(resume.id);
  const answer = await edit(resume.id, body);
  expect([answer.status, textAt(answer.body, "message")]).toEqual([400, expect.stringMatching(says)]);
  expect(await stored(resume.id)).toEqual(before);
});

test("a key that may not write the resume makes no claims", async () => {
  const { h, person, resume, edit, claims } = await desk();
  const scopes = h.service.scopes.filter((scope) => scope !== "write:resume");
  const key = await h.newKey(person.userId, { scopes });
  const before = await claims();
  const answer = await edit(resume.id, { lines: [{ was: CARE, text: MORE }], accept: true }, key);
  expect([answer.status, answer.body.type]).toEqual([403, "auth.insufficient_scope"]);
  expect(await claims()).toEqual(before);
  expect((await edit(resume.id, { lines: [{ was: CARE, text: null }] }, key)).status).toBe(200);
});

describe("over MCP a person is shown what becomes their own word", () => {
  async function edited(agrees: boolean) {
    const { h, person, resume, claims } = await desk();
    const seen: Form[] = [];
    const client = await connectHttp(h, person.key, (form) => {
      seen.push(form);
      return { action: "accept", content: { agree: agrees } };
    });
    const call = (more: Json) =>
      callTool(client, "write_operation", {
        operation: "update_execution_artifact",
        arguments: { id: resume.id, lines: [{ was: CARE, text: MORE }], ...more },
      });
    return { call, seen, claims };
  }

  test("and agrees", async () => {
    const { call, seen, claims } = await edited(true);
    expect((await call({})).structured).toMatchObject({ data: { stored: false } });
    expect(seen).toEqual([]);
    const { structured, isError } = await call({ accept: true });
    expect([isError ?? false, seen.length]).toEqual([false, 1]);
    expect(JSON.stringify(seen)).toContain(MORE);
    expect(JSON.stringify(structured)).toContain("stated");
    expect(idOf(await claims(), MORE)).toBeDefined();
  });

  test("or does not, and nothing is changed", async () => {
    const { call, seen, claims } = await edited(false);
    const { structured, isError } = await call({ accept: true });
    expect([isError, structured.type, seen.length]).toEqual([true, "auth.forbidden", 1]);
    expect(idOf(await claims(), CARE)).toBeDefined();
  });
});
