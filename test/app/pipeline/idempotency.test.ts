import { expect, test } from "vitest";
import { fakeRuntime } from "../../support/fake-runtime.ts";
import { type Answer, type Harness, HOUR_MS, start } from "../../support/harness.ts";
import { asList, at, textAt } from "../../support/json.ts";
import { tempPlace } from "../../support/open-engine.ts";

const path = "/api/v1/timeline";
const hooks = "/api/v1/webhooks";

function note(
  h: Harness,
  key: string,
  idempotencyKey: string,
  body: unknown = { eventType: "a" },
): Promise<Answer> {
  return h.send("POST", path, { key, headers: { "idempotency-key": idempotencyKey }, body });
}

const replayed = (answer: Answer) => answer.headers.get("idempotency-replayed");

async function count(h: Harness, key: string): Promise<number> {
  return asList((await h.send("GET", path, { key })).body.data).length;
}

test("the same key with the same body gives the first answer again, and does nothing", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  const first = await note(h, key, "k1");
  expect(h.fired().map(({ type }) => type)).toEqual(["timeline.event"]);
  h.runtime.advance(60_000);
  const second = await note(h, key, "k1");
  expect([first.status, replayed(first)]).toEqual([201, null]);
  expect([second.status, replayed(second)]).toEqual([201, "true"]);
  expect(second.text).toBe(first.text);
  expect(h.fired()).toEqual([]);
  expect(await count(h, key)).toBe(1);
});

test("without a key each call is one of its own", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  for (const _ of [1, 2]) await h.send("POST", path, { key, body: { eventType: "a" } });
  expect(await count(h, key)).toBe(2);
});

test("the same key with another body, or on another path, is 409 validation.bad_request", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  await note(h, key, "k1");
  const body = { url: "http://127.0.0.1:9/", events: ["goal.changed"] };
  for (const answer of [
    await note(h, key, "k1", { eventType: "b" }),
    await note(h, key, "k1", { eventType: "a", impactScore: 0.3 }),
    await h.send("POST", hooks, { key, headers: { "idempotency-key": "k1" }, body }),
  ]) {
    expect([answer.status, answer.body.type]).toEqual([409, "validation.bad_request"]);
  }
  expect(await count(h, key)).toBe(1);
  expect((await h.send("GET", hooks, { key })).body.data).toEqual([]);
});

test("the same key with the same body for another thing, named in path or query, is 409 and does nothing", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  const made = async (path: string, body: unknown) =>
    textAt((await h.send("POST", path, { key, body })).body, "data", "id");
  const checkpoints = "/api/v1/checkpoints";
  const [left, right] = [
    await made(checkpoints, { kind: "apply" }),
    await made(checkpoints, { kind: "report" }),
  ];
  const hook = { url: "http://127.0.0.1:9/", events: ["goal.changed"] };
  const [one, other] = [await made(hooks, hook), await made(hooks, hook)];
  const send = (path: string, idempotencyKey: string) =>
    h.send("POST", path, { key, headers: { "idempotency-key": idempotencyKey }, body: {} });
  for (const [first, second] of [
    [`${checkpoints}/${left}/fork`, `${checkpoints}/${right}/fork`],
    [`${hooks}/test?id=${one}`, `${hooks}/test?id=${other}`],
  ] as const) {
    const done = await send(first, first);
    expect(done.status, first).toBeLessThan(300);
    const refused = await send(second, first);
    expect([refused.status, refused.body.type], second).toEqual([409, "validation.bad_request"]);
    expect((await send(first, first)).text).toBe(done.text);
  }
  const forks = asList((await h.send("GET", checkpoints, { key })).body.data).filter(
    ({ sourceCheckpointId }) => sourceCheckpointId !== null,
  );
  expect(forks).toMatchObject([{ kind: "apply", sourceCheckpointId: left }]);
  const deliveries = asList((await h.send("GET", `${hooks}/deliveries`, { key })).body.data);
  expect(deliveries).toMatchObject([{ webhookId: one }]);
});

test("it holds for 24 hours and no longer", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  await note(h, key, "k1");
  h.runtime.advance(24 * HOUR_MS - 1);
  expect(replayed(await note(h, key, "k1"))).toBe("true");
  h.runtime.advance(1);
  const after = await note(h, key, "k1", { eventType: "b" });
  expect([after.status, replayed(after)]).toEqual([201, null]);
  expect(await count(h, key)).toBe(2);
});

test("it holds across a restart", async () => {
  const place = await tempPlace();
  const runtime = fakeRuntime();
  const before = await start({ place, runtime });
  const { key } = await before.newPerson();
  const first = await note(before, key, "k1");
  await before.close();
  const h = await start({ place, runtime });
  const second = await note(h, key, "k1");
  expect([second.text, replayed(second)]).toEqual([first.text, "true"]);
  expect(await count(h, key)).toBe(1);
});

test("of parallel repeats one does the work; the others are 409 or the same answer", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => note(h, key, "k1")));
  const made = answers.filter(({ status }) => status === 201);
  expect(made.filter((answer) => replayed(answer) === null).length).toBe(1);
  expect(answers.filter(({ status }) => status === 409).length + made.length).toBe(5);
  expect(answers.some(({ status }) => status === 409)).toBe(true);
  expect(await count(h, key)).toBe(1);
  expect(replayed(await note(h, key, "k1"))).toBe("true");
});

test("two users may send the same key at once; both are done", async () => {
  const h = await start();
  const [left, right] = [await h.newPerson(), await h.newPerson()];
  const answers = await Promise.all([left, right].map(({ key }) => note(h, key, "same")));
  expect(answers.map((answer) => [answer.status, replayed(answer)])).toEqual([
    [201, null],
    [201, null],
  ]);
  for (const [at, { key }] of [left, right].entries()) {
    const { data } = (await h.send("GET", path, { key })).body;
    expect(asList(data)).toEqual([answers[at]?.body.data]);
  }
});

test("a failed call is not kept: mended, it may be sent again under its key", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  expect((await note(h, key, "k1", { eventType: "" })).status).toBe(400);
  const mended = await note(h, key, "k1");
  expect([mended.status, replayed(mended)]).toEqual([201, null]);
});

test.each(["a b", "", "x".repeat(256), "ü"])("%j is no Idempotency-Key", async (bad) => {
  const h = await start();
  const { key } = await h.newPerson();
  const answer = await note(h, key, bad);
  expect([answer.status, answer.body.type]).toEqual([400, "validation.bad_request"]);
  expect(await count(h, key)).toBe(0);
});

test.each(["x", "!".repeat(255), '{"a":1}', "~"])("%j is one", async (good) => {
  const h = await start();
  const { key } = await h.newPerson();
  expect((await note(h, key, good)).status).toBe(201);
});

test("a replay never shows a webhook secret again", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  const body = { url: "http://127.0.0.1:9/", events: ["goal.changed"] };
  const send = () => h.send("POST", hooks, { key, headers: { "idempotency-key": "k1" }, body });
  const first = await send();
  const second = await send();
  expect(at(first.body, "data", "secret")).toMatch(/^whsec_/);
  expect([second.status, replayed(second)]).toEqual([201, "true"]);
  expect(second.text).not.toContain("whsec_");
  expect(at(second.body, "data", "id")).toBe(at(first.body, "data", "id"));
  expect(asList((await h.send("GET", hooks, { key })).body.data).length).toBe(1);
});

test("a read and an update take no notice of the header", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  const headers = { "idempotency-key": "k1" };
  for (const min_salary of [1, 2]) {
    const answer = await h.send("PATCH", "/api/v1/profile", { key, headers, body: { min_salary } });
    expect([answer.status, replayed(answer)]).toEqual([200, null]);
    expect(at(answer.body, "data", "profile", "min_salary")).toBe(min_salary);
  }
  expect(replayed(await h.send("GET", path, { key, headers }))).toBeNull();
});

test("a replay counts against the limit as any request does", async () => {
  const h = await start();
  const key = await h.newKey(await h.newUser(), { hourlyLimit: 2 });
  await note(h, key, "k1");
  expect((await note(h, key, "k1")).headers.get("x-ratelimit-remaining")).toBe("0");
  expect((await note(h, key, "k1")).status).toBe(429);
});
