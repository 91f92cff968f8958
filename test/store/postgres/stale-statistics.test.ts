import postgres from "postgres";
import { expect, test } from "vitest";
import { openTestPostgres, tempPostgres, withPostgres } from "../../support/postgres/database.ts";
import { asAdministrator } from "../../support/postgres/prepare.ts";

interface Plan {
  "Node Type": string;
  "Actual Loops": number;
  Plans?: Plan[];
}

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

withPostgres("statistics from before a table grew", () => {
  test("finished events are chosen once for a batch, not anew for each event", async () => {
    const url = await tempPostgres();
    const admin = postgres(asAdministrator(url), { max: 1 });
    const fill = async (from: number, to: number) => {
      const numbers = `generate_series(${from}, ${to}) n`;
      await admin.unsafe(`insert into outbox_events (id, user_id, type, body, created_at)
        select 'evt_' || n, 'one', 'timeline.event', '{}', '2026-01-01' from ${numbers}`);
      await admin.unsafe(`insert into deliveries (id, user_id, event_id, webhook_id, status, attempts, created_at)
        select 'dlv_' || n, 'one', 'evt_' || n, 'web_1', 'delivered', '[]', '2026-01-01' from ${numbers}`);
    };
    for (const table of ["outbox_events", "deliveries"])
      await admin.unsafe(`alter table ${table} set (autovacuum_enabled = false)`);
    await admin.unsafe("insert into users (id, created_at) values ('one', '2026-01-01')");
    await admin.unsafe(`insert into webhooks (id, user_id, webhook_url, secret, events, is_active, created_at, updated_at)
      values ('web_1', 'one', 'http://127.0.0.1:9', 'hidden', '[]', true, '2026-01-01', '2026-01-01')`);
    await fill(1, 3);
    await admin.unsafe("analyze");
    await fill(4, 600);

    const statements: string[] = [];
    const store = await openTestPostgres(url, (statement) => statements.push(statement));
    await store.deliveries.prune("2025-01-01");
    const prune = statements.find((statement) => statement.includes("outbox_events")) ?? "";
    const dispatcher = postgres(url, { max: 1, connection: { "app.task": "dispatcher" } });
    const [row] = await dispatcher.unsafe<{ "QUERY PLAN": { Plan: Plan }[] }[]>(
      `explain (analyze, format json) ${prune}`,
      ["2026-02-01"],
    );
    await Promise.all([admin.end(), dispatcher.end()]);
    const choosing = nodesOf(row?.["QUERY PLAN"][0]?.Plan as Plan).filter(
      (node) => node["Node Type"] === "Limit",
    );
    expect(choosing.map((node) => node["Actual Loops"])).toEqual([1]);
  });
});
