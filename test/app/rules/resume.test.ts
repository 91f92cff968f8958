import { describe, expect, test } from "vitest";
import { start } from "../../support/harness.ts";
import { asList, asObject, at, type Json } from "../../support/json.ts";
import { sampleResume } from "../../support/samples/operations.ts";
import { type Scenario, scenarios } from "../../support/scenario.ts";

const path = "/api/v1/resume";
const put = { method: "PUT", path } as const;
const bad = { status: 400, type: "validation.bad_request" } as const;
const told = ["profile.updated", "timeline.event"];
const skillsTold = [...told, "skill.acquired", "timeline.event"];
const send = (content: unknown, more: Json = {}) => ({ body: { format: "json_resume", content, ...more } });

const stored: Scenario["before"] = async (h, { key }) => {
  await h.send("PUT", path, { key, ...send(sampleResume) });
  return undefined;
};

describe("PUT /resume", () => {
  scenarios([
    {
      says: "an object is stored, told, and answered whole",
      ...put,
      sent: send(sampleResume),
      status: 200,
      body: {
        data: {
          resume: {
            skills: ["Wiring", "Fault finding"],
            experience: [{ title: "Electrician", company: "Example Power", duration: "2019-04 – present" }],
            education: [{ degree: "Electrical work", institution: "Example College", year: "2019" }],
            parsed_at: "2026-03-02T09:00:00.000Z",
          },
          document: sampleResume,
          format: "json_resume",
          confidence: 1,
          warnings: [],
        },
      },
      fires: skillsTold,
    },
    {
      says: "its JSON text is the same",
      ...put,
      sent: send(JSON.stringify(sampleResume)),
      status: 200,
      fires: skillsTold,
    },
    {
      says: "its JSON text brings in no hidden characters, however it writes them",
      ...put,
      sent: send('{"skills":[{"name":"Wir\\u202eing\\u200b"}]}'),
      status: 200,
      body: { data: { resume: { skills: ["Wiring"] }, document: { skills: [{ name: "Wiring" }] } } },
      fires: skillsTold,
    },
    {
      says: "more than a million characters of text are refused",
      ...put,
      sent: send({ work: [{ position: "x".repeat(600_000), summary: "y".repeat(400_001) }] }),
      ...bad,
      message: /1000000 characters/,
    },
    {
      says: "a resume without skills tells of no skill",
      ...put,
      sent: send({ basics: { label: "Electrician" } }),
      status: 200,
      fires: told,
    },
    {
      says: "the same again changes nothing and tells nobody",
      ...put,
      before: stored,
      sent: send(sampleResume),
      status: 200,
    },
    {
      says: "merged into itself it stays the same",
      ...put,
      before: stored,
      sent: send(sampleResume, { mode: "merge" }),
      status: 200,
    },
    {
      says: "a merge keeps what was and adds what is new",
      ...put,
      before: stored,
      sent: send({ skills: [{ name: "Welding" }], languages: [{ language: "Norsk" }] }, { mode: "merge" }),
      status: 200,
      body: { data: { resume: { skills: ["Wiring", "Fault finding", "Welding"] } } },
      fires: skillsTold,
    },
    {
      says: "a replacement drops what is not in it, and a skill held before is no news",
      ...put,
      before: stored,
      sent: send({ skills: [{ name: "wiring" }] }),
      status: 200,
      body: { data: { resume: { skills: ["wiring"], experience: [] } } },
      fires: told,
    },
    {
      says: "a skill named twice is one",
      ...put,
      sent: send({ skills: [{ name: "A", keywords: ["Wiring", "WIRING"] }, { name: "wiring" }] }),
      status: 200,
      body: { data: { resume: { skills: ["Wiring"] } } },
      fires: skillsTold,
    },
    {
      says: "a fact told twice, and one that looks like the second, are three claims",
      ...put,
      sent: send({
        awards: [{ title: "Prize" }, { title: "Prize" }, { title: "Prize#2" }, { title: "Prize\n2" }],
      }),
      status: 200,
      fires: told,
      after: (_, { body }) => {
        const ids = asList(at(body, "data", "claims")).map(({ id }) => id);
        expect(new Set(ids).size).toBe(4);
      },
    },
    {
      says: "an unknown format",
      ...put,
      sent: { body: { format: "papyrus", content: "x" } },
      ...bad,
      message: /format/,
    },
    {
      says: "a text in place of a file",
      ...put,
      sent: { body: { format: "pdf", content: "Ada Example, cook" } },
      ...bad,
      message: /format is pdf, but content is text/,
    },
    { says: "no content", ...put, sent: { body: { format: "json_resume" } }, ...bad, message: /content/ },
    { says: "an empty text", ...put, sent: send("  "), ...bad, message: /empty/ },
    { says: "an empty object", ...put, sent: send({}), ...bad, message: /not a JSON Resume/ },
    { says: "only what is no resume", ...put, sent: send({ colour: "red" }), ...bad },
    { says: "a text that is no JSON", ...put, sent: send("{"), ...bad, message: /JSON/ },
    { says: "a list", ...put, sent: send([]), ...bad, message: /content/ },
    { says: "work that is no list", ...put, sent: send({ work: "years" }), ...bad, message: /work/ },
    { says: "another mode", ...put, sent: send(sampleResume, { mode: "append" }), ...bad, message: /mode/ },
    {
      says: "a further field",
      ...put,
      sent: send(sampleResume, { colour: "red" }),
      ...bad,
      message: /colour/,
    },
    {
      says: "a JSON text nested too deep is refused, too",
      ...put,
      sent: send(`{"basics":${'{"a":'.repeat(80)}1${"}".repeat(80)}}`),
      ...bad,
      message: /64/,
    },
  ]);

  test("claims are one a fact, with kind, text and place, and keep their ids over a new import", async () => {
    const h = await start();
    const { key } = await h.newPerson();
    const first = (await h.send("PUT", path, { key, ...send(sampleResume) })).body;
    const claims = asList(at(first, "data", "claims"));
    expect(claims.map(({ kind, path: place }) => [kind, place])).toEqual(
      expect.arrayContaining([
        ["summary", "basics.label"],
        ["job", "work[0]"],
        ["bullet", "work[0].highlights[0]"],
        ["degree", "education[0]"],
        ["skill", "skills[0].keywords[0]"],
        ["skill", "skills[0].keywords[1]"],
      ]),
    );
    for (const claim of claims) expect(claim.id).toMatch(/^clm_/);
    const longer = { ...sampleResume, skills: [{ name: "Welding" }, ...asList(sampleResume.skills)] };
    const second = (await h.send("PUT", path, { key, ...send(longer) })).body;
    const ids = (list: Json[]) => Object.fromEntries(list.map(({ text, id }) => [String(text), id]));
    expect(ids(asList(at(second, "data", "claims")))).toMatchObject(ids(claims));
  });

  test("every leaf of the document is a field with a confidence, and nothing of it is dropped", async () => {
    const h = await start();
    const { key } = await h.newPerson();
    const document = { ...sampleResume, "x-own": { kept: true } };
    const { body } = await h.send("PUT", path, { key, ...send(document) });
    expect(at(body, "data", "document")).toEqual(document);
    const fields = asList(at(body, "data", "fields"));
    expect(fields).toContainEqual({ path: "work[0].position", confidence: 1, readBy: "caller" });
    expect(fields.every(({ confidence }) => Number(confidence) >= 0 && Number(confidence) <= 1)).toBe(true);
  });

  test("a date that is no ISO date is kept and warned of", async () => {
    const h = await start();
    const { key } = await h.newPerson();
    const content = { work: [{ position: "Cook", startDate: "last spring" }] };
    const { body } = await h.send("PUT", path, { key, ...send(content) });
    expect(at(body, "data", "warnings")).toEqual([expect.stringContaining("work[0].startDate")]);
    expect(at(body, "data", "document")).toEqual(content);
  });

  test("name and e-mail fill what nobody has said, and never overwrite", async () => {
    const h = await start();
    const { key } = await h.newPerson();
    await h.send("PATCH", "/api/v1/profile", { key, body: { name: "Ada Example" } });
    h.fired();
    await h.send("PUT", path, { key, ...send(sampleResume) });
    expect(at(h.fired(), 0, "payload", "data")).toEqual({ changedFields: ["email", "resume"] });
    const { body } = await h.send("GET", "/api/v1/profile", { key });
    expect(asObject(at(body, "data", "user"))).toMatchObject({
      name: "Ada Example",
      email: "robin@example.com",
    });
  });

  test("a refused import leaves the stored resume", async () => {
    const h = await start();
    const { key } = await h.newPerson();
    await h.send("PUT", path, { key, ...send(sampleResume) });
    const before = (await h.send("GET", path, { key })).body.data;
    expect((await h.send("PUT", path, { key, ...send({ work: 1 }) })).status).toBe(400);
    expect((await h.send("GET", path, { key })).body.data).toEqual(before);
  });

  test("the answer of an import is what GET gives afterwards", async () => {
    const h = await start();
    const { key } = await h.newPerson();
    const put = await h.send("PUT", path, { key, ...send(sampleResume) });
    expect((await h.send("GET", path, { key })).body.data).toEqual(put.body.data);
  });
});

describe("GET /resume", () => {
  scenarios([
    { says: "before an import is 404", method: "GET", path, status: 404, type: "resource.not_found" },
  ]);
});
