import { expect, test } from "vitest";
import { z } from "zod";
import { temporaryFolder } from "../../support/program/folder.ts";
import { lines, run, runWell } from "../../support/program/program.ts";
import { serveOn } from "../../support/program/server.ts";

const Key = z.strictObject({
  id: z.string().startsWith("key_"),
  userId: z.string(),
  prefix: z.string(),
  name: z.string(),
  scopes: z.array(z.string()),
  hourlyLimit: z.int(),
  credits: z.int().nullable(),
  creditKind: z.string().nullable(),
  creditsGranted: z.int().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  revokedAt: z.iso.datetime().nullable(),
  lastUsedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
const NewKey = z.strictObject({ ...Key.shape, key: z.string().regex(/^sk_[A-Za-z0-9_-]{43,}$/) });
const DAY_MS = 24 * 60 * 60 * 1000;

async function create(dataDir: string, ...flags: string[]) {
  const args = ["keys", "create", "--name", "test", "--json", "--data-dir", dataDir, ...flags];
  return NewKey.parse(JSON.parse(await runWell(args)));
}

async function list(dataDir: string) {
  return z.array(Key).parse(JSON.parse(await runWell(["keys", "list", "--json", "--data-dir", dataDir])));
}

test("keys create without flags makes an unmetered key of the local user with every scope, 1000 an hour, for ever", async () => {
  const dataDir = temporaryFolder();
  const made = await create(dataDir);
  expect(made).toMatchObject({
    userId: "local",
    name: "test",
    hourlyLimit: 1000,
    credits: null,
    expiresAt: null,
    revokedAt: null,
  });
  expect(made.scopes).toEqual(expect.arrayContaining(["read:context", "write:profile", "write:account"]));
  expect(made.key.startsWith(made.prefix)).toBe(true);
});

test("keys create takes scopes, a lifetime, a limit and credits", async () => {
  const dataDir = temporaryFolder();
  const before = Date.now();
  const made = await create(
    dataDir,
    ...["--scopes", "read:*, write:alerts", "--expires", "90d", "--limit", "5", "--trial", "3"],
  );
  expect(made).toMatchObject({ hourlyLimit: 5, credits: 3, creditKind: "trial", creditsGranted: 3 });
  expect(made.scopes.filter((scope) => scope.startsWith("write:"))).toEqual(["write:alerts"]);
  expect(made.scopes).toContain("read:account");
  const lifetime = Date.parse(made.expiresAt ?? "") - before;
  expect(lifetime).toBeGreaterThanOrEqual(90 * DAY_MS);
  expect(lifetime).toBeLessThan(91 * DAY_MS);
  const { expiresAt } = await create(dataDir, "--expires", "2999-12-31T00:00:00Z");
  expect(expiresAt).toBe("2999-12-31T00:00:00.000Z");
});

test("in text, the key is shown once and keys list never shows it", async () => {
  const dataDir = temporaryFolder();
  const made = await runWell(["keys", "create", "--name", "laptop", "--data-dir", dataDir]);
  const key = /sk_\S{43,}/.exec(made)?.[0] ?? "";
  expect(key).not.toBe("");
  const [line = "", ...more] = lines(await runWell(["keys", "list", "--data-dir", dataDir]));
  expect(more).toEqual([]);
  expect(line).toContain("laptop");
  expect(line).toContain("never used");
  expect(line).toContain(key.slice(0, 9));
  expect(line).not.toContain(key);
});

test("a key works from the moment it is made beside a running server, and revoking ends it at once", async () => {
  const dataDir = temporaryFolder();
  const server = await serveOn(dataDir);
  const { id, key } = await create(dataDir, "--limit", "5", "--scopes", "read:alerts");
  const ask = () => server.request("GET", "/api/v1/alerts", { key });
  const response = await ask();
  expect(response.status).toBe(200);
  expect(response.headers.get("x-ratelimit-limit")).toBe("5");
  expect((await server.request("GET", "/api/v1/profile", { key })).status).toBe(403);

  const revoke = ["keys", "revoke", id, "--json", "--data-dir", dataDir];
  expect(JSON.parse(await runWell(revoke))).toMatchObject({ id });
  expect((await ask()).status).toBe(401);
  const again = await run(revoke);
  expect(again).toMatchObject({ code: 2, stdout: "" });

  const revoked = (await list(dataDir)).find((key) => key.id === id);
  expect(revoked?.revokedAt).not.toBeNull();
  expect(revoked?.lastUsedAt).not.toBeNull();
});

test("a calendar's token is shown once with its address, listed and revoked like a key, and opens that alone", async () => {
  const dataDir = temporaryFolder();
  const server = await serveOn(dataDir);
  const args = ["keys", "create", "--calendar", "--data-dir", dataDir];
  const Calendar = z.strictObject({
    id: z.string().startsWith("key_"),
    token: z.string().regex(/^cal_[A-Za-z0-9_-]{43}$/),
    url: z.url(),
  });
  const { id, token, url } = Calendar.parse(JSON.parse(await runWell([...args, "--json"])));
  const { pathname, search, origin } = new URL(url);
  expect(`${pathname}${search}`).toBe(`/api/v1/follow-ups.ics?token=${token}`);
  expect(await (await fetch(`${origin}/healthz`)).json()).toMatchObject({ status: "ok" });
  const ask = () => server.request("GET", `${pathname}${search}`);
  const response = await ask();
  expect([response.status, response.headers.get("content-type")]).toEqual([
    200,
    "text/calendar; charset=utf-8",
  ]);
  expect((await server.request("GET", "/api/v1/follow-ups", { key: token })).status).toBe(401);

  const listed = await runWell(["keys", "list", "--data-dir", dataDir]);
  expect(listed).toMatch(new RegExp(`${id}.*calendar.*live.*calendar`));
  expect(listed).not.toContain(token);
  expect(await runWell([...args, "--name", "phone"])).toMatch(
    /subscribe to:\n {2}http:\/\/\S+token=cal_\S{43}\n/,
  );
  await runWell(["keys", "revoke", id, "--data-dir", dataDir]);
  expect((await ask()).status).toBe(401);
});

test("a calendar's token made before the first start leaves the first key to be shown", async () => {
  const dataDir = temporaryFolder();
  const said = await runWell(["keys", "create", "--calendar", "--data-dir", dataDir]);
  expect(said).toContain("http://127.0.0.1:8787/api/v1/follow-ups.ics");
  expect(said).toContain("no server runs on this data now");
  await serveOn(dataDir);
  expect((await list(dataDir)).map(({ name }) => name)).toEqual(["calendar", "Key made at first start"]);
});

test("keys belong to the user they were made for, and see only that user's data", async () => {
  const dataDir = temporaryFolder();
  const User = z.strictObject({ id: z.string().startsWith("usr_"), name: z.string(), email: z.string() });
  const args = ["users", "create", "--name", "Ada (fictional)", "--email", "ada@example.org", "--json"];
  const user = User.parse(JSON.parse(await runWell([...args, "--data-dir", dataDir])));
  expect(user).toMatchObject({ name: "Ada (fictional)", email: "ada@example.org" });
  await runWell(["demo", "--data-dir", dataDir]);

  const users = await runWell(["users", "list", "--json", "--data-dir", dataDir]);
  expect(JSON.parse(users)).toEqual([
    { id: "local", name: "Maren Holt (fictional)", email: "maren.holt@example.org", links: [] },
    { ...user, links: [] },
  ]);
  expect(lines(await runWell(["users", "list", "--data-dir", dataDir]))).toHaveLength(2);

  const { key, userId } = await create(dataDir, "--user", user.id);
  expect(userId).toBe(user.id);
  const server = await serveOn(dataDir);
  expect((await server.request("GET", "/api/v1/context", { key })).status).toBe(404);
  const mine = (await create(dataDir)).key;
  expect((await server.request("GET", "/api/v1/context", { key: mine })).status).toBe(200);
});

test("without keys, keys list says how to make one", async () => {
  const dataDir = temporaryFolder();
  expect(await runWell(["keys", "list", "--data-dir", dataDir])).toContain("keys create");
  expect(await list(dataDir)).toEqual([]);
});
