import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { operations } from "../../../src/domain/index.ts";
import { generalTool } from "../../../src/mcp/tools/operation-tools.ts";
import { errorStatus } from "../../../src/operation/errors.ts";
import { fieldKinds } from "../../../src/operation/input/field-kinds.ts";
import { budgeted } from "../../support/budget.ts";
import { type Answer, type Harness, type Sent, start } from "../../support/harness.ts";
import { type Json, textAt } from "../../support/json.ts";
import { callTool } from "../../support/mcp/client.ts";
import { restRequest } from "../../support/net/rest-request.ts";
import { samples } from "../../support/samples/operations.ts";
import { expectErrorBody } from "../../support/scenario.ts";

// A fixed seed: the same texts each time, so that a failure can be had again.
const runs = { seed: 20260302, numRuns: budgeted(40) };
const types: readonly string[] = Object.keys(errorStatus);
const fuzzed = operations.filter(({ name }) => name !== "account.delete");

/** Texts that break things more often than others. */
const nasty = fc.constantFrom(
  "",
  " ",
  "\u0000",
  "\ud800",
  "null",
  "true",
  "-1",
  "1e999",
  "9007199254740993",
  "__proto__",
  "constructor",
  "toString",
  "' or 1=1 --",
  "%00",
  "../..",
  "2026-13-45T99:99:99Z",
  "9999-12-31T23:59:59.999-23:59",
  "http://[",
  "http://127.0.0.1:99999/",
  "{}",
  "[]",
  "🧑‍🔧".repeat(50),
  "x".repeat(5000),
);
const text = fc.oneof(nasty, fc.string({ unit: "binary", maxLength: 60 }), fc.string({ maxLength: 60 }));
const value = fc.oneof(
  { weight: 2, arbitrary: text },
  {
    weight: 1,
    arbitrary: fc.constantFrom(null, true, false, 0, -0, 1, -1, 0.5, 1e308, Number.MAX_SAFE_INTEGER),
  },
  { weight: 1, arbitrary: fc.array(text, { maxLength: 4 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4, noUnicodeString: false }) },
);

/** A few fields of the operation's own, good or spoilt, and some of nobody's. */
function inputs(known: Json, fields: readonly string[]): fc.Arbitrary<Json> {
  const own = fields.map((field) => [
    field,
    field in known
      ? fc.oneof({ weight: 2, arbitrary: fc.constant(known[field]) }, { weight: 1, arbitrary: value })
      : value,
  ]);
  const shape: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(own);
  const further = fc.dictionary(text, value, { maxKeys: 2 });
  return fc
    .tuple(fc.record(shape, { requiredKeys: [] }), further, fc.integer({ min: 0, max: 3 }))
    .map(([fields, more, chance]) => (chance === 0 ? { ...fields, ...more } : fields));
}

/** No failure of ours, an error body of the listed form, and the headers that every answer has. */
function expectSound(answer: Answer): void {
  expect(answer.status, answer.text.slice(0, 500)).toBeLessThan(500);
  for (const name of ["limit", "remaining"])
    expect(answer.headers.get(`x-ratelimit-${name}`)).toMatch(/^\d+$/);
  expect(answer.headers.get("x-ratelimit-reset")).toMatch(/Z$/);
  // A HEAD has no body to look at.
  if (answer.status < 400 || answer.text === "") return;
  expectErrorBody(answer);
  expect(types).toContain(answer.body.type);
}

async function prepared(): Promise<{ h: Harness; key: string; ids: Json }> {
  const h = await start();
  const userId = await h.newUser();
  const key = await h.newKey(userId, { hourlyLimit: 100_000 });
  const body = { url: "http://127.0.0.1:9/", events: ["timeline.event"] };
  const hook = await h.send("POST", "/api/v1/webhooks", { key, body });
  await h.send("PATCH", "/api/v1/profile", { key, body: { career_goals: { next: "a" } } });
  const alert = await h.addAlert(userId);
  return { h, key, ids: { alerts: alert.id, webhooks: textAt(hook.body, "data", "id") } };
}

/** `fetch` refuses some header values by itself; those never reach a server. */
function sendable(sent: Sent): boolean {
  try {
    new Headers(sent.headers);
    return true;
  } catch {
    return false;
  }
}

describe.each(fuzzed.map((operation) => [operation.name, operation] as const))("%s", (name, operation) => {
  const fields = [...fieldKinds(operation).keys()];

  test("takes any input over REST without failing", async () => {
    const { h, key, ids } = await prepared();
    const known = { moduleId: "values", id: ids[operation.feature] ?? "x", ...samples[name]?.input };
    await fc.assert(
      fc.asyncProperty(inputs(known, fields), async (input) => {
        const whole = { moduleId: "values", id: "x", ...input };
        const { path, ...sent } = restRequest(operation, operation.http.path.includes("{") ? whole : input);
        expectSound(await h.send(operation.http.method, path, { key, ...sent }));
      }),
      runs,
    );
  });

  test("takes any arguments over MCP without failing", async () => {
    const { h, key, ids } = await prepared();
    const client = await h.mcp(key);
    const known = { id: ids[operation.feature] ?? "x", ...samples[name]?.input };
    const tool = generalTool(operation);
    await fc.assert(
      fc.asyncProperty(fc.oneof(inputs(known, fields), value), async (args) => {
        const { isError, structured } = await callTool(client, tool, { operation: name, arguments: args });
        if (isError) expect(types).toContain(structured.type);
        else expect(structured).toHaveProperty("data");
        expect(structured.type).not.toBe("server.internal");
      }),
      { ...runs, numRuns: budgeted(10) },
    );
  });
});

test("any bytes as a body, under any content type, are answered soundly", async () => {
  const { h, key } = await prepared();
  const types = fc.constantFrom(
    "application/json",
    "text/plain",
    "application/x+json",
    "multipart/form-data",
    ";",
    "",
  );
  const targets = fc.constantFrom(
    ...fuzzed.filter(({ http: { method } }) => method !== "GET" && method !== "DELETE"),
  );
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc.json().map((json) => new TextEncoder().encode(json)),
  );
  await fc.assert(
    fc.asyncProperty(targets, bytes, types, async (operation, raw, type) => {
      const path = operation.http.path.replace(/\{\w+\}/g, "x");
      const headers = { "content-type": type };
      expectSound(await h.send(operation.http.method, path, { key, raw: new Uint8Array(raw), headers }));
    }),
    { ...runs, numRuns: budgeted(300) },
  );
});

test("any path, query and method are answered soundly", async () => {
  const { h, key } = await prepared();
  const methods = fc.constantFrom("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS");
  const part = fc.string({ unit: "grapheme", maxLength: 30 }).map((raw) => raw.replace(/[#?\\]/g, "%"));
  await fc.assert(
    fc.asyncProperty(methods, part, fc.string({ maxLength: 60 }), async (method, end, query) => {
      const path = `/api/v1/${end.replace(/^[./]+/, "")}?${query.replaceAll("#", "")}`;
      if (!new URL(path, "http://localhost").pathname.startsWith("/api/v1")) return;
      expectSound(await h.send(method, path, { key }));
    }),
    { ...runs, numRuns: budgeted(500) },
  );
});

test("any headers are answered soundly", async () => {
  const { h, key } = await prepared();
  const names = fc.constantFrom(
    "authorization",
    "x-api-key",
    "x-request-id",
    "idempotency-key",
    "if-none-match",
    "host",
    "origin",
    "content-length",
    "accept",
    "x-forwarded-for",
  );
  const values = fc.oneof(
    fc.constantFrom(key, `Bearer ${key}`, "*", 'W/"a"', "-1", "NaN", "localhost:8787"),
    text,
  );
  await fc.assert(
    fc.asyncProperty(fc.dictionary(names, values, { maxKeys: 4 }), fc.boolean(), async (headers, withKey) => {
      const sent = { headers, ...(withKey && { key }), body: { eventType: "a" } };
      if (!sendable(sent)) return;
      expectSound(await h.send("POST", "/api/v1/timeline", sent));
      expectSound(await h.send("GET", "/api/v1/alerts", { headers, ...(withKey && { key }) }));
    }),
    { ...runs, numRuns: budgeted(300) },
  );
});
