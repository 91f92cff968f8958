import { expect, test } from "vitest";
import { untilRest } from "../../support/busy-store.ts";
import { type Harness, HOST, start } from "../../support/harness.ts";
import { at } from "../../support/json.ts";
import { listening } from "../../support/net/raw-http.ts";

function raw(key: string, method: string, path: string, body?: unknown, last = false): string {
  const text = body === undefined ? "" : JSON.stringify(body);
  const lines = [`${method} /api/v1${path} HTTP/1.1`, `Host: ${HOST}`, `Authorization: Bearer ${key}`];
  if (text !== "") lines.push("Content-Type: application/json", `Content-Length: ${text.length}`);
  if (last) lines.push("Connection: close");
  return [...lines, "", text].join("\r\n");
}

async function titles(h: Harness, requests: string[]) {
  const server = await listening(h);
  const answers = await server.send(requests.join(""));
  return answers.map(({ status, body }) => [
    status,
    body === "" ? undefined : at(JSON.parse(body), "data", "profile", "current_job_title"),
  ]);
}

const named = (title: string) => ({ current_job_title: title });

test("a read behind a write on one connection sees it, whether or not it is remembered", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  await h.send("PATCH", "/api/v1/profile", { key, body: named("Cook") });
  const read = raw(key, "GET", "/profile");
  expect(
    await titles(h, [
      ...[read, read, raw(key, "PATCH", "/profile", named("Chef")), read],
      ...[raw(key, "PATCH", "/profile", named("Baker")), read, raw(key, "GET", "/profile", undefined, true)],
    ]),
  ).toEqual([
    [200, "Cook"],
    [200, "Cook"],
    [200, "Chef"],
    [200, "Chef"],
    [200, "Baker"],
    [200, "Baker"],
    [200, "Baker"],
  ]);
});

test("a write behind a slow read on one connection waits for it", async () => {
  let isHeld = false;
  const h = await start({
    around: (store) => ({
      ...store,
      read: async (userId, work) => {
        // Long enough for a write that does not wait to be done first.
        if (isHeld) await untilRest();
        return store.read(userId, work);
      },
    }),
  });
  const { key } = await h.newPerson();
  await h.send("PATCH", "/api/v1/profile", { key, body: named("Cook") });
  isHeld = true;
  expect(
    await titles(h, [
      raw(key, "GET", "/profile"),
      raw(key, "PATCH", "/profile", named("Chef")),
      raw(key, "GET", "/profile", undefined, true),
    ]),
  ).toEqual([
    [200, "Cook"],
    [200, "Chef"],
    [200, "Chef"],
  ]);
});

test("an answer from memory behind a write on one connection is not the one from before it", async () => {
  const h = await start();
  const { key, userId } = await h.newPerson();
  const alert = await h.addAlert(userId);
  const server = await listening(h);
  const list = (last = false) => raw(key, "GET", "/alerts", undefined, last);
  const seen = await server.send(
    [
      ...[list(), list(), list()],
      raw(key, "PATCH", `/alerts?id=${alert.id}`, { action: "dismiss" }),
      ...[list(), list(true)],
    ].join(""),
  );
  expect(seen.map(({ status }) => status)).toEqual(Array(6).fill(200));
  const counts = [0, 1, 2, 4, 5].map((place) => at(JSON.parse(seen[place]?.body ?? ""), "metadata", "count"));
  expect(counts).toEqual([1, 1, 1, 0, 0]);
});

test("a request behind one whose work failed is answered", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  await h.send("PATCH", "/api/v1/profile", { key, body: named("Cook") });
  expect(
    await titles(h, [
      raw(key, "PATCH", "/profile", { current_job_title: 5 }),
      raw(key, "PUT", "/nothing", {}),
      raw(key, "GET", "/profile", undefined, true),
    ]),
  ).toEqual([
    [400, undefined],
    [404, undefined],
    [200, "Cook"],
  ]);
});

test("requests of other connections wait for none of this", async () => {
  let isHeld = true;
  let free: () => void = () => undefined;
  const h = await start({
    around: (store) => ({
      ...store,
      write: async (userId, work) => {
        if (isHeld) await new Promise<void>((go) => (free = go));
        return store.write(userId, work);
      },
    }),
  });
  const { key } = await h.newPerson();
  const server = await listening(h);
  const slow = server.send(
    raw(key, "PATCH", "/profile", named("Cook")) + raw(key, "GET", "/profile", undefined, true),
  );
  const [other] = await server.send(raw(key, "GET", "/alerts", undefined, true));
  expect(other?.status).toBe(200);
  isHeld = false;
  free();
  expect((await slow).map(({ status }) => status)).toEqual([200, 200]);
});
