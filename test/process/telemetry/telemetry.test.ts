import { existsSync, readFileSync } from "node:fs";
import { createServer, request } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { operations } from "../../../src/domain/index.ts";
import { eventually } from "../../support/delivering.ts";
import { rawRequest } from "../../support/mcp/raw.ts";
import { freePort } from "../../support/net/free-port.ts";
import { root, temporaryFolder } from "../../support/program/folder.ts";
import { lines, run, until } from "../../support/program/program.ts";
import { type ServerProcess, serveOn } from "../../support/program/server.ts";

async function withMetrics() {
  const port = await freePort();
  const server = await serveOn(temporaryFolder(), { args: ["--metrics-port", String(port)] });
  const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return { server, port, metrics };
}

function callTool(server: ServerProcess, name: string) {
  const { headers, body } = rawRequest("modern", "tools/call", { name, arguments: {} });
  return server.request("POST", "/mcp", { headers, body }).then((answer) => answer.text());
}

/** Something that takes every event. */
async function receiver(status = 204): Promise<string> {
  const taking = createServer((_, response) => void response.writeHead(status).end());
  await new Promise<void>((resolve) => taking.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void taking.close());
  const address = taking.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/`;
}

async function subscribe(server: ServerProcess, webhookUrl: string) {
  const made = await server.request("POST", "/api/v1/webhooks", {
    body: { url: webhookUrl, events: ["profile.updated"] },
  });
  expect(made.status).toBe(201);
  await server.request("PATCH", "/api/v1/profile", { body: { current_job_title: "Nurse" } });
}

describe("metrics", () => {
  test("count calls by operation, surface and status, and nothing that a caller wrote", async () => {
    const { server, metrics } = await withMetrics();
    for (const _ of [1, 2, 3]) await server.request("GET", "/api/v1/alerts");
    await server.request("GET", "/api/v1/jobs-workspace/SECRETID");
    await server.request("GET", "/api/v1/SECRETPATH?q=SECRETQUERY", { key: "sk_SECRETKEY" });
    await server.request("DELETE", "/api/v1/alerts");
    await callTool(server, "list_alerts");
    const text = await metrics();
    expect(text).toContain(
      'career_context_requests_total{operation="alerts.list",surface="rest",status="200"} 3',
    );
    expect(text).toContain('{operation="alerts.list",surface="mcp",status="200"} 1');
    expect(text).toContain('{operation="jobsWorkspace.get",surface="rest",status="404"} 1');
    expect(text).toContain('{operation="unknown",surface="rest",status="401"} 1');
    expect(text).toContain('{operation="unknown",surface="rest",status="405"} 1');
    expect(text).toContain(
      'career_context_request_duration_seconds_count{operation="alerts.list",surface="rest"} 3',
    );
    expect(text).not.toContain("SECRET");
    const known = new Set(["unknown", ...operations.map(({ name }) => name)]);
    const labels = [...text.matchAll(/operation="([^"]*)"/g)].map(([, name = ""]) => name);
    expect(labels.filter((name) => !known.has(name))).toEqual([]);
    expect(text).toMatch(/^process_resident_memory_bytes \d/m);
    expect(text).toMatch(/^career_context_store_writes 0$/m);
  });

  test("count what was delivered, and say how long the next has waited", async () => {
    const { server, metrics } = await withMetrics();
    expect(await metrics()).toMatch(/^career_context_delivery_queue_age_seconds 0$/m);
    await subscribe(server, await receiver());
    const delivered = await eventually("an event is delivered", async () => {
      const text = await metrics();
      return text.includes('career_context_delivery_attempts_total{result="delivered"} 1') ? text : undefined;
    });
    expect(delivered).toMatch(/^career_context_delivery_queue_age_seconds 0$/m);
  });

  test("are shown to who asks for this machine, an address or a name that was given, and to no other", async () => {
    const port = await freePort();
    const args = ["--metrics-port", String(port), "--allowed-host", "metrics.example"];
    const server = await serveOn(temporaryFolder(), { args });
    const statusOf = (host: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const sent = request({ port, path: "/metrics", headers: { host }, setHost: false }, (answer) => {
          answer.resume().once("end", () => resolve(answer.statusCode));
        });
        sent.once("error", reject).end();
      });
    const known = ["localhost", "127.0.0.1", "[::1]", "10.0.0.7", "metrics.example"];
    const others = [
      "evil.example",
      "127.0.0.1.evil.example",
      "localhost.evil.example",
      "evil.example@127.0.0.1",
    ];
    for (const host of known)
      for (const named of [host, `${host}:${port}`])
        expect([named, await statusOf(named)]).toEqual([named, 200]);
    for (const host of others)
      for (const named of [host, `${host}:${port}`])
        expect([named, await statusOf(named)]).toEqual([named, 403]);
    expect((await server.stop()).code).toBe(0);
  });

  test("are at their own port alone, and only where one is named", async () => {
    const { server, port } = await withMetrics();
    expect((await server.request("GET", "/metrics")).status).toBe(404);
    const at = (path: string, method = "GET") => fetch(`http://127.0.0.1:${port}${path}`, { method });
    expect([(await at("/")).status, (await at("/api/v1/alerts")).status]).toEqual([404, 404]);
    expect((await at("/metrics", "POST")).status).toBe(404);
    const taken = await run([
      "serve",
      "--port",
      "0",
      "--metrics-port",
      String(port),
      "--data-dir",
      temporaryFolder(),
    ]);
    expect([taken.code, taken.stderr]).toEqual([2, expect.stringContaining("The metrics cannot be served")]);
    const { code } = await server.stop();
    expect(code).toBe(0);
  });
});

const Span = z.object({
  name: z.string(),
  kind: z.number(),
  attributes: z.record(z.string(), z.union([z.string(), z.number()])),
  status: z.number(),
  traceId: z.string(),
  parent: z.string().optional(),
});

describe("spans", () => {
  test("are made by an SDK that is attached, within the trace of the request", async () => {
    const folder = temporaryFolder();
    const file = join(folder, "spans");
    const sdk = pathToFileURL(join(root, "test", "support", "program", "otel.mjs")).href;
    const server = await serveOn(join(folder, "data"), {
      env: { NODE_OPTIONS: `--import ${sdk}`, SPANS_FILE: file },
    });
    const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
    const parent = "00f067aa0ba902b7";
    const headers = { traceparent: `00-${traceId}-${parent}-01` };
    // The second is answered from memory.
    for (const _ of [1, 2]) await server.request("GET", "/api/v1/alerts", { headers });
    const { headers: own, body } = rawRequest("modern", "tools/call", { name: "list_alerts", arguments: {} });
    await (await server.request("POST", "/mcp", { headers: { ...own, ...headers }, body })).text();
    await server.request("GET", "/api/v1/SECRET", { key: "sk_SECRET" });
    await subscribe(server, await receiver(410));
    const spans = () =>
      existsSync(file) ? lines(readFileSync(file, "utf8")).map((line) => Span.parse(JSON.parse(line))) : [];
    await until("the delivery has a span", () => spans().some(({ name }) => name === "delivery"), 20);
    await server.stop();
    const of = (name: string) => spans().filter((span) => span.name === name);
    const call = { kind: 1, status: 0, traceId, parent };
    const attributes = (surface: string) => ({
      "career_context.surface": surface,
      "career_context.status": 200,
    });
    expect(of("alerts.list")).toEqual([
      { name: "alerts.list", ...call, attributes: attributes("rest") },
      { name: "alerts.list", ...call, attributes: attributes("rest") },
      { name: "alerts.list", ...call, attributes: attributes("mcp") },
    ]);
    expect(of("unknown")).toMatchObject([{ attributes: { "career_context.status": 401 } }]);
    expect(of("unknown")[0]?.traceId).not.toBe(traceId);
    expect(of("delivery")).toMatchObject([
      { kind: 2, status: 2, attributes: { "career_context.delivery.result": "failed" } },
    ]);
    expect(readFileSync(file, "utf8")).not.toContain("SECRET");
  });
});
