import { describe, expect, test } from "vitest";
import { administratorOf, dataOf, idOf, ledgerOf, USERS } from "../../support/administration.ts";
import { start } from "../../support/harness.ts";
import { asList, textAt } from "../../support/json.ts";
import { withIssuer } from "../../support/oauth/signed-in.ts";
import { withPostgres } from "../../support/postgres/database.ts";

function keys(engine: "sqlite" | "postgres"): void {
  test("a key is issued with what was asked for, opens just that, and ends when it is revoked", async () => {
    const h = await start({ engine });
    const admin = await administratorOf(h);
    const userId = await h.newUser();
    const at = `${USERS}/${userId}/keys`;
    const expiresAt = new Date(h.runtime.now().getTime() + 60_000).toISOString();
    const body = { name: "laptop", scopes: ["read:alerts"], hourlyLimit: 5, credits: 2, expiresAt };
    const made = await admin.ask("POST", at, { body });
    expect(made.status).toBe(201);
    const key = textAt(dataOf(made), "key");
    expect(key).toMatch(/^sk_[A-Za-z0-9_-]{43}$/);
    const shown = { ...body, creditKind: "credits", creditsGranted: 2, prefix: key.slice(0, 9) };
    expect(dataOf(made)).toMatchObject(shown);
    const opened = await h.send("GET", "/api/v1/alerts", { key });
    expect([opened.status, opened.headers.get("x-ratelimit-limit")]).toEqual([200, "5"]);
    expect((await h.send("GET", "/api/v1/profile", { key })).status).toBe(403);
    const listed = await admin.ask("GET", at);
    expect(asList(listed.body.data)).toMatchObject([shown]);
    expect(listed.text).not.toContain(key);
    const revoked = await admin.ask("DELETE", `${at}/${idOf(made)}`);
    expect(dataOf(revoked).revokedAt).toEqual(expect.any(String));
    expect((await h.send("GET", "/api/v1/alerts", { key })).status).toBe(401);
    expect((await admin.ask("DELETE", `${at}/${idOf(made)}`)).status).toBe(404);
    expect(await ledgerOf(h, userId)).toEqual([
      "administrator admin.revokeKey 200",
      "laptop profile.get 403",
      "laptop alerts.list 200",
      "administrator admin.createKey 201",
    ]);
  });

  test("wildcards are stored as the scopes for a person's own data, all of them and no other", async () => {
    const h = await start({ engine });
    const admin = await administratorOf(h);
    const at = `${USERS}/${await h.newUser()}/keys`;
    for (const [scopes, stored] of [
      [["all"], h.service.scopes],
      [["read:*"], h.service.scopes.filter((scope) => scope.startsWith("read:"))],
      [
        ["write:*", "read:alerts"],
        [...h.service.scopes.filter((s) => s.startsWith("write:")), "read:alerts"].sort(),
      ],
    ])
      expect(dataOf(await admin.ask("POST", at, { body: { name: "k", scopes } })).scopes).toEqual(stored);
  });

  test("repeated with its Idempotency-Key a key is made once, and its secret is not shown a second time", async () => {
    const h = await start({ engine });
    const admin = await administratorOf(h);
    const person = await h.newPerson();
    const at = `${USERS}/${person.userId}/keys`;
    const ask = (body: object) => admin.ask("POST", at, { body, headers: { "idempotency-key": "one" } });
    const body = { name: "laptop", scopes: ["all"] };
    const [first, second] = [await ask(body), await ask(body)];
    expect([first.status, second.status, idOf(second)]).toEqual([201, 201, idOf(first)]);
    expect([dataOf(second).key, second.text.includes("sk_")]).toEqual([undefined, true]);
    expect(second.text).not.toContain(textAt(dataOf(first), "key"));
    expect((await ask({ ...body, name: "other" })).status).toBe(409);
    // The person's own Idempotency-Keys are theirs: the same one is free for them.
    const theirs = await h.send("POST", "/api/v1/memories", {
      key: person.key,
      body: { contentText: "Early shifts." },
      headers: { "idempotency-key": "one" },
    });
    expect(theirs.status).toBe(201);
    // One that was repeated did nothing.
    expect((await ledgerOf(h, person.userId)).filter((line) => line.includes("createKey"))).toHaveLength(1);
  });

  test("pages of keys meet without gap or overlap, newest first, and hold one person's alone", async () => {
    const h = await start({ engine });
    const admin = await administratorOf(h);
    const userId = await h.newUser();
    await h.newPerson();
    for (const name of ["one", "two", "three"]) {
      h.runtime.advance(1000);
      await h.newKey(userId, { name });
    }
    const first = await admin.ask("GET", `${USERS}/${userId}/keys?limit=2`);
    const cursor = textAt(first.body.metadata, "nextCursor");
    const second = await admin.ask("GET", `${USERS}/${userId}/keys?limit=2&cursor=${cursor}`);
    const names = [first, second].map(({ body }) => asList(body.data).map(({ name }) => name));
    expect(names).toEqual([["three", "two"], ["one"]]);
  });

  test.each([
    ["an end that has passed", { expiresAt: "2020-01-01T00:00:00Z" }],
    ["no scope", { scopes: [] }],
    ["a scope that is none", { scopes: ["read:everything"] }],
    ["a limit of nothing", { hourlyLimit: 0 }],
    ["a hash of one's own", { hash: "0".repeat(64) }],
  ])("%s is refused, and nothing is stored", async (_, wrong) => {
    const h = await start({ engine });
    const admin = await administratorOf(h);
    const at = `${USERS}/${await h.newUser()}/keys`;
    const answer = await admin.ask("POST", at, { body: { name: "k", scopes: ["all"], ...wrong } });
    expect([answer.status, answer.body.type]).toEqual([400, "validation.bad_request"]);
    expect((await admin.ask("GET", at)).body.data).toEqual([]);
  });

  test("the limit and the credits of a key change at once; what was drawn stays counted", async () => {
    const h = await start({ engine });
    const admin = await administratorOf(h);
    const userId = await h.newUser();
    const key = await h.newKey(userId, { credits: 3, creditKind: "trial" });
    const resume = { work: [{ name: "X", position: "Nurse", startDate: "2019-01" }] };
    await h.send("PUT", "/api/v1/resume", { key, body: { format: "json_resume", content: resume } });
    const predict = () => h.send("POST", "/api/v1/career-prediction", { key, body: { targetRole: "Nurse" } });
    expect((await predict()).status).toBe(200);
    const [{ id = "" } = {}] = asList((await admin.ask("GET", `${USERS}/${userId}/keys`)).body.data);
    const at = `${USERS}/${userId}/keys/${id}`;
    const patch = async (body: object) => dataOf(await admin.ask("PATCH", at, { body }));
    expect(await patch({ credits: 0, hourlyLimit: 7 })).toMatchObject({
      ...{ credits: 0, creditsGranted: 1, creditKind: "trial", hourlyLimit: 7 },
    });
    const none = await predict();
    expect([none.status, none.headers.get("x-ratelimit-limit")]).toEqual([402, "7"]);
    expect(await patch({ credits: 10 })).toMatchObject({ credits: 10, creditsGranted: 11 });
    expect((await predict()).status).toBe(200);
    expect(dataOf(await admin.ask("GET", `${USERS}/${userId}/usage`)).creditsDrawn).toBe(2);
    expect((await patch({ credits: null })).credits).toBeUndefined();
    expect(await patch({})).toMatchObject({ id, hourlyLimit: 7 });
    const other = await h.newPerson();
    for (const [user, keyId] of [
      [other.userId, id],
      [userId, "key_none"],
    ])
      expect(
        (await admin.ask("PATCH", `${USERS}/${user}/keys/${keyId}`, { body: { credits: 5 } })).status,
      ).toBe(404);
    await admin.ask("DELETE", at);
    expect((await admin.ask("PATCH", at, { body: { credits: 5 } })).status).toBe(404);
  });

  test("a key is revoked below its own user alone", async () => {
    const h = await start({ engine });
    const admin = await administratorOf(h);
    const [person, other] = [await h.newPerson(), await h.newPerson()];
    const theirs = asList((await admin.ask("GET", `${USERS}/${person.userId}/keys`)).body.data);
    const wrong = await admin.ask("DELETE", `${USERS}/${other.userId}/keys/${theirs[0]?.id}`);
    expect(wrong.status).toBe(404);
    expect((await h.send("GET", "/api/v1/alerts", { key: person.key })).status).toBe(200);
  });
}

describe("keys of others", () => keys("sqlite"));
withPostgres("keys of others on PostgreSQL", () => keys("postgres"));

test("a client that comes by access tokens is listed, limited, given credits and ended as a key is", async () => {
  const w = await withIssuer();
  const userId = await w.linked();
  const admin = await administratorOf(w.h);
  const key = await w.token({ client_id: "agent" });
  const ask = () => w.h.send("POST", "/api/v1/career-reasoning", { key, body: { query: "What fits me?" } });
  expect((await ask()).status).toBe(200);
  const [client] = asList((await admin.ask("GET", `${USERS}/${userId}/keys`)).body.data);
  expect(client).toMatchObject({ name: "agent", prefix: expect.stringMatching(/^lnk_/), scopes: [] });
  const at = `${USERS}/${userId}/keys/${client?.id}`;
  await admin.ask("PATCH", at, { body: { hourlyLimit: 20, credits: 1 } });
  const answers = [await ask(), await ask()];
  expect(answers.map(({ status }) => status)).toEqual([200, 402]);
  expect(answers[1]?.headers.get("x-ratelimit-limit")).toBe("20");
  await admin.ask("DELETE", at);
  expect((await ask()).status).toBe(403);
});
