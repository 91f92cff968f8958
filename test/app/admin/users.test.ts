import { describe, expect, test } from "vitest";
import { ExportFile } from "../../../src/domain/account/export-file.ts";
import { administratorOf, dataOf, idOf, ledgerOf, USERS } from "../../support/administration.ts";
import { start } from "../../support/harness.ts";
import { asList } from "../../support/json.ts";
import { withPostgres } from "../../support/postgres/database.ts";

const ADA = { name: "Ada", email: "ada@example.org" };

function users(engine: "sqlite" | "postgres"): void {
  test("a person is created once by an Idempotency-Key, shown, and opened by a key", async () => {
    const h = await start({ engine });
    const admin = await administratorOf(h);
    const headers = { "idempotency-key": "invite ada".replace(" ", "-") };
    const made = await admin.ask("POST", USERS, { body: ADA, headers });
    expect([made.status, dataOf(made)]).toEqual([
      201,
      { id: expect.stringMatching(/^usr_/), ...ADA, createdAt: expect.any(String), quota: {}, links: [] },
    ]);
    const again = await admin.ask("POST", USERS, { body: ADA, headers });
    expect([again.headers.get("idempotency-replayed"), idOf(again)]).toEqual(["true", idOf(made)]);
    const shown = await admin.ask("GET", `${USERS}/${idOf(made)}`);
    expect(dataOf(shown)).toEqual(dataOf(made));
    const key = await h.newKey(idOf(made));
    const context = await h.send("GET", "/api/v1/access-log", { key });
    expect([context.status, context.body.data]).toEqual([200, []]);
  });

  test("all are listed page by page, with their links and nothing that they wrote", async () => {
    const h = await start({ engine });
    const admin = await administratorOf(h);
    const people = [await h.newPerson(), await h.newPerson(), await h.newPerson()];
    const [first] = people;
    await h.send("POST", "/api/v1/memories", {
      key: first?.key,
      body: { contentText: "Prefers early shifts." },
    });
    const at = h.runtime.now().toISOString();
    const link = { issuer: "https://issuer.example", subject: "s-1" };
    await h.store.subjects.link({ id: "lnk_1", userId: first?.userId ?? "", ...link, createdAt: at });
    const seen: string[] = [];
    let text = "";
    for (let path = `${USERS}?limit=2`; path !== ""; ) {
      const answer = await admin.ask("GET", path);
      text += answer.text;
      seen.push(...asList(answer.body.data).map(({ id }) => String(id)));
      const { nextCursor } = Object(answer.body.metadata);
      path = nextCursor === null ? "" : `${USERS}?limit=2&cursor=${nextCursor}`;
    }
    expect(seen).toEqual([admin.userId, ...people.map(({ userId }) => userId)].sort());
    expect(text).toContain(JSON.stringify([link]));
    expect(text).not.toContain("early shifts");
    expect((await admin.ask("GET", `${USERS}?cursor=nonsense`)).body.type).toBe("validation.bad_request");
    // The statements that see everybody leave the transaction seeing its own user alone.
    expect((await admin.ask("GET", `${USERS}/${first?.userId}`)).status).toBe(200);
  });

  test("a merge patch changes what it names; null takes it away; the person sees that it was done", async () => {
    const h = await start({ engine });
    const admin = await administratorOf(h);
    const person = await h.newPerson();
    const at = `${USERS}/${person.userId}`;
    const profile = () => h.send("GET", "/api/v1/profile", { key: person.key });
    await h.send("PATCH", "/api/v1/profile", { key: person.key, body: { name: "Grace" } });
    expect((await profile()).text).toContain('"Grace"');
    const written: string[] = [];
    h.service.onWritten((userId) => written.push(userId));
    const patch = async (body: object) => dataOf(await admin.ask("PATCH", at, { body }));
    expect(await patch({ ...ADA, quota: { callsPerHour: 50, memories: 7 } })).toMatchObject({
      ...ADA,
      quota: { callsPerHour: 50, memories: 7 },
    });
    expect(await patch({ quota: { memories: null } })).toMatchObject({ quota: { callsPerHour: 50 } });
    const left = await patch({ email: null, quota: null });
    expect([left.name, left.email, left.quota]).toEqual(["Ada", undefined, {}]);
    // What watches the person's data learns of it, and what was kept of an earlier answer is not given any more.
    expect(written).toEqual(Array.from({ length: 3 }, () => person.userId));
    expect((await profile()).text).toContain('"Ada"');
    for (const wrong of [
      { quota: { memories: -1 } },
      { suspended: "perhaps" },
      { scopes: ["all"] },
      { id: "x" },
    ])
      expect((await admin.ask("PATCH", at, { body: wrong })).status, JSON.stringify(wrong)).toBe(400);
    expect(await ledgerOf(h, person.userId)).toEqual([
      "test key profile.get 200",
      ...Array.from({ length: 3 }, () => "administrator admin.updateUser 200"),
      "test key profile.get 200",
      "test key profile.update 200",
    ]);
    const changes = await h.send("GET", "/api/v1/changes", { key: person.key });
    expect(asList(changes.body.data).map(({ client }) => client)).toEqual([
      "administrator",
      "administrator",
      "test key",
    ]);
    expect(changes.text).not.toContain("operations laptop");
  });

  test("a suspended person is answered 403 until it is ended, and is administered meanwhile", async () => {
    const h = await start({ engine });
    const admin = await administratorOf(h);
    const person = await h.newPerson();
    const at = `${USERS}/${person.userId}`;
    const suspend = (suspended: boolean) => admin.ask("PATCH", at, { body: { suspended } });
    const since = dataOf(await suspend(true)).suspendedAt;
    h.runtime.advance(60_000);
    expect(dataOf(await suspend(true)).suspendedAt).toBe(since);
    const theirs = () => h.send("GET", "/api/v1/alerts", { key: person.key });
    expect((await theirs()).status).toBe(403);
    for (const path of [at, `${at}/usage`, `${at}/keys`, `${at}/export`])
      expect((await admin.ask("GET", path)).status, path).toBe(200);
    expect(dataOf(await suspend(false)).suspendedAt).toBeUndefined();
    expect((await theirs()).status).toBe(200);
  });

  test("usage counts calls, credits, rows and bytes, not what an administrator did, and shows nothing written", async () => {
    const h = await start({ engine });
    const admin = await administratorOf(h);
    const userId = await h.newUser();
    const key = await h.newKey(userId, { credits: 5, creditKind: "credits" });
    await h.send("POST", "/api/v1/memories", { key, body: { contentText: "Prefers early shifts." } });
    const before = h.runtime.now().toISOString();
    h.runtime.advance(60_000);
    await h.send("GET", "/api/v1/alerts", { key });
    await admin.ask("PATCH", `${USERS}/${userId}`, { body: { suspended: false } });
    const usage = async (query = "") => admin.ask("GET", `${USERS}/${userId}/usage${query}`);
    const all = await usage();
    expect(dataOf(all)).toEqual({
      ...{ userId, calls: { memories: 1, alerts: 1 }, creditsDrawn: 0 },
      ...{ rows: expect.any(Number), bytes: expect.any(Number), lastUsedAt: expect.any(String) },
    });
    // The user, their key with its hour, the note with its change, and the lines of the log.
    expect(Number(dataOf(all).rows)).toBeGreaterThanOrEqual(7);
    expect(all.text).not.toContain("early shifts");
    const since = new Date(Date.parse(before) + 1000).toISOString();
    expect(dataOf(await usage(`?since=${since}`)).calls).toEqual({ alerts: 1 });
  });

  test("a person is erased with everything of theirs, once it was confirmed", async () => {
    const h = await start({ engine });
    const admin = await administratorOf(h);
    const [person, other] = [await h.newPerson(), await h.newPerson()];
    await h.send("POST", "/api/v1/memories", { key: person.key, body: { contentText: "Early shifts." } });
    const at = `${USERS}/${person.userId}`;
    expect((await admin.ask("DELETE", at)).status).toBe(400);
    const gone = await admin.ask("DELETE", `${at}?confirm=DELETE`);
    expect([gone.status, dataOf(gone).receipt]).toMatchObject([200, { memories: 1, apiKeys: 1 }]);
    expect((await h.send("GET", "/api/v1/memories", { key: person.key })).status).toBe(401);
    expect((await h.send("GET", "/api/v1/memories", { key: other.key })).status).toBe(200);
    expect((await admin.ask("DELETE", `${at}?confirm=DELETE`)).status).toBe(404);
    expect(await ledgerOf(h, admin.userId)).toEqual([
      "operations laptop admin.eraseUser 404",
      "operations laptop admin.eraseUser 200",
      "operations laptop admin.eraseUser 400",
    ]);
  });

  test("an export is the person's own, and stands in their access log", async () => {
    const h = await start({ engine });
    const admin = await administratorOf(h, ["read:admin_export"]);
    const person = await h.newPerson();
    await h.send("POST", "/api/v1/memories", { key: person.key, body: { contentText: "Early shifts." } });
    const own = await h.send("GET", "/api/v1/account/export", { key: person.key });
    const theirs = await admin.ask("GET", `${USERS}/${person.userId}/export`);
    expect(theirs.status).toBe(200);
    const careerOf = (data: unknown) => {
      const { user, format, records } = Object(data);
      return { user, format, memories: records.memories, keys: Object(records.apiKeys).length };
    };
    expect(careerOf(theirs.body.data)).toEqual(careerOf(own.body.data));
    // As it is an import takes it, on any engine.
    expect(ExportFile.safeParse(theirs.body.data).error).toBeUndefined();
    expect(await ledgerOf(h, person.userId)).toEqual([
      "administrator admin.exportUser 200",
      "test key account.export 200",
      "test key memories.create 201",
    ]);
  });

  test("who is not there is resource.not_found, on each path", async () => {
    const h = await start({ engine });
    const admin = await administratorOf(h);
    const at = `${USERS}/usr_none`;
    const answers = [
      await admin.ask("GET", at),
      await admin.ask("PATCH", at, { body: { suspended: true } }),
      await admin.ask("GET", `${at}/usage`),
      await admin.ask("GET", `${at}/keys`),
      await admin.ask("POST", `${at}/keys`, { body: { name: "k", scopes: ["all"] } }),
      await admin.ask("DELETE", `${at}/keys/key_none`),
      await admin.ask("GET", `${at}/export`),
      await admin.ask("DELETE", `${at}?confirm=DELETE`),
    ];
    for (const { status, body } of answers) expect([status, body.type]).toEqual([404, "resource.not_found"]);
  });

  test("the user whose key makes the call is neither suspended nor erased by it, and loses no key in use", async () => {
    const h = await start({ engine });
    const admin = await administratorOf(h);
    const own = `${USERS}/${admin.userId}`;
    const keys = asList((await admin.ask("GET", `${own}/keys`)).body.data);
    const refused = [
      await admin.ask("PATCH", own, { body: { suspended: true } }),
      await admin.ask("DELETE", `${own}?confirm=DELETE`),
      await admin.ask("DELETE", `${own}/keys/${keys[0]?.id}`),
    ];
    for (const { status, body } of refused) {
      expect([status, body.type]).toEqual([409, "validation.bad_request"]);
      expect(body.message).toMatch(/career-context (users|keys) \w+/);
    }
    expect((await admin.ask("PATCH", own, { body: { name: "Operations" } })).status).toBe(200);
    expect((await admin.ask("GET", own)).status).toBe(200);
  });
}

describe("administration over REST", () => users("sqlite"));
withPostgres("administration over REST on PostgreSQL", () => users("postgres"));
