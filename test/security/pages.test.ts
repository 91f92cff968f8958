import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { type Answer, type Harness, HOST, start } from "../support/harness.ts";

const forJson = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const pages = ["/docs", "/docs/start.js", "/docs/swagger-ui.css", "/openapi.json", "/healthz"];

function securityOf({ headers }: Answer) {
  return {
    policy: headers.get("content-security-policy"),
    sniffing: headers.get("x-content-type-options"),
    referrer: headers.get("referrer-policy"),
    embedding: headers.get("cross-origin-resource-policy"),
  };
}

const closed = { sniffing: "nosniff", referrer: "no-referrer", embedding: "same-origin" };

async function bodyTooLarge(h: Harness, key: string) {
  return h.send("PATCH", "/api/v1/profile", { key, raw: `{"x":"${"a".repeat(1 << 20)}"}` });
}

test("every answer of the service says that a browser must neither show, guess, embed nor forward it", async () => {
  const h = await start({ expectBugs: true });
  const { key } = await h.newPerson();
  const limited = await h.newKey(await h.newUser(), { hourlyLimit: 1, credits: 0 });
  await h.send("PATCH", "/api/v1/profile", { key, body: { name: "A" } });
  const first = await h.send("GET", "/api/v1/profile", { key });
  const headers = { "if-none-match": first.headers.get("etag") ?? "" };
  const answers: [number, () => Promise<Answer>][] = [
    [200, () => h.send("GET", "/api/v1/profile", { key })],
    [304, () => h.send("GET", "/api/v1/profile", { key, headers })],
    [201, () => h.send("POST", "/api/v1/timeline", { key, body: { eventType: "a" } })],
    [400, () => h.send("POST", "/api/v1/timeline", { key, body: {} })],
    [401, () => h.send("GET", "/api/v1/profile")],
    [402, () => h.send("POST", "/api/v1/career-prediction", { key: limited, body: { targetRole: "Nurse" } })],
    [429, () => h.send("GET", "/api/v1/alerts", { key: limited })],
    [403, () => h.send("GET", "/api/v1/profile", { key, headers: { host: "evil.example" } })],
    [404, () => h.send("GET", "/api/v1/nothing", { key })],
    [404, () => h.send("GET", "/nothing")],
    [405, () => h.send("POST", "/api/v1/alerts", { key })],
    [413, () => bodyTooLarge(h, key)],
    [401, () => h.send("POST", "/mcp", { body: {} })],
    [403, () => h.send("POST", "/mcp", { body: {}, headers: { origin: "null" } })],
  ];
  for (const [status, asked] of answers) {
    const answer = await asked();
    expect(answer.status).toBe(status);
    expect(securityOf(answer), String(status)).toEqual({ policy: forJson, ...closed });
  }
});

test("an answer of /mcp says it, too", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  const answer = await h.send("POST", "/mcp", {
    key,
    headers: { accept: "application/json, text/event-stream" },
    body: {
      jsonrpc: "2.0",
      id: 1,
      method: "initialize",
      params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "x", version: "1" } },
    },
  });
  expect(answer.status).toBe(200);
  expect(securityOf(answer)).toEqual({ policy: forJson, ...closed });
});

test.each(pages)("%s allows itself its own files and nothing else", async (path) => {
  const h = await start();
  const answer = await h.send("GET", path);
  expect(answer.status).toBe(200);
  const { policy, ...rest } = securityOf(answer);
  expect(rest).toEqual(closed);
  expect(answer.headers.get("cross-origin-opener-policy")).toBe("same-origin");
  const directives = new Map(
    (policy ?? "").split("; ").map((part) => [part.split(" ")[0], part.split(" ").slice(1)]),
  );
  expect(directives.get("default-src")).toEqual(["'none'"]);
  expect(directives.get("script-src")).toEqual(["'self'"]);
  expect(directives.get("frame-ancestors")).toEqual(["'none'"]);
  const sources = new Set([...directives.values()].flat());
  expect(
    [...sources].filter((source) => !["'none'", "'self'", "'unsafe-inline'", "data:"].includes(source)),
  ).toEqual([]);
});

test("a bug outside the API is answered as one, without its message, and becomes a log entry", async () => {
  const h = await start({ expectBugs: true });
  const { sources } = h.store.catalog;
  h.store.catalog.sources = async () => {
    throw new Error("what somebody stored");
  };
  const answer = await h.send("GET", "/docs");
  h.store.catalog.sources = sources;
  expect([answer.status, answer.body.type]).toEqual([500, "server.internal"]);
  expect(answer.text).not.toContain("what somebody stored");
  expect(securityOf(answer)).toEqual({ policy: forJson, ...closed });
  expect(h.bugs).toMatchObject([{ operation: "/docs", error: "Error" }]);
});

test("a bug below /mcp is answered as one", async () => {
  const h = await start({ expectBugs: true });
  const { key } = await h.newPerson();
  const { findKey } = h.store.access;
  h.store.access.findKey = async () => {
    throw new Error("what somebody stored");
  };
  const answer = await h.send("POST", "/mcp", { key, body: {} });
  h.store.access.findKey = findKey;
  expect([answer.status, answer.body.type]).toEqual([500, "server.internal"]);
  expect(answer.text).not.toContain("what somebody stored");
  expect(h.bugs).toHaveLength(1);
});

describe("what others wrote, in the reference page", () => {
  const hostile = `</footer><script>alert(1)</script><img src=x onerror=alert(1)>"'&lt;`;

  test("stays text, in a catalogue's attribution", async () => {
    const h = await start();
    const { sources } = h.store.catalog;
    const source = { id: "onet", title: "A", version: "1", importedAt: "", occupations: 0, skills: 0 };
    h.store.catalog.sources = async () => [{ ...source, attribution: hostile }];
    const { text } = await h.send("GET", "/docs");
    h.store.catalog.sources = sources;
    expect(text).toContain("&lt;/footer>&lt;script>alert(1)&lt;/script>&lt;img");
    expect(text.match(/<script\b/g)).toHaveLength(2);
    expect(text).not.toMatch(/<img/);
  });

  test("has no place in the OpenAPI document: nothing stored changes a byte of it", async () => {
    const h = await start();
    const before = (await h.send("GET", "/openapi.json")).text;
    const { key } = await h.newPerson();
    await h.send("PATCH", "/api/v1/profile", { key, body: { name: hostile, [hostile]: hostile } });
    await h.send("POST", "/api/v1/memories", { key, body: { contentText: hostile } });
    expect((await h.send("GET", "/openapi.json")).text).toBe(before);
  });

  test("is JSON in every answer of the API, never a type that a browser draws", async () => {
    const h = await start();
    const { key } = await h.newPerson();
    const sent = await h.send("POST", "/api/v1/timeline", { key, body: { eventType: hostile } });
    const listed = await h.send("GET", "/api/v1/timeline", { key, headers: { accept: "text/html" } });
    for (const answer of [sent, listed]) {
      expect(answer.headers.get("content-type")).toBe("application/json");
      expect(answer.text).toContain("<script>");
    }
  });
});

test("the page and its scripts name no other server, and need no eval", async () => {
  const h = await start();
  const page = (await h.send("GET", "/docs")).text;
  const script = (await h.send("GET", "/docs/start.js")).text;
  expect(page + script).not.toMatch(/(?:https?:)?\/\/[a-z]/);
  expect(script).toContain("validatorUrl: null");
  const bundle = readFileSync(
    createRequire(import.meta.url).resolve("swagger-ui-dist/swagger-ui-bundle.js"),
    "utf8",
  );
  expect(bundle.length).toBeGreaterThan(100_000);
  expect(bundle).not.toMatch(/[^\w.$]eval\(/);
});

test.each(["swagger-ui.css", "swagger-ui-bundle.js"])(
  "%s is sent compressed only to a client that accepts it",
  async (file) => {
    const h = await start();
    const ask = (encoding: string) =>
      h.app.request(`/docs/${file}`, { headers: { host: HOST, "accept-encoding": encoding } });
    const original = readFileSync(createRequire(import.meta.url).resolve(`swagger-ui-dist/${file}`));
    for (const encoding of ["gzip", "br, GZIP;q=0.8"]) {
      const answer = await ask(encoding);
      expect(answer.headers.get("content-encoding")).toBe("gzip");
      expect(answer.headers.get("vary")).toBe("accept-encoding");
      expect(gunzipSync(await answer.arrayBuffer()).equals(original)).toBe(true);
    }
    for (const encoding of ["", "identity", "gzip;q=0", "gzip;q=0.000, br"]) {
      const answer = await ask(encoding);
      expect(answer.headers.get("content-encoding")).toBeNull();
      expect(answer.headers.get("vary")).toBe("accept-encoding");
      expect(Buffer.from(await answer.arrayBuffer()).equals(original)).toBe(true);
    }
  },
);

test.each(pages)("%s says which methods it takes", async (path) => {
  const h = await start();
  for (const method of ["POST", "DELETE"]) {
    const answer = await h.send(method, path);
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET, HEAD");
    expect(securityOf(answer)).toEqual({ policy: forJson, ...closed });
  }
  const head = await h.app.request(path, { method: "HEAD", headers: { host: HOST } });
  expect(head.status).toBe(200);
});
