import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { packageRoot } from "../../../src/platform/package-root.ts";
import { tempPostgres, withPostgres } from "../../support/postgres/database.ts";
import { temporaryFolder } from "../../support/program/folder.ts";
import { run, runWell } from "../../support/program/program.ts";
import { placed, serveOn } from "../../support/program/server.ts";

const USERS = "/api/v1/admin/users";
const Made = z.object({ id: z.string(), key: z.string(), scopes: z.array(z.string()) });
const Stored = z.array(z.object({ name: z.string(), scopes: z.array(z.string()) }));

async function keyWith(place: string, scopes: string) {
  const args = ["keys", "create", "--name", "ops", "--scopes", scopes, "--json", ...placed(place)];
  return Made.parse(JSON.parse(await runWell(args)));
}

function byHand(make: () => Promise<string>): void {
  test("the scopes of administration are given by name, on the command line, and open a server that runs", async () => {
    const place = await make();
    const server = await serveOn(place);
    const stored = Stored.parse(JSON.parse(await runWell(["keys", "list", "--json", ...placed(place)])));
    const all = await keyWith(place, "all,read:*,write:*");
    expect([stored.map(({ name }) => name), [...(stored[0]?.scopes ?? []), ...all.scopes].join()]).toEqual([
      ["Key made at first start"],
      expect.not.stringContaining("admin"),
    ]);
    expect((await server.request("GET", USERS, { key: all.key })).status).toBe(403);
    const { key, scopes } = await keyWith(place, "read:admin, write:admin,write:admin_keys");
    expect(scopes).toEqual(["read:admin", "write:admin", "write:admin_keys"]);
    const made = await server.request("POST", USERS, {
      key,
      body: { name: "Ada", email: "ada@example.org" },
    });
    const { id } = z.object({ data: z.object({ id: z.string() }) }).parse(await made.json()).data;
    const listed = await server.request("GET", USERS, { key });
    expect(await listed.text()).toContain(id);
    // Read in the thread for heavy work.
    const usage = await server.request("GET", `${USERS}/${id}/usage`, { key });
    expect([usage.status, await usage.json()]).toMatchObject([200, { data: { userId: id, rows: 1 } }]);
    const nobody = await server.request("GET", `${USERS}/usr_none/usage`, { key });
    expect([nobody.status, await nobody.json()]).toMatchObject([404, { type: "resource.not_found" }]);
    expect((await server.request("GET", `${USERS}/${id}/export`, { key })).status).toBe(403);
    await server.stop();
    const shown = JSON.parse(await runWell(["users", "show", id, "--json", ...placed(place)]));
    expect(shown).toMatchObject({ id, name: "Ada", quota: {}, keys: [] });
  });

  test("a key's limit and credits change while a server runs, and nothing else of it does", async () => {
    const place = await make();
    const flags = placed(place);
    const server = await serveOn(place);
    const { id, key } = await keyWith(place, "read:alerts");
    const limitOf = async () =>
      (await server.request("GET", "/api/v1/alerts", { key })).headers.get("x-ratelimit-limit");
    expect(await limitOf()).toBe("1000");
    const said = await runWell(["keys", "change", id, "--limit", "9", "--credits", "2", ...flags]);
    expect(said).toContain("9 requests an hour, metered calls 2 left.");
    expect(await limitOf()).toBe("9");
    const free = ["keys", "change", id, "--credits", "none", "--json", ...flags];
    expect(JSON.parse(await runWell(free))).not.toHaveProperty("credits");
    for (const wrong of [[], ["--limit", "none"], ["--limit", "0"], ["--credits", "-1"], ["--scopes", "all"]])
      expect((await run(["keys", "change", id, ...wrong, ...flags])).code, wrong.join()).toBe(2);
    expect((await run(["keys", "change", "key_none", "--limit", "9", ...flags])).code).toBe(2);
  });

  test.each(["another", "local"])(
    "what is done on the command line to %s stands in their access log",
    async (who) => {
      const place = await make();
      const flags = placed(place);
      const args = ["users", "create", "--name", "Ada", "--email", "ada@example.org", "--json", ...flags];
      const made = z.object({ id: z.string() }).parse(JSON.parse(await runWell(args)));
      const id = who === "local" ? who : made.id;
      await runWell(["users", "suspend", id, ...flags]);
      await runWell(["users", "resume", id, ...flags]);
      const out = join(temporaryFolder(), "ada.json");
      await runWell(["users", "export", id, "--out", out, ...flags]);
      const again = join(temporaryFolder(), "again.json");
      await runWell(["users", "export", id, "--out", again, ...flags]);
      const { records } = z
        .object({ records: z.object({ accessLog: z.array(z.unknown()) }) })
        .parse(JSON.parse(readFileSync(again, "utf8")));
      const line = { client: "administrator", status: 200, resource: expect.stringContaining(id) };
      expect(records.accessLog).toEqual([
        expect.objectContaining({ ...line, operation: "admin.updateUser" }),
        expect.objectContaining({ ...line, operation: "admin.updateUser" }),
        expect.objectContaining({ ...line, operation: "admin.exportUser" }),
      ]);
    },
  );
}

describe("administration by a key of the command line", () => byHand(async () => temporaryFolder()));
withPostgres("the same on PostgreSQL", () => byHand(() => tempPostgres()));

test("a client over stdio has no scope of administration, and none of its tools is built in", async () => {
  for (const scopes of ["read:admin", "all,write:admin", "read:admin_export"]) {
    const ended = await run(["mcp", "--scopes", scopes, "--data-dir", temporaryFolder()]);
    expect([ended.code, ended.stdout]).toEqual([2, ""]);
  }
  for (const file of ["tool-definitions.json", "first-stage.json", "resource-kinds.json"]) {
    const built = readFileSync(join(packageRoot(), "dist", file), "utf8");
    expect(built, file).not.toMatch(/admin[._]|list_users|erase_user/);
  }
});

test("one unknown scope of administration is refused by name", async () => {
  const args = ["keys", "create", "--name", "x", "--scopes", "write:admin_all", ...placed(temporaryFolder())];
  const ended = await run(args);
  expect([ended.code, ended.stderr]).toEqual([2, expect.stringContaining("Unknown scope")]);
});
