import type { ServerResponse } from "node:http";
import { describe, expect, test } from "vitest";
import type { LeaseRequest } from "../../../src/store/ports/deliveries.ts";
import { attemptsOf, delivering, eventually, startDispatching, underWay } from "../../support/delivering.ts";
import { fakeRuntime } from "../../support/fake-runtime.ts";
import { HOUR_MS, start } from "../../support/harness.ts";
import { type Json, textAt } from "../../support/json.ts";
import { type Hit, receiver } from "../../support/net/receiver.ts";
import { tempPlace } from "../../support/open-engine.ts";

const SECOND = 1000;

/** A receiver that keeps every request waiting until it is told to answer. */
async function holding() {
  const held: ServerResponse[] = [];
  const there = await receiver((_, response) => void held.push(response));
  const atLeast = (count: number) =>
    eventually(`${count} requests are held`, () => (held.length >= count ? true : undefined));
  const answer = (status = 200) => {
    for (const response of held.splice(0)) response.writeHead(status).end();
  };
  return { ...there, held, atLeast, answer };
}

function idsOf(hits: Hit[]): string[] {
  return hits.map(({ headers }) => String(headers["webhook-id"]));
}

/** A delivery whose process was killed right after it leased it, and what that process had asked for. */
async function leasedByTheDead(url = "http://127.0.0.1:9/in") {
  const h = await start({ place: await tempPlace() });
  const { key } = await h.newPerson();
  const asked: LeaseRequest[] = [];
  const lease = async (request: LeaseRequest) => {
    asked.push(request);
    return { deliveries: [], nextDue: null };
  };
  const dead = startDispatching(h, { owner: "dead", queue: { ...h.store.deliveries, lease } });
  await h.send("POST", "/api/v1/webhooks", { key, body: { url, events: ["timeline.event"] } });
  await h.send("POST", "/api/v1/timeline", { key, body: { eventType: "interview.held" } });
  const request = await eventually("it has asked for a lease", () => asked[0]);
  await dead.stop(0);
  expect((await h.store.deliveries.lease(request)).deliveries.length).toBe(1);
  return { h, key, request };
}

/** The same request at another time. */
function leaseAfter(request: LeaseRequest, now: Date): LeaseRequest {
  const moved = (time: string) =>
    new Date(Date.parse(time) - Date.parse(request.now) + now.getTime()).toISOString();
  return {
    ...request,
    now: moved(request.now),
    until: moved(request.until),
    busyAfter: moved(request.busyAfter),
  };
}

function outcomesOf(row: Json | undefined): unknown[] {
  return attemptsOf(row).map(({ outcome }) => outcome);
}

describe("places", () => {
  test("at most four of one subscription are in flight, and all arrive", async () => {
    const slow = await holding();
    const d = await delivering();
    await d.subscribe(slow.url);
    for (let count = 0; count < 10; count += 1) await d.fire();
    await slow.atLeast(4);
    await d.pass(0);
    expect(slow.held.length).toBe(4);
    await eventually("all have arrived", () => {
      slow.answer();
      return slow.hits.length === 10 ? true : undefined;
    });
    slow.answer();
    await d.attempted(10);
    expect(slow.mostAtOnce()).toBe(4);
    expect(new Set(idsOf(slow.hits)).size).toBe(10);
  });

  test("at most thirty-two are in flight in one process, and another process takes what is left", async () => {
    const slow = await holding();
    const d = await delivering();
    for (let count = 0; count < 9; count += 1) await d.subscribe(`${slow.url}/${count}`);
    for (let count = 0; count < 5; count += 1) await d.fire();
    await slow.atLeast(32);
    await d.pass(0);
    expect(slow.held.length).toBe(32);
    const other = startDispatching(d.h);
    await slow.atLeast(36);
    other.wake();
    await d.pass(0);
    // Four of each subscription by both processes together, though each has places left.
    expect(slow.held.length).toBe(36);
    await eventually("all have arrived", () => {
      slow.answer();
      return slow.hits.length === 45 ? true : undefined;
    });
    slow.answer();
    await d.attempted(45);
    expect(new Set(idsOf(slow.hits)).size).toBe(45);
  });

  test("a receiver that hangs delays no other", async () => {
    const hanging = await holding();
    const good = await receiver();
    const d = await delivering();
    await d.subscribe(hanging.url);
    for (let count = 0; count < 20; count += 1) await d.fire();
    await hanging.atLeast(4);
    await d.subscribe(good.url);
    for (let count = 0; count < 30; count += 1) await d.fire();
    await eventually("the good one has all", () => (good.hits.length === 30 ? true : undefined));
    expect([hanging.held.length, hanging.hits.length]).toEqual([4, 4]);
  });

  test("where every place is taken, the next free one goes to who has none", async () => {
    const slow = await holding();
    const good = await receiver();
    const d = await delivering();
    for (let count = 0; count < 8; count += 1) await d.subscribe(`${slow.url}/${count}`);
    for (let count = 0; count < 10; count += 1) await d.fire();
    await slow.atLeast(32);
    await d.subscribe(good.url);
    await d.fire();
    await d.pass(0);
    expect(good.hits.length).toBe(0);
    // Those that wait for the slow ones are longer due.
    slow.held.shift()?.end();
    await eventually("the good one has its own", () => (good.hits.length === 1 ? true : undefined));
    expect(slow.hits.length).toBeLessThanOrEqual(33);
  });
});

/** A receiver that answers its first requests at once, so that more are held for it, and then keeps all waiting. */
async function quickAtFirst(quick: number) {
  const held: ServerResponse[] = [];
  const there = await receiver((_, response) => {
    if (there.hits.length <= quick) response.end();
    else held.push(response);
  });
  const d = await delivering();
  const { id } = await d.subscribe(there.url);
  const leases = async () =>
    (await d.h.inside.rows("select id from deliveries where leased_until is not null")).length;
  const backlog = async (count: number) => {
    const events = Array.from({ length: count }, (_, place) => ({
      ...{ id: `evt_${place}`, type: "timeline.event" as const, body: "{}" },
      ...{ createdAt: d.h.runtime.now().toISOString(), deliveries: [{ id: `dlv_${place}`, webhookId: id }] },
    }));
    await d.h.store.write(d.userId, async (tx) => {
      for (const event of events) await tx.outbox.append(event);
    });
    d.dispatcher.wake();
  };
  const allHeld = async () => {
    await eventually(
      "more are held than may be in flight",
      async () => ((await leases()) > 4 && held.length === 4) || undefined,
    );
    // What is still to be held is taken at this time, not at a later one.
    await d.pass(0);
  };
  return { there, held, d, id, leases, backlog, allHeld };
}

describe("what is held for a quick receiver", () => {
  test("is sent four at a time, each once, in the order in which it was due", async () => {
    const { there, d, backlog } = await quickAtFirst(1000);
    await backlog(150);
    await d.attempted(150);
    expect(there.mostAtOnce()).toBeLessThanOrEqual(4);
    expect(new Set(idsOf(there.hits)).size).toBe(150);
    expect(there.hits.length).toBe(150);
  });

  test("is given back after a second in which the receiver took none, and is held no more", async () => {
    const { held, d, id, leases, backlog, allHeld } = await quickAtFirst(20);
    await backlog(150);
    await allHeld();
    await d.pass(999);
    expect(await leases()).toBeGreaterThan(4);
    await d.pass(1);
    await eventually("the rest is given back", async () => (await leases()) === 4 || undefined);
    await d.pass(0);
    expect([await leases(), held.length]).toEqual([4, 4]);
    // Switched off meanwhile: what was not sent yet is not sent.
    const off = { key: d.key, body: { isActive: false } };
    expect((await d.h.send("PATCH", `/api/v1/webhooks?id=${id}`, off)).status).toBe(200);
    for (const response of held.splice(0)) response.end();
    await d.pass(0);
    await eventually("nothing is leased", async () => (await leases()) === 0 || undefined);
    expect(held.length).toBe(0);
  });

  test("is given back when the dispatcher stops, before it waits for what is in flight", async () => {
    const { there, held, d, leases, backlog, allHeld } = await quickAtFirst(20);
    await backlog(150);
    await allHeld();
    const stopped = d.dispatcher.stop(8000);
    await eventually("the rest is given back", async () => (await leases()) === 4 || undefined);
    for (const response of held.splice(0)) response.end();
    await stopped;
    expect([await leases(), there.hits.length]).toEqual([0, 24]);
    expect(d.errors).toEqual([]);
  });
});

/** A delivery that two dispatchers have sent, whose receiver has yet to answer both. */
async function takenOver() {
  const slow = await holding();
  const d = await delivering();
  await d.subscribe(slow.url);
  await d.fire();
  await slow.atLeast(1);
  // The first sleeps, as a machine does whose lid is closed; the second takes over.
  d.h.runtime.advance(60 * SECOND);
  startDispatching(d.h);
  await slow.atLeast(2);
  const [first, second] = slow.held.splice(0);
  return { d, first, second };
}

describe("several processes on one database", () => {
  test("share the work, and none is doubled", async () => {
    const place = await tempPlace();
    const there = await receiver();
    const runtime = fakeRuntime();
    const d = await delivering({}, { place, runtime });
    const second = await start({ place, runtime });
    const other = startDispatching(second);
    for (let count = 0; count < 6; count += 1) await d.subscribe(`${there.url}/${count}`);
    for (let count = 0; count < 40; count += 1) {
      await d.fire();
      other.wake();
    }
    await d.attempted(240);
    expect(there.hits.length).toBe(240);
    expect(new Set(idsOf(there.hits)).size).toBe(240);
  });

  test("a dead one's lease is respected while it lasts, and taken over within a minute", async () => {
    const there = await receiver();
    const { h, request } = await leasedByTheDead(there.url);
    const lasts = Date.parse(request.until) - Date.parse(request.now);
    expect(lasts).toBeLessThan(60 * SECOND);
    const alive = startDispatching(h);
    const look = async () => {
      alive.wake();
      await h.runtime.timers.advance(0);
    };
    h.runtime.advance(lasts);
    await look();
    expect([underWay(h), there.hits.length]).toEqual([0, 0]);
    h.runtime.advance(1);
    await look();
    await eventually("it is delivered", () => (there.hits.length === 1 ? true : undefined));
  });

  test("where a lease ends, exactly one of two processes takes the delivery over", async () => {
    const { h, request } = await leasedByTheDead();
    const other = await start({ place: h.place, runtime: h.runtime });
    h.runtime.advance(Date.parse(request.until) - Date.parse(request.now) + 1);
    const again = (owner: string) => ({ ...leaseAfter(request, h.runtime.now()), owner });
    const taken = await Promise.all([
      h.store.deliveries.lease(again("one")),
      other.store.deliveries.lease(again("two")),
    ]);
    expect(taken.map(({ deliveries }) => deliveries.length).sort()).toEqual([0, 1]);
    expect((await h.store.deliveries.lease(again("three"))).deliveries).toEqual([]);
  });

  test("a clock that goes back delays what was due by as much, and neither loses nor doubles it", async () => {
    const there = await receiver();
    const { h, key, request } = await leasedByTheDead(there.url);
    h.runtime.advance(-HOUR_MS);
    const alive = startDispatching(h);
    await h.send("POST", "/api/v1/timeline", { key, body: { eventType: "after.the.change" } });
    await eventually("what is new is delivered", () => (there.hits.length === 1 ? true : undefined));
    h.runtime.advance(HOUR_MS + Date.parse(request.until) - Date.parse(request.now) + 1);
    alive.wake();
    await h.runtime.timers.advance(0);
    await eventually("what was due is delivered", () => (there.hits.length === 2 ? true : undefined));
    expect(new Set(idsOf(there.hits)).size).toBe(2);
  });

  test("who lost its lease cannot undo what the next one achieved, and its attempt is in the log", async () => {
    const { d, first, second } = await takenOver();
    second?.writeHead(200).end();
    await d.attempted(1, 1);
    first?.writeHead(500).end();
    const [row] = await d.attempted(1, 2);
    expect(row).toMatchObject({ status: "delivered", nextAttemptAt: null });
    expect(outcomesOf(row)).toEqual(["delivered", "http_error"]);
  });

  test("who lost its lease and failed takes nothing from the next one, which is still under way", async () => {
    const { d, first, second } = await takenOver();
    first?.writeHead(500).end();
    const [row] = await d.attempted(1, 1);
    expect(outcomesOf(row)).toEqual(["http_error"]);
    // When it is next due is for the holder of the lease to say.
    expect(row).toMatchObject({ status: "pending", nextAttemptAt: "2026-03-02T09:00:00.000Z" });
    const lease = { now: "2026-03-02T09:01:01.000Z", until: "2026-03-02T09:02:00.000Z" };
    const more = { busyAfter: lease.now, limit: 9, perSubscription: 9 };
    const third = await d.h.store.deliveries.lease({ owner: "third", ...lease, ...more });
    expect(third.deliveries).toEqual([]);
    second?.writeHead(200).end();
    expect(outcomesOf((await d.attempted(1, 2))[0])).toEqual(["http_error", "delivered"]);
  });

  test("who lost its lease and succeeded ends the delivery, whatever the next one meets", async () => {
    const { d, first, second } = await takenOver();
    first?.writeHead(200).end();
    expect((await d.attempted(1, 1))[0]).toMatchObject({ status: "delivered" });
    second?.writeHead(500).end();
    const [row] = await d.attempted(1, 2);
    expect(row).toMatchObject({ status: "delivered", nextAttemptAt: null });
  });
});

describe("waking", () => {
  test("a write wakes the dispatcher, which need not wait for its next look", async () => {
    const there = await receiver();
    const d = await delivering();
    await d.subscribe(there.url);
    await d.pass(0);
    await d.fire();
    await d.attempted(1);
    expect(there.hits.length).toBe(1);
  });

  test("what another process wrote is found by looking, within five seconds", async () => {
    const there = await receiver();
    const place = await tempPlace();
    const runtime = fakeRuntime();
    const writer = await start({ place, runtime });
    const { key } = await writer.newPerson();
    const d = await delivering({}, { place, runtime });
    // It sleeps now, and nobody wakes it.
    await runtime.timers.advance(0);
    const body = { url: there.url, events: ["timeline.event"] };
    await writer.send("POST", "/api/v1/webhooks", { key, body });
    await writer.send("POST", "/api/v1/timeline", { key, body: { eventType: "interview.held" } });
    await runtime.timers.advance(5 * SECOND - 1);
    expect([underWay(d.h), there.hits.length]).toEqual([0, 0]);
    await runtime.timers.advance(1);
    await eventually("it is delivered", () => (there.hits.length === 1 ? true : undefined));
  });

  test("an error of the database is told, and the work goes on", async () => {
    const there = await receiver();
    const h = await start();
    const { userId, key } = await h.newPerson();
    const { deliveries } = h.store;
    const broken = { lease: 1, settle: 1 };
    const failingOnce =
      <Args extends unknown[], Result>(name: keyof typeof broken, work: (...args: Args) => Promise<Result>) =>
      async (...args: Args): Promise<Result> => {
        if (broken[name]-- > 0) throw new Error(`No ${name}.`);
        return work(...args);
      };
    const errors: unknown[] = [];
    startDispatching(h, {
      onError: (error) => void errors.push(String(error)),
      queue: {
        ...deliveries,
        lease: failingOnce("lease", deliveries.lease),
        settle: failingOnce("settle", deliveries.settle),
      },
    });
    const body = { url: there.url, events: ["timeline.event"] };
    await h.send("POST", "/api/v1/webhooks", { key, body });
    await h.send("POST", "/api/v1/timeline", { key, body: { eventType: "interview.held" } });
    await eventually("each has failed once", () => errors.length === 2 || undefined);
    await h.runtime.timers.advance(SECOND);
    await eventually("it is settled", async () => {
      const { rows } = await h.store.read(userId, (tx) => tx.deliveries.list({ limit: 10 }));
      return rows[0]?.status === "delivered" ? true : undefined;
    });
    // Sent once: that it could not be written down at first is no reason to send it again.
    expect(there.hits.length).toBe(1);
    expect(errors.sort()).toEqual(["Error: No lease.", "Error: No settle."]);
  });
});

describe("stopping", () => {
  test("finishes what is in flight, and takes nothing new", async () => {
    const slow = await holding();
    const d = await delivering();
    await d.subscribe(slow.url);
    for (let count = 0; count < 6; count += 1) await d.fire();
    await slow.atLeast(4);
    const stopped = d.dispatcher.stop(8000);
    await d.fire();
    slow.answer();
    await stopped;
    const log = await d.log();
    expect(log.map(({ status }) => status).sort()).toEqual([
      ...Array.from({ length: 4 }, () => "delivered"),
      ...Array.from({ length: 3 }, () => "pending"),
    ]);
    expect(slow.hits.length).toBe(4);
    expect(d.errors).toEqual([]);
  });

  test("gives back what does not finish in time, for others to take at once", async () => {
    const slow = await holding();
    const d = await delivering();
    await d.subscribe(slow.url);
    await d.fire();
    await slow.atLeast(1);
    await d.dispatcher.stop(0);
    expect((await d.log())[0]).toMatchObject({ status: "pending", attempts: [] });
    startDispatching(d.h);
    await slow.atLeast(2);
    slow.answer();
    const [row] = await d.attempted(1);
    expect(outcomesOf(row)).toEqual(["delivered"]);
    expect(new Set(idsOf(slow.hits))).toEqual(new Set([textAt(row, "id")]));
    expect(d.errors).toEqual([]);
  });

  test("with nothing in flight ends at once, and twice is no harm", async () => {
    const d = await delivering();
    await d.dispatcher.stop(60_000);
    await d.dispatcher.stop(60_000);
    expect(d.errors).toEqual([]);
  });
});
