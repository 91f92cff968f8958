import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { cluster } from "../support/postgres/cluster.ts";
import { tempPostgres, withPostgres } from "../support/postgres/database.ts";
import { administrator } from "../support/postgres/prepare.ts";
import { temporaryFolder } from "../support/program/folder.ts";
import { run, runWell } from "../support/program/program.ts";
import { type ServerProcess, serveOn } from "../support/program/server.ts";
import { mcpOn } from "../support/program/stdio.ts";

const Page = z.object({ data: z.array(z.object({ id: z.string(), eventType: z.string() })) });
const Created = z.object({ data: z.object({ id: z.string() }) });

async function makeKey(url: string, ...flags: string[]): Promise<string> {
  const args = ["keys", "create", "--name", "test", "--json", "--database", url, ...flags];
  return z.object({ key: z.string() }).parse(JSON.parse(await runWell(args))).key;
}

async function timeline({ request }: ServerProcess, key: string) {
  return Page.parse(await (await request("GET", "/api/v1/timeline?limit=100", { key })).json()).data;
}

const add = ({ request }: ServerProcess, key: string, eventType: string) =>
  request("POST", "/api/v1/timeline", { key, body: { eventType } });

withPostgres("the program on a PostgreSQL database", () => {
  test("two servers and a client over stdio work on one database, and each sees at once what another wrote", async () => {
    const url = await tempPostgres({ migrated: false });
    const [left, right] = await Promise.all([serveOn(url), serveOn(url)]);
    const key = await makeKey(url);
    const writes = Array.from({ length: 30 }, (_, at) =>
      add(at % 2 === 0 ? left : right, key, `event ${at}`),
    );
    expect((await Promise.all(writes)).map(({ status }) => status)).toEqual(writes.map(() => 201));
    expect(await timeline(left, key)).toHaveLength(30);
    for (let round = 1; round <= 10; round += 1) {
      const { id } = Created.parse(await (await add(left, key, `round ${round}`)).json()).data;
      expect((await timeline(right, key))[0]?.id).toBe(id);
    }
    const mcp = await mcpOn(url);
    const { structuredContent } = await mcp.call("write_operation", {
      operation: "timeline.create",
      arguments: { eventType: "over stdio" },
    });
    const { id } = z.object({ id: z.string() }).parse(structuredContent.data);
    for (const server of [left, right]) expect((await timeline(server, key))[0]?.id).toBe(id);
    const keys = z.array(z.object({ id: z.string(), name: z.string() }));
    const listed = keys.parse(JSON.parse(await runWell(["keys", "list", "--json", "--database", url])));
    await runWell([
      "keys",
      "revoke",
      listed.find(({ name }) => name === "test")?.id ?? "",
      "--database",
      url,
    ]);
    for (const server of [left, right])
      expect((await server.request("GET", "/api/v1/timeline", { key })).status).toBe(401);
    for (const { stop } of [left, right]) expect((await stop()).code).toBe(0);
  });

  test("a key's limit is one for all nodes", async () => {
    const url = await tempPostgres();
    const servers = [await serveOn(url), await serveOn(url)];
    const key = await makeKey(url, "--limit", "50");
    const asked = Array.from({ length: 120 }, (_, at) =>
      servers[at % 2]?.request("GET", "/api/v1/alerts", { key }),
    );
    const answers = (await Promise.all(asked)).map((response) => response?.status);
    expect(answers.filter((status) => status === 200)).toHaveLength(50);
    expect(answers.filter((status) => status === 429)).toHaveLength(70);
  });

  test("a server whose connections are ended again and again lives, and what it acknowledged is there once", async () => {
    const url = await tempPostgres();
    const server = await serveOn(url);
    const key = await makeKey(url);
    const admin = administrator(await cluster(), new URL(url).pathname.slice(1));
    onTestFinished(() => admin.end());
    const acknowledged: string[] = [];
    let done = false;
    const writing = Promise.all(
      [1, 2, 3, 4].map(async (writer) => {
        for (let number = 0; number < 12; number += 1) {
          const name = `writer ${writer} ${number}`;
          const response = await add(server, key, name);
          expect([201, 503]).toContain(response.status);
          if (response.status === 201) acknowledged.push(name);
        }
      }),
    ).finally(() => {
      done = true;
    });
    while (!done) {
      await admin`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`;
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    await writing.catch((error: unknown) => {
      throw new Error(server.output().stderr, { cause: error });
    });
    const stored = await admin<{ name: string }[]>`
      select event_type as name from timeline_events`;
    expect(stored.map(({ name }) => name)).toEqual(expect.arrayContaining(acknowledged));
    expect(new Set(stored.map(({ name }) => name)).size).toBe(stored.length);
    expect(acknowledged.length).toBeGreaterThan(0);
    // What was ended last may be found out by one more request.
    const later = [await add(server, key, "afterwards"), await add(server, key, "afterwards")];
    expect(later.map(({ status }) => status)).toContain(201);
  });

  test("commands work on it, those about a file name what to use instead, and none says its password", async () => {
    const url = await tempPostgres();
    const { password } = await cluster();
    const folder = temporaryFolder();
    const env = { CAREER_CONTEXT_DATABASE_URL: url };
    const said = [
      await runWell(["demo"], { env }),
      await runWell(["users", "list"], { env }),
      await runWell(["doctor", "--port", "0"], { env }),
      await runWell(["export", "--out", join(folder, "all.json")], { env }),
      await runWell(["install", "--print", "cursor"], { env }),
    ];
    const Exported = z.object({ records: z.object({ memories: z.array(z.unknown()) }) });
    const exported = Exported.parse(JSON.parse(readFileSync(join(folder, "all.json"), "utf8")));
    expect(exported.records.memories.length).toBeGreaterThan(0);
    for (const [args, says] of [
      [["backup", join(folder, "copy.db")], /pg_dump/],
      [["restore", join(folder, "copy.db")], /pg_restore/],
      [["serve", "--data-dir", folder, "--database", url], /not both/],
      [["keys", "list", "--database", "mysql://x:geheim@y/z"], /postgres:\/\/user/],
      [["install", "--print", "--database", url], /CAREER_CONTEXT_DATABASE_URL/],
    ] as const) {
      const { code, stderr } = await run(args, args[0] === "backup" || args[0] === "restore" ? { env } : {});
      expect([code, stderr]).toEqual([2, expect.stringMatching(says)]);
      said.push(stderr);
    }
    expect(said.join("\n")).not.toContain(password);
    expect(said.join("\n")).not.toContain("geheim");
    const nowhere = await run(["users", "list", "--database", "postgres://a:geheim@127.0.0.1:1/none"]);
    expect([nowhere.code, nowhere.stderr]).toEqual([
      1,
      expect.stringMatching(/cannot be opened \(ECONNREFUSED\)/),
    ]);
    expect(nowhere.stderr).not.toContain("geheim");
  });

  test("a long resume, which the thread reads, is stored over its own connections", async () => {
    const url = await tempPostgres();
    const server = await serveOn(url);
    const key = await makeKey(url);
    const basics = { name: "Ada Example", email: "ada@example.invalid" };
    const work = Array.from({ length: 400 }, (_, at) => ({
      ...{ name: `Clinic ${at}`, position: "Nurse", startDate: "2001-01", endDate: "2003-01" },
      highlights: Array.from({ length: 8 }, (_, line) => `Cared for ${at + line} patients on ward ${line}.`),
    }));
    const body = { format: "json_resume", content: { basics, work } };
    const small = server.request("GET", "/api/v1/alerts", { key });
    const stored = await server.request("PUT", "/api/v1/resume", { key, body });
    expect([stored.status, (await small).status]).toEqual([200, 200]);
    expect(await connectionsTo(url)).toBeGreaterThan(0);
    const Resume = z.object({ data: z.object({ document: z.object({ work: z.array(z.unknown()) }) }) });
    const shown = Resume.parse(await (await server.request("GET", "/api/v1/resume", { key })).json());
    expect(shown.data.document.work).toHaveLength(400);
    expect((await server.stop()).code).toBe(0);
    expect(await connectionsTo(url)).toBe(0);
  });
});

/** How many connections the program has to a database. */
async function connectionsTo(url: string): Promise<number> {
  const admin = administrator(await cluster(), new URL(url).pathname.slice(1));
  const [found] = await admin<{ n: number }[]>`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and application_name = 'career-context'`;
  await admin.end();
  return found?.n ?? 0;
}
