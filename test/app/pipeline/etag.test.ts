import { describe, expect, test } from "vitest";
import { type Answer, type Harness, start } from "../../support/harness.ts";
import { sampleResume } from "../../support/samples/operations.ts";

const cases: [
  string,
  string,
  (h: Harness, person: Person) => Promise<unknown>,
  (h: Harness, person: Person) => Promise<unknown>,
][] = [
  ["the context", "/api/v1/context", withProfile, changeProfile],
  ["the context with sections", "/api/v1/context?expand=alerts,dataSharing", withProfile, changeSharing],
  ["the profile", "/api/v1/profile", withProfile, changeProfile],
  ["the resume", "/api/v1/resume", withResume, changeResume],
  ["the sharing preferences", "/api/v1/data-sharing", changeSharing, changeSharing],
  ["the alerts", "/api/v1/alerts", withAlert, withAlert],
  ["the webhooks", "/api/v1/webhooks", withWebhook, withWebhook],
  ["the timeline", "/api/v1/timeline", withProfile, changeProfile],
];

interface Person {
  userId: string;
  key: string;
}

function withProfile(h: Harness, { key }: Person) {
  return h.send("PATCH", "/api/v1/profile", { key, body: { current_job_title: "Cook" } });
}
function changeProfile(h: Harness, { key }: Person) {
  return h.send("PATCH", "/api/v1/profile", { key, body: { current_job_title: "Chef" } });
}
function withResume(h: Harness, { key }: Person) {
  return h.send("PUT", "/api/v1/resume", { key, body: { format: "json_resume", content: sampleResume } });
}
function changeResume(h: Harness, { key }: Person) {
  const content = { ...sampleResume, basics: { name: "Robin Fictional" } };
  return h.send("PUT", "/api/v1/resume", { key, body: { format: "json_resume", content } });
}
function changeSharing(h: Harness, { key }: Person) {
  return h.send("PUT", "/api/v1/data-sharing", { key, body: { shareCareerPath: true } });
}
function withAlert(h: Harness, { userId }: Person) {
  return h.addAlert(userId);
}
function withWebhook(h: Harness, { key }: Person) {
  return h.send("POST", "/api/v1/webhooks", {
    key,
    body: { url: "http://127.0.0.1:9/", events: ["goal.changed"] },
  });
}

const tagOf = (answer: Answer) => answer.headers.get("etag") ?? "";

describe.each(cases)("%s", (_, path, make, change) => {
  test("has the same tag while nothing changed, whenever and however often it is asked", async () => {
    const h = await start();
    const person = await h.newPerson();
    await make(h, person);
    const first = await h.send("GET", path, { key: person.key });
    h.runtime.advance(90 * 60_000);
    const second = await h.send("GET", path, { key: await h.newKey(person.userId) });
    expect(tagOf(first)).toMatch(/^(W\/)?"[\x21\x23-\x7e]+"$/);
    expect(tagOf(second)).toBe(tagOf(first));
    expect(second.body.data).toEqual(first.body.data);
    expect(first.headers.get("cache-control")).toBe("private, no-cache");
  });

  test("has another tag once its content changed, and the old one is answered in full", async () => {
    const h = await start();
    const person = await h.newPerson();
    await make(h, person);
    const before = await h.send("GET", path, { key: person.key });
    h.runtime.advance(1000);
    await change(h, person);
    const headers = { "if-none-match": tagOf(before) };
    const after = await h.send("GET", path, { key: person.key, headers });
    expect(after.status).toBe(200);
    expect(after.body.data).not.toEqual(before.body.data);
    expect(tagOf(after)).not.toBe(tagOf(before));
  });

  test("is 304 without a body to a caller who has it, with the headers of every answer", async () => {
    const h = await start();
    const person = await h.newPerson();
    await make(h, person);
    const first = await h.send("GET", path, { key: person.key });
    const answer = await h.send("GET", path, { key: person.key, headers: { "if-none-match": tagOf(first) } });
    expect([answer.status, answer.text]).toEqual([304, ""]);
    expect(tagOf(answer)).toBe(tagOf(first));
    expect(answer.headers.get("x-request-id")).toMatch(/^req_/);
    const left = (of: Answer) => Number(of.headers.get("x-ratelimit-remaining"));
    expect(left(answer)).toBe(left(first) - 1);
  });
});

test("a change of something else leaves the tag alone", async () => {
  const h = await start();
  const person = await h.newPerson();
  await withProfile(h, person);
  const before = tagOf(await h.send("GET", "/api/v1/profile", { key: person.key }));
  await withAlert(h, person);
  await withWebhook(h, person);
  expect(tagOf(await h.send("GET", "/api/v1/profile", { key: person.key }))).toBe(before);
});

test("a change back gives the content but not the time of before, and so another tag", async () => {
  const h = await start();
  const person = await h.newPerson();
  await withProfile(h, person);
  const before = await h.send("GET", "/api/v1/profile", { key: person.key });
  h.runtime.advance(1000);
  await changeProfile(h, person);
  await withProfile(h, person);
  const after = await h.send("GET", "/api/v1/profile", { key: person.key });
  expect(after.body.data).not.toEqual(before.body.data);
  expect(tagOf(after)).not.toBe(tagOf(before));
});

describe("If-None-Match", () => {
  test.each<[string, (tag: string) => string, number]>([
    ["the tag", (tag) => tag, 304],
    ["the tag without W/", (tag) => tag.replace("W/", ""), 304],
    ["a list with the tag", (tag) => `"a", ${tag} , W/"b"`, 304],
    ["*", () => "*", 304],
    ["another tag", () => 'W/"another"', 200],
    ["a list of others", () => '"a", "b"', 200],
    ["the tag without quotes", (tag) => tag.replace(/W\/|"/g, ""), 200],
    ["nothing", () => "", 200],
  ])("as %s", async (_, header, status) => {
    const h = await start();
    const { key } = await h.newPerson();
    const tag = tagOf(await h.send("GET", "/api/v1/data-sharing", { key }));
    const headers = { "if-none-match": header(tag) };
    expect((await h.send("GET", "/api/v1/data-sharing", { key, headers })).status).toBe(status);
  });

  test("is not looked at for a write, nor for an error", async () => {
    const h = await start();
    const { key } = await h.newPerson();
    const headers = { "if-none-match": "*" };
    const body = { shareCareerPath: true };
    expect((await h.send("PUT", "/api/v1/data-sharing", { key, headers, body })).status).toBe(200);
    const missing = await h.send("GET", "/api/v1/profile", { key, headers });
    expect([missing.status, missing.headers.get("etag")]).toEqual([404, null]);
  });
});

test("the dynamic context is kept by no cache", async () => {
  const h = await start();
  const person = await h.newPerson();
  await withProfile(h, person);
  const answer = await h.send("GET", "/api/v1/context?expand=dynamicContext", { key: person.key });
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

test("two users with the same answers but their ids have different tags", async () => {
  const h = await start();
  const tags: string[] = [];
  for (const _ of [1, 2]) {
    const { key } = await h.newPerson();
    tags.push(tagOf(await h.send("GET", "/api/v1/data-sharing", { key })));
  }
  expect(tags[0]).not.toBe(tags[1]);
});
