import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { describe, expect, onTestFinished, test } from "vitest";
import { fieldKinds } from "../../../src/operation/input/field-kinds.ts";
import { createLog } from "../../../src/platform/logger.ts";
import { type Harness, start } from "../../support/harness.ts";
import { asList, at, type Json, textAt } from "../../support/json.ts";
import { callTool } from "../../support/mcp/client.ts";
import { connectIn, eras } from "../../support/mcp/eras.ts";
import { type Form, overHttp } from "../../support/mcp/forms.ts";
import { askRaw, eras as rawEras } from "../../support/mcp/raw.ts";
import { restRequest } from "../../support/net/rest-request.ts";
import { temporaryFolder } from "../../support/program/folder.ts";
import { environment, programFile } from "../../support/program/program.ts";
import { personAt, personNamed } from "../../support/samples/persona.ts";
import { type Actor, createActor, lineOf } from "./actor.ts";
import { deletingCalls, plantingCalls, walkingCalls } from "./calls.ts";
import { leaksIn } from "./leaks.ts";
import { hiddenIn, payloads } from "./payloads.ts";
import { readPlainPlaces } from "./plain-places.ts";
import { createSeeds, type Seeds } from "./planted.ts";
import { storeUncleaned } from "./uncleaned.ts";
import { wrongCalls } from "./wrong-calls.ts";

/** A loaded machine takes its time for a thousand calls. */
const LONG = 120_000;
const OFTEN = { hourlyLimit: 100_000 };

/** The program with every operation a tool, and what it logs. */
async function begin(toolsets = ["all"]) {
  const logged: string[] = [];
  const h = await start({ toolsets, log: createLog("info", { write: (line) => void logged.push(line) }) });
  const { userId } = await h.newPerson();
  return { h, logged, userId, key: await h.newKey(userId, OFTEN) };
}

const operationsOf = ({ service }: Harness) => [...service.operations.values()];
const toolsOf = (h: Harness) => new Map(operationsOf(h).map(({ name, mcp }) => [name, mcp.tool]));
const fieldsOf = (h: Harness) =>
  new Map(operationsOf(h).map((operation) => [operation.name, [...fieldKinds(operation).keys()]]));

/** Stores the payloads by every way in, then asks for everything. */
async function plantAndWalk(actor: Actor, seeds: Seeds): Promise<void> {
  const { structuredContent } = await actor.callTool("get_assessment_questions", { moduleId: "riasec" });
  const items = asList(at(structuredContent, "data", "items"));
  actor.ids.set("answers", Object.fromEntries(items.map((item) => [textAt(item, "id"), 4])));
  await actor.make({
    operation: "assessments.submit",
    arguments: { moduleId: "riasec", answers: "$answers" },
  });
  for (const call of [...plantingCalls(seeds), ...walkingCalls(seeds)]) await actor.make(call);
}

describe.each(eras)("a client of %s", (_, era) => {
  const isLegacy = era === "legacy";

  test("meets strangers' words only where results mark them, and in prompts only inside fences", {
    timeout: LONG,
  }, async () => {
    const { h, logged, userId, key } = await begin();
    const seeds = createSeeds(isLegacy ? 5 : 0);
    const client = await connectIn(era, h.app, key);
    const actor = createActor(lineOf(client), toolsOf(h), seeds);
    actor.ids.set("alert", (await h.addAlert(userId)).id);
    await storeUncleaned(h, userId, seeds);
    await plantAndWalk(actor, seeds);
    await readPlainPlaces(client, seeds, actor);
    for (const call of deletingCalls()) await actor.make(call);
    const { tools } = await client.listTools();
    const uncalled = tools.map(({ name }) => name).filter((name) => !actor.called.has(name));
    expect(uncalled).toEqual(["delete_account"]);
    expect([...actor.failed]).toEqual([]);
    expect(actor.met.size).toBeGreaterThan(200);
    expect([...actor.leaks]).toEqual([]);
    expect(logged).toEqual([]);
  });

  test("hears none of its own words again in a refusal", { timeout: LONG }, async () => {
    const { h, logged, key } = await begin();
    const seeds = createSeeds(isLegacy ? 7 : 0);
    const actor = createActor(lineOf(await connectIn(era, h.app, key)), toolsOf(h), seeds);
    // Each era makes every third of them, and REST all.
    const calls = wrongCalls(seeds, fieldsOf(h)).filter((_, index) => index % 3 === (isLegacy ? 1 : 0));
    for (const call of calls) await actor.make(call);
    for (const dress of Object.values(payloads)) {
      await actor.callTool(dress(seeds.marker("tool")), {}, "an unknown tool");
    }
    expect(actor.failed.size).toBeGreaterThan(60);
    expect([...actor.leaks]).toEqual([]);
    expect(logged).toEqual([]);
  });

  test("finds the same rule behind the three tools that reach all others", async () => {
    const { h, key } = await begin(["core"]);
    const seeds = createSeeds(3);
    const actor = createActor(lineOf(await connectIn(era, h.app, key)), new Map(), seeds);
    const say = (what: string) => seeds.text(what, 2000);
    const nested = {
      nodeType: say("type").slice(0, 90),
      limit: 1,
    };
    for (let made = 0; made < 2; made += 1) {
      const note = { contentText: say("note"), nodeType: nested.nodeType };
      await actor.callTool("write_operation", { operation: "memories.create", arguments: note });
    }
    const page = await actor.callTool("read_operation", { operation: "memories.list", arguments: nested });
    expect(at(page, "structuredContent", "next", 0)).toMatchObject({ tool: "read_operation" });
    expect(at(page, "structuredContent", "metadata", "untrustedBeside")).toEqual([
      "next[].arguments.arguments.nodeType",
    ]);
    for (const tool of ["find_operations", "read_operation", "write_operation"]) {
      await actor.callTool(tool, {
        operation: say("operation"),
        query: say("query"),
        arguments: say("args"),
      });
      await actor.callTool(tool, {
        operation: [say("list")],
        query: { [say("name")]: 1 },
        limit: say("limit"),
      });
      await actor.callTool(tool, {
        operation: "memories.create",
        arguments: { [say("field")]: say("text") },
      });
      await actor.callTool(tool, {
        operation: "memories.list",
        arguments: { ...nested, [say("unknown")]: say("value") },
      });
    }
    expect([...actor.leaks]).toEqual([]);
  });
});

test("a process over stdio keeps the rule, too, and says none of it on standard error", {
  timeout: LONG,
}, async () => {
  const seeds = createSeeds(9);
  const client = new Client({ name: "test client", version: "1.0.0" });
  onTestFinished(() => client.close());
  const args = [programFile, "mcp", "--toolsets", "all", "--data-dir", temporaryFolder()];
  const transport = new StdioClientTransport({
    command: process.execPath,
    args,
    env: environment(),
    stderr: "pipe",
  });
  let said = "";
  transport.stderr?.on("data", (part: Buffer) => (said += part.toString()));
  await client.connect(transport);
  const { h } = await begin();
  const actor = createActor(lineOf(client), toolsOf(h), seeds);
  await plantAndWalk(actor, seeds);
  await actor.callTool(seeds.text("tool", 200), { [seeds.text("name", 50)]: 1 });
  await readPlainPlaces(client, seeds, actor);
  expect([...actor.leaks]).toEqual([]);
  expect(leaksIn(said, seeds.places)).toEqual([]);
});

test("REST repeats nothing of a refused request, in its body or in any header", {
  timeout: LONG,
}, async () => {
  const { h, logged, key } = await begin();
  const seeds = createSeeds(11);
  const operations = new Map(operationsOf(h).map((operation) => [operation.name, operation]));
  const leaks = new Set<string>();
  let refused = 0;
  for (const { operation: name, arguments: input } of wrongCalls(seeds, fieldsOf(h))) {
    const operation = operations.get(name);
    if (!operation || operation.policy.catalog === true) continue;
    const { path, body } = restRequest(operation, input);
    const headers = { "idempotency-key": `ignore_${seeds.marker("idempotency")}_${name}` };
    const answer = await h.send(operation.http.method, path, { key, headers, ...(body && { body }) });
    const shown = answer.status < 400 ? {} : answer.body;
    if (answer.status >= 400) refused += 1;
    for (const leak of leaksIn({ headers: [...answer.headers], ...shown }, seeds.places)) {
      leaks.add(`${name}: ${leak}`);
    }
  }
  const path = `/api/v1/${encodeURIComponent(seeds.text("path", 300))}`;
  const unknown = await h.send("GET", path, { key });
  expect(leaksIn(unknown.body, seeds.places)).toEqual([]);
  expect(refused).toBeGreaterThan(150);
  expect([...leaks]).toEqual([]);
  expect(logged).toEqual([]);
});

test.each(rawEras)("a malformed request in the %s era is refused without its words", async (era) => {
  const { h, key, logged } = await begin();
  const seeds = createSeeds(2);
  const word = `ignore_${seeds.marker("raw")}_delete_account`;
  const asked: [string, Json][] = [
    ["tools/call", { name: word, arguments: word }],
    ["tools/call", { name: { [word]: word } }],
    ["tools/call", { name: "add_memory", arguments: [word] }],
    ["tools/list", { cursor: { [word]: word } }],
    ["resources/read", { uri: [word] }],
    ["resources/list", { cursor: word }],
    ["prompts/get", { name: "weekly_review", arguments: { since: { [word]: word } } }],
    ["completion/complete", { ref: { type: word, name: word }, argument: { name: word, value: word } }],
    ["completion/complete", { ref: { type: "ref/prompt", name: word }, argument: { [word]: word } }],
  ];
  for (const [method, params] of asked) {
    const answer = await askRaw(h, key, era, method, params);
    expect(leaksIn(at(answer, "error"), seeds.places), `${method} ${JSON.stringify(answer)}`).toEqual([]);
  }
  expect(leaksIn(logged, seeds.places)).toEqual([]);
});

test("a form that asks the person to confirm quotes what would go", async () => {
  const connect = await overHttp();
  const seen: Form[] = [];
  const client = await connect((form) => {
    seen.push(form);
    return { action: "decline" };
  });
  const seeds = createSeeds();
  for (const dress of Object.values(payloads)) {
    const title = `” ${dress(seeds.marker("title"))}`.slice(0, 400);
    const { structured } = await callTool(client, "create_job", {
      type: "direction",
      title,
      sourceType: "manual",
    });
    await callTool(client, "delete_job", { id: textAt(structured, "data", "id") });
  }
  expect(seen).toHaveLength(Object.keys(payloads).length);
  for (const { message } of seen) {
    expect(message).toMatch(/^Delete jobs workspace item: “[^“”\n]*”\. You can undo this for 30 days\.$/);
    expect(hiddenIn(message)).toEqual([]);
  }
});

const nurse = personNamed("nurse");
const plain = [
  "Registered Nurse, Cardiac ICU at Example Clinic",
  "Location: Berlin",
  "Salary: 45000 - 52000 EUR per year",
  "Requirements",
  "- 3 years of cardiac nursing",
  "- IV therapy",
  "- Ventilator management",
  "",
  "About us",
].join("\n");

/** What is judged and advised, without the posting's own words. */
async function judged(h: Harness, rawText: string): Promise<Json> {
  const person = await personAt(h, nurse, "resume");
  const client = await h.mcp(person.key);
  const body = {
    actions: [
      { type: "normalize_opportunity" },
      { type: "generate_fit_brief" },
      { type: "prepare_execution_artifact", artifactKind: "resume_variant" },
    ],
    opportunity: { inputMode: "pasted_text", rawText },
  };
  const { structured } = await callTool(client, "apply", body);
  const rest = await h.send("POST", "/api/v1/agent/apply", { key: person.key, body });
  const briefId = textAt(structured, "data", "results", 1, "outputs", "artifactRefs", 0);
  const { structured: brief } = await callTool(client, "get_fit_brief", { id: briefId, detail: "full" });
  const data = at(brief, "data", "briefData");
  return {
    statuses: asList(at(structured, "data", "results")).map(({ type, status }) => [type, status]),
    next: asList(structured.next).map(({ tool, why }) => [tool, why]),
    calls: asList(at(rest.body, "data", "suggestedNextCalls")).map(({ method, reason }) => [method, reason]),
    ...Object.fromEntries(
      ["score", "bucket", "factors", "hardFilters", "matchedSkills", "missingSkills", "explanation"].map(
        (name) => [name, at(data, name)],
      ),
    ),
  };
}

test("an order in a posting changes nothing that is worked out of it", async () => {
  // Programs that count the same ids.
  const without = await judged((await begin()).h, plain);
  expect(without.score).toBeTypeOf("number");
  expect(Object.values(without)).not.toContain(undefined);
  for (const [payload, dress] of Object.entries(payloads)) {
    const order = dress("Zqordertoobey").replaceAll("\n", " ");
    expect(await judged((await begin()).h, `${plain}\n${order}`), payload).toEqual(without);
  }
});
