import { describe, expect, test } from "vitest";
import { HOST, start } from "../../support/harness.ts";
import { scenarios } from "../../support/scenario.ts";

const MEBIBYTE = 1024 * 1024;
const profile = "/api/v1/profile";
const refused = { status: 400, type: "validation.bad_request" } as const;

/** An object nested `levels` deep. */
function nested(levels: number): string {
  return `${'{"a":'.repeat(levels - 1)}{}${"}".repeat(levels - 1)}`;
}

describe("who may ask", () => {
  scenarios([
    {
      says: "no key is 401",
      method: "GET",
      path: profile,
      anonymous: true,
      status: 401,
      type: "auth.api_key_missing",
    },
    {
      says: "an empty Bearer is no key",
      method: "GET",
      path: profile,
      anonymous: true,
      sent: { headers: { authorization: "Bearer " } },
      status: 401,
      type: "auth.api_key_missing",
    },
    {
      says: "an unknown key is 401",
      method: "GET",
      path: profile,
      anonymous: true,
      sent: { headers: { authorization: `Bearer sk_${"x".repeat(43)}` } },
      status: 401,
      type: "auth.api_key_invalid",
    },
    {
      says: "a malformed key is 401",
      method: "GET",
      path: profile,
      anonymous: true,
      sent: { headers: { "x-api-key": "hello there" } },
      status: 401,
      type: "auth.api_key_invalid",
    },
    {
      says: "another scheme than Bearer is 401 auth.unauthorized",
      method: "GET",
      path: profile,
      anonymous: true,
      sent: { headers: { authorization: "Basic dXNlcjpwYXNz" } },
      status: 401,
      type: "auth.unauthorized",
    },
    {
      says: "another Host is 403 auth.forbidden",
      method: "GET",
      path: profile,
      sent: { headers: { host: "evil.example" } },
      status: 403,
      type: "auth.forbidden",
    },
    {
      says: "the right name with another port is 403 auth.forbidden",
      method: "GET",
      path: profile,
      sent: { headers: { host: "localhost:1" } },
      status: 403,
      type: "auth.forbidden",
    },
    {
      says: "another Origin is 403 auth.forbidden",
      method: "PATCH",
      path: profile,
      sent: { headers: { origin: "https://evil.example" }, body: { name: "Eve" } },
      status: 403,
      type: "auth.forbidden",
    },
    {
      says: "Origin null is 403 auth.forbidden",
      method: "GET",
      path: profile,
      sent: { headers: { origin: "null" } },
      status: 403,
      type: "auth.forbidden",
    },
    {
      says: "without a key an unknown path is 401, for authentication comes first",
      method: "GET",
      path: "/api/v1/nothing",
      anonymous: true,
      status: 401,
      type: "auth.api_key_missing",
    },
  ]);

  test.each([[{ authorization: "bearer " }], [{ authorization: "BEARER  " }], [{ "x-api-key": "" }]])(
    "a key is taken from %o",
    async (form) => {
      const h = await start();
      const { key } = await h.newPerson();
      const [[name, prefix] = ["", ""]] = Object.entries(form);
      expect((await h.send("GET", "/api/v1/alerts", { headers: { [name]: `${prefix}${key}` } })).status).toBe(
        200,
      );
    },
  );

  test.each(["localhost:8787", "127.0.0.1:8787", "[::1]:8787", "LOCALHOST:8787"])(
    "the Host and Origin %s pass",
    async (host) => {
      const h = await start();
      const { key } = await h.newPerson();
      const headers = { host, origin: `http://${host}` };
      expect((await h.send("GET", "/api/v1/alerts", { key, headers })).status).toBe(200);
    },
  );

  test("a Host the operator allowed passes, another does not", async () => {
    const h = await start({ allowedHosts: ["career.example"] });
    const { key } = await h.newPerson();
    const status = async (host: string) =>
      (await h.send("GET", "/api/v1/alerts", { key, headers: { host } })).status;
    expect(await status("career.example")).toBe(200);
    expect(await status("career.example:443")).toBe(200);
    expect(await status("career.example.evil.example")).toBe(403);
  });

  test.each([
    [
      "revoked",
      async (h: Awaited<ReturnType<typeof start>>, id: string) => {
        expect(await h.store.access.revokeKey(id, h.runtime.now().toISOString())).toBe(true);
      },
    ],
    ["expired", async (h: Awaited<ReturnType<typeof start>>) => h.runtime.advance(60_000)],
  ] as const)("a key is refused from the moment it is %s", async (_, end) => {
    const h = await start();
    const expiresAt = new Date(h.runtime.now().getTime() + 60_000).toISOString();
    const key = await h.newKey(await h.newUser(), { expiresAt });
    expect((await h.send("GET", "/api/v1/alerts", { key })).status).toBe(200);
    const [record] = await h.store.access.listKeys();
    await end(h, record?.id ?? "");
    const answer = await h.send("GET", "/api/v1/alerts", { key });
    expect([answer.status, answer.body.type]).toEqual([401, "auth.api_key_invalid"]);
    expect(answer.headers.get("www-authenticate")).toBe("Bearer");
  });
});

describe("what is there", () => {
  scenarios([
    {
      says: "an unknown path is 404",
      method: "GET",
      path: "/api/v1/nothing",
      status: 404,
      type: "resource.not_found",
    },
    {
      says: "the root of the API is 404",
      method: "GET",
      path: "/api/v1",
      status: 404,
      type: "resource.not_found",
    },
    {
      says: "a path that only ends in a slash more is unknown",
      method: "GET",
      path: "/api/v1/alerts/",
      status: 404,
      type: "resource.not_found",
    },
    {
      says: "a known path by another method is 405 with Allow",
      method: "POST",
      path: "/api/v1/alerts",
      sent: { body: {} },
      status: 405,
      type: "validation.bad_request",
      after: (_, { headers }) => {
        expect(headers.get("allow")?.split(", ").sort()).toEqual(["GET", "HEAD", "PATCH"]);
      },
    },
    {
      says: "OPTIONS is another method, too",
      method: "OPTIONS",
      path: profile,
      status: 405,
      type: "validation.bad_request",
    },
  ]);

  test("a path outside the API is 404 in the same form", async () => {
    const h = await start();
    const answer = await h.send("GET", "/nothing");
    expect([answer.status, answer.body.type]).toEqual([404, "resource.not_found"]);
  });
});

describe("what a body may be", () => {
  const patch = { method: "PATCH", path: profile } as const;
  scenarios([
    { says: "text that is no JSON is 400", ...patch, sent: { raw: "{name:" }, ...refused, message: /JSON/ },
    {
      says: "bytes that are no UTF-8 are 400",
      ...patch,
      sent: { raw: new Uint8Array([0x22, 0xff, 0x22]) },
      ...refused,
    },
    { says: "an array is 400", ...patch, sent: { raw: "[]" }, ...refused, message: /object/ },
    { says: "null is 400", ...patch, sent: { raw: "null" }, ...refused },
    {
      says: "another content type is 400",
      ...patch,
      sent: { raw: '{"name":"A"}', headers: { "content-type": "text/plain" } },
      ...refused,
      message: /Content-Type/,
    },
    {
      says: "a content type with a charset is taken",
      ...patch,
      sent: { raw: '{"name":"A"}', headers: { "content-type": "application/json; charset=utf-8" } },
      status: 200,
      fires: ["profile.updated", "timeline.event"],
    },
    {
      says: "a merge-patch content type is taken",
      ...patch,
      sent: { raw: '{"name":"A"}', headers: { "content-type": "application/merge-patch+json" } },
      status: 200,
      fires: ["profile.updated", "timeline.event"],
    },
    {
      says: "a wrong type is 400 naming the field and what it must be",
      ...patch,
      sent: { body: { willing_to_relocate: "yes" } },
      ...refused,
      message: /willing_to_relocate must be true or false/,
    },
    {
      says: "an unknown field where none is allowed is 400 naming it",
      method: "POST",
      path: "/api/v1/timeline",
      sent: { body: { eventType: "a", colour: "red" } },
      ...refused,
      message: /colour is not a known field/,
    },
    {
      says: "64 levels are taken",
      ...patch,
      sent: { raw: `{"deep":${nested(63)}}` },
      status: 200,
      fires: ["profile.updated", "timeline.event"],
    },
    {
      says: "65 levels are 400",
      ...patch,
      sent: { raw: `{"deep":${nested(64)}}` },
      ...refused,
      message: /64/,
    },
    { says: "100,000 levels are 400", ...patch, sent: { raw: `{"deep":${nested(100_000)}}` }, ...refused },
    { says: "a field __proto__ is 400", ...patch, sent: { raw: '{"__proto__":{"x":1}}' }, ...refused },
    {
      says: "half a surrogate pair is 400, for no store keeps it",
      ...patch,
      sent: { raw: '{"bio_summary":"\\ud800"}' },
      ...refused,
    },
    {
      says: "a body of 1 MiB is taken",
      ...patch,
      sent: { raw: `{"x":"${"a".repeat(MEBIBYTE - 8)}"}` },
      status: 200,
      fires: ["profile.updated", "timeline.event"],
    },
    {
      says: "a body of a byte more is 413",
      ...patch,
      sent: { raw: `{"x":"${"a".repeat(MEBIBYTE - 7)}"}` },
      status: 413,
      type: "validation.bad_request",
    },
    {
      says: "a body is measured, whatever Content-Length says",
      ...patch,
      sent: { raw: `{"x":"${"a".repeat(MEBIBYTE)}"}`, headers: { "content-length": "10" } },
      status: 413,
      type: "validation.bad_request",
    },
    {
      says: "a resume may have more than 1 MiB: a picture is kept, not read",
      method: "PUT",
      path: "/api/v1/resume",
      sent: {
        body: {
          format: "json_resume",
          content: { basics: { name: "Ada", image: "a".repeat(2 * MEBIBYTE) } },
        },
      },
      status: 200,
      fires: ["profile.updated", "timeline.event"],
    },
    {
      says: "a resume of more than 10 MiB is 413",
      method: "PUT",
      path: "/api/v1/resume",
      sent: { raw: `{"x":"${"a".repeat(10 * MEBIBYTE)}"}` },
      status: 413,
      type: "validation.bad_request",
    },
  ]);

  test("a refused request changes nothing, and its message repeats no value", async () => {
    const h = await start();
    const { key } = await h.newPerson();
    const body = { name: "Ada Example", min_salary: "a-private-thing" };
    const answer = await h.send("PATCH", profile, { key, body });
    expect(answer.status).toBe(400);
    expect(answer.text).not.toContain("a-private-thing");
    expect((await h.send("GET", profile, { key })).body.type).toBe("profile.not_found");
  });
});

describe("the order of checks", () => {
  test("authentication before rate limit before scope before validation before existence", async () => {
    const h = await start();
    const userId = await h.newUser();
    const poor = await h.newKey(userId, { scopes: ["read:alerts"], hourlyLimit: 1 });
    const ask = (key: string | undefined, path: string, raw: string) => h.send("PATCH", path, { key, raw });
    expect((await ask(undefined, "/api/v1/alerts?id=alr_1", "{")).body.type).toBe("auth.api_key_missing");
    expect((await ask(poor, "/api/v1/alerts?id=alr_1", "{")).body.type).toBe("auth.insufficient_scope");
    expect((await ask(poor, "/api/v1/alerts?id=alr_1", "{")).body.type).toBe("rate_limit.exceeded");
    const full = await h.newKey(userId);
    expect((await ask(full, "/api/v1/alerts?id=alr_1", "{")).body.type).toBe("validation.bad_request");
    expect((await ask(full, "/api/v1/alerts?id=alr_1", '{"action":"read"}')).body.type).toBe(
      "alerts.not_found",
    );
  });

  test("unknown query parameters are ignored, unknown values of known ones are not", async () => {
    const h = await start();
    const { key } = await h.newPerson();
    const status = async (query: string) => (await h.send("GET", `/api/v1/alerts?${query}`, { key })).status;
    expect(await status("colour=red&id=3")).toBe(200);
    for (const query of ["includeRead=maybe", "includeRead=1", "includeRead=", "limit=many", "limit=1.5"]) {
      expect(await status(query), query).toBe(400);
    }
    expect(await status("includeRead=true&includeRead=false")).toBe(400);
  });
});

test("a bug is 500 with the request's id and no detail; the log has the rest", async () => {
  const h = await start({ expectBugs: true });
  const { key } = await h.newPerson();
  const read = h.store.read;
  h.store.read = async () => {
    throw new Error("a secret detail");
  };
  const answer = await h.send("GET", "/api/v1/webhooks", { key, headers: { "x-request-id": "trace-1" } });
  h.store.read = read;
  expect([answer.status, answer.body.type]).toEqual([500, "server.internal"]);
  expect(answer.body.message).toContain("trace-1");
  expect(answer.text).not.toContain("secret detail");
  expect(h.bugs).toMatchObject([
    { requestId: "trace-1", operation: "webhooks.list", error: "Error", detail: "a secret detail" },
  ]);
  expect((await h.send("GET", "/api/v1/webhooks", { key, headers: { host: HOST } })).status).toBe(200);
});

test.each([
  [{}, "actions is required and must be an array. Fields of each: type"],
  [{ actions: ["generate_fit_brief"] }, "actions[0] must be an object, not a string. Its fields: type"],
  [
    { actions: [{ type: "generate_fit_brief" }], opportunity: "a posting" },
    "opportunity must be an object, not a string. Its fields: inputMode",
  ],
])("what should stand in %j is said with its fields", async (body, message) => {
  const h = await start();
  const { key } = await h.newPerson();
  const answer = await h.send("POST", "/api/v1/agent/apply", { key, body });
  expect(answer.status).toBe(400);
  expect(answer.body.message).toContain(message);
});
