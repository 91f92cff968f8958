import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createApp } from "../../../src/app/http-app.ts";
import { readCatalog } from "../../../src/cli/catalog/read.ts";
import { noProgress } from "../../../src/cli/terminal/progress.ts";
import { type ChangeFeed, createChangeFeed } from "../../../src/mcp/notifications/change-feed.ts";
import { readBuiltInCatalog } from "../../../src/platform/built-in-catalog.ts";
import { type Harness, HOST, HOUR_MS, PORT, start } from "../../support/harness.ts";
import { asList, asObject, at, type Json, textAt } from "../../support/json.ts";
import { type Listening, listen } from "../../support/mcp/notices.ts";
import { askRaw, rawRequest } from "../../support/mcp/raw.ts";
import { folderOf, onetFiles } from "../../support/samples/catalog.ts";
import { personNamed, startAt } from "../../support/samples/persona.ts";

/** How often the writes of other processes are looked for. */
const POLL_MS = 700;
const profile = "career://profile";
const alerts = "career://alerts";

function listenAs(h: Harness, key: string, notifications: Json): Promise<Listening> {
  return listen(({ headers, body }) => post(h, key, headers, body), notifications, h.runtime.timers);
}

async function post(
  h: Pick<Harness, "app">,
  key: string,
  headers: Record<string, string>,
  body: Json,
): Promise<Response> {
  const all = { ...headers, host: HOST, authorization: `Bearer ${key}` };
  return h.app.request("/mcp", { method: "POST", headers: all, body: JSON.stringify(body) });
}

async function setName(h: Harness, key: string, name: string): Promise<void> {
  expect((await h.send("PATCH", "/api/v1/profile", { key, body: { name } })).status).toBe(200);
}

async function addJob(h: Harness, key: string): Promise<string> {
  const body = { type: "direction", title: "Foreperson", sourceType: "manual" };
  return textAt((await h.send("POST", "/api/v1/jobs-workspace", { key, body })).body, "data", "id");
}

test("a listener hears of exactly the resources whose content changed", async () => {
  const h = await start();
  const { userId, key } = await h.newPerson();
  const job = `career://jobs-workspace/${await addJob(h, key)}`;
  const listening = await listenAs(h, key, { resourceSubscriptions: [alerts, job, profile] });
  expect(listening.granted).toEqual({ resourceSubscriptions: [alerts, job, profile] });
  await setName(h, key, "Ada (fictional)");
  expect(await listening.next()).toBe(`updated ${profile}`);
  await h.addAlert(userId);
  expect(await listening.next()).toBe(`updated ${alerts}`);
  await h.send("DELETE", job.replace("career://", "/api/v1/"), { key });
  expect(await listening.next()).toBe(`updated ${job}`);
});

test("a listener hears when the list of documents changes, and not when only contents do", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  const listening = await listenAs(h, key, { resourcesListChanged: true });
  expect(listening.granted).toEqual({ resourcesListChanged: true });
  await setName(h, key, "Ada (fictional)");
  const id = await addJob(h, key);
  expect(await listening.next()).toBe("list changed");
  const both = await listenAs(h, key, { resourcesListChanged: true, resourceSubscriptions: [profile] });
  await h.send("PATCH", `/api/v1/jobs-workspace/${id}`, { key, body: { company: "Example Grid" } });
  await setName(h, key, "Ada B. (fictional)");
  expect(await both.next()).toBe(`updated ${profile}`);
});

test("a write that leaves the content as it is, and the ledger's own writes, are not heard", async () => {
  const h = await start();
  const { userId, key } = await h.newPerson();
  await setName(h, key, "Ada (fictional)");
  const listening = await listenAs(h, key, { resourceSubscriptions: [profile, alerts] });
  await setName(h, key, "Ada (fictional)");
  await h.send("PUT", "/api/v1/data-sharing", { key, body: { shareCareerPath: true } });
  await h.send("GET", "/api/v1/access-log", { key });
  await h.addAlert(userId);
  expect(await listening.next()).toBe(`updated ${alerts}`);
});

test("a change of the catalogue is heard where something is computed against it, and nowhere else", async () => {
  const { h, person } = await startAt(personNamed("nurse"), "resume");
  const { key } = person;
  const listening = await listenAs(h, key, { resourceSubscriptions: [profile, "career://career-graph"] });
  const titles = new Map(readBuiltInCatalog().occupations.map((entry) => [entry.code, entry]));
  const { brought } = await readCatalog(folderOf(onetFiles()), titles, noProgress);
  await h.store.catalog.replace(brought, h.runtime.now().toISOString());
  expect(await listening.next()).toBe("updated career://career-graph");
  await setName(h, key, "Ada (fictional)");
  expect([await listening.next(), await listening.next()].sort()).toEqual([
    "updated career://career-graph",
    `updated ${profile}`,
  ]);
});

test("a write of this process is told without waiting until other processes are looked after", async () => {
  const h = await start();
  const { userId, key } = await h.newPerson();
  const still = {};
  const changeFeed = createChangeFeed({ ...h.service, store: { ...h.store, stamp: () => still } });
  const onChange = vi.fn();
  await changeFeed.subscribe({ userId, scopes: new Set(h.service.scopes), key: null }, onChange);
  await setName(h, key, "Ada (fictional)");
  await h.runtime.timers.advance(0);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test("a look that fails is reported and made again, and nothing falls", async () => {
  const h = await start();
  const { userId, key } = await h.newPerson();
  const failures: unknown[] = [];
  let broken = false;
  const failing = () => {
    if (broken) throw new Error("The disk is away.");
  };
  const store = {
    ...h.store,
    stamp: () => {
      if (failures.length === 0) failing();
      return h.store.stamp();
    },
    revision: (id: string) =>
      Promise.resolve()
        .then(failing)
        .then(() => h.store.revision(id)),
  };
  const onBug = (error: unknown) => {
    failures.push(error);
    broken = failures.length < 2;
  };
  const changeFeed = createChangeFeed({ ...h.service, store, onWritten: () => undefined, onBug });
  const onChange = vi.fn();
  await changeFeed.subscribe({ userId, scopes: new Set(h.service.scopes), key: null }, onChange);
  broken = true;
  await setName(h, key, "Ada (fictional)");
  for (const known of [1, 2]) {
    await h.runtime.timers.advance(POLL_MS);
    expect([failures.length, onChange.mock.calls.length]).toEqual([known, 0]);
  }
  await h.runtime.timers.advance(POLL_MS);
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(failures.map(String)).toEqual(["Error: The disk is away.", "Error: The disk is away."]);
});

test("the server's own looks read within the scopes, and nothing else", async () => {
  const h = await start();
  const { userId } = await h.newPerson();
  const peer = { userId, scopes: new Set(["read:profile", "write:profile"]), key: null };
  const { readInternal } = h.service.changeFeed;
  const refusals = [
    readInternal(peer, "profile.update", { name: "Ada (fictional)" }),
    readInternal(peer, "alerts.list", {}),
    readInternal(peer, "constructor", {}),
  ];
  const types = refusals.map((refusal) => refusal.then(String, (error: unknown) => at(error, "type")));
  expect(await Promise.all(types)).toEqual([
    "resource.not_found",
    "auth.insufficient_scope",
    "resource.not_found",
  ]);
});

test("nobody hears of another user's changes", async () => {
  const h = await start();
  const [one, two] = [await h.newPerson(), await h.newPerson()];
  const wanted = { resourceSubscriptions: [profile, alerts], resourcesListChanged: true };
  const first = await listenAs(h, one.key, wanted);
  const second = await listenAs(h, two.key, wanted);
  await setName(h, two.key, "Zoe (fictional)");
  expect(await second.next()).toBe(`updated ${profile}`);
  await addJob(h, two.key);
  expect(await second.next()).toBe("list changed");
  await h.addAlert(one.userId);
  expect(await first.next()).toBe(`updated ${alerts}`);
  await setName(h, two.key, "Zoe B. (fictional)");
  expect(await second.next()).toBe(`updated ${profile}`);
});

test("what the key's scopes do not allow, and what no resource is, changes for nobody", async () => {
  const h = await start();
  const { userId, key } = await h.newPerson();
  const narrow = await h.newKey(userId, { scopes: ["read:profile"] });
  const wanted = { resourceSubscriptions: [alerts, "career://nothing", profile], resourcesListChanged: true };
  const listening = await listenAs(h, narrow, wanted);
  await h.addAlert(userId);
  await addJob(h, key);
  await setName(h, key, "Ada (fictional)");
  expect(await listening.next()).toBe(`updated ${profile}`);
});

describe("a stream ends", () => {
  const wanted = { resourceSubscriptions: [profile] };

  test("when its key is revoked, with no further notice, and other keys' streams go on", async () => {
    const h = await start();
    const { userId, key } = await h.newPerson();
    const lost = await h.newKey(userId, { name: "lost" });
    const [gone, going] = [await listenAs(h, lost, wanted), await listenAs(h, key, wanted)];
    const found = (await h.store.access.listKeys()).find(({ name }) => name === "lost");
    await h.store.access.revokeKey(found?.id ?? "", h.runtime.now().toISOString());
    await setName(h, key, "Ada (fictional)");
    expect(await gone.next()).toBe("over");
    expect(await gone.next()).toBe("cut");
    expect(await going.next()).toBe(`updated ${profile}`);
  });

  test("when its key expires, though nothing changes", async () => {
    const h = await start();
    const expiresAt = new Date(h.runtime.now().getTime() + HOUR_MS).toISOString();
    const key = await h.newKey(await h.newUser(), { expiresAt });
    const listening = await listenAs(h, key, wanted);
    h.runtime.advance(HOUR_MS + 1);
    expect(await listening.next()).toBe("over");
  });

  test("when the account is deleted", async () => {
    const h = await start();
    const { key } = await h.newPerson();
    const listening = await listenAs(h, key, wanted);
    expect((await h.send("DELETE", "/api/v1/account?confirm=DELETE", { key })).status).toBe(200);
    expect(await listening.next()).toBe("over");
  });

  test("when the server stops", async () => {
    const h = await start();
    const { key } = await h.newPerson();
    const listening = await listenAs(h, key, wanted);
    await h.close();
    expect(await listening.next()).toBe("over");
  });
});

test("nothing is followed any more when the client has left, and nothing where nothing was asked", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  let following = 0;
  const changeFeed: ChangeFeed = {
    ...h.service.changeFeed,
    subscribe: async (...args) => {
      following += 1;
      const end = await h.service.changeFeed.subscribe(...args);
      return () => {
        following -= 1;
        end();
      };
    },
  };
  const ignore = () => undefined;
  const { app, close } = createApp({
    service: { ...h.service, changeFeed },
    hosts: { port: () => PORT, names: [] },
    version: "0.0.0",
    toolsets: ["core"],
    log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
  });
  onTestFinished(close);
  const send = ({ headers, body }: ReturnType<typeof rawRequest>) => post({ app }, key, headers, body);
  const listening = await listen(send, { resourceSubscriptions: [profile] }, h.runtime.timers);
  expect(following).toBe(1);
  await listening.leave();
  expect(following).toBe(0);
  const idle = await listen(send, { resourceSubscriptions: ["career://nothing"] }, h.runtime.timers);
  expect(following).toBe(0);
  await idle.leave();
  const nothing = await listen(send, {}, h.runtime.timers);
  expect(await nothing.next()).toBe("over");
  expect(following).toBe(0);
});

describe("what cannot be served is refused, not left without notices", () => {
  const wanted = { notifications: { resourceSubscriptions: [profile] } };

  test("a request whose headers do not say that it listens", async () => {
    const h = await start();
    const { key } = await h.newPerson();
    const { headers, body } = rawRequest("modern", "subscriptions/listen", wanted);
    const { "mcp-method": _, ...without } = headers;
    for (const sent of [without, { ...headers, "mcp-method": "resources/read" }]) {
      const answer = await h.send("POST", "/mcp", { key, headers: sent, body });
      expect(at(answer.body, "error", "code")).toBeLessThan(0);
    }
  });

  test("a request without a filter", async () => {
    const h = await start();
    const { key } = await h.newPerson();
    const { error } = await askRaw(h, key, "modern", "subscriptions/listen");
    expect(error).toMatchObject({ code: -32602 });
  });

  test("more addresses than anybody needs", async () => {
    const h = await start();
    const { key } = await h.newPerson();
    const resourceSubscriptions = Array.from({ length: 501 }, (_, n) => `career://reports/rep_${n}`);
    const notifications = { resourceSubscriptions };
    const { error } = await askRaw(h, key, "modern", "subscriptions/listen", { notifications });
    expect(error).toMatchObject({ code: -32603 });
  });

  test("a user's fifty-first stream, while another user still gets a first", async () => {
    const h = await start();
    const [one, two] = [await h.newPerson(), await h.newPerson()];
    for (let count = 0; count < 50; count += 1) await listenAs(h, one.key, wanted.notifications);
    const { error } = await askRaw(h, one.key, "modern", "subscriptions/listen", wanted);
    expect(error).toMatchObject({ code: -32603 });
    const listening = await listenAs(h, two.key, wanted.notifications);
    await setName(h, two.key, "Zoe (fictional)");
    expect(await listening.next()).toBe(`updated ${profile}`);
  });

  test("subscribing in the legacy era over HTTP, which is not advertised there either", async () => {
    const h = await start();
    const { key } = await h.newPerson();
    const opened = await askRaw(h, key, "legacy", "initialize", {
      protocolVersion: "2025-11-25",
      capabilities: {},
      clientInfo: { name: "raw", version: "1" },
    });
    expect(at(opened, "result", "capabilities", "resources")).toEqual({});
    const { error } = await askRaw(h, key, "legacy", "resources/subscribe", { uri: profile });
    expect(error).toMatchObject({ code: -32601 });
    const found = await askRaw(h, key, "modern", "server/discover");
    expect(at(found, "result", "capabilities", "resources")).toEqual({ subscribe: true, listChanged: true });
  });
});

test("a burst of writes ends with the last content known: each change after it is heard again", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  const listening = await listenAs(h, key, { resourceSubscriptions: [profile] });
  const read = async () => {
    const answer = await askRaw(h, key, "modern", "resources/read", { uri: profile });
    const [contents] = asList(at(answer, "result", "contents"));
    return asObject(JSON.parse(textAt(contents, "text")));
  };
  for (let count = 0; count < 30; count += 1) await setName(h, key, `Ada ${count} (fictional)`);
  const last = async (): Promise<string> => {
    expect(await listening.next()).toBe(`updated ${profile}`);
    const name = textAt(await read(), "user", "name");
    return name === "Ada 29 (fictional)" ? name : last();
  };
  expect(await last()).toBe("Ada 29 (fictional)");
});
