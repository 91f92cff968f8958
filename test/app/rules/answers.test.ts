import { describe, expect, test } from "vitest";
import { operations } from "../../../src/domain/index.ts";
import { start } from "../../support/harness.ts";
import { at, isObject, textAt } from "../../support/json.ts";
import { restRequest } from "../../support/net/rest-request.ts";
import { sampleOf, samples } from "../../support/samples/operations.ts";

// A file has no envelope; test/surfaces/surfaces.test.ts has what it answers instead.
const sampled = operations.filter(({ name, http }) => name in samples && !http.file);
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

type Called = Awaited<ReturnType<typeof send>>;
const called = new Map<string, Promise<Called>>();

/** An operation's answer, which is asked for once and looked at by several tests. */
function call(name: string): Promise<Called> {
  const answer = called.get(name) ?? send(name);
  called.set(name, answer);
  return answer;
}

async function send(name: string) {
  const h = await start();
  const person = await h.newPerson();
  const operation = operations.find((candidate) => candidate.name === name);
  if (!operation) throw new Error(`There is no ${name}.`);
  const sample = sampleOf(name);
  const prepared = (await sample.prepare?.(h, person)) ?? {};
  const { path, ...sent } = restRequest(operation, { ...prepared, ...sample.input });
  const answer = await h.send(operation.http.method, path, { key: person.key, ...sent });
  return { operation, path, answer };
}

describe.each(sampled.map(({ name }) => name))("%s", (name) => {
  test("answers in the envelope of the specification, closed but for metadata", async () => {
    const { operation, path, answer } = await call(name);
    expect(answer.status, answer.text.slice(0, 300)).toBe(operation.http.status);
    const top = ["data", "metadata", "links", ...(operation.http.topLevel ?? [])];
    expect(Object.keys(answer.body).sort()).toEqual(top.sort());
    expect(textAt(answer.body, "metadata", "requestId")).toBe(answer.headers.get("x-request-id"));
    expect(textAt(answer.body, "metadata", "timestamp")).toMatch(instant);
    expect(Object.keys(Object(answer.body.links)).sort()).toEqual(
      ["self", "related", ...Object.keys(operation.http.links ?? {})].sort(),
    );
    expect(at(answer.body, "links", "self")).toBe(path);
    for (const related of Object(at(answer.body, "links", "related")))
      expect(related).toMatch(/^\/api\/v1\//);
    if (!operation.isPage) return;
    expect(Array.isArray(answer.body.data)).toBe(true);
    expect(answer.body.metadata).toMatchObject({ count: Object(answer.body.data).length, nextCursor: null });
  });

  test("carries the headers that every answer carries", async () => {
    const { answer } = await call(name);
    expect(answer.headers.get("content-type")).toBe("application/json");
    expect(answer.headers.get("x-api-version")).toBe("v1");
    expect(answer.headers.get("x-ratelimit-limit")).toBe("1000");
    expect(answer.headers.get("x-ratelimit-remaining")).toMatch(/^\d+$/);
    expect(answer.headers.get("x-ratelimit-reset")).toMatch(instant);
    expect(answer.headers.get("cache-control")).toMatch(/^(private, no-cache|no-store)$/);
  });

  test("has date-times in UTC with milliseconds and ids with their prefix", async () => {
    const { answer } = await call(name);
    // What is inside may be of the catalogue, which has ids of its own.
    for (const entity of [answer.body.data].flat()) {
      if (isObject(entity) && "id" in entity) expect(entity.id).toMatch(/^[a-z]{3}_/);
    }
    for (const [key, text] of texts(answer.body)) {
      if (/(At|_at|^timestamp|^time|^generatedAt|^lastUpdated|^last_updated)$/.test(key)) {
        expect(text, key).toMatch(instant);
      }
      if (key === "userId") expect(text).toMatch(/^usr_/);
      if (key === "api_version" || key === "apiVersion") expect(text).toBe("v1");
    }
  });
});

/** Every text of an answer with the name of its field; a resume's own document is the caller's. */
function texts(value: unknown, key = ""): [string, string][] {
  if (key === "document") return [];
  if (typeof value === "string") return [[key, value]];
  if (Array.isArray(value)) return value.flatMap((item) => texts(item, key));
  return isObject(value) ? Object.entries(value).flatMap(([name, item]) => texts(item, name)) : [];
}

describe("request ids", () => {
  test.each(["abc", "A-1_b.c", "x".repeat(128)])("the caller's own %s is echoed", async (id) => {
    const h = await start();
    const { key } = await h.newPerson();
    const answer = await h.send("GET", "/api/v1/alerts", { key, headers: { "x-request-id": id } });
    expect(answer.headers.get("x-request-id")).toBe(id);
    expect(at(answer.body, "metadata", "requestId")).toBe(id);
  });

  test.each(["", "a b", "x".repeat(129), "ü", "a/b", "<script>"])(
    "%j is replaced by a new one",
    async (id) => {
      const h = await start();
      const { key } = await h.newPerson();
      const answer = await h.send("GET", "/api/v1/alerts", { key, headers: { "x-request-id": id } });
      expect(answer.headers.get("x-request-id")).toMatch(/^req_/);
    },
  );

  test("errors carry one, too", async () => {
    const h = await start();
    const answer = await h.send("GET", "/api/v1/alerts", { headers: { "x-request-id": "trace" } });
    expect([answer.status, answer.headers.get("x-request-id")]).toEqual([401, "trace"]);
  });
});

test("links.self is the path with its query, as it was asked", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  const { body } = await h.send("GET", "/api/v1/alerts?includeRead=true&x=%20y", { key });
  expect(at(body, "links", "self")).toBe("/api/v1/alerts?includeRead=true&x=%20y");
});

test("HEAD answers as GET without a body", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  const answer = await h.send("HEAD", "/api/v1/alerts", { key });
  expect([answer.status, answer.text]).toEqual([200, ""]);
  expect(answer.headers.get("etag")).toMatch(/^W\/"/);
});
