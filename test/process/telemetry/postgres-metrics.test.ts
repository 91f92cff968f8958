import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { freePort } from "../../support/net/free-port.ts";
import { administratorAt } from "../../support/postgres/administrator-at.ts";
import { tempPostgres, withPostgres } from "../../support/postgres/database.ts";
import { ownServer } from "../../support/postgres/own-server.ts";
import { root } from "../../support/program/folder.ts";
import { keyOn } from "../../support/program/nodes.ts";
import { run, until } from "../../support/program/program.ts";
import { serveOn } from "../../support/program/server.ts";

vi.setConfig({ testTimeout: 120_000 });

async function withMetrics(database: string, ...args: string[]) {
  const port = await freePort();
  const server = await serveOn(database, { args: ["--metrics-port", String(port), ...args] });
  const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const value = async (name: string) =>
    Number((await metrics()).match(new RegExp(`^${name} (\\S+)$`, "m"))?.[1]);
  return { server, key: await keyOn(database), metrics, value };
}

withPostgres("metrics of a server on PostgreSQL", () => {
  test("show its connections, statements and failures by cause, and the log has few lines", async () => {
    const { url, end } = await ownServer();
    const { server, key, metrics, value } = await withMetrics(url, "--database-connections", "3");
    expect(await value("career_context_database_connections_max")).toBe(3);
    await Promise.all(Array.from({ length: 20 }, () => server.request("GET", "/api/v1/timeline", { key })));
    expect(await value("career_context_database_statement_duration_seconds_count")).toBeGreaterThan(20);
    // The access log and the deliveries may still be at it.
    for (const name of ["connections_in_use", "waiting", "retries_total"])
      await expect.poll(() => value(`career_context_database_${name}`)).toBe(0);
    expect(await value('career_context_database_failures_total{cause="unreachable"}')).toBe(0);

    const admin = administratorAt(url);
    // A thread of the server has two more.
    const [open] = await admin<{ n: number }[]>`select count(*) as n from pg_stat_activity
      where application_name = 'career-context' and pid <> pg_backend_pid()`;
    expect(open?.n).toBeLessThanOrEqual(5);
    await end("SIGINT");
    const ask = () => server.request("GET", "/api/v1/timeline", { key });
    await until("it fails", async () => (await ask()).status === 503);
    const answers = await Promise.all(Array.from({ length: 60 }, ask));
    expect(answers.filter(({ status }) => status === 503).length).toBe(60);
    const counted = () =>
      [...server.output().stderr.matchAll(/"errors":(\d+)/g)].map(([, count]) => Number(count));
    await until("all errors are counted", () => counted().reduce((sum, count) => sum + count, 0) > 60);
    expect(counted().length).toBeLessThan(60);
    // Deliveries and due evaluations of other nodes are looked for meanwhile, too.
    const looksAfter = Date.now() + 6000;
    await until("background work was tried", async () => Date.now() > looksAfter);
    expect(server.output().stderr).not.toMatch(
      /"stack"|failed unexpectedly|worker failed|evaluations of other/,
    );
    expect(await metrics()).toMatch(/failures_total\{cause="unreachable"\} [1-9]/);
  });

  test("have every name that the dashboard and the alerts use", async () => {
    const { metrics } = await withMetrics(await tempPostgres());
    const kinds = [...(await metrics()).matchAll(/^# TYPE (\S+) (\S+)$/gm)];
    const known = new Set(
      kinds.flatMap(([, name = "", kind]) => (kind === "histogram" ? [`${name}_bucket`] : [name])),
    );
    const Dashboard = z.object({
      panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })),
    });
    const Alerts = z.object({
      groups: z.array(z.object({ rules: z.array(z.object({ expr: z.string() })) })),
    });
    const text = (file: string) => readFileSync(join(root, "deploy", "grafana", file), "utf8");
    const dashboard = Dashboard.parse(JSON.parse(text("dashboard.json"))).panels.flatMap(
      ({ targets }) => targets,
    );
    const alerts = Alerts.parse(parse(text("alerts.yaml"))).groups.flatMap(({ rules }) => rules);
    // A node that is gone has no metric of its own.
    expect(alerts.map(({ expr }) => expr)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^up\{job="career-context"\} == 0$/),
        expect.stringMatching(/^absent\(up\{job="career-context"\}\)$/),
      ]),
    );
    const used = [...dashboard, ...alerts].flatMap(({ expr }) =>
      expr.match(/\b(?:(?:career_context|process|nodejs)_\w+|up(?=\{))/g),
    );
    // Prometheus makes it of each scrape.
    known.add("up");
    expect(used.length).toBeGreaterThan(15);
    expect([...new Set(used)].filter((name) => name === null || !known.has(name))).toEqual([]);
    const told = readFileSync(join(root, "docs", "operations.md"), "utf8");
    for (const [, name = ""] of kinds)
      if (name.startsWith("career_context_")) expect(told, name).toContain(`\`${name}\``);
  });

  test("a number of connections that is none is refused", async () => {
    const { code, stderr } = await run(["serve", "--port", "0", "--database-connections", "1"]);
    expect([code, stderr]).toEqual([2, expect.stringMatching(/--database-connections.*from 2 to 500/)]);
  });
});
