import { expect, onTestFinished, test, vi } from "vitest";
import { asList, asObject, at, textAt } from "../support/json.ts";
import { callTool } from "../support/mcp/client.ts";
import { connectAt } from "../support/mcp/forms.ts";
import { listen } from "../support/mcp/notices.ts";
import { cluster } from "../support/postgres/cluster.ts";
import { tempPostgres, withPostgres } from "../support/postgres/database.ts";
import { administrator } from "../support/postgres/prepare.ts";
import { keyOn, twoNodes } from "../support/program/nodes.ts";
import { run, until } from "../support/program/program.ts";
import { serveOn } from "../support/program/server.ts";

// Each test starts several processes.
vi.setConfig({ testTimeout: 90_000 });

const json = async (response: Promise<Response>) => asObject(await (await response).json());

/** Sends so many requests, a few of them at a time; gives how many had each status. */
async function counted(most: number, send: (number: number) => Promise<Response>) {
  const statuses: Record<number, number> = {};
  let next = 0;
  const sender = async () => {
    while (next < most) {
      next += 1;
      const { status } = await send(next);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all([1, 2, 3, 4].map(sender));
  return statuses;
}

withPostgres("two nodes behind a balancer", () => {
  test("count a key's requests and its credits together, exactly", async () => {
    const { database, ask, before } = await twoNodes();
    const limited = await keyOn(database, "--limit", "45");
    expect(await counted(70, () => ask("GET", "/api/v1/alerts", { key: limited }))).toEqual({
      200: 45,
      429: 25,
    });
    expect(new Set(before.went)).toEqual(new Set([0, 1]));
    await ask("PATCH", "/api/v1/profile", { body: { current_job_title: "Nurse" } });
    const metered = await keyOn(database, "--credits", "6");
    const body = { query: "Can I become a teacher?" };
    const spent = await counted(14, () => ask("POST", "/api/v1/career-reasoning", { key: metered, body }));
    expect(spent).toEqual({ 200: 6, 402: 8 });
  });

  test("answer a repeated request as the other one did, and do it once", async () => {
    const { ask, before } = await twoNodes();
    const note = (idempotencyKey: string, eventType = "a") =>
      ask("POST", "/api/v1/timeline", {
        body: { eventType },
        headers: { "idempotency-key": idempotencyKey },
      });
    const [first, second] = [await note("one"), await note("one")];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(before.went.slice(-2).sort()).toEqual([0, 1]);
    expect(second.headers.get("idempotency-replayed")).toBe("true");
    expect(await second.text()).toBe(await first.text());
    expect((await note("one", "another")).status).toBe(409);
    const together = await Promise.all(Array.from({ length: 8 }, () => note("together")));
    expect(together.filter(({ status }) => ![201, 409].includes(status))).toEqual([]);
    const again = textAt(await json(note("together")), "data", "id");
    for (const response of together)
      if (response.status === 201) expect(textAt(asObject(await response.json()), "data", "id")).toBe(again);
    expect(asList((await json(ask("GET", "/api/v1/timeline"))).data)).toHaveLength(2);
  });

  test("evaluate one after the other what both wrote of one person, the last of it too", async () => {
    const { ask, database } = await twoNodes();
    const admin = administrator(await cluster(), new URL(database).pathname.slice(1));
    onTestFinished(() => admin.end());
    const stored = async () => {
      const days = await admin<
        { scores: string }[]
      >`select row(overall_score, goal_progress, career_activity)::text as scores from health_days`;
      const alerts = await admin<{ states: string }[]>`select states::text as states from alert_states`;
      return { scores: days.map(({ scores }) => scores), states: alerts.map(({ states }) => states) };
    };
    expect((await ask("POST", "/api/v1/timeline", { body: { eventType: "a" } })).status).toBe(201);
    const goals = (number: number) => ({ current_job_title: `Nurse ${number}`, career_goals: ["Teach"] });
    expect(await counted(40, (number) => ask("PATCH", "/api/v1/profile", { body: goals(number) }))).toEqual({
      200: 40,
    });
    const last = { current_job_title: "Cook", career_goals: ["Run a kitchen", "Learn to bake"] };
    const twice = [
      ask("PATCH", "/api/v1/profile", { body: last }),
      ask("POST", "/api/v1/timeline", { body: { eventType: "a" } }),
    ];
    for (const { status } of await Promise.all(twice)) expect([200, 201]).toContain(status);
    await until(
      "nobody evaluates",
      async () => (await admin`select 1 from turns where task like 'alerts:%'`).length === 0,
    );
    const quiet = await stored();
    expect(quiet.scores).toHaveLength(1);
    // A further look at the same finds nothing that these did not.
    for (let look = 0; look < 2; look += 1) {
      expect((await ask("PATCH", "/api/v1/profile", { body: last })).status).toBe(200);
    }
    await ask("GET", "/api/v1/alerts");
    await until(
      "nobody evaluates",
      async () => (await admin`select 1 from turns where task like 'alerts:%'`).length === 0,
    );
    expect(await stored()).toEqual(quiet);
  });

  test("never give an answer from before what the other one acknowledged", async () => {
    const { ask, left, right, key } = await twoNodes();
    const location = async () =>
      textAt(await json(ask("GET", "/api/v1/profile")), "data", "profile", "current_location");
    for (let round = 1; round <= 10; round += 1) {
      const current_location = `Place ${round}`;
      const from = round % 2 === 0 ? left : right;
      const written = await from.request("PATCH", "/api/v1/profile", { key, body: { current_location } });
      expect(written.status).toBe(200);
      expect([await location(), await location()]).toEqual([current_location, current_location]);
    }
  });

  test("take up what the other one began: a list to forget, a sign-in, a call in rounds, a token", async () => {
    const { ask, before, left, key } = await twoNodes();
    await ask("POST", "/api/v1/memories", { body: { contentText: "Was ill for a month." } });
    const preview = await json(ask("POST", "/api/v1/forget/preview", { body: { topic: "ill" } }));
    const body = { token: textAt(preview, "data", "token") };
    expect(at(await json(ask("POST", "/api/v1/forget", { body })), "data", "deleted")).toMatchObject({
      memory: 1,
    });
    expect(before.went.slice(-2).sort()).toEqual([0, 1]);

    const link = / Pages +(http\S+)/.exec(left.output().stdout)?.[1] ?? "";
    expect(link).toMatch(new RegExp(`^${before.url}/login#`));
    const send = (path: string, fields: Record<string, string>, cookie = "") =>
      fetch(`${before.url}${path}`, {
        ...{ method: "POST", redirect: "manual", headers: { origin: before.url, cookie } },
        body: new URLSearchParams(fields),
      });
    // The code of one node comes to the other.
    if (before.went.at(-1) === 1) await ask("GET", "/api/v1/alerts");
    const signedIn = await send("/login", { code: new URL(link).hash.slice(1) });
    expect([signedIn.status, before.went.at(-1)]).toEqual([303, 1]);
    const cookie = (signedIn.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
    const page = await (await fetch(`${before.url}/memory`, { headers: { cookie } })).text();
    const [token, once] = ["token", "once"].map(
      (name) => new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? "",
    );
    const note = {
      ...{ act: "add", contentText: "By the form of one, sent to the other." },
      ...{ token: token ?? "", once: once ?? "" },
    };
    const statuses = [await send("/memory", note, cookie), await send("/memory", note, cookie)];
    expect(statuses.map(({ status }) => status)).toEqual([303, 303]);
    expect(new Set(before.went.slice(-3))).toEqual(new Set([0, 1]));
    const kept = asList((await json(ask("GET", "/api/v1/memories"))).data);
    expect(kept.filter(({ contentText }) => contentText === note.contentText)).toHaveLength(1);

    const pages: number[] = [];
    const person = ({ fields }: { fields: string[] }) => {
      pages.push(before.went.at(-1) ?? -1);
      return { action: "accept" as const, content: Object.fromEntries(fields.map((id) => [id, 3])) };
    };
    const taking = await connectAt(before.url, key, person);
    const taken = await callTool(taking, "submit_assessment", { moduleId: "values" });
    expect([taken.isError, new Set(pages)]).toEqual([false, new Set([0, 1])]);

    const leaving = await connectAt(before.url, key);
    const asked = await callTool(leaving, "delete_operation", { operation: "account.delete", arguments: {} });
    const next = asObject(asList(asked.structured.next)[0]);
    const from = before.went.at(-1);
    const gone = await callTool(leaving, String(next.tool), asObject(next.arguments));
    expect(before.went.at(-1)).not.toBe(from);
    expect(gone.structured.data).toMatchObject({ deleted: true });
  });

  test("tell the subscribers of one what is written on the other", async () => {
    const { left, right, key } = await twoNodes();
    const listening = await listen(
      ({ headers, body }) => {
        const all = { ...headers, authorization: `Bearer ${key}` };
        return fetch(`${left.url}/mcp`, { method: "POST", headers: all, body: JSON.stringify(body) });
      },
      { resourceSubscriptions: ["career://profile"] },
    );
    for (const name of ["Ada (fictional)", "Ada B. (fictional)"]) {
      await right.request("PATCH", "/api/v1/profile", { key, body: { name } });
      expect(await listening.next()).toBe("updated career://profile");
    }
  });

  test("are drained one by one: a node says first that it is about to end, and serves on until it does", async () => {
    const { left, right, key } = await twoNodes({ args: ["--drain-delay", "2"] });
    const ready = async ({ url }: { url: string }) => (await fetch(`${url}/readyz`)).status;
    expect([await ready(left), await ready(right)]).toEqual([200, 200]);
    left.child.kill("SIGTERM");
    await until("the node is not ready", async () => (await ready(left)) === 503);
    const served = await left.request("POST", "/api/v1/timeline", { key, body: { eventType: "late" } });
    expect([served.status, served.headers.get("connection")]).toEqual([201, "close"]);
    expect((await left.ended).code).toBe(0);
    expect(await ready(right)).toBe(200);
    expect((await right.request("GET", "/api/v1/timeline", { key })).status).toBe(200);
  });

  test("that start at once on an empty database make one first key", async () => {
    const database = await tempPostgres({ migrated: false });
    const nodes = await Promise.all([serveOn(database), serveOn(database), serveOn(database)]);
    const keys = nodes.flatMap(({ key }) => key ?? []);
    expect(keys).toHaveLength(1);
    for (const { request } of nodes)
      expect((await request("GET", "/api/v1/timeline", { key: keys[0] ?? "" })).status).toBe(200);
  });

  test("live without their database, are not ready then, and are ready again with it", async () => {
    const database = await tempPostgres();
    const node = await serveOn(database);
    const name = new URL(database).pathname.slice(1);
    const admin = administrator(await cluster());
    onTestFinished(() => admin.end());
    const asked = async (path: string) => {
      const response = await fetch(`${node.url}${path}`);
      return [response.status, asObject(await response.json())] as const;
    };
    const close = (allowed: boolean) => admin.unsafe(`alter database ${name} allow_connections ${allowed}`);
    await close(false);
    await admin`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`;
    await until("it is not ready", async () => (await asked("/readyz"))[0] === 503);
    expect(await asked("/readyz")).toEqual([
      503,
      { status: "not_ready", cause: "The database does not respond." },
    ]);
    expect(await asked("/healthz")).toEqual([200, expect.objectContaining({ status: "ok" })]);
    await close(true);
    await until("it is ready again", async () => (await asked("/readyz"))[0] === 200);
    await admin.unsafe(`alter database ${name} allow_connections true`);
  });

  test("refuse a secret that is too short, and a delay that is none, in one line", async () => {
    const short = await run(["serve", "--port", "0"], { env: { CAREER_CONTEXT_SECRET: "short-and-secret" } });
    expect([short.code, short.stderr.trim().split("\n").length]).toEqual([2, 1]);
    expect(short.stderr).toMatch(/CAREER_CONTEXT_SECRET must have at least 32 characters/);
    expect(short.stderr).not.toContain("short-and-secret");
    const delay = await run(["serve", "--port", "0", "--drain-delay", "soon"]);
    expect([delay.code, delay.stderr]).toEqual([2, expect.stringMatching(/--drain-delay must be/)]);
  });
});
