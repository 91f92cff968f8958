import { get } from "node:http";
import { connect, createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { temporaryFolder } from "../../support/program/folder.ts";
import { lines, run, start, until } from "../../support/program/program.ts";
import { serveOn } from "../../support/program/server.ts";

test("the first serve prints a key with every scope once; a second start prints none, and the key still works", async () => {
  const dataDir = temporaryFolder();
  const first = await serveOn(dataDir);
  expect(first.key).toMatch(/^sk_[A-Za-z0-9_-]{43,}$/);
  expect((await first.request("GET", "/api/v1/alerts")).status).toBe(200);
  const ended = await first.stop();
  expect(ended.stdout.match(/sk_/g)).toHaveLength(1);

  const second = await serveOn(dataDir);
  expect(second.key).toBeUndefined();
  const account = await second.request("GET", "/api/v1/access-log", { key: first.key ?? "" });
  expect(account.status).toBe(200);
  expect((await second.stop()).stdout).not.toContain("sk_");
});

test("serve answers at every address that it names", async () => {
  const dataDir = temporaryFolder();
  const { url, request } = await serveOn(dataDir);
  for (const path of ["/healthz", "/docs", "/openapi.json", "/.well-known/openapi.json", "/api/v1/alerts"]) {
    expect((await request("GET", path)).status, path).toBe(200);
  }
  const initialize = {
    jsonrpc: "2.0",
    id: 1,
    method: "initialize",
    params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "t", version: "1" } },
  };
  const headers = { accept: "application/json, text/event-stream" };
  expect((await request("POST", "/mcp", { body: initialize, headers })).status).toBe(200);
  expect((await fetch(`${url}/mcp`, { method: "POST", body: "{}" })).status).toBe(401);
});

test("a taken port ends serve with exit code 2 and one line that names it", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void taken.close());
  await new Promise((resolve) => taken.once("listening", resolve));
  const { port } = z.object({ port: z.number() }).parse(taken.address());
  const ended = await run(["serve", "--port", String(port), "--data-dir", temporaryFolder()]);
  expect({ code: ended.code, stdout: ended.stdout }).toEqual({ code: 2, stdout: "" });
  expect(lines(ended.stderr).map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ message: expect.stringMatching(`Port ${port} .*--port`) }),
  ]);
});

test.each([["serve", "--port", "0"], ["mcp"]])(
  "%s refuses a --webhook-allow that is no network, in one line that shows one",
  async (...args) => {
    const ended = await run([
      ...args,
      "--webhook-allow",
      "10.0.0.0/8,10.0.0.1",
      "--data-dir",
      temporaryFolder(),
    ]);
    expect({ code: ended.code, stdout: ended.stdout }).toEqual({ code: 2, stdout: "" });
    expect(lines(ended.stderr).map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        level: "error",
        message: expect.stringMatching(/--webhook-allow .* 10\.0\.0\.0\/8/),
      }),
    ]);
  },
);

test("host and port come from the environment, and a flag wins", async () => {
  const free = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => free.once("listening", resolve));
  const { port } = z.object({ port: z.number() }).parse(free.address());
  await new Promise((resolve) => free.close(resolve));
  const env = { CAREER_CONTEXT_PORT: String(port), CAREER_CONTEXT_HOST: "localhost" };
  const running = start(["serve", "--data-dir", temporaryFolder()], { env });
  await until("it serves", () => running.output().stdout.includes(`http://localhost:${port}/api/v1`));
  running.child.kill("SIGTERM");
  await running.ended;

  const byFlag = await serveOn(temporaryFolder(), { env, args: ["--host", "127.0.0.1"] });
  expect(byFlag.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(byFlag.url).not.toContain(`:${port}`);
});

test("beyond loopback, serve warns once and answers only to names it was given", async () => {
  const args = ["--host", "0.0.0.0", "--allowed-host", "career.example"];
  const { url, request, output, stop } = await serveOn(temporaryFolder(), { args });
  const warnings = lines(output().stderr).filter((line) => JSON.parse(line).level === "warn");
  expect(warnings).toHaveLength(1);
  expect((await request("GET", "/healthz")).status).toBe(200);
  const port = new URL(url).port;
  for (const [host, status] of [
    ["career.example", 200],
    ["localhost", 200],
    ["evil.example", 403],
  ] as const) {
    expect(await statusFor(`${url}/healthz`, `${host}:${port}`), host).toBe(status);
  }
  await stop();
});

test("the log level of the environment decides what stderr says, in JSON lines", async () => {
  const quiet = await serveOn(temporaryFolder(), { env: { CAREER_CONTEXT_LOG_LEVEL: "error" } });
  expect((await quiet.stop()).stderr).toBe("");
  const usual = await serveOn(temporaryFolder());
  const { stderr } = await usual.stop();
  expect(lines(stderr).map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: "info", message: "Stopping.", time: expect.any(String) }),
  ]);
});

/** The status for a Host header of one's own, which fetch would not send. */
function statusFor(url: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).once("error", reject);
  });
}

test("requests that were sent before SIGTERM are answered", async () => {
  const served = await serveOn(temporaryFolder());
  const { port } = new URL(served.url);
  const sockets = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const socket = connect(Number(port), "127.0.0.1");
      await new Promise((resolve) => socket.once("connect", resolve));
      return socket;
    }),
  );
  const answers = sockets.map(
    (socket) =>
      new Promise<string>((resolve) => {
        let said = "";
        socket.on("data", (part) => {
          said += part.toString();
        });
        socket.on("error", (error) => resolve(error.message));
        socket.on("close", () => resolve(said));
      }),
  );
  const request = [
    "GET /api/v1/alerts HTTP/1.1",
    `Host: 127.0.0.1:${port}`,
    `Authorization: Bearer ${served.key}`,
    "",
    "",
  ].join("\r\n");
  for (const socket of sockets) socket.write(request);
  await served.stop();
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 200/);
});
