import { describe, expect, test } from "vitest";
import { operations } from "../../src/domain/index.ts";
import { jsonProblem, jsonTextProblem } from "../../src/operation/input/json-limits.ts";
import { type Harness, start } from "../support/harness.ts";
import { at, isObject, type Json } from "../support/json.ts";
import { callTool } from "../support/mcp/client.ts";
import { restRequest } from "../support/net/rest-request.ts";
import { sampleOf, samples } from "../support/samples/operations.ts";

const profile = "/api/v1/profile";
const nested = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
const evil = '{"polluted":"yes","admin":true,"toString":"x","scopes":["write:account"]}';

/** A name that some object would have if a prototype had been reached. */
function polluted(): boolean {
  return "polluted" in {} || "admin" in [] || Object.keys(Object.prototype).length > 0;
}

async function person() {
  const h = await start();
  return { h, ...(await h.newPerson()) };
}

describe("a key that could reach a prototype", () => {
  test.each([
    `{"__proto__":${evil}}`,
    `{"career_goals":{"__proto__":${evil}}}`,
    `{"own":[{"deep":{"__proto__":${evil}}}]}`,
    `{"\\u005f_proto__":${evil}}`,
    '{"own":{"__proto__":null}}',
  ])("%s is refused, wherever it stands", async (raw) => {
    const { h, key } = await person();
    const answer = await h.send("PATCH", profile, { key, raw });
    expect([answer.status, answer.body.type]).toEqual([400, "validation.bad_request"]);
    expect(polluted()).toBe(false);
  });

  test.each([
    "constructor",
    "prototype",
    "hasOwnProperty",
    "toString",
    "toJSON",
    "then",
    "valueOf",
    "length",
  ])("%s is a name like any other: kept, patched and removed as data", async (field) => {
    const { h, key } = await person();
    const patch = (value: unknown) =>
      h.send("PATCH", profile, { key, body: { career_goals: { [field]: value }, [field]: value } });
    expect((await patch({ prototype: { polluted: "yes" } })).status).toBe(200);
    expect(polluted()).toBe(false);
    const merged = await patch({ more: 1 });
    const expected = { prototype: { polluted: "yes" }, more: 1 };
    expect(at(merged.body, "data", "profile", field)).toEqual(expected);
    expect(at(merged.body, "data", "profile", "career_goals", field)).toEqual(expected);
    expect((await patch(null)).status).toBe(200);
    const left = (await h.send("GET", profile, { key })).body;
    const stored = at(left, "data", "profile");
    expect(isObject(stored) && Object.hasOwn(stored, field)).toBe(false);
  });

  test.each(Object.keys(samples))("is refused or data in the body, path and query of %s", async (name) => {
    const h = await start();
    const someone = await h.newPerson();
    const operation = operations.find((candidate) => candidate.name === name);
    if (!operation) throw new Error(`There is no operation ${name}.`);
    const { prepare, input } = sampleOf(name);
    const known = { ...input, ...(await prepare?.(h, someone)) };
    for (const field of ["__proto__", "constructor", "prototype"]) {
      const asValue = Object.fromEntries(Object.keys(known).map((own) => [own, field]));
      const { path } = restRequest(operation, asValue);
      const target = `${path}${path.includes("?") ? "&" : "?"}${field}=x&${field}[polluted]=yes`;
      const bodies =
        operation.http.method === "GET" ? [undefined] : [`{"${field}":${evil}}`, withInner(known, field)];
      for (const raw of bodies) {
        const answer = await h.send(operation.http.method, target, { key: someone.key, ...(raw && { raw }) });
        expect(answer.status, `${operation.http.method} ${target} ${raw}`).toBeLessThan(500);
      }
    }
    expect(polluted()).toBe(false);
  });

  test("names no operation, tool, module or client that there is", async () => {
    const { h, key } = await person();
    const client = await h.mcp(key);
    for (const name of ["__proto__", "constructor", "toString", "hasOwnProperty"]) {
      for (const tool of ["read_operation", "write_operation"]) {
        const { isError, structured } = await callTool(client, tool, { operation: name, arguments: {} });
        expect([isError, structured.type], name).toEqual([true, "validation.bad_request"]);
      }
      await expect(client.callTool({ name, arguments: {} }), name).rejects.toThrow();
      const path = `/api/v1/assessments/${name}`;
      expect((await h.send("GET", path, { key })).body.type).toBe("assessments.not_found");
      expect((await h.send("GET", `${path}/questions`, { key })).body.type).toBe("assessments.not_found");
    }
  });

  test("is no answer to an assessment's question", async () => {
    const { h, key } = await person();
    for (const raw of [
      `{"answers":{"constructor":3}}`,
      `{"answers":{"__proto__":{"a":3}}}`,
      `{"answers":{"toString":3}}`,
    ]) {
      const answer = await h.send("POST", "/api/v1/assessments/values/submissions", { key, raw });
      expect([answer.status, answer.body.type], raw).toEqual([400, "validation.bad_request"]);
    }
  });

  test("over MCP is refused in arguments, nested ones and ones sent as text", async () => {
    const { h, key } = await person();
    const client = await h.mcp(key);
    const own = JSON.parse(`{"__proto__":${evil}}`);
    await callTool(client, "update_profile", own);
    expect((await h.send("GET", profile, { key })).text).not.toContain("polluted");
    for (const args of [{ career_goals: own }, { own: [own] }]) {
      const { isError, structured } = await callTool(client, "update_profile", args);
      expect([isError, structured.type]).toEqual([true, "validation.bad_request"]);
    }
    const asText = {
      operation: "timeline.create",
      arguments: `{"eventType":"x","eventData":{"__proto__":${evil}}}`,
    };
    expect((await callTool(client, "write_operation", asText)).isError).toBe(true);
    expect(polluted()).toBe(false);
  });
});

function withInner(known: Json, field: string): string {
  const [first] = Object.keys(known);
  return `{${first === undefined ? "" : `${JSON.stringify(first)}:${JSON.stringify(known[first])},`}"inner":{"${field}":${evil}}}`;
}

describe("a skill, a goal or an event with the name of a built-in property", () => {
  const names = [
    "constructor",
    "prototype",
    "toString",
    "valueOf",
    "hasOwnProperty",
    "length",
    "undefined",
    "null",
  ];

  test("is matched, searched and shown as what it is", async () => {
    const { h, key } = await person();
    const content = {
      skills: names.map((name) => ({ name })),
      work: names.map((name) => ({ name, position: name })),
    };
    const put = await h.send("PUT", "/api/v1/resume", { key, body: { format: "json_resume", content } });
    expect(at(put.body, "data", "resume", "skills")).toEqual(names);
    await h.send("PATCH", profile, { key, body: { career_goals: names, target_industries: names } });
    for (const name of names) {
      await h.send("POST", "/api/v1/timeline", { key, body: { eventType: name } });
      const asked: [string, string, Json | undefined][] = [
        ["GET", `/api/v1/career-context?query=${name}`, undefined],
        ["POST", "/api/v1/career-match", { query: name, constraints: { educationLevel: name } }],
        ["POST", "/api/v1/career-prediction", { targetRole: name }],
        ["POST", "/api/v1/career-reasoning", { query: name }],
        ["GET", `/api/v1/similar-paths?targetRole=${name}`, undefined],
      ];
      for (const [method, path, body] of asked) {
        expect((await h.send(method, path, { key, body })).status, `${name} ${path}`).toBeLessThan(500);
      }
    }
    for (const path of ["context?view=full", "career-graph", "career-health"]) {
      expect((await h.send("GET", `/api/v1/${path}`, { key })).status, path).toBe(200);
    }
  });
});

describe("odd JSON", () => {
  const send = (h: Harness, key: string, raw: string | Uint8Array<ArrayBuffer>) =>
    h.send("PATCH", profile, { key, raw });

  test("with a byte order mark is read", async () => {
    const { h, key } = await person();
    const answer = await send(h, key, '\uFEFF{"bio_summary":"Marked"}');
    expect(at(answer.body, "data", "profile", "bio_summary")).toBe("Marked");
  });

  test("with a key twice means the last one, in what is checked as in what is stored", async () => {
    const { h, key } = await person();
    const last = await send(h, key, '{"min_salary":"no number","min_salary":5}');
    expect(at(last.body, "data", "profile", "min_salary")).toBe(5);
    expect((await send(h, key, '{"min_salary":5,"min_salary":"no number"}')).status).toBe(400);
    const alert = await h.send("PATCH", "/api/v1/alerts?id=alr_1", {
      key,
      raw: '{"action":"read","action":"shout"}',
    });
    expect(alert.body.type).toBe("alerts.invalid_action");
  });

  test.each([
    ["UTF-16", Buffer.from('{"name":"A"}', "utf16le")],
    ["an overlong form", Buffer.from([0x7b, 0x22, 0xc0, 0xaf, 0x22, 0x3a, 0x31, 0x7d])],
    ["a surrogate in UTF-8", Buffer.from([0x7b, 0x22, 0xed, 0xa0, 0x80, 0x22, 0x3a, 0x31, 0x7d])],
    ["a cut character", Buffer.from([0x7b, 0x22, 0xe2, 0x82])],
    ["Latin-1", Buffer.from('{"name":"Zoé"}', "latin1")],
    ["a null byte in the text", Buffer.from('{"name":\0"A"}')],
    ["a value too many", Buffer.from('{"name":"A"}{"name":"B"}')],
    ["a comment", Buffer.from('{"name":"A" /* B */}')],
    ["NaN", Buffer.from('{"min_salary":NaN}')],
  ])("of %s is refused", async (_, bytes) => {
    const { h, key } = await person();
    const answer = await send(h, key, new Uint8Array(bytes));
    expect([answer.status, answer.body.type]).toEqual([400, "validation.bad_request"]);
  });

  test.each(["1e999", "-1e999", `1${"0".repeat(400)}`])(
    "with the number %s, which none can keep, is refused",
    async (number) => {
      const { h, key } = await person();
      for (const raw of [`{"min_salary":${number}}`, `{"own":[{"deep":${number}}]}`]) {
        expect((await send(h, key, raw)).status, raw.slice(0, 60)).toBe(400);
      }
    },
  );

  test("with minus zero, tiny and long numbers is kept as JSON keeps them", async () => {
    const { h, key } = await person();
    const answer = await send(h, key, '{"own":[-0,5e-324,1e-999,0.1,123456789012345678901234567890]}');
    expect(at(answer.body, "data", "profile", "own")).toEqual([0, 5e-324, 0, 0.1, 1.2345678901234568e29]);
  });

  test("with a null character in a text is kept as it was answered, in answers as in the database", async () => {
    const { h, key } = await person();
    const answer = await send(h, key, '{"bio_summary":"a\\u0000b","own":"a\\u0000b"}');
    expect(answer.status).toBe(200);
    const again = await h.send("GET", profile, { key });
    expect(at(again.body, "data", "profile")).toEqual(at(answer.body, "data", "profile"));
    const path = "/api/v1/career-context?query=a%00b";
    expect((await h.send("GET", path, { key })).status).toBe(200);
  });

  test("with half a character is refused in keys, values and MCP arguments", async () => {
    const { h, key } = await person();
    for (const raw of ['{"own":"\\ud800"}', '{"\\udfff":1}', '{"own":["ok",{"a":"x\\ud83dy"}]}']) {
      expect((await send(h, key, raw)).status, raw).toBe(400);
    }
    const client = await h.mcp(key);
    expect((await callTool(client, "update_profile", { own: "\ud800" })).isError).toBe(true);
  });

  test.each([
    ["objects", `{"own":${'{"a":'.repeat(70)}1${"}".repeat(70)}}`],
    ["lists", `{"own":${nested(70)}}`],
    ["megabytes of lists", nested(500_000)],
    ["lists that never end", "[".repeat(1_000_000)],
  ])("of too many levels is refused: %s", async (_, raw) => {
    const { h, key } = await person();
    const answer = await send(h, key, raw);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toMatch(/64 levels/);
  });

  test("of too many levels is refused in a resume's own text and in MCP arguments", async () => {
    const { h, key } = await person();
    const content = `{"work":${nested(4_000_000)}}`;
    const put = await h.send("PUT", "/api/v1/resume", { key, body: { format: "json_resume", content } });
    expect([put.status, put.body.message]).toEqual([
      400,
      expect.stringMatching(/content must not be nested/),
    ]);
    const client = await h.mcp(key);
    const deep: unknown = JSON.parse(nested(65));
    expect((await callTool(client, "update_profile", { own: deep })).isError).toBe(true);
  });
});

describe("how much JSON is too much", () => {
  test("is found in its text before it is built", () => {
    expect(jsonTextProblem(nested(64))).toBeUndefined();
    expect(jsonTextProblem(nested(65))).toMatch(/64/);
    expect(jsonTextProblem(`[${"1,".repeat(1_000_000)}1]`)).toMatch(/values/);
    expect(jsonTextProblem(`"${"[".repeat(100)}"`)).toBeUndefined();
    expect(jsonTextProblem(`"\\"${"[".repeat(100)}"`)).toBeUndefined();
    expect(jsonTextProblem(`"\\\\"${"[".repeat(100)}`)).toMatch(/64/);
    expect(jsonTextProblem(`"${"[,".repeat(1_000_000)}`)).toBeUndefined();
    expect(jsonTextProblem("}]}]".repeat(100) + nested(64))).toBeUndefined();
  });

  test("is counted in values, wherever they stand", () => {
    expect(jsonProblem(Array.from({ length: 199_999 }, () => 1))).toBeUndefined();
    expect(jsonProblem(Array.from({ length: 200_000 }, () => 1))).toMatch(/200000 values/);
    expect(
      jsonProblem({ a: Array.from({ length: 1000 }, () => Array.from({ length: 200 }, () => null)) }),
    ).toMatch(/values/);
  });

  test("is refused in a request, and nothing of it is stored", async () => {
    const { h, key } = await person();
    const raw = `{"eventType":"x","eventData":{"list":[${"1,".repeat(400_000)}1]}}`;
    const answer = await h.send("POST", "/api/v1/timeline", { key, raw });
    expect([answer.status, answer.body.type]).toEqual([400, "validation.bad_request"]);
    expect((await h.send("GET", "/api/v1/timeline", { key })).body.data).toEqual([]);
  });
});
