import { describe, expect, test } from "vitest";
import { operations } from "../../../src/domain/index.ts";
import { generalTool } from "../../../src/mcp/tools/operation-tools.ts";
import type { Operation } from "../../../src/operation/definition.ts";
import { createLog, errorFacts, type Log, logConsole } from "../../../src/platform/logger.ts";
import { type Answer, type Harness, start } from "../../support/harness.ts";
import { asObject, type Json } from "../../support/json.ts";
import { callTool } from "../../support/mcp/client.ts";
import { restRequest } from "../../support/net/rest-request.ts";
import { temporaryFolder } from "../../support/program/folder.ts";
import { lines } from "../../support/program/program.ts";
import { serveOn } from "../../support/program/server.ts";
import { sampleOf, samples } from "../../support/samples/operations.ts";

/** Told to nobody but the service; no name of a field, so that no message may name it. */
const PRIVATE = "Ms Private (7731), as told to my doctor";

const sampled = operations.filter(({ name }) => name in samples);

/** What a token in the address opens answers to no key. */
function isOpenedByKey({ http: { urlToken } }: Operation): boolean {
  return urlToken === undefined;
}

function kept(level: "debug" | "info"): { log: Log; written: string[] } {
  const written: string[] = [];
  return { written, log: createLog(level, { write: (line) => void written.push(line) }) };
}

/** The sample, and what is left of it with each field holding the private text in one of many forms. */
function variants(input: Json): Json[] {
  const forms: unknown[] = [PRIVATE, [PRIVATE], { [PRIVATE]: PRIVATE }, { text: [PRIVATE] }];
  const fields = Object.keys(input).length > 0 ? Object.keys(input) : ["id"];
  return [
    input,
    { ...input, [PRIVATE]: PRIVATE },
    ...fields.flatMap((field) => forms.map((form) => ({ ...input, [field]: form }))),
  ];
}

async function ask(h: Harness, key: string, operation: Operation, input: Json): Promise<Answer> {
  const { path, ...sent } = restRequest(operation, input);
  return h.send(operation.http.method, path, { key, ...sent });
}

describe("what a person told the service", () => {
  test.each(sampled.map((operation) => [operation.name, operation] as const))(
    "and their key are in no log line and no error of %s, however it is called",
    async (name, operation) => {
      const { log, written } = kept("info");
      const h = await start({ log });
      const someone = await h.newPerson();
      const { prepare, input, bad } = sampleOf(name);
      const calls = variants({ ...input, ...(await prepare?.(h, someone)) }).concat(bad ? [bad] : []);
      if (name === "account.delete") calls.reverse();
      const client = await h.mcp(someone.key);
      const tool = generalTool(operation);
      let refused = 0;
      for (const call of calls) {
        const answer = await ask(h, someone.key, operation, call);
        if (answer.status >= 400) {
          refused += 1;
          expect(answer.text, JSON.stringify(call)).not.toContain("7731");
        }
        expect(answer.text).not.toContain(someone.key);
        if (name === "account.delete") continue;
        const { isError, text } = await callTool(client, tool, { operation: name, arguments: call });
        if (isError) expect(text, JSON.stringify(call)).not.toContain("7731");
        expect(text).not.toContain(someone.key);
      }
      const raw = operation.http.method === "GET" ? {} : { raw: `{"x": ${PRIVATE}` };
      await h.send(operation.http.method, operation.http.path, { key: someone.key, ...raw });
      await h.service.accessLog.flush();
      expect(refused + calls.length).toBeGreaterThan(1);
      expect(written).toEqual([]);
    },
  );

  test.each(sampled.filter(isOpenedByKey).map((operation) => [operation.name, operation] as const))(
    "and their key are in no log line at the usual levels and no answer where %s meets a bug that quotes them",
    async (name, operation) => {
      const { log, written } = kept("info");
      const h = await start({ log });
      const someone = await h.newPerson();
      const { prepare, input } = sampleOf(name);
      const call = { ...input, ...(await prepare?.(h, someone)) };
      const client = await h.mcp(someone.key);
      const { read, write, snapshot } = h.store;
      const bug = async () => {
        throw new SyntaxError(`Unexpected token in "${PRIVATE}"\n    at ${PRIVATE} (${someone.key})`);
      };
      Object.assign(h.store, { read: bug, write: bug, snapshot: bug });
      const answer = await ask(h, someone.key, operation, call);
      const tool = generalTool(operation);
      const { isError, text } = await callTool(client, tool, { operation: name, arguments: call });
      Object.assign(h.store, { read, write, snapshot });
      expect([answer.status, isError]).toEqual([500, true]);
      const entries = written.map((line) => asObject(JSON.parse(line)));
      expect(entries.length).toBeGreaterThanOrEqual(2);
      for (const shown of [answer.text, text, ...written]) {
        expect(shown).not.toContain("7731");
        expect(shown).not.toContain(someone.key);
      }
      for (const entry of entries) {
        expect(entry).toMatchObject({ level: "error", error: "SyntaxError" });
        expect(entry.stack).toMatch(/^at .+:\d+:\d+/);
      }
    },
  );
});

describe("a log", () => {
  const secrets = [`sk_${"Ab-_9".repeat(9)}`, `whsec_${"Ab+/9".repeat(8)}AAA=`];

  test.each(["debug", "info"] as const)("at level %s never holds a key or a signing secret", (level) => {
    const { log, written } = kept(level);
    for (const secret of secrets) {
      log.error(`Sent with ${secret}.`, { header: `Bearer ${secret}`, nested: { list: [secret] } });
      log.warn("An error.", errorFacts(new Error(`No such key: ${secret}`)));
    }
    expect(written).toHaveLength(4);
    for (const line of written) expect(() => JSON.parse(line)).not.toThrow();
    const text = written.join("");
    for (const secret of secrets) expect(text).not.toContain(secret.slice(8));
    expect(text).toContain("sk_…");
    expect(text).toContain("whsec_…");
  });

  test("says what an error said at level debug alone, and its kind, code and place always", () => {
    const error = Object.assign(new RangeError(PRIVATE), { code: "SQLITE_FULL" });
    const shown = (level: "debug" | "info") => {
      const { log, written } = kept(level);
      log.error("It failed.", errorFacts(error));
      return asObject(JSON.parse(written[0] ?? ""));
    };
    const always = { error: "RangeError", code: "SQLITE_FULL", stack: expect.stringMatching(/^at /) };
    expect(shown("debug")).toMatchObject({ ...always, detail: PRIVATE });
    const usual = shown("info");
    expect(usual).toMatchObject(always);
    expect(JSON.stringify(usual)).not.toContain("7731");
  });

  test.each([[PRIVATE], [{ toString: () => PRIVATE }], [undefined], [Object.create(null)]])(
    "takes anything that is thrown: %j",
    (thrown) => {
      const { log, written } = kept("info");
      log.error("It failed.", errorFacts(thrown));
      expect(written).toHaveLength(1);
      expect(written[0]).not.toContain("7731");
    },
  );

  test("keeps a forged line inside its own", () => {
    const { log, written } = kept("info");
    log.info('x"}\n{"level":"error","message":"forged"}', { client: "a\u2028b\r\nc" });
    expect(lines(written.join(""))).toHaveLength(1);
  });

  test("takes what a library prints, without what it says", () => {
    const { log, written } = kept("info");
    const { log: a, info: b, debug: c, warn: d, error: e } = console;
    logConsole(log);
    console.error(PRIVATE, new Error(PRIVATE));
    console.log(PRIVATE);
    Object.assign(console, { log: a, info: b, debug: c, warn: d, error: e });
    expect(written).toHaveLength(2);
    expect(written.join("")).not.toContain("7731");
  });
});

test("a server's whole output holds the first key once, for the person, and nothing that was sent", async () => {
  const server = await serveOn(temporaryFolder(), { env: { CAREER_CONTEXT_LOG_LEVEL: "debug" } });
  const bodies = [{ name: "Ms Private 7731" }, { min_salary: "7731 a private sum" }, { "7731": "7731" }];
  for (const body of bodies) await server.request("PATCH", "/api/v1/profile", { body });
  await server.request("GET", "/api/v1/career-context?query=7731");
  await server.request("POST", "/mcp", { body: { jsonrpc: "2.0", id: 1, method: "7731" } });
  await server.request("POST", "/mcp", { key: `sk_${"B".repeat(43)}`, body: {} });
  const { stdout, stderr } = await server.stop();
  expect(stdout.split(server.key ?? "?")).toHaveLength(2);
  expect(stderr).not.toContain("7731");
  expect(stderr).not.toMatch(/sk_[A-Za-z0-9_-]{16}/);
  for (const line of lines(stderr)) expect(() => JSON.parse(line), line).not.toThrow();
});
