import { expect, onTestFinished, test, vi } from "vitest";
import { asList, asObject, at } from "../support/json.ts";
import { balancer } from "../support/net/balancer.ts";
import { type Receiver, receiver } from "../support/net/receiver.ts";
import { cluster } from "../support/postgres/cluster.ts";
import { tempPostgres, withPostgres } from "../support/postgres/database.ts";
import { administrator } from "../support/postgres/prepare.ts";
import { type Nodes, nodeOf, twoNodes } from "../support/program/nodes.ts";
import { until } from "../support/program/program.ts";
import type { ServerProcess } from "../support/program/server.ts";

// Each test starts several processes.
vi.setConfig({ testTimeout: 90_000 });

/** Ends a process in the middle of whatever it does. */
async function kill({ child, ended }: ServerProcess): Promise<void> {
  child.kill("SIGKILL");
  await ended;
}

/** The database as its administrator sees it, past all policies. */
async function inside({ database }: Pick<Nodes, "database">) {
  const admin = administrator(await cluster(), new URL(database).pathname.slice(1));
  onTestFinished(() => admin.end());
  return admin;
}

/** As many events as said, and their deliveries to each subscription, from one moment on. */
async function backlog(admin: Awaited<ReturnType<typeof inside>>, most: number): Promise<void> {
  await admin.begin(async (sql) => {
    await sql`insert into outbox_events (user_id, id, type, body, created_at)
        select 'local', 'evt_' || n, 'timeline.event', '{}', '2026-01-01T00:00:00.000Z' from generate_series(1, ${most}) n`;
    await sql`insert into deliveries (user_id, id, event_id, webhook_id, status, attempts, next_attempt_at, created_at)
        select 'local', 'dlv_' || n, 'evt_' || n, webhooks.id, 'pending', '[]', '2026-01-01T00:00:00.000Z',
          '2026-01-01T00:00:00.000Z' from generate_series(1, ${most}) n, webhooks`;
  });
}

/** How often each delivery came. */
function timesById({ hits }: Receiver): Map<string, number> {
  const times = new Map<string, number>();
  for (const { headers } of hits) {
    const id = String(headers["webhook-id"]);
    times.set(id, (times.get(id) ?? 0) + 1);
  }
  return times;
}

withPostgres("where one of two nodes is killed", () => {
  test("each acknowledged write is there, and what is sent again with its key is there once", async () => {
    const nodes = await twoNodes();
    const { ask, before, left, right } = nodes;
    const acknowledged = new Set<string>();
    const cutOff: string[] = [];
    const write = async (eventType: string) => {
      const sent = { body: { eventType }, headers: { "idempotency-key": eventType } };
      const response = await ask("POST", "/api/v1/timeline", sent);
      expect(response.status).toBe(201);
      acknowledged.add(eventType);
    };
    const writer = async (name: number) => {
      for (let number = 0; number < 12; number += 1) {
        const eventType = `writer-${name}-${number}`;
        await write(eventType).catch((error: unknown) => {
          // Nothing but a connection that ended: what was answered must have been answered well.
          if (!(error instanceof TypeError)) throw error;
          cutOff.push(eventType);
        });
      }
    };
    const writing = Promise.all([1, 2, 3, 4].map(writer));
    await until("some are written", () => acknowledged.size >= 10);
    await kill(left);
    before.behind(right);
    await writing;
    const admin = await inside(nodes);
    const stored = async () =>
      (await admin<{ name: string }[]>`select event_type as name from timeline_events`).map(
        ({ name }) => name,
      );
    expect(await stored()).toEqual(expect.arrayContaining([...acknowledged]));
    for (const eventType of cutOff) await write(eventType);
    expect((await stored()).sort()).toEqual([...acknowledged].sort());
    expect(acknowledged.size).toBe(48);
    const events = await admin<{ n: number }[]>`select count(*)::int as n from memory_nodes`;
    expect(events[0]?.n).toBe((await admin`select 1 from memory_nodes group by id`).length);
  });

  test("an import is there whole or not at all, and the other node does it again", async () => {
    const nodes = await twoNodes();
    const { left, right, key } = nodes;
    const body = { format: "json_resume", content: longResume };
    const jobs = async (server: ServerProcess) => {
      const shown = asObject(await (await server.request("GET", "/api/v1/resume", { key })).json());
      return at(shown, "data") === undefined ? 0 : asList(at(shown, "data", "document", "work")).length;
    };
    const admin = await inside(nodes);
    let isAnswered = false;
    const importing = left
      .request("PUT", "/api/v1/resume", { key, body })
      .catch(() => undefined)
      .finally(() => {
        isAnswered = true;
      });
    // Mostly it dies between two of the many statements of its transaction.
    await until("the import writes", async () => {
      const found = await admin`select 1 from pg_stat_activity where datname = current_database()
        and xact_start is not null and query ~* '(insert into|update|delete from) "?(claims|resumes|memory_)'`;
      return found.length > 0 || isAnswered;
    });
    await kill(left);
    const acknowledged = (await importing)?.status === 200;
    const found = await jobs(right);
    expect(acknowledged ? [JOBS] : [0, JOBS]).toContain(found);
    const [rows] = await admin<{ n: number }[]>`select count(*)::int as n from claims where kind = 'job'`;
    expect(rows?.n).toBe(found);
    expect((await right.request("PUT", "/api/v1/resume", { key, body })).status).toBe(200);
    expect(await jobs(right)).toBe(JOBS);
  });

  test("each event is delivered, and twice only where its node died between sending and noting it", async () => {
    const nodes = await twoNodes();
    const { left, right, key } = nodes;
    const held: (() => void)[] = [];
    let holds = true;
    const subscriber = await receiver((_, response) => {
      if (holds) held.push(() => response.end("ok"));
      else response.end("ok");
    });
    const hook = { url: `${subscriber.url}/hook`, events: ["timeline.event"] };
    expect((await right.request("POST", "/api/v1/webhooks", { key, body: hook })).status).toBe(201);
    const admin = await inside(nodes);
    // All at once: what is held must be looked at before its senders give up waiting for an answer.
    await backlog(admin, 12);
    const leases = async () =>
      (await admin<{ by: string }[]>`select leased_by as by from deliveries where leased_by is not null`).map(
        ({ by }) => by.split(":")[1],
      );
    await until("as many as may be are under way", () => subscriber.hits.length === 4);
    // The subscription's places are for all nodes together.
    expect((await leases()).length).toBe(4);
    const dying = (await leases())[0] === String(left.child.pid) ? left : right;
    const mine = (await leases()).filter((pid) => pid === String(dying.child.pid)).length;
    await kill(dying);
    holds = false;
    for (const answer of held) answer();
    const delivered = async () => (await admin`select 1 from deliveries where status = 'delivered'`).length;
    // What the dead one held waits for the end of its leases, which is half a minute: they end here now.
    await until("the others are delivered", async () => (await delivered()) >= 12 - mine);
    expect(await delivered()).toBe(12 - mine);
    await admin`update deliveries set leased_until = '2000-01-01T00:00:00.000Z' where leased_until is not null`;
    await until("all are delivered", async () => (await delivered()) === 12);
    const times = [...timesById(subscriber).values()];
    expect(times.filter((n) => n === 2)).toHaveLength(mine);
    expect(times.filter((n) => n === 1)).toHaveLength(12 - mine);
  });

  test("of a backlog that a killed node was at, each arrives, and again only what it had sent without noting it", async () => {
    const nodes = await twoNodes();
    const { left, right, key } = nodes;
    const admin = await inside(nodes);
    const most = 3000;
    const subscriber = await receiver();
    const hook = { url: `${subscriber.url}/hook`, events: ["timeline.event"] };
    expect((await right.request("POST", "/api/v1/webhooks", { key, body: hook })).status).toBe(201);
    await backlog(admin, most);
    await until("a part has arrived", () => subscriber.hits.length >= 100);
    const [busy] = await admin<{ by: string }[]>`select leased_by as by from deliveries
      where leased_by is not null limit 1`;
    const dying = busy?.by.split(":")[1] === String(left.child.pid) ? left : right;
    await kill(dying);
    const pending = await admin<{ id: string }[]>`select id from deliveries where status = 'pending'
      and split_part(leased_by, ':', 2) = ${String(dying.child.pid)}`;
    const unnoted = new Set(pending.map(({ id }) => id));
    await admin`update deliveries set leased_until = '2000-01-01T00:00:00.000Z'
      where split_part(leased_by, ':', 2) = ${String(dying.child.pid)}`;
    const remaining = async () => (await admin`select 1 from deliveries where status <> 'delivered'`).length;
    await until("all are delivered", async () => (await remaining()) === 0);
    const times = timesById(subscriber);
    expect(times.size).toBe(most);
    expect([...times].filter(([id, n]) => n > (unnoted.has(id) ? 2 : 1))).toEqual([]);
    expect(subscriber.mostAtOnce()).toBeLessThanOrEqual(4 + 4);
  });

  test("what it had written and was about to evaluate is evaluated by the other", async () => {
    const nodes = await twoNodes();
    const { left, right, key } = nodes;
    const admin = await inside(nodes);
    const profile = (current_job_title: string) => ({
      key,
      body: { current_job_title, career_goals: ["Teach"] },
    });
    const days = async () => (await admin`select 1 from health_days`).length;
    const event = { key, body: { eventType: "note" } };
    expect((await left.request("POST", "/api/v1/timeline", event)).status).toBe(201);
    expect((await left.request("PATCH", "/api/v1/profile", profile("Nurse"))).status).toBe(200);
    expect(await days()).toBe(1);
    await admin`delete from health_days`;
    // An evaluation ends by keeping the day: it comes no further while the table is held.
    const holding = admin.begin(async (held) => {
      await held`lock table health_days in exclusive mode`;
      const answer = left.request("PATCH", "/api/v1/profile", profile("Teacher")).catch(() => undefined);
      await until(
        "it waits for the table",
        async () => {
          const waiting =
            await held`select 1 from pg_locks where not granted and relation = 'health_days'::regclass`;
          return waiting.length > 0;
        },
        20,
      );
      await kill(left);
      await answer;
    });
    await holding;
    expect((await right.request("GET", "/api/v1/profile", { key })).status).toBe(200);
    await until("its connections have ended", async () => {
      const found = await admin`select 1 from pg_locks where relation = 'health_days'::regclass`;
      return found.length === 0;
    });
    expect(await days()).toBe(0);
    await admin`update turns set taken_until = '2000-01-01T00:00:00.000Z' where task = 'alerts:local'`;
    await until("the day is kept", async () => (await days()) === 1);
    await until(
      "nothing is owed",
      async () => (await admin`select 1 from turns where task like 'alerts:%'`).length === 0,
    );
  });

  test("the day's evaluation goes on with the others of whom it had done none, and nobody is evaluated twice", async () => {
    const nodes = { database: await tempPostgres(), before: await balancer() };
    const admin = await inside(nodes);
    const people = 100;
    await admin.begin(async (sql) => {
      await sql`insert into users (id, is_demo, revision, created_at)
        select 'usr_' || lpad(n::text, 5, '0'), false, 1, '2026-01-01T00:00:00.000Z' from generate_series(1, ${people}) n`;
      await sql`insert into profiles (user_id, profile, updated_at)
        select id, '{"current_job_title":"Nurse","career_goals":["Teach"]}', '2026-01-01T00:00:00.000Z'
        from users where id like 'usr_%'`;
      await sql`insert into timeline_events (id, user_id, event_type, event_data, impact_score, timestamp)
        select 'tml_' || id, id, 'note', '{}', 0.5, '2026-01-01T00:00:00.000Z' from users where id like 'usr_%'`;
    });
    const first = await nodeOf(nodes);
    const second = nodeOf(nodes);
    await until("some are evaluated", async () => (await evaluated()).length >= 20);
    await kill(first);
    const [reached, done] = [(await turn())?.reached ?? "", await evaluated()];
    expect(done.length).toBeLessThan(people);
    // Whom it had done is looked for no more: what is taken away here stays away.
    await admin`delete from health_days where user_id <= ${reached}`;
    expect((await turn())?.done_on).toBeNull();
    await second;
    await admin`update turns set taken_until = '2000-01-01T00:00:00.000Z' where task = 'daily'`;
    await nodeOf(nodes);
    await until("the round is done", async () => (await turn())?.done_on !== null);
    const all = Array.from({ length: people }, (_, n) => `usr_${String(n + 1).padStart(5, "0")}`);
    // Whose turn the killed one had is evaluated when that has ended.
    const others = all.filter((id) => id > reached);
    await until("all are evaluated", async () => (await evaluated()).length === others.length);
    expect(await evaluated()).toEqual(others);

    async function turn() {
      const [row] = await admin<{ done_on: string | null; reached: string | null }[]>`
        select done_on, reached from turns where task = 'daily'`;
      return row;
    }
    async function evaluated() {
      const rows = await admin<{ id: string }[]>`
        select user_id as id from health_days where user_id like 'usr_%' order by user_id`;
      return rows.map(({ id }) => id);
    }
  });
});

const JOBS = 400;
const longResume = {
  basics: { name: "Ada Example", email: "ada@example.invalid" },
  work: Array.from({ length: JOBS }, (_, job) => ({
    ...{ name: `Clinic ${job}`, position: "Nurse", startDate: "2001-01", endDate: "2003-01" },
    highlights: Array.from({ length: 6 }, (_, line) => `Cared for ${job + line} patients on ward ${line}.`),
  })),
};
