import { request as open } from "node:http";
import { expect, test } from "vitest";
import { z } from "zod";
import { processPlace } from "../support/program/place.ts";
import { runWell, until } from "../support/program/program.ts";
import { placed, type ServerProcess, serveOn } from "../support/program/server.ts";
import { mcpOn } from "../support/program/stdio.ts";

const Created = z.object({
  data: z.object({ id: z.string() }),
  metadata: z.object({ requestId: z.string() }),
});
const Page = z.object({ data: z.array(z.object({ id: z.string(), eventType: z.string() })) });

const add = ({ request }: ServerProcess, key: string, eventType: string, headers = {}) =>
  request("POST", "/api/v1/timeline", { key, headers, body: { eventType } });

async function timeline({ request }: ServerProcess, key: string) {
  return Page.parse(await (await request("GET", "/api/v1/timeline?limit=100", { key })).json()).data;
}

async function makeKey(place: string, ...flags: string[]): Promise<string> {
  const args = ["keys", "create", "--name", "test", "--json", ...placed(place), ...flags];
  return z.object({ key: z.string() }).parse(JSON.parse(await runWell(args))).key;
}

test("kill -9 right after each acknowledged write keeps every one of them", async () => {
  const place = await processPlace();
  const key = await makeKey(place);
  const acknowledged: string[] = [];
  for (let life = 0; life < 3; life += 1) {
    const server = await serveOn(place);
    for (const step of ["one", "two", "three"]) {
      const response = await add(server, key, `life ${life} ${step}`);
      acknowledged.push(Created.parse(await response.json()).data.id);
    }
    server.child.kill("SIGKILL");
    await server.ended;
  }
  const mcp = await mcpOn(place);
  const { structuredContent } = await mcp.call("write_operation", {
    operation: "timeline.create",
    arguments: { eventType: "over stdio" },
  });
  acknowledged.push(z.object({ id: z.string() }).parse(structuredContent.data).id);
  mcp.child.kill("SIGKILL");
  await mcp.ended;

  const server = await serveOn(place);
  const kept = (await timeline(server, key)).map(({ id }) => id);
  expect(kept.sort()).toEqual(acknowledged.sort());
});

test("an idempotency key gives the first answer again after a kill, and refuses another body", async () => {
  const place = await processPlace();
  const key = await makeKey(place);
  const first = await serveOn(place);
  const headers = { "idempotency-key": "once-only" };
  const answer = await (await add(first, key, "one", headers)).json();
  first.child.kill("SIGKILL");
  await first.ended;

  const second = await serveOn(place);
  const replay = await add(second, key, "one", headers);
  expect(replay.headers.get("idempotency-replayed")).toBe("true");
  expect(await replay.json()).toEqual(answer);
  expect((await add(second, key, "two", headers)).status).toBe(409);
  expect(await timeline(second, key)).toHaveLength(1);
});

test("the rate window goes on after a restart", async () => {
  const place = await processPlace();
  const key = await makeKey(place, "--limit", "3");
  const ask = (server: ServerProcess) => server.request("GET", "/api/v1/alerts", { key });
  const rate = ({ headers }: Response) => [
    headers.get("x-ratelimit-remaining"),
    headers.get("x-ratelimit-reset"),
  ];
  const first = await serveOn(place);
  await ask(first);
  const [remaining, reset] = rate(await ask(first));
  expect(remaining).toBe("1");
  expect((await first.stop()).code).toBe(0);

  const second = await serveOn(place);
  expect(rate(await ask(second))).toEqual(["0", reset]);
  const over = await ask(second);
  expect(over.status).toBe(429);
  expect(rate(over)).toEqual(["0", reset]);
  expect(Number(over.headers.get("retry-after"))).toBeGreaterThan(0);
  await second.stop();
  expect((await ask(await serveOn(place))).status).toBe(429);
});

test("SIGTERM finishes the request in flight, refuses new ones, and ends with exit code 0", async () => {
  const place = await processPlace();
  const server = await serveOn(place);
  const body = JSON.stringify({ eventType: "in flight" });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    const headers = {
      authorization: `Bearer ${server.key}`,
      "content-type": "application/json",
      "content-length": String(body.length),
      // The server says when it has begun with the request, whose body is still to come.
      expect: "100-continue",
    };
    const slow = open({ hostname, port, path: "/api/v1/timeline", method: "POST", headers });
    slow.once("error", reject);
    slow.once("response", (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    slow.once("continue", () => {
      slow.write(body.slice(0, 5));
      server.child.kill("SIGTERM");
      void until("it is stopping", () => server.output().stderr.includes("Stopping.")).then(() =>
        slow.end(body.slice(5)),
      );
    });
    slow.flushHeaders();
  });
  expect(await answered).toBe(201);
  await expect(server.request("GET", "/api/v1/alerts")).rejects.toThrow();
  expect(await server.ended).toMatchObject({ code: 0, signal: null });

  const next = await serveOn(place);
  const events = await timeline(next, server.key ?? "");
  expect(events.map(({ eventType }) => eventType)).toEqual(["in flight"]);
});

test.each(["SIGTERM", "SIGINT"] as const)(
  "an idle server with open connections ends on %s with exit code 0",
  async (signal) => {
    const server = await serveOn(await processPlace());
    expect((await server.request("GET", "/api/v1/alerts")).status).toBe(200);
    server.child.kill(signal);
    expect(await server.ended).toMatchObject({ code: 0, signal: null });
  },
);
