import { describe, expect, test } from "vitest";
import { createResolver } from "../../../src/platform/runtime.ts";
import { checkAddress, checkTarget } from "../../../src/shared/network-target.ts";
import { pinTarget } from "../../../src/webhooks/target.ts";
import { attemptsOf, delivering } from "../../support/delivering.ts";
import { start } from "../../support/harness.ts";
import { asList, textAt } from "../../support/json.ts";
import { receiver } from "../../support/net/receiver.ts";

const path = "/api/v1/webhooks";
const events = ["timeline.event"];
const strict = { allowLoopbackTargets: false, webhookAllow: [] };
const onLoopback = { allowLoopbackTargets: true, webhookAllow: [] };

/** Hosts of this machine, in every notation. */
const loopback = [
  ...["127.0.0.1", "127.1", "127.0.1", "127.255.255.254", "127.0.0.1.", "0177.0.0.1", "0x7f.0.0.1"],
  ...["0x7f000001", "0x7F.1", "017700000001", "2130706433", "0x7f.0x0.0x0.0x1", "127.0x1", "%31%32%37.0.0.1"],
  ...["①②⑦.⓪.⓪.①", "127。0。0。1", "１２７.0.0.1", "[::1]", "[0:0:0:0:0:0:0:1]", "[0000::0001]"],
  ...["[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[::127.0.0.1]", "[::7f00:1]", "[64:ff9b::127.0.0.1]"],
  ...[
    "[64:ff9b::7f00:1]",
    "[2002:7f00:1::]",
    "[2002:7f00:0001:1234::5]",
    "localhost",
    "LOCALHOST",
    "localhost.",
  ],
  ...["localhost..", "ⓛocalhost", "a.localhost", "A.B.LocalHost.", "%6cocalhost"],
];

/** Hosts that no server reaches for a subscriber, wherever it listens. */
const refused = [
  // Private
  ...["10.0.0.1", "10.255.255.255", "10.1", "012.0.0.1", "0xa.0.0.1", "0x0a000001", "167772161", "0xA000001"],
  ...[
    "172.16.0.1",
    "172.31.255.255",
    "0254.020.0.1",
    "2886729729",
    "192.168.0.1",
    "192.168.257",
    "0xc0a80001",
  ],
  ...["3232235521", "192.168.1.1.", "[::ffff:10.0.0.1]", "[::ffff:a00:1]", "[::10.0.0.1]", "[::c0a8:1]"],
  ...["[0:0:0:0:0:ffff:192.168.1.1]", "[64:ff9b::10.0.0.1]", "[64:ff9b::c0a8:101]", "[2002:a00:1::]"],
  ...["[2002:c0a8:101::1]", "[2002:ac10:1:0:0:0:0:1]", "[fc00::1]", "[fd00::1]", "[fdff:ffff::1]"],
  // Link-local and metadata
  ...["169.254.169.254", "169.254.0.1", "0xa9fea9fe", "2852039166", "0251.0376.0251.0376", "169.254.43518"],
  ...["[::ffff:169.254.169.254]", "[::ffff:a9fe:a9fe]", "[64:ff9b::a9fe:a9fe]", "[2002:a9fe:a9fe::]"],
  ...["[fe80::1]", "[febf::1]", "[fec0::1]", "[fd00:ec2::254]", "168.63.129.16", "0xa83f8110", "192.0.0.192"],
  ...["100.100.100.200", "[::ffff:168.63.129.16]", "[2002:a83f:8110::]"],
  // Shared, unspecified, broadcast, multicast, benchmarking, documentation, reserved
  ...[
    "100.64.0.1",
    "100.127.255.255",
    "1681915905",
    "0.0.0.0",
    "0",
    "0x0",
    "00",
    "0.1.2.3",
    "[::]",
    "[0::0]",
  ],
  ...["[::2]", "[::ffff:0:0]", "255.255.255.255", "4294967295", "0xffffffff", "224.0.0.1", "239.255.255.250"],
  ...["[ff02::1]", "[ff0e::1]", "198.18.0.1", "198.19.255.255", "[2001:2::1]", "192.0.2.1", "198.51.100.1"],
  ...["203.0.113.1", "[2001:db8::1]", "[3fff::1]", "240.0.0.1", "250.1.1.1", "192.0.0.1", "192.88.99.1"],
  // Tunnels and translations that hide where they lead
  ...[
    "[2001:0:a00:1::1]",
    "[2001::1]",
    "[64:ff9b:1::a00:1]",
    "[64:ff9b:1:a00:0:100:808:808]",
    "[::ffff:0:a00:1]",
  ],
  ...[
    "[::ffff:0:8.8.8.8]",
    "[2001:10::1]",
    "[2001:20::1]",
    "[5f00::1]",
    "[100::1]",
    "[4000::1]",
    "[8000::1]",
  ],
];

const reachable = [
  ...[
    "hooks.example.com",
    "hooks.example.com.",
    "xn--bcher-kva.example",
    "bücher.example",
    "1.1.1.1",
    "8.8.8.8",
  ],
  ...["0x08080808", "134744072", "172.15.0.1", "172.32.0.1", "11.0.0.1", "169.253.0.1", "100.63.255.255"],
  ...["100.128.0.1", "126.255.255.255", "128.0.0.1", "198.17.0.1", "198.20.0.1", "223.255.255.255"],
  ...[
    "[2606:4700:4700::1111]",
    "[2a00:1450::1]",
    "[::ffff:8.8.8.8]",
    "[64:ff9b::808:808]",
    "[2002:808:808::1]",
  ],
  ...["localhost.example.com", "notlocalhost", "127.0.0.1.example.com", "10.0.0.1.nip.io"],
];

describe("what a target's text gives away", () => {
  test("the tables hold at least eighty addresses", () => {
    expect(new Set([...loopback, ...refused]).size).toBeGreaterThanOrEqual(80);
  });

  test.each(loopback)("http://%s is this machine: only for a server that listens there", (host) => {
    expect(checkTarget(`http://${host}:8080/in`, strict)).toBeTypeOf("string");
    expect(checkTarget(`http://${host}:8080/in`, onLoopback)).toBeUndefined();
  });

  test.each(refused)("http://%s is refused wherever the server listens", (host) => {
    for (const rules of [strict, onLoopback]) {
      for (const scheme of ["http", "https"]) {
        expect(checkTarget(`${scheme}://${host}/in?a=b`, rules)).toMatch(/^must be a public address/);
      }
    }
  });

  test.each(reachable)("http://%s may be a target", (host) => {
    expect(checkTarget(`http://${host}/in`, strict)).toBeUndefined();
  });

  test.each([
    "http://[fe80::1%25eth0]/",
    "http://[fe80::1%eth0]/",
    "http://[::1]x/",
    "http://1.2.3.4.5/",
    "http://256.1.1.1/",
  ])("%s is no URL", (url) => expect(checkTarget(url, onLoopback)).toMatch(/absolute http or https URL/));

  test("an operator's networks are allowed in every notation, and nothing beside them", () => {
    const rules = { ...strict, webhookAllow: ["10.0.0.0/8", "fd00::/16", "127.0.0.0/8", "no network"] };
    for (const host of [
      "10.2.3.4",
      "0x0a020304",
      "[::ffff:10.2.3.4]",
      "[2002:a02:304::]",
      "[fd00::5]",
      "localhost",
    ])
      expect(checkTarget(`http://${host}/`, rules)).toBeUndefined();
    for (const host of ["192.168.1.1", "[fd01::5]", "[::1]", "169.254.169.254"])
      expect(checkTarget(`http://${host}/`, rules)).toBeTypeOf("string");
  });
});

describe("what a name resolves to", () => {
  test.each([
    ...[
      "10.0.0.1",
      "169.254.169.254",
      "fe80::1%eth0",
      "fe80::1%2",
      "::ffff:10.0.0.1",
      "::ffff:a00:1",
      "0.0.0.0",
    ],
    ...[
      "64:ff9b::a00:1",
      "2002:a00:1::",
      "2001:0:1::",
      "ff02::1",
      "fd00:ec2::254",
      "::",
      "100.64.1.1",
      "::2",
    ],
    ...["not an address", ""],
  ])("%j is refused", (address) => expect(checkAddress(address, onLoopback)).toBeTypeOf("string"));

  test("one bad address among several refuses them all", async () => {
    const names = {
      both: ["93.184.215.14", "10.0.0.1"],
      good: ["93.184.215.14", "2606:4700::1111"],
      none: [],
    };
    const pin = (name: keyof typeof names) => pinTarget(`http://${name}/`, strict, async () => names[name]);
    await expect(pin("both")).rejects.toMatchObject({ outcome: "blocked_target" });
    await expect(pin("none")).rejects.toMatchObject({ outcome: "dns_error" });
    expect(await pin("good")).toEqual(names.good);
  });

  test("names of this machine are never asked for", async () => {
    const never = async () => Promise.reject(new Error("A name service was asked."));
    expect(await pinTarget("http://a.localhost:1/", onLoopback, never)).toEqual(["127.0.0.1", "::1"]);
    expect(await pinTarget("http://0x7f.1:1/", onLoopback, never)).toEqual(["127.0.0.1"]);
    await expect(pinTarget("http://localhost/", strict, never)).rejects.toMatchObject({
      outcome: "blocked_target",
    });
  });
});

describe("the resolver", () => {
  test("who asks for a name at once shares one look-up, and the next asks anew", async () => {
    const asked: string[] = [];
    const resolve = createResolver(async (host) => [`${host} ${asked.push(host)}`]);
    expect(await Promise.all([resolve("a"), resolve("a"), resolve("b")])).toEqual([
      ["a 1"],
      ["a 1"],
      ["b 2"],
    ]);
    expect(await resolve("a")).toEqual(["a 3"]);
  });

  test("a name that fails or hangs has no address", async () => {
    const failing = createResolver(() => Promise.reject(new Error("ENOTFOUND")));
    const hanging = createResolver(() => new Promise(() => {}), 20);
    expect(await failing("a")).toEqual([]);
    expect(await hanging("a")).toEqual([]);
  });

  test("the system's own says where localhost is", async () => {
    expect(
      (await createResolver()("localhost")).some((address) => /^(127\.0\.0\.1|::1)$/.test(address)),
    ).toBe(true);
  });
});

describe("at creation", () => {
  async function creating(names: Record<string, string[]>, webhookAllow: string[] = []) {
    const h = await start({ server: { webhookAllow } });
    for (const [name, addresses] of Object.entries(names)) h.runtime.names.set(name, addresses);
    const { key } = await h.newPerson();
    const create = (host: string) =>
      h.send("POST", path, { key, body: { url: `https://${host}/in`, events } });
    return { h, key, create };
  }

  test("a name that leads to a refused address is refused, and nothing is stored", async () => {
    const { h, key, create } = await creating({
      "inside.example": ["10.0.0.5"],
      "mixed.example": ["93.184.215.14", "::ffff:169.254.169.254"],
    });
    for (const host of ["inside.example", "INSIDE.example.", "mixed.example"]) {
      const { status, body } = await create(host);
      expect([status, body.type, body.message]).toEqual([
        400,
        "webhooks.invalid_url",
        expect.stringMatching(/^url /),
      ]);
    }
    expect(asList((await h.send("GET", path, { key })).body.data)).toEqual([]);
  });

  test("a name without an address is let in, since the machine may be offline", async () => {
    const { create } = await creating({ "later.example": [] });
    expect((await create("later.example")).status).toBe(201);
  });

  test("an operator's network counts for what a name resolves to", async () => {
    const { create } = await creating({ "inside.example": ["10.0.0.5"] }, ["10.0.0.0/8"]);
    expect((await create("inside.example")).status).toBe(201);
  });

  test("a change of the url is checked the same way; other changes ask no name", async () => {
    const { h, key, create } = await creating({ "inside.example": ["10.0.0.5"] });
    const id = textAt((await create("hooks.example")).body, "data", "id");
    h.runtime.names.set("hooks.example", ["10.0.0.5"]);
    const patch = (body: unknown) => h.send("PATCH", `${path}?id=${id}`, { key, body });
    expect((await patch({ url: "https://inside.example/" })).body.type).toBe("webhooks.invalid_url");
    expect((await patch({ isActive: false })).status).toBe(200);
    expect(textAt(asList((await h.send("GET", path, { key })).body.data)[0], "webhookUrl")).toBe(
      "https://hooks.example/in",
    );
  });

  test("faults of the request are told before any name is asked for", async () => {
    const { h, key, create } = await creating({});
    h.runtime.addressesOf = () => Promise.reject(new Error("A name service was asked."));
    const sent = { url: "https://hooks.example/", events, colour: "red" };
    expect((await h.send("POST", path, { key, body: sent })).body.type).toBe("validation.bad_request");
    expect((await create("10.0.0.1")).body.type).toBe("webhooks.invalid_url");
  });

  test("the database is free while a name is asked for", async () => {
    const { h, key, create } = await creating({});
    h.runtime.addressesOf = async () => {
      const { status } = await h.send("PATCH", "/api/v1/profile", { key, body: { min_salary: 1 } });
      return status === 200 ? ["93.184.215.14"] : ["10.0.0.1"];
    };
    expect((await create("hooks.example")).status).toBe(201);
  });

  test("a repeat with the same Idempotency-Key gives the first answer, whatever the name says by now", async () => {
    const { h, key } = await creating({});
    const create = () =>
      h.send("POST", path, {
        key,
        body: { url: "https://hooks.example/", events },
        headers: { "idempotency-key": "once" },
      });
    const first = await create();
    h.runtime.names.set("hooks.example", ["10.0.0.5"]);
    const again = await create();
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(textAt(again.body, "data", "id")).toBe(textAt(first.body, "data", "id"));
  });
});

describe("at each attempt", () => {
  test("a name that has become private since is not connected to", async () => {
    const inside = await receiver();
    const d = await delivering({}, { server: { allowLoopbackTargets: false } });
    await d.subscribe(`http://rebound.example:${inside.port}/in`);
    d.h.runtime.names.set("rebound.example", ["127.0.0.1"]);
    await d.fire();
    const [row] = await d.attempted(1);
    expect(attemptsOf(row)).toMatchObject([{ outcome: "blocked_target", status: null, answer: "" }]);
    expect(row).toMatchObject({ status: "pending" });
    expect(inside.connections()).toBe(0);
  });

  test("one private address beside a public one blocks the attempt", async () => {
    const inside = await receiver();
    const d = await delivering({}, { server: { allowLoopbackTargets: false } });
    await d.subscribe(`http://mixed.example:${inside.port}/in`);
    d.h.runtime.names.set("mixed.example", ["93.184.215.14", "127.0.0.1"]);
    await d.fire();
    expect(attemptsOf((await d.attempted(1))[0])).toMatchObject([{ outcome: "blocked_target" }]);
    expect(inside.connections()).toBe(0);
  });

  test("a name without an address is a DNS error", async () => {
    const d = await delivering();
    d.h.runtime.names.set("nowhere.example", []);
    await d.subscribe("http://nowhere.example/in");
    await d.fire();
    expect(attemptsOf((await d.attempted(1))[0])).toMatchObject([{ outcome: "dns_error", status: null }]);
  });

  test("the connection goes to the address that was checked, and a name that moves takes no open connection along", async () => {
    const first = await receiver();
    const second = await receiver(undefined, { address: "127.0.0.2", port: first.port });
    const d = await delivering();
    // A name that no real name service knows: only the checked address can have been connected to.
    const host = `moving.invalid:${first.port}`;
    d.h.runtime.names.set("moving.invalid", ["127.0.0.1"]);
    await d.subscribe(`http://${host}/in`);
    await d.fire();
    await d.attempted(1);
    d.h.runtime.names.set("moving.invalid", ["127.0.0.2"]);
    await d.fire();
    await d.attempted(2);
    expect([first.hits.length, second.hits.length]).toEqual([1, 1]);
    expect([first.hits[0]?.headers.host, second.hits[0]?.headers.host]).toEqual([host, host]);
  });

  test("a name service that changes its answer after the check leads nowhere else", async () => {
    const allowed = await receiver();
    const inside = await receiver(undefined, { address: "127.0.0.2", port: allowed.port });
    const d = await delivering(
      {},
      { server: { allowLoopbackTargets: false, webhookAllow: ["127.0.0.1/32"] } },
    );
    d.h.runtime.names.set("rebinding.invalid", ["127.0.0.1"]);
    await d.subscribe(`http://rebinding.invalid:${allowed.port}/in`);
    let asked = 0;
    d.h.runtime.names.get = () => {
      asked += 1;
      return asked % 2 === 1 ? ["127.0.0.1"] : ["127.0.0.2"];
    };
    await d.fire();
    await d.attempted(1);
    await d.fire();
    const rows = await d.attempted(2);
    // Newest first: the second attempt was given the inner address, checked it, and went nowhere.
    expect(rows.map((row) => attemptsOf(row)[0]?.outcome)).toEqual(["blocked_target", "delivered"]);
    expect([asked, allowed.hits.length, inside.connections()]).toEqual([2, 1, 0]);
  });

  test("an address that does not answer gives way to the name's next one", async () => {
    const there = await receiver();
    const d = await delivering();
    d.h.runtime.names.set("two.invalid", ["127.0.0.3", "127.0.0.1"]);
    await d.subscribe(`http://two.invalid:${there.port}/in`);
    await d.fire();
    expect(attemptsOf((await d.attempted(1))[0])).toMatchObject([{ outcome: "delivered", status: 200 }]);
    expect(there.hits.length).toBe(1);
  });
});
