import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { tempPostgres } from "../support/postgres/database.ts";
import { bounced, pgbouncer } from "../support/postgres/pgbouncer.ts";
import { postgresPrograms } from "../support/postgres/programs.ts";
import { temporaryFolder } from "../support/program/folder.ts";
import { keyOn } from "../support/program/nodes.ts";
import { runWell } from "../support/program/program.ts";
import { serveOn } from "../support/program/server.ts";

vi.setConfig({ testTimeout: 180_000 });

const isRequired = process.env.CAREER_CONTEXT_REQUIRE_PGBOUNCER === "1";
const isMissing = postgresPrograms() === undefined || pgbouncer === undefined;
const withPgbouncer = describe.skipIf(isMissing && !isRequired);

const Page = z.object({ data: z.array(z.object({ eventType: z.string() })) });
const EVENTS = 12;

/** A user of their own, with a key. */
async function person(database: string, name: string): Promise<{ id: string; key: string }> {
  const flags = ["--name", name, "--email", `${name}@example.org`, "--json", "--database", database];
  const { id } = z.object({ id: z.string() }).parse(JSON.parse(await runWell(["users", "create", ...flags])));
  return { id, key: await keyOn(database, "--user", id) };
}

/** A user's export, but when it was made and that it was. */
async function exported(database: string, id: string) {
  const out = join(temporaryFolder(), "export.json");
  await runWell(["users", "export", id, "--out", out, "--database", database]);
  const {
    exportedAt: _,
    records,
    ...rest
  } = z
    .looseObject({ exportedAt: z.string(), records: z.looseObject({}) })
    .parse(JSON.parse(readFileSync(out, "utf8")));
  return { ...rest, records: { ...records, accessLog: [] } };
}

withPgbouncer("PgBouncer in transaction mode", () => {
  test("serves two nodes over few connections, and keeps people apart", async () => {
    const direct = await tempPostgres({ migrated: false });
    const pooled = `${await bounced(direct, 3)}?prepare=false`;
    const nodes = await Promise.all([serveOn(pooled), serveOn(pooled)]);
    const people = [await person(pooled, "alex"), await person(pooled, "robin")];
    const calls = people.flatMap(({ key }, who) =>
      Array.from({ length: EVENTS }, (_, at) =>
        nodes[at % 2]?.request("POST", "/api/v1/timeline", { key, body: { eventType: `${who} ${at}` } }),
      ),
    );
    expect((await Promise.all(calls)).map((answer) => answer?.status)).toEqual(calls.map(() => 201));
    const reads = Array.from({ length: 40 }, async (_, at) => {
      const who = at % 2;
      const answer = await nodes[at % 3 === 0 ? 0 : 1]?.request("GET", "/api/v1/timeline?limit=100", {
        key: people[who]?.key ?? "",
      });
      const events = Page.parse(await answer?.json()).data.map(({ eventType }) => eventType);
      expect(events.sort()).toEqual(Array.from({ length: EVENTS }, (__, nth) => `${who} ${nth}`).sort());
    });
    await Promise.all(reads);
    for (const { stop } of nodes) expect((await stop()).code).toBe(0);
    for (const { id } of people) expect(await exported(pooled, id)).toEqual(await exported(direct, id));
  });
});
