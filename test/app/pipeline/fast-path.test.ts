import { describe, expect, test } from "vitest";
import { operations } from "../../../src/domain/index.ts";
import { byDefault } from "../../support/engine.ts";
import { type Harness, HOST, HOUR_MS, start } from "../../support/harness.ts";
import { listening, type RawServer } from "../../support/net/raw-http.ts";
import { restRequest } from "../../support/net/rest-request.ts";
import { tempPlace } from "../../support/open-engine.ts";
import { sampleOf } from "../../support/samples/operations.ts";

const alerts = "/api/v1/alerts";
const cacheable = operations.filter(({ policy, http }) => policy.cache && http.method === "GET");

/** PostgreSQL has no stamp, and a user's revision says nothing of the catalog. */
const isShort = (name: string) => byDefault === "sqlite" || name !== "careerGraph.get";

interface Way {
  h: Harness;
  server: RawServer;
  userId: string;
  key: string;
  /** How many requests took the fast path. */
  shortened: () => number;
}

/** A fresh program behind a socket, with the fast path or without: all else is equal, clock and ids included. */
async function way(isOpen: boolean, place?: string): Promise<Way> {
  const h = await start(place === undefined ? {} : { place });
  let count = 0;
  const fastPath: Harness["fastPath"] = (request, response) => {
    const taken = isOpen && h.fastPath(request, response);
    void Promise.resolve(taken).then((isTaken) => {
      if (isTaken) count += 1;
    });
    return taken;
  };
  const server = await listening({ ...h, fastPath });
  return { h, server, ...(await h.newPerson()), shortened: () => count };
}

async function bothWays() {
  const [short, long] = [await way(true), await way(false)];
  /** The answers to the same steps over both ways, with the access log after them. */
  const compare = async (steps: (way: Way) => Promise<unknown>) => {
    const seen = [];
    for (const each of [short, long]) {
      const answers = await steps(each);
      await each.h.service.accessLog.flush();
      const lines = await each.h.inside.rows("select * from access_log order by user_id, id");
      const windows = await each.h.inside.rows("select started_at, used from rate_windows order by key_id");
      seen.push({ answers, lines, windows });
    }
    expect(JSON.stringify(seen[0])).toBe(JSON.stringify(seen[1]));
    return seen[0];
  };
  return { short, compare };
}

/** The answers to a raw request; of the real clock they have nothing. */
async function ask(
  { server, key }: Pick<Way, "server" | "key">,
  target: string,
  {
    lines = [],
    method = "GET",
    first = [`Host: ${HOST}`],
    last = ["Connection: close"],
    body = "",
  }: Asked = {},
) {
  const own = lines.map((line) => line.replace("KEY", key));
  const head = [`${method} ${target} HTTP/1.1`, ...first, ...own, ...last, "", ""].join("\r\n");
  const answers = await server.send(head + body);
  return answers.map(({ headers: { date: _, ...headers }, ...answer }) => ({ ...answer, headers }));
}

interface Asked {
  lines?: string[];
  method?: string;
  first?: string[];
  last?: string[];
  body?: string;
}

const bearer = "Authorization: Bearer KEY";

test.each(cacheable.map((operation) => [operation.name, operation] as const))(
  "%s is answered the same over both ways, the first time and again, changed and unchanged",
  async (name, operation) => {
    const { short, compare } = await bothWays();
    await compare(async (each) => {
      const { prepare, input } = sampleOf(name);
      const known = await prepare?.(each.h, each);
      const { path } = restRequest(operation, { ...input, ...known });
      const answers = [];
      for (let time = 0; time < 4; time += 1) answers.push(...(await ask(each, path, { lines: [bearer] })));
      const tag = answers[3]?.headers.etag;
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      answers.push(...(await ask(each, path, { lines: [bearer, `If-None-Match: ${tag}`] })));
      await each.h.addAlert(each.userId);
      answers.push(...(await ask(each, path, { lines: [bearer, `If-None-Match: ${tag}`] })));
      return answers;
    });
    expect(short.shortened()).toBe(isShort(name) ? 3 : 0);
  },
);

describe("after an answer is remembered", () => {
  const get: Asked = { lines: [bearer] };
  const with_ = (...more: string[]): Asked => ({ lines: [bearer, ...more] });

  test.each<[string, Asked, string?]>([
    ["HEAD", { ...get, method: "HEAD" }],
    ["another method", { ...get, method: "PUT" }],
    ["If-None-Match with *", with_("If-None-Match: *")],
    ["If-None-Match with a list", with_('If-None-Match: "a", W/"b"')],
    ["If-None-Match twice", with_('If-None-Match: "a"', "If-None-Match: *")],
    ["an empty If-None-Match", with_("If-None-Match: ")],
    ["a request id", with_("X-Request-Id:  mine.1  ")],
    ["a malformed request id", with_("X-Request-Id: a b")],
    ["a request id twice", with_("X-Request-Id: a", "X-Request-Id: b")],
    ["the key in X-API-Key", { lines: ["X-API-Key: KEY"] }],
    ["a wrong key beside the right one", { lines: ["Authorization: Bearer sk_wrong", "X-API-Key: KEY"] }],
    ["a word beside the right key", { lines: ["Authorization: undefined", "X-API-Key: KEY"] }],
    ["the key twice", { lines: [bearer, bearer] }],
    ["no key", {}],
    ["another case of the scheme", { lines: ["authorization:  bEARER   KEY"] }],
    ["another Host", { ...get, first: ["Host: evil.example"] }],
    ["another form of the Host", { ...get, first: ["Host: LOCALHOST:8787"] }],
    ["Host twice", { ...get, first: [`Host: ${HOST}`, "Host: evil.example"] }],
    ["no Host", { ...get, first: [] }],
    ["a foreign Origin", with_("Origin: https://evil.example")],
    ["its own Origin", with_(`Origin: http://${HOST}`)],
    ["a page of another site", with_("Sec-Fetch-Site: cross-site")],
    ["a body", { ...with_("Content-Length: 2"), body: "{}" }],
    ["a body in chunks", { ...with_("Transfer-Encoding: chunked"), body: "0\r\n\r\n" }],
    ["an absolute target", get, `http://${HOST}${alerts}`],
    ["an absolute target of another", get, `http://evil.example${alerts}`],
    ["a fragment", get, `${alerts}#x`],
    ["an unknown parameter", get, `${alerts}?x='y`],
    ["dots in the path", get, `/api/v1/x/../alerts`],
    ["a slash at the end", get, `${alerts}/`],
    ["many unknown headers", with_("Cookie: a=b", "X-A: 1", "X-A: 2", "__proto__: x", "Accept: */*")],
  ])("%s gets the same over both ways, asked twice", async (_, asked, target = alerts) => {
    const { short, compare } = await bothWays();
    await compare(async (each) => {
      for (let time = 0; time < 3; time += 1) await ask(each, alerts, get);
      return [
        await ask(each, target, asked),
        await ask(each, target, asked),
        await ask(each, target, asked),
        await ask(each, alerts, get),
      ];
    });
    expect(short.shortened()).toBeGreaterThan(0);
  });

  test("requests in one packet are answered in their order", async () => {
    const each = await way(true);
    for (let time = 0; time < 3; time += 1) await ask(each, alerts, get);
    const packet = [alerts, "/api/v1/nothing", alerts, alerts].map((target, place) =>
      [
        `GET ${target} HTTP/1.1`,
        `Host: ${HOST}`,
        `Authorization: Bearer ${each.key}`,
        ...(place === 3 ? ["Connection: close"] : []),
        "",
        "",
      ].join("\r\n"),
    );
    const answers = await each.server.send(packet.join(""));
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 200, 200]);
    expect(each.shortened()).toBeGreaterThan(1);
  });

  test.each<[string, (each: Way) => unknown]>([
    [
      "the key is revoked",
      async ({ h }) => {
        const [record] = await h.store.access.listKeys();
        await h.store.access.revokeKey(record?.id ?? "", h.runtime.now().toISOString());
      },
    ],
    [
      "the user is suspended",
      ({ h, userId }) =>
        h.store.write(userId, (tx) => tx.user.govern({ suspendedAt: h.runtime.now().toISOString() })),
    ],
    [
      "the key's limit is lower",
      async ({ h, userId }) => {
        const [record] = await h.store.access.listKeys();
        await h.store.write(userId, (tx) => tx.keys.change(record?.id ?? "", { hourlyLimit: 2 }));
      },
    ],
    ["the account is deleted", ({ h, key }) => h.send("DELETE", "/api/v1/account?confirm=DELETE", { key })],
    [
      "something is written",
      ({ h, key }) => h.send("PATCH", "/api/v1/profile", { key, body: { name: "New" } }),
    ],
    ["the hour ends", ({ h }) => h.runtime.advance(HOUR_MS)],
    ["the clock goes back", ({ h }) => h.runtime.advance(-HOUR_MS)],
  ])("the next request knows that %s", async (_, happens) => {
    const { short, compare } = await bothWays();
    await compare(async (each) => {
      await each.h.send("PATCH", "/api/v1/profile", { key: each.key, body: { name: "Robin" } });
      const before = [];
      for (let time = 0; time < 3; time += 1) before.push(await ask(each, "/api/v1/context", get));
      await happens(each);
      return [before, await ask(each, "/api/v1/context", get), await ask(each, alerts, get)];
    });
    expect(short.shortened()).toBeGreaterThan(0);
  });

  test("an answer for a minute is made again after it", async () => {
    const { short, compare } = await bothWays();
    await compare(async (each) => {
      await each.h.send("PATCH", "/api/v1/profile", { key: each.key, body: { name: "Robin" } });
      const answers = [];
      for (let time = 0; time < 3; time += 1) answers.push(await ask(each, "/api/v1/context", get));
      each.h.runtime.advance(60_000);
      answers.push(await ask(each, "/api/v1/context", get), await ask(each, "/api/v1/context", get));
      return answers;
    });
    expect(short.shortened()).toBe(1);
  });

  test("a key ends in its moment, and a limit with its last request", async () => {
    const { short, compare } = await bothWays();
    await compare(async (each) => {
      const { h, userId } = each;
      const expiresAt = new Date(h.runtime.now().getTime() + 1000).toISOString();
      const ending = { ...each, key: await h.newKey(userId, { expiresAt }) };
      const limited = { ...each, key: await h.newKey(userId, { hourlyLimit: 40 }) };
      const answers = [];
      for (let time = 0; time < 3; time += 1) answers.push(await ask(ending, alerts, get));
      h.runtime.advance(1000);
      answers.push(await ask(ending, alerts, get));
      for (let time = 0; time < 42; time += 1) answers.push(await ask(limited, alerts, get));
      expect(answers.map(([answer]) => answer?.status)).toEqual([
        ...[200, 200, 200, 401],
        ...Array<number>(40).fill(200),
        ...[429, 429],
      ]);
      return answers;
    });
    expect(short.shortened()).toBeGreaterThan(1);
  });

  test("a change and a revoked key of another program on the data are seen", async () => {
    const place = await tempPlace();
    const each = await way(true, place);
    const other = await start({ place });
    const statuses = async () =>
      (await ask(each, alerts, get)).map(({ status, body }) => [status, body.length]);
    for (let time = 0; time < 3; time += 1) await statuses();
    const [before] = await statuses();
    expect(each.shortened()).toBeGreaterThan(0);
    await other.addAlert(each.userId);
    const [after] = await statuses();
    expect(after?.[1]).toBeGreaterThan(before?.[1] ?? 0);
    for (let time = 0; time < 3; time += 1) await statuses();
    const taken = each.shortened();
    const [record] = await other.store.access.listKeys();
    await other.store.access.revokeKey(record?.id ?? "", other.runtime.now().toISOString());
    expect((await statuses())[0]?.[0]).toBe(401);
    expect(each.shortened()).toBe(taken);
  });

  test("a store that cannot be read is reported as always", async () => {
    let isBroken = false;
    const h = await start({
      expectBugs: true,
      around: (store) => ({
        ...store,
        stamp: () => {
          if (isBroken) throw new Error("The disk is gone.");
          return store.stamp();
        },
      }),
    });
    const each = { server: await listening(h), ...(await h.newPerson()) };
    for (let time = 0; time < 3; time += 1) await ask(each, alerts, get);
    isBroken = true;
    expect((await ask(each, alerts, get)).map(({ status }) => status)).toEqual([500]);
  });
});
