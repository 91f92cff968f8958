import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../../support/program/folder.ts";
import { type ServerProcess, serveOn } from "../../support/program/server.ts";

const hosts = [
  ...["127.0.0.1", "127.9.9.9", "127.1", "2130706433", "localhost", "LOCALHOST.", "a.localhost"],
  ...["[::1]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[::127.0.0.1]"],
];
/** Of no server, wherever it listens. */
const never = ["0.0.0.0", "[::]"];

/** A page of this machine; gives its port, and how often it was asked for. */
async function localPage() {
  const seen = { count: 0 };
  const server = createServer((_, response) => {
    seen.count += 1;
    response.setHeader("content-type", "text/html").end("<h1>Electrician wanted</h1><p>Company: Local</p>");
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, seen };
}

async function subscribe(server: ServerProcess, host: string): Promise<number> {
  const body = { url: `http://${host}:9/hook`, events: ["timeline.event"] };
  return (await server.request("POST", "/api/v1/webhooks", { body })).status;
}

async function read(server: ServerProcess, sourceUrl: string): Promise<string> {
  const opportunity = { inputMode: "pasted_link", sourceUrl };
  const body = { actions: [{ type: "normalize_opportunity" }], opportunity };
  return (await server.request("POST", "/api/v1/agent/apply", { body })).text();
}

describe.each([
  ["--public-url", ["--public-url", "https://career.example"]],
  ["--allowed-host", ["--allowed-host", "career.example"]],
  ["--oauth-issuer", ["--oauth-issuer", "https://issuer.example", "--public-url", "https://career.example"]],
])("a server that others reach by %s", (_, args) => {
  test("takes no target on its own machine, and reads no page there", async () => {
    const { port, seen } = await localPage();
    const server = await serveOn(temporaryFolder(), { args: [...args, "--allow-fetch"] });
    for (const host of [...hosts, ...never])
      expect([host, await subscribe(server, host)]).toEqual([host, 400]);
    expect(await (await server.request("GET", "/api/v1/webhooks")).json()).toMatchObject({ data: [] });
    for (const host of ["127.0.0.1", "localhost", "[::ffff:127.0.0.1]"])
      expect(await read(server, `http://${host}:${port}/4711`)).not.toContain("Electrician wanted");
    expect(seen.count).toBe(0);
    expect((await server.stop()).code).toBe(0);
  });
});

test("what --webhook-allow names is a target there, and nothing else of the machine", async () => {
  const { port, seen } = await localPage();
  const args = ["--public-url", "https://career.example", "--allow-fetch", "--webhook-allow", "127.0.0.1/32"];
  const server = await serveOn(temporaryFolder(), { args });
  for (const host of ["127.0.0.1", "localhost", "[::ffff:127.0.0.1]"])
    expect([host, await subscribe(server, host)]).toEqual([host, 201]);
  for (const host of ["127.0.0.2", "[::1]"])
    expect([host, await subscribe(server, host)]).toEqual([host, 400]);
  await read(server, `http://127.0.0.1:${port}/4711`);
  expect(seen.count).toBe(1);
  expect((await server.stop()).code).toBe(0);
});

test("a server of this machine alone takes them, as before", async () => {
  const { port, seen } = await localPage();
  const server = await serveOn(temporaryFolder(), { args: ["--allow-fetch"] });
  for (const host of hosts) expect([host, await subscribe(server, host)]).toEqual([host, 201]);
  for (const host of never) expect([host, await subscribe(server, host)]).toEqual([host, 400]);
  await read(server, `http://127.0.0.1:${port}/4711`);
  expect(seen.count).toBe(1);
  expect((await server.stop()).code).toBe(0);
});
