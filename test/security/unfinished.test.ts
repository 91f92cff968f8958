import { connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { HOST, start } from "../support/harness.ts";
import { listening } from "../support/net/raw-http.ts";
import { codeFor, ORIGIN, signedIn } from "../support/web.ts";

/** More than the server keeps connections. */
const MANY = 600;
const note = "/api/v1/memories";

const json = "Content-Type: application/json";
const head = (path: string, ...lines: string[]) =>
  `${[`POST ${path} HTTP/1.1`, `Host: ${HOST}`, "Content-Length: 60000", ...lines].join("\r\n")}\r\n\r\n`;

/** A connection that sends a beginning and no more; what comes back, and whether it was ended. */
async function begin(port: number, text: string) {
  const seen = { text: "", isClosed: false };
  const socket: Socket = connect(port, "127.0.0.1");
  socket
    .setEncoding("latin1")
    .on("data", (part: string) => {
      seen.text += part;
    })
    .on("error", () => undefined)
    .on("close", () => {
      seen.isClosed = true;
    });
  onTestFinished(() => void socket.destroy());
  await new Promise<void>((resolve) => socket.once("connect", resolve).once("close", () => resolve()));
  socket.write(text);
  return seen;
}

/** Asks over a new connection. */
const ask = async (port: number, path: string, lines: string[] = []) => {
  const got = await begin(
    port,
    `${[`GET ${path} HTTP/1.1`, `Host: ${HOST}`, ...lines, "Connection: close"].join("\r\n")}\r\n\r\n`,
  );
  await expect.poll(() => got.isClosed, { timeout: 20_000 }).toBe(true);
  return Number(got.text.split(" ")[1]);
};

test.each([
  ["REST", note, [json]],
  ["MCP", "/mcp", [json, "Accept: application/json, text/event-stream"]],
])("of one key, 600 half-sent bodies over %s leave the port open to others", async (_, path, lines) => {
  const h = await start();
  const { port } = await listening(h);
  const [greedy, other] = [await h.newPerson(), await h.newPerson()];
  const bearer = ({ key }: { key: string }) => `Authorization: Bearer ${key}`;
  const sent: Awaited<ReturnType<typeof begin>>[] = [];
  for (let at = 0; at < MANY; at += 1)
    sent.push(await begin(port, `${head(path, bearer(greedy), ...lines)}{"contentText":`));
  // Those beyond the limit are answered, and ended.
  const held = () => sent.filter(({ text, isClosed }) => text === "" && !isClosed);
  const refused = () => sent.filter(({ text }) => text.startsWith("HTTP/1.1 429"));
  await expect.poll(() => held().length, { timeout: 20_000 }).toBeLessThanOrEqual(32);
  expect(refused().length).toBeGreaterThan(400);
  expect(refused()[0]?.text.toLowerCase()).toContain("retry-after: 1");
  expect(await ask(port, "/healthz")).toBe(200);
  expect(await ask(port, note, [bearer(other)])).toBe(200);
  expect((await h.send("GET", note, { key: other.key })).status).toBe(200);
});

test("a key may end what it began, and then begin more", async () => {
  const h = await start();
  const { port } = await listening(h);
  const { key } = await h.newPerson();
  const body = JSON.stringify({ contentText: "Prefers early shifts." });
  const lines = [`POST ${note} HTTP/1.1`, `Host: ${HOST}`, `Authorization: Bearer ${key}`, json];
  const text = [...lines, `Content-Length: ${body.length}`, "Connection: close"].join("\r\n");
  for (let round = 0; round < 3; round += 1) {
    const sockets: Socket[] = [];
    const statuses = Array.from({ length: 30 }, async () => {
      const socket = connect(port, "127.0.0.1");
      sockets.push(socket);
      onTestFinished(() => void socket.destroy());
      let got = "";
      socket.setEncoding("latin1").on("data", (part: string) => {
        got += part;
      });
      await new Promise((resolve) => socket.once("connect", resolve));
      socket.write(`${text}\r\n\r\n${body.slice(0, 5)}`);
      await new Promise((resolve) => setImmediate(resolve));
      socket.write(body.slice(5));
      await new Promise((resolve) => socket.once("close", resolve));
      return Number(got.split(" ")[1]);
    });
    expect(new Set(await Promise.all(statuses))).toEqual(new Set([201]));
  }
});

test.each([
  ["without a session, of one address", false],
  ["with a session, of its person", true],
])("half-sent forms %s are limited, too", async (_, hasSession) => {
  const h = await start();
  const { port } = await listening(h);
  const { userId } = await h.newPerson();
  const { cookie } = hasSession ? await signedIn(h, userId) : { cookie: "x=y" };
  const type = "Content-Type: application/x-www-form-urlencoded";
  const form = head("/memory", `Origin: ${ORIGIN}`, `Cookie: ${cookie}`, type);
  const sent: Awaited<ReturnType<typeof begin>>[] = [];
  for (let at = 0; at < 100; at += 1) sent.push(await begin(port, `${form}act=add&contentText=x`));
  const held = () => sent.filter(({ text, isClosed }) => text === "" && !isClosed);
  await expect.poll(() => held().length, { timeout: 20_000 }).toBeLessThanOrEqual(32);
  expect(held().length).toBeGreaterThan(0);
  expect(await codeFor(h, userId)).toHaveLength(43);
  expect(await ask(port, "/login")).toBe(200);
});

test("a key that keeps hundreds of connections leaves room for others", async () => {
  const h = await start();
  const { port } = await listening(h, { maxConnections: 40, keepAliveTimeout: 60_000 });
  const [greedy, other] = [await h.newPerson(), await h.newPerson()];
  const get = `GET ${note} HTTP/1.1\r\nHost: ${HOST}\r\nAuthorization: Bearer ${greedy.key}\r\n\r\n`;
  const kept = [];
  for (let at = 0; at < 60; at += 1) {
    const one = await begin(port, get);
    await expect.poll(() => one.text.startsWith("HTTP/1.1 200") || one.isClosed).toBe(true);
    kept.push(one);
  }
  expect(await ask(port, note, [`Authorization: Bearer ${other.key}`])).toBe(200);
  // The newest of the greedy are there still.
  expect(kept.filter(({ isClosed }) => !isClosed).length).toBeGreaterThan(30);
});
