import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { tempPostgres, withPostgres } from "../../support/postgres/database.ts";
import { temporaryFolder } from "../../support/program/folder.ts";
import { run, runWell } from "../../support/program/program.ts";
import { placed, serveOn } from "../../support/program/server.ts";

const Id = z.object({ id: z.string() });
const Listed = z.array(z.object({ id: z.string(), suspendedAt: z.string().optional() }));
const Usage = z.array(
  z.strictObject({
    userId: z.string(),
    calls: z.record(z.string(), z.number()),
    creditsDrawn: z.number(),
    rows: z.number(),
    bytes: z.number(),
    lastUsedAt: z.string().nullable(),
  }),
);
const SECRET = "Something that only this person wrote";

async function ada(place: string): Promise<string> {
  const args = ["users", "create", "--name", "Ada", "--email", "ada@example.org", "--json", ...placed(place)];
  return Id.parse(JSON.parse(await runWell(args))).id;
}

async function keyOf(place: string, user: string, ...flags: string[]): Promise<string> {
  const args = ["keys", "create", "--name", "laptop", "--json", "--user", user, ...placed(place), ...flags];
  return z.object({ key: z.string() }).parse(JSON.parse(await runWell(args))).key;
}

function administration(make: () => Promise<string>, other: () => Promise<string>): void {
  test("a person is suspended while a server runs, shown so, and resumed", async () => {
    const place = await make();
    const server = await serveOn(place);
    const id = await ada(place);
    const key = await keyOf(place, id);
    const ask = async () => (await server.request("GET", "/api/v1/alerts", { key })).status;
    // Twice, so that the second answer could come from memory.
    expect([await ask(), await ask()]).toEqual([200, 200]);
    const flags = placed(place);
    expect(await runWell(["users", "suspend", id, ...flags])).toMatch(/is suspended since .*users resume/);
    expect([await ask(), await ask()]).toEqual([403, 403]);
    const listed = Listed.parse(JSON.parse(await runWell(["users", "list", "--json", ...flags])));
    expect(listed.filter(({ suspendedAt }) => suspendedAt !== undefined).map((user) => user.id)).toEqual([
      id,
    ]);
    const shown = await runWell(["users", "show", id, ...flags]);
    expect(shown).toMatch(
      /Ada {2}ada@example.org\n.*\n {2}suspended since .*\n {2}key_\S+ {2}sk_.* {2}laptop {2}live/,
    );
    await runWell(["users", "resume", id, ...flags]);
    expect(await ask()).toBe(200);
    expect((await run(["users", "suspend", "usr_none", ...flags])).code).toBe(2);
    const keys = JSON.parse(await runWell(["keys", "list", "--json", "--user", id, ...flags]));
    expect(keys).toEqual([expect.objectContaining({ userId: id, name: "laptop" })]);
  });

  test("quotas are set, shown, taken away, and hold on a server that runs", async () => {
    const place = await make();
    const server = await serveOn(place);
    const id = await ada(place);
    const keys = [await keyOf(place, id), await keyOf(place, id)];
    const quota = (...flags: string[]) => runWell(["users", "quota", id, ...flags, ...placed(place)]);
    expect(await quota()).toMatch(/over all keys: none {2}memories: none/);
    expect(JSON.parse(await quota("--calls-per-hour", "3", "--memories", "7", "--json"))).toEqual({
      ...{ id, callsPerHour: 3, memories: 7 },
    });
    const asked: number[] = [];
    for (const key of [...keys, ...keys, ...keys])
      asked.push((await server.request("GET", "/api/v1/alerts", { key })).status);
    expect(asked).toEqual([200, 200, 200, 429, 429, 429]);
    expect(await quota("--calls-per-hour", "none")).toMatch(/over all keys: none {2}memories: 7/);
    expect((await server.request("GET", "/api/v1/alerts", { key: keys[0] ?? "" })).status).toBe(200);
    const wrong = await run(["users", "quota", id, "--memories", "many", ...placed(place)]);
    expect([wrong.code, wrong.stderr]).toEqual([
      2,
      expect.stringMatching(/--memories must be a whole number/),
    ]);
  });

  test("usage counts calls, credits, rows and bytes, and shows nothing that was written", async () => {
    const place = await make();
    const server = await serveOn(place);
    const id = await ada(place);
    const key = await keyOf(place, id, "--credits", "5");
    await server.request("POST", "/api/v1/memories", { key, body: { contentText: SECRET } });
    await server.request("GET", "/api/v1/alerts", { key });
    await server.request("GET", "/api/v1/alerts", { key });
    await server.request("PUT", "/api/v1/resume", {
      key,
      body: {
        format: "json_resume",
        content: { work: [{ name: "X", position: "Nurse", startDate: "2019-01" }] },
      },
    });
    const predicted = await server.request("POST", "/api/v1/career-prediction", {
      key,
      body: { targetRole: "Nurse" },
    });
    expect(predicted.status).toBe(200);
    await server.stop();
    const said = await runWell(["users", "usage", id, "--json", ...placed(place)]);
    const [usage] = Usage.parse(JSON.parse(said));
    expect(usage).toMatchObject({ userId: id, creditsDrawn: 1, lastUsedAt: expect.any(String) });
    expect(usage?.calls).toEqual({ memories: 1, alerts: 2, resume: 1, careerPrediction: 1 });
    expect(usage?.rows).toBeGreaterThan(8);
    const text = await runWell(["users", "usage", "--since", "30d", ...placed(place)]);
    expect(text).toMatch(/alerts {2}2 calls/);
    expect(text).toContain("local");
    for (const shown of [said, text]) expect(shown).not.toContain(SECRET);
    const later = await runWell(["users", "usage", id, "--since", "2999-01-01", "--json", ...placed(place)]);
    expect(Usage.parse(JSON.parse(later))[0]?.calls).toEqual({});
    expect((await run(["users", "usage", id, "--since", "soon", ...placed(place)])).code).toBe(2);
  });

  test("a person is moved: copied, compared, and erased here only when they were suspended", async () => {
    const [place, target] = [await make(), await other()];
    const id = await ada(place);
    const key = await keyOf(place, id);
    const flags = placed(place);
    const env = { TARGET: target };
    const move = ["users", "move", id, "--to", "env:TARGET", ...flags];
    const early = await run([...move, "--erase"], { env });
    expect([early.code, early.stderr]).toEqual([
      2,
      expect.stringMatching(/Nothing was moved.*users suspend/),
    ]);
    await runWell(["users", "suspend", id, ...flags]);
    const said = await runWell([...move, "--erase"], { env });
    expect(said).toMatch(/rows {2}sha256 [0-9a-f]{64}\n[\s\S]*erased here/);
    const left = Listed.parse(JSON.parse(await runWell(["users", "list", "--json", ...flags])));
    expect(left.map((user) => user.id)).toEqual(["local"]);
    const server = await serveOn(target);
    expect((await server.request("GET", "/api/v1/alerts", { key })).status).toBe(403);
    await runWell(["users", "resume", id, ...placed(target)]);
    expect((await server.request("GET", "/api/v1/alerts", { key })).status).toBe(200);
  });

  test("without --erase they stay; erasing asks for --yes; an export is written for a suspended person", async () => {
    const [place, target] = [await make(), await other()];
    const id = await ada(place);
    const flags = placed(place);
    expect(await runWell(["users", "move", id, "--to", target, ...flags])).toContain(
      `users erase ${id} --yes`,
    );
    await runWell(["users", "suspend", id, ...flags]);
    const out = join(temporaryFolder(), "ada.json");
    await runWell(["users", "export", id, "--out", out, ...flags]);
    expect(readFileSync(out, "utf8")).toContain(id);
    const asked = await run(["users", "erase", id, ...flags]);
    expect([asked.code, asked.stderr]).toEqual([2, expect.stringMatching(/Nothing was erased/)]);
    expect((await run(["users", "show", id, ...flags])).code).toBe(0);
    await runWell(["users", "erase", id, "--yes", ...flags]);
    expect((await run(["users", "show", id, ...flags])).code).toBe(2);
    expect((await run(["users", "show", id, ...placed(target)])).code).toBe(0);
  });
}

const folder = async () => temporaryFolder();

describe("administration of a folder", () => administration(folder, folder));
withPostgres("administration of a PostgreSQL database", () => administration(() => tempPostgres(), folder));

test("users show creates nothing", async () => {
  const place = join(temporaryFolder(), "none");
  expect((await run(["users", "show", "local", ...placed(place)])).code).toBe(2);
  expect(existsSync(place)).toBe(false);
});
