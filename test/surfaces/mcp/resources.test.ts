import { describe, expect, test } from "vitest";
import { type Harness, start } from "../../support/harness.ts";
import { asList, asObject, at, type Json, textAt } from "../../support/json.ts";
import { askRaw, eras } from "../../support/mcp/raw.ts";
import { prepared } from "../../support/prepared.ts";
import { persona } from "../../support/program/data.ts";
import { temporaryFolder } from "../../support/program/folder.ts";
import { runWell } from "../../support/program/program.ts";
import { mcpOn } from "../../support/program/stdio.ts";
import { sampleOf } from "../../support/samples/operations.ts";
import { type Person, personAt, personNamed } from "../../support/samples/persona.ts";

const fixed = {
  "career://alerts": "alerts",
  "career://context": "context",
  "career://profile": "profile",
  "career://career-graph": "career-graph",
  "career://career-health": "career-health",
};

/** A person with everything that agents make, once. */
const worked = prepared(async (h) => {
  const person = await personAt(h, personNamed("nurse"), "everything");
  const { input } = sampleOf("agent.apply");
  const { body } = await h.send("POST", "/api/v1/agent/apply", { key: person.key, body: input });
  expect(at(body, "metadata", "succeeded")).toBe(4);
  return { person };
});

/** The person's own resources that a page lists; skills and views stand beside them. */
function ownUris(answer: Json): string[] {
  const uris = asList(at(answer, "result", "resources")).map((resource) => textAt(resource, "uri"));
  return uris.filter((uri) => uri.startsWith("career://"));
}

async function newest(h: Harness, { key }: Person, path: string): Promise<Json> {
  const { body } = await h.send("GET", `/api/v1/${path}`, { key });
  const [document] = asList(body.data);
  return asObject(document);
}

async function ledger(h: Harness, { key }: Person): Promise<string[]> {
  const { body } = await h.send("GET", "/api/v1/access-log?limit=100", { key });
  return asList(body.data).map((line) => `${line.operation} ${line.status}`);
}

describe.each(eras)("in the %s era", (era) => {
  const read = async (h: Harness, key: string, uri: string): Promise<Json> => {
    const answer = await askRaw(h, key, era, "resources/read", { uri });
    const contents = at(answer, "result", "contents");
    const found: Json = contents === undefined ? {} : { ...asList(contents)[0] };
    return { ...found, error: answer.error };
  };

  test("each resource that is always there reads as the operation's data alone", async () => {
    const { h, person } = await worked();
    for (const [uri, path] of Object.entries(fixed)) {
      const contents = await read(h, person.key, uri);
      const { body } = await h.send("GET", `/api/v1/${path}`, { key: person.key });
      expect(contents).toMatchObject({ uri, mimeType: "application/json" });
      expect(JSON.parse(textAt(contents, "text"))).toEqual(body.data);
    }
  });

  test.each(["fit-briefs", "jobs-workspace", "checkpoints"])(
    "one of the %s reads as REST's data",
    async (path) => {
      const { h, person } = await worked();
      const document = await newest(h, person, path);
      const contents = await read(h, person.key, `career://${path}/${document.id}`);
      expect(contents.mimeType).toBe("application/json");
      expect(JSON.parse(textAt(contents, "text"))).toEqual(document);
      expect(at(contents, "_meta", "lastModified")).toBe(document.updatedAt);
    },
  );

  test("a report and an artifact read as the Markdown documents they are", async () => {
    const { h, person } = await worked();
    const report = await newest(h, person, "reports");
    const artifact = await newest(h, person, "execution-artifacts");
    const documents = [
      [`career://reports/${report.id}`, report.contentMarkdown],
      [`career://execution-artifacts/${artifact.id}`, at(artifact, "contentData", "markdown")],
    ];
    for (const [uri, markdown] of documents) {
      expect(markdown).toMatch(/^# /);
      expect(await read(h, person.key, String(uri))).toMatchObject({
        mimeType: "text/markdown",
        text: markdown,
      });
    }
  });

  test("hidden characters that another program stored are not in what is read", async () => {
    const h = await start();
    const { userId, key } = await h.newPerson();
    const hiding = "See\u200b\u{e0041}\u202e this";
    await h.store.write(userId, async (tx) => {
      await tx.jobs.put({
        id: "job_x",
        userId,
        type: "direction",
        title: hiding,
        sourceType: "manual",
        status: "discovering",
        reportRefs: [],
        artifactRefs: [],
      });
      await tx.reports.put({ id: "rep_x", userId, title: "Seen", contentMarkdown: `# ${hiding}\n` });
      await tx.reports.put({ id: "rep_y", userId, title: hiding });
    });
    const job = await read(h, key, "career://jobs-workspace/job_x");
    expect(JSON.parse(textAt(job, "text"))).toMatchObject({ title: "See this" });
    for (const id of ["rep_x", "rep_y"]) {
      expect((await read(h, key, `career://reports/${id}`)).text).toBe("# See this\n");
    }
  });

  test("an assessment's result reads by its module", async () => {
    const { h, person } = await worked();
    const contents = await read(h, person.key, "career://assessments/riasec");
    expect(JSON.parse(textAt(contents, "text"))).toMatchObject({ module_id: "riasec" });
    expect(at(contents, "_meta", "lastModified")).toBe(JSON.parse(textAt(contents, "text")).completed_at);
  });

  test.each([
    ["another scheme", "https://context"],
    ["a path nobody knows", "career://nothing"],
    ["a template itself", "career://reports/{id}"],
    ["an empty id", "career://reports/"],
    ["an id of two parts", "career://reports/a/b"],
    ["a slash too many", "career://context/"],
    ["a report that is not there", "career://reports/rep_unknown"],
    ["a module that is not there", "career://assessments/astrology"],
    ["another spelling of a module", "career://assessments/%72iasec"],
    ["a broken escape", "career://reports/%E0%A4%A"],
    ["a word that every object has", "career://constructor"],
  ])("%s is not found", async (_, uri) => {
    const h = await start();
    const person = await h.newPerson();
    const { error } = await read(h, person.key, uri);
    expect(error).toMatchObject({ code: -32602, data: { uri } });
  });

  test("what there is nothing of yet is not found, and the message says what makes it", async () => {
    const h = await start();
    const { error } = await read(h, (await h.newPerson()).key, "career://profile");
    expect(error).toMatchObject({ code: -32602, data: { uri: "career://profile" } });
    expect(textAt(error, "message")).toContain("update_profile");
  });

  test("another user's document is not found, as if it were not there", async () => {
    const { h, person } = await worked();
    const report = await newest(h, person, "reports");
    const other = await h.newPerson();
    const [theirs, nobodys] = [
      await read(h, other.key, `career://reports/${report.id}`),
      await read(h, other.key, "career://reports/rep_unknown"),
    ];
    expect(textAt(theirs, "error", "message")).toBe(textAt(nobodys, "error", "message"));
    expect(theirs.error).toMatchObject({ code: -32602 });
  });

  test("a key sees only what its scopes allow, and reading beyond them does not tell what exists", async () => {
    const { h, person } = await worked();
    const report = await newest(h, person, "reports");
    const key = await h.newKey(person.userId, { scopes: ["read:profile"] });
    const list = await askRaw(h, key, era, "resources/list");
    expect(ownUris(list)).toEqual(["career://profile"]);
    expect(at(list, "result", "nextCursor")).toBeUndefined();
    const templates = await askRaw(h, key, era, "resources/templates/list");
    expect(JSON.stringify(templates.result)).not.toContain("career://");

    const there = await read(h, key, `career://reports/${report.id}`);
    const notThere = await read(h, key, "career://reports/rep_unknown");
    expect(there).toEqual(notThere);
    expect(there.error).toMatchObject({
      code: -32600,
      data: { type: "auth.insufficient_scope", message: expect.stringContaining("read:reports") },
    });
  });

  test("toolsets hide no resource", async () => {
    const h = await start({ toolsets: ["webhooks"] });
    const { key } = await h.newPerson();
    const list = await askRaw(h, key, era, "resources/list");
    expect(ownUris(list)).toEqual(Object.keys(fixed));
  });

  test("reading draws on the key's limit and is in the ledger; listing does neither", async () => {
    const { h, person } = await worked();
    const limited = await h.newKey(person.userId, { hourlyLimit: 2, name: "limited" });
    const before = (await ledger(h, person)).length;
    await askRaw(h, limited, era, "resources/list");
    await askRaw(h, limited, era, "resources/list", { cursor: "documents" });
    await askRaw(h, limited, era, "resources/templates/list");
    const answers = [];
    for (let count = 0; count < 3; count += 1) answers.push(await read(h, limited, "career://profile"));
    expect(answers.map(({ error }) => error === undefined)).toEqual([true, true, false]);
    expect(answers[2]?.error).toMatchObject({
      data: { type: "rate_limit.exceeded", retryAfterSeconds: expect.any(Number) },
    });
    const lines = await ledger(h, person);
    // The first line is of the look at the ledger before.
    expect(lines.slice(0, lines.length - before).sort()).toEqual(
      ["accessLog.list 200", "profile.get 200", "profile.get 200", "profile.get 429"].sort(),
    );
  });

  test("the list's second page names the newest documents by words of our own alone", async () => {
    const { h, person } = await worked();
    const first = await askRaw(h, person.key, era, "resources/list");
    const cursor = textAt(first, "result", "nextCursor");
    const second = await askRaw(h, person.key, era, "resources/list", { cursor });
    const listed = asList(at(second, "result", "resources"));
    const kinds = listed.map((resource) => textAt(resource, "uri").replace(/[^/]+$/, ""));
    expect([...new Set(kinds)]).toEqual([
      "career://assessments/",
      "career://reports/",
      "career://fit-briefs/",
      "career://execution-artifacts/",
      "career://jobs-workspace/",
      "career://checkpoints/",
    ]);
    expect(JSON.stringify(listed)).not.toContain("Electrician");
    for (const resource of listed) {
      const contents = await read(h, person.key, textAt(resource, "uri"));
      expect(resource).toMatchObject({
        mimeType: contents.mimeType,
        size: Buffer.byteLength(textAt(contents, "text")),
        annotations: { lastModified: at(contents, "_meta", "lastModified") },
      });
    }
    const other = await askRaw(h, (await h.newPerson()).key, era, "resources/list", { cursor });
    expect(at(other, "result", "resources")).toEqual([]);
  });

  test("a cursor that no page gave is refused", async () => {
    const h = await start();
    const { key } = await h.newPerson();
    const { error } = await askRaw(h, key, era, "resources/list", { cursor: "x" });
    expect(error).toMatchObject({ code: -32602 });
  });
});

test("results say how long they hold, for this client alone, in the modern era only", async () => {
  const { h, person } = await worked();
  const { key } = person;
  const asked: [string, Json][] = [
    ["tools/list", {}],
    ["resources/list", {}],
    ["resources/templates/list", {}],
    ["resources/read", { uri: "career://context" }],
  ];
  const held: Json = {};
  for (const [method, params] of asked) {
    const { result } = await askRaw(h, key, "modern", method, params);
    held[method] = { ttlMs: at(result, "ttlMs"), cacheScope: at(result, "cacheScope") };
    const legacy = asObject((await askRaw(h, key, "legacy", method, params)).result);
    expect(Object.keys(legacy)).not.toContain("ttlMs");
    expect(Object.keys(legacy)).not.toContain("cacheScope");
  }
  expect(held).toEqual({
    "tools/list": { ttlMs: 60_000, cacheScope: "private" },
    "resources/list": { ttlMs: 0, cacheScope: "private" },
    "resources/templates/list": { ttlMs: 60_000, cacheScope: "private" },
    "resources/read": { ttlMs: 0, cacheScope: "private" },
  });
});

test("a stdio process reads the same resources as the command line's data, also where it may only read", async () => {
  const dataDir = temporaryFolder();
  await runWell(["import", "resume", persona("nurse"), "--data-dir", dataDir]);
  const mcp = await mcpOn(dataDir, { args: ["--read-only", "--toolsets", "webhooks"] });
  const list = await mcp.ask("resources/list");
  expect(ownUris(list)).toEqual(Object.keys(fixed));
  const { result } = await mcp.ask("resources/read", { uri: "career://context" });
  const [contents] = asList(at(result, "contents"));
  expect(JSON.parse(textAt(contents, "text"))).toMatchObject({ summary: { resume: { hasResume: true } } });
  const { error } = await mcp.ask("resources/read", { uri: "career://reports/rep_unknown" });
  expect(error).toMatchObject({ code: -32602, data: { uri: "career://reports/rep_unknown" } });
  expect(await mcp.end()).toMatchObject({ code: 0, stderr: "" });
});
