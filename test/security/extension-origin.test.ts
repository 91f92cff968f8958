import { describe, expect, test } from "vitest";
import { z } from "zod";
import { adminOperations, operations } from "../../src/domain/index.ts";
import { defineOperation } from "../../src/operation/definition.ts";
import { type Harness, start } from "../support/harness.ts";
import { at } from "../support/json.ts";

/** A route that extensions may call, whatever the program has of its own. */
const open = defineOperation({
  name: "jobsWorkspace.tryOut",
  title: "Try out",
  description: "Takes what an extension of a browser sends.",
  scope: "write:jobs_workspace",
  effect: "create",
  input: z.strictObject({ content: z.string() }),
  output: z.strictObject({ length: z.number() }),
  http: { route: "POST /api/v1/jobs-workspace/try-out", fromExtensions: true },
  mcp: { tool: "try_out" },
  handler: async (_, { content }) => ({ data: { length: content.length } }),
});
const path = open.http.path;

const extensions = [
  "chrome-extension://kgnhichoiampigfdaienhobdebpmcnik",
  "moz-extension://2c127fa4-62c7-7e4f-90e5-472b45eecfdc",
];

/** What a browser sends for an extension that may call the address. */
const from = (origin: string) => ({ origin, "sec-fetch-site": "none", "sec-fetch-mode": "cors" });

/** Who is no extension, whatever they are called. */
const foreign: [string, Record<string, string>][] = [
  ["a site", { origin: "https://evil.example" }],
  ["a page of no origin", { origin: "null" }],
  ["a page on another port here", { origin: "http://localhost:3000" }],
  ["a site with the name of an extension", { origin: "https://kgnhichoiampigfdaienhobdebpmcnik" }],
  ["a site with the name of the scheme", { origin: "https://chrome-extension" }],
  ["an extension beside a site", { origin: "chrome-extension://abc, https://evil.example" }],
  ["a site beside an extension", { origin: "https://evil.example, chrome-extension://abc" }],
  ["an extension with a path", { origin: "chrome-extension://abc/evil.example" }],
  ["an extension with a dot in its name", { origin: "chrome-extension://abc.evil.example" }],
  ["an extension with a port", { origin: "moz-extension://abc:8787" }],
  ["an extension without a name", { origin: "chrome-extension://" }],
  ["another scheme", { origin: "evil-chrome-extension://abc" }],
  ["a file", { origin: "file://" }],
  ["a page's request without an origin", { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" }],
  ["a name that was pointed here", { origin: extensions[0] ?? "", host: "rebound.example:8787" }],
];

async function prepared() {
  const h = await start({ declarations: [...operations, ...adminOperations, open] });
  return { h, ...(await h.newPerson()) };
}

const post = (h: Harness, headers: Record<string, string>, key?: string, content = "abc") =>
  h.send("POST", path, { key, headers, body: { content } });

describe("a route that is open to extensions", () => {
  test.each(extensions)("takes what %s sends with a key", async (origin) => {
    const { h, key } = await prepared();
    const answer = await post(h, from(origin), key);
    expect(answer.status).toBe(201);
    expect(at(answer.body, "data")).toEqual({ length: 3 });
    // Firefox may call the site of an extension another.
    const other = await post(h, { ...from(origin), "sec-fetch-site": "cross-site" }, key);
    expect(other.status).toBe(201);
    expect([...answer.headers.keys()].filter((name) => name.startsWith("access-control-"))).toEqual([]);
  });

  test.each(extensions)("takes nothing of %s without a good key that may write openings", async (origin) => {
    const { h, userId } = await prepared();
    const reads = await h.newKey(userId, { scopes: ["read:jobs_workspace"] });
    const writes = await h.newKey(userId, { scopes: ["write:jobs_workspace"] });
    expect((await post(h, from(origin))).body.type).toBe("auth.api_key_missing");
    expect((await post(h, from(origin), "sk_none")).body.type).toBe("auth.api_key_invalid");
    expect((await post(h, from(origin), reads)).body.type).toBe("auth.insufficient_scope");
    expect((await post(h, from(origin), writes)).status).toBe(201);
    // The extension asks so whether its key is good: with nothing to store.
    const send = (key: string) => h.send("POST", path, { key, headers: from(origin), body: {} });
    expect((await send(writes)).status).toBe(400);
    expect((await send(reads)).body.type).toBe("auth.insufficient_scope");
  });

  test.each(foreign)("is closed to web pages, with a key, too: %s", async (_, headers) => {
    const { h, key } = await prepared();
    const answer = await post(h, headers, key);
    expect([answer.status, answer.body.type]).toEqual([403, "auth.forbidden"]);
    expect(answer.text).not.toContain("evil.example");
  });

  test("gives no page and no extension leave to read, not even in answer to a preflight", async () => {
    const { h, key } = await prepared();
    for (const origin of [...extensions, "https://evil.example"]) {
      const asked = {
        ...from(origin),
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization,content-type",
      };
      for (const method of ["OPTIONS", "GET"]) {
        const { status, headers } = await h.send(method, path, { key, headers: asked });
        expect(status, `${method} ${origin}`).toBe(403);
        expect([...headers.keys()].filter((name) => name.startsWith("access-control-"))).toEqual([]);
      }
    }
  });
});

test("only what writes openings is open to extensions", () => {
  const opened = [...operations, ...adminOperations].filter(({ http }) => http.fromExtensions);
  for (const { name, scope } of opened) expect(scope, name).toBe("write:jobs_workspace");
});

test("every other route and method is closed to extensions, whatever their key", async () => {
  const { h, key } = await prepared();
  const closed = [...operations, ...adminOperations].filter(({ http }) => !http.fromExtensions);
  expect(closed.length).toBeGreaterThan(50);
  for (const { name, http } of closed) {
    for (const origin of extensions) {
      const route = http.path.replace(/\{\w+\}/g, "some_id");
      const answer = await h.send(http.method, route, { key, headers: from(origin) });
      expect([answer.status, answer.body.type], name).toEqual([403, "auth.forbidden"]);
    }
  }
});
