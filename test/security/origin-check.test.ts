import { describe, expect, test } from "vitest";
import { type Harness, HOST, start } from "../support/harness.ts";

const pages = [
  "/docs",
  "/docs/start.js",
  "/docs/swagger-ui.css",
  "/openapi.json",
  "/.well-known/openapi.json",
  "/healthz",
];
const paths = [...pages, "/api/v1/profile", "/api/v1/nothing", "/mcp", "/", "/nothing", "/docs/../healthz"];

/** What a browser sends that another site's page, or a name pointed at this machine, made ask. */
const foreign: [string, Record<string, string>][] = [
  ["a name that was pointed here", { host: "rebound.example:8787" }],
  ["a name that begins like ours", { host: "localhost.evil.example:8787" }],
  ["a name with a dot at its end", { host: "localhost.:8787" }],
  ["a user before our name", { host: "localhost:8787@evil.example" }],
  ["another port", { host: "localhost:9999" }],
  ["no port", { host: "localhost" }],
  ["the address in another notation", { host: "127.1:8787" }],
  ["the address as a number", { host: "2130706433:8787" }],
  ["the unspecified address", { host: "0.0.0.0:8787" }],
  ["an empty name", { host: ":8787" }],
  ["two names", { host: "localhost:8787, evil.example" }],
  ["another site's page", { origin: "https://evil.example" }],
  ["a page of no origin", { origin: "null" }],
  ["a page on another port here", { origin: "http://localhost:3000" }],
  ["a page whose name begins like ours", { origin: "http://localhost:8787.evil.example" }],
  ["a page of our name over TLS", { origin: "https://localhost" }],
  ["an extension", { origin: "chrome-extension://abcdefgh" }],
  ["a file", { origin: "file://" }],
  [
    "a picture or script in another site's page",
    { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" },
  ],
  [
    "a frame in another site's page",
    { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe" },
  ],
  ["a script in a page on another port here", { "sec-fetch-site": "same-site", "sec-fetch-mode": "no-cors" }],
  ["a site the browser has a new word for", { "sec-fetch-site": "somewhere-else" }],
];

const ask = (h: Harness, path: string, headers: Record<string, string>, method = "GET") =>
  h.send(method, path, { headers });

describe("a browser that was tricked", () => {
  test.each(foreign)("is refused on every path: %s", async (_, headers) => {
    const h = await start();
    const { key } = await h.newPerson();
    for (const path of paths) {
      const answer = await ask(h, path, { authorization: `Bearer ${key}`, ...headers });
      expect([answer.status, answer.body.type], path).toEqual([403, "auth.forbidden"]);
      expect(answer.text, path).not.toContain("evil.example");
    }
  });

  test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD", "PROPFIND"])(
    "is refused by the method %s, too, and changes nothing",
    async (method) => {
      const h = await start();
      const { key } = await h.newPerson();
      await h.send("PATCH", "/api/v1/profile", { key, body: { name: "Before" } });
      const headers = { authorization: `Bearer ${key}`, origin: "https://evil.example" };
      for (const path of ["/api/v1/profile", "/api/v1/account?confirm=DELETE", "/mcp", "/docs"]) {
        expect((await ask(h, path, headers, method)).status, path).toBe(403);
      }
      const { text } = await h.send("GET", "/api/v1/profile", { key });
      expect(text).toContain("Before");
    },
  );
});

describe("a person at a browser", () => {
  test.each([
    ["another site's form", { origin: "https://evil.example" }],
    ["a name that was pointed here", { host: "rebound.example:8787" }],
  ])("reads in plain words why nothing was done: %s", async (_, headers) => {
    const h = await start();
    const accept = "text/html,application/xhtml+xml,*/*;q=0.8";
    for (const [method, path] of [
      ["POST", "/jobs/import"],
      ["POST", "/login"],
      ["POST", "/undo"],
      ["GET", "/"],
    ] as const) {
      const answer = await ask(h, path, { accept, ...headers }, method);
      expect([answer.status, answer.headers.get("content-type")], path).toEqual([
        403,
        "text/html; charset=utf-8",
      ]);
      expect(answer.text).toContain("Nothing was stored or changed.");
      expect(answer.text).not.toContain(".example");
      expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    }
  });

  const link = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };

  test.each(pages)("may follow a link from anywhere to %s", async (path) => {
    const h = await start();
    expect((await ask(h, path, link)).status).toBe(200);
    expect((await ask(h, path, { "sec-fetch-site": "none" })).status).toBe(200);
    expect((await ask(h, path, { "sec-fetch-site": "same-origin", origin: `http://${HOST}` })).status).toBe(
      200,
    );
  });

  test("is not taken by a link to the API or to /mcp", async () => {
    const h = await start();
    const { key } = await h.newPerson();
    for (const path of ["/api/v1/profile", "/mcp"]) {
      expect((await ask(h, path, { authorization: `Bearer ${key}`, ...link })).status, path).toBe(403);
    }
  });

  test("on an origin that the operator allowed passes, whatever the browser calls the site", async () => {
    const h = await start({ allowedHosts: ["localhost:3000"] });
    const { key } = await h.newPerson();
    const headers = { origin: "http://localhost:3000", "sec-fetch-site": "same-site" };
    expect((await h.send("GET", "/api/v1/alerts", { key, headers })).status).toBe(200);
  });
});

describe("another site's page", () => {
  test("is given no leave to read by any answer, not even to a preflight", async () => {
    const h = await start({ allowedHosts: ["app.example"] });
    const { key } = await h.newPerson();
    const preflight = {
      origin: "https://app.example",
      "access-control-request-method": "PATCH",
      "access-control-request-headers": "authorization,content-type",
      "access-control-request-private-network": "true",
    };
    for (const path of paths) {
      for (const [method, sent] of [
        ["OPTIONS", {}],
        ["GET", { authorization: `Bearer ${key}` }],
      ] as const) {
        const { headers, status } = await ask(h, path, { ...preflight, ...sent }, method);
        const leave = [...headers.keys()].filter((name) => name.startsWith("access-control-"));
        expect(leave, `${method} ${path}`).toEqual([]);
        if (method === "OPTIONS") expect(status, path).toBeGreaterThanOrEqual(400);
      }
    }
  });

  test.each(["x-http-method-override", "x-method-override", "x-http-method", "_method"])(
    "cannot turn a read into a deletion by %s",
    async (name) => {
      const h = await start();
      const { key } = await h.newPerson();
      await h.send("PATCH", "/api/v1/profile", { key, body: { name: "Still here" } });
      const path = "/api/v1/account?confirm=DELETE&_method=DELETE";
      for (const method of ["GET", "POST"]) {
        const answer = await h.send(method, path, { key, headers: { [name]: "DELETE" } });
        expect(answer.status).toBe(405);
      }
      expect((await h.send("GET", "/api/v1/profile", { key })).text).toContain("Still here");
    },
  );

  test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
    "cannot write with a body that needs no preflight: %s",
    async (type) => {
      const h = await start();
      const { key } = await h.newPerson();
      const headers = { "content-type": type };
      const answer = await h.send("POST", "/api/v1/timeline", { key, headers, raw: '{"eventType":"x"}' });
      expect([answer.status, answer.body.type]).toEqual([400, "validation.bad_request"]);
    },
  );
});
