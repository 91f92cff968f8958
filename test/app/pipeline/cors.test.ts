import { describe, expect, test } from "vitest";
import { HOST, start } from "../../support/harness.ts";

const ORIGIN = "https://app.example";
const path = "/api/v1/profile";
const preflight = {
  origin: ORIGIN,
  "access-control-request-method": "PATCH",
  "sec-fetch-site": "cross-site",
};
const corsOf = (headers: Headers) =>
  [...headers].filter(([name]) => name.startsWith("access-control-")).map(([name]) => name);

async function sharing() {
  const h = await start({ corsOrigins: [ORIGIN, "http://localhost:5173"] });
  return { h, ...(await h.newPerson()) };
}

describe("a page of an origin that was named", () => {
  test("is answered before it sends, without a key, and with no leave for cookies or any other origin", async () => {
    const { h } = await sharing();
    const { status, headers, text } = await h.send("OPTIONS", path, { headers: preflight });
    expect([status, text]).toEqual([204, ""]);
    expect(headers.get("access-control-allow-origin")).toBe(ORIGIN);
    expect(headers.get("access-control-allow-methods")).toContain("PATCH");
    const sent = (headers.get("access-control-allow-headers") ?? "").split(", ");
    expect(sent).toEqual(
      expect.arrayContaining(["authorization", "content-type", "idempotency-key", "if-none-match"]),
    );
    // A key in X-API-Key is for programs: a page has one place for it.
    expect(sent).not.toContain("x-api-key");
    expect(headers.get("access-control-allow-credentials")).toBeNull();
    expect(headers.get("vary")).toMatch(/^Origin,/);
  });

  test("reads answers, failures and their headers", async () => {
    const { h, key } = await sharing();
    const headers = { origin: ORIGIN, "sec-fetch-site": "cross-site" };
    const good = await h.send("PATCH", path, { key, headers, body: { min_salary: 50_000 } });
    const none = await h.send("GET", "/api/v1/nowhere", { key, headers });
    const keyless = await h.send("GET", path, { headers });
    expect([good.status, none.status, keyless.status]).toEqual([200, 404, 401]);
    for (const { headers: got } of [good, none, keyless]) {
      expect(got.get("access-control-allow-origin")).toBe(ORIGIN);
      expect(got.get("vary")).toBe("Origin");
      expect(got.get("access-control-allow-credentials")).toBeNull();
      const shown = (got.get("access-control-expose-headers") ?? "").split(", ");
      for (const name of [
        "x-ratelimit-remaining",
        "x-request-id",
        "etag",
        "retry-after",
        "idempotency-replayed",
      ])
        expect(shown).toContain(name);
    }
  });

  test("is another one by scheme, port or a part of the name", async () => {
    const { h, key } = await sharing();
    for (const origin of [
      "http://app.example",
      "https://app.example:8443",
      "https://app.example.evil.example",
      "https://evil.app.example",
      "HTTPS://APP.EXAMPLE",
      "http://localhost:5174",
      "null",
    ]) {
      const asked = await h.send("OPTIONS", path, { headers: { ...preflight, origin } });
      const sent = await h.send("GET", path, { key, headers: { origin } });
      expect([origin, asked.status, sent.status]).toEqual([origin, 403, 403]);
      expect([...corsOf(asked.headers), ...corsOf(sent.headers)]).toEqual([]);
      expect(sent.headers.get("vary")).toBe("Origin");
    }
  });

  test("has REST alone: not MCP, nor the pages for people", async () => {
    const { h, key } = await sharing();
    const body = { jsonrpc: "2.0", id: 1, method: "tools/list" };
    const mcp = await h.send("POST", "/mcp", { key, body, headers: { origin: ORIGIN } });
    const asked = await h.send("OPTIONS", "/mcp", { headers: preflight });
    const page = await h.send("GET", "/login", {
      headers: { origin: ORIGIN, "sec-fetch-site": "cross-site" },
    });
    expect([mcp.status, asked.status, page.status]).toEqual([403, 403, 403]);
    for (const { headers } of [mcp, asked, page]) expect(corsOf(headers)).toEqual([]);
  });

  test("does not make another host ours", async () => {
    const { h, key } = await sharing();
    const headers = { origin: ORIGIN, host: "evil.example" };
    expect((await h.send("GET", path, { key, headers })).status).toBe(403);
    expect((await h.send("OPTIONS", path, { headers: { ...preflight, host: "evil.example" } })).status).toBe(
      403,
    );
  });
});

test("where none was named nothing is shared, and answers say nothing of origins", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  const own = await h.send("PATCH", path, {
    body: { min_salary: 1 },
    key,
    headers: { origin: `http://${HOST}` },
  });
  const foreign = await h.send("GET", path, { key, headers: { origin: ORIGIN } });
  const asked = await h.send("OPTIONS", path, { headers: preflight });
  expect([own.status, foreign.status, asked.status]).toEqual([200, 403, 403]);
  for (const { headers } of [own, foreign, asked])
    expect([...corsOf(headers), headers.get("vary")]).toEqual([null]);
});
