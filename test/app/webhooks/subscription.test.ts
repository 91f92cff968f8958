import type { ServerResponse } from "node:http";
import { describe, expect, test } from "vitest";
import { attemptsOf, type Delivering, delivering, eventually } from "../../support/delivering.ts";
import { at, textAt } from "../../support/json.ts";
import { type Answer, receiver } from "../../support/net/receiver.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const path = "/api/v1/webhooks";
const failing: Answer = (_, response) => response.writeHead(500).end();
const unheard = "http://127.0.0.1:9/in";

const patch = (d: Delivering, id: string, body: unknown) =>
  d.h.send("PATCH", `${path}?id=${id}`, { key: d.key, body });

describe("a subscription that is switched off", () => {
  test("keeps what it is owed and gets it when it is switched on again", async () => {
    let broken = true;
    const there = await receiver((_, response) => response.writeHead(broken ? 500 : 200).end());
    const d = await delivering();
    const { id } = await d.subscribe(there.url);
    await d.fire();
    await d.attempted(1);
    await patch(d, id, { isActive: false });
    await d.pass(DAY);
    await d.fire();
    expect([there.hits.length, (await d.log()).length]).toEqual([1, 1]);
    broken = false;
    await patch(d, id, { isActive: true });
    expect((await d.attempted(1, 2))[0]).toMatchObject({ status: "delivered" });
    expect(there.hits.map(({ body }) => body)).toEqual([there.hits[0]?.body, there.hits[0]?.body]);
  });

  test("takes tests and redeliveries, which wait as well", async () => {
    const there = await receiver();
    const d = await delivering();
    const { id } = await d.subscribe(there.url);
    await patch(d, id, { isActive: false });
    const tested = await d.h.send("POST", `${path}/test?id=${id}`, { key: d.key });
    expect([tested.status, at(tested.body, "data", "status")]).toEqual([202, "pending"]);
    await d.pass(MINUTE);
    expect(there.hits).toEqual([]);
    await patch(d, id, { isActive: true });
    await d.attempted(1);
    expect(there.hits.length).toBe(1);
  });
});

describe("a subscription that is deleted", () => {
  test("takes what it was owed along; the others get theirs", async () => {
    const [gone, staying] = [await receiver(failing), await receiver()];
    const d = await delivering();
    const { id } = await d.subscribe(gone.url);
    await d.subscribe(staying.url);
    await d.fire();
    await d.attempted(2);
    expect((await d.h.send("DELETE", `${path}?id=${id}`, { key: d.key })).status).toBe(200);
    await d.pass(DAY);
    expect([gone.hits.length, staying.hits.length]).toEqual([1, 1]);
    expect((await d.log()).map(({ status }) => status)).toEqual(["delivered"]);
  });

  test.each([
    ["a subscription", (id: string) => ["DELETE", `${path}?id=${id}`] as const],
    ["the whole account", () => ["DELETE", "/api/v1/account?confirm=DELETE"] as const],
  ])("deleting %s while a delivery is in flight does no harm", async (_, request) => {
    const held: ServerResponse[] = [];
    const there = await receiver((_, response) => void held.push(response));
    const d = await delivering();
    const { id } = await d.subscribe(there.url);
    await d.fire();
    await eventually("the receiver has the request", () => held[0]);
    const [method, target] = request(id);
    expect((await d.h.send(method, target, { key: d.key })).status).toBe(200);
    held[0]?.writeHead(500).end();
    await d.dispatcher.stop(5000);
    expect(d.errors).toEqual([]);
    expect(there.hits.length).toBe(1);
  });
});

describe("a change of the url", () => {
  test("counts from the next attempt on: same body, same id", async () => {
    const [old, moved] = [await receiver(failing), await receiver()];
    const d = await delivering({ random: () => 0.5 });
    const { id } = await d.subscribe(old.url);
    await d.fire();
    await d.attempted(1);
    await patch(d, id, { url: `${moved.url}/new` });
    await d.pass(5000);
    const [row] = await d.attempted(1, 2);
    expect(attemptsOf(row).map(({ outcome }) => outcome)).toEqual(["http_error", "delivered"]);
    expect([old.hits.length, moved.hits.length]).toEqual([1, 1]);
    expect(moved.hits[0]).toMatchObject({ path: "/new", body: old.hits[0]?.body });
    expect(moved.hits[0]?.headers["x-webhook-delivery"]).toBe(textAt(row, "id"));
  });
});

describe("redelivery", () => {
  test.each([
    ["delivered", undefined],
    ["failed", failing],
  ])(
    "of what was %s sends the same bytes under a new id, and leaves the first in the log",
    async (_, answer) => {
      const there = await receiver(answer);
      const d = await delivering({ random: () => 0.5 });
      await d.subscribe(there.url);
      await d.fire();
      const [first] = await d.attempted(1);
      const sent = await d.h.send("POST", `${path}/deliveries/${textAt(first, "id")}/redeliver`, {
        key: d.key,
      });
      expect([sent.status, at(sent.body, "data", "attempts")]).toEqual([202, []]);
      const rows = await d.attempted(2);
      const id = textAt(sent.body, "data", "id");
      expect(rows.map((row) => textAt(row, "id"))).toEqual([id, textAt(first, "id")]);
      expect(at(rows, 0, "eventId")).toBe(at(rows, 1, "eventId"));
      const [one, two] = there.hits;
      expect(two?.body).toBe(one?.body);
      expect(two?.headers).toMatchObject({
        "x-webhook-delivery": id,
        "webhook-id": id,
        "x-webhook-signature": one?.headers["x-webhook-signature"],
      });
    },
  );

  test("of what is unknown or another's is not found, and nothing is sent", async () => {
    const there = await receiver();
    const d = await delivering();
    await d.subscribe(there.url);
    await d.fire();
    const [row] = await d.attempted(1);
    const other = await d.h.newPerson();
    for (const [key, id] of [
      [other.key, textAt(row, "id")],
      [d.key, "dlv_unknown"],
    ] as const) {
      const answer = await d.h.send("POST", `${path}/deliveries/${id}/redeliver`, { key });
      expect([answer.status, answer.body.type]).toEqual([404, "resource.not_found"]);
    }
    await d.pass(MINUTE);
    expect(there.hits.length).toBe(1);
  });
});

describe("a test", () => {
  test("goes to that subscription alone, as the first type it lists, and says that it is one", async () => {
    const [there, other] = [await receiver(), await receiver()];
    const d = await delivering();
    const { id } = await d.subscribe(there.url, ["goal.changed", "profile.updated"]);
    await d.subscribe(other.url, ["goal.changed"]);
    const answer = await d.h.send("POST", `${path}/test?id=${id}`, { key: d.key });
    expect(answer.status).toBe(202);
    const [row] = await d.attempted(1);
    expect(row).toMatchObject({ id: at(answer.body, "data", "id"), webhookId: id, event: "goal.changed" });
    expect(there.hits[0]?.headers["x-webhook-event"]).toBe("goal.changed");
    expect(JSON.parse(there.hits[0]?.body ?? "")).toMatchObject({
      event: "goal.changed",
      userId: d.userId,
      data: { test: true },
    });
    expect(other.hits).toEqual([]);
  });
});

describe("the log", () => {
  test("is filtered by subscription and status, and paged without gap or overlap", async () => {
    const there = await receiver();
    const d = await delivering();
    const a = await d.subscribe(there.url);
    const b = await d.subscribe(unheard);
    for (let count = 0; count < 5; count += 1) await d.fire();
    await d.attempted(10);
    const idsBy = async (query: string) => (await d.log(query)).map((row) => textAt(row, "id"));
    const all = await idsBy("");
    expect(all).toEqual([...all].sort().reverse());
    const [ofA, ofB] = [await idsBy(`&webhookId=${a.id}`), await idsBy(`&webhookId=${b.id}`)];
    expect([...ofA, ...ofB].sort()).toEqual([...all].sort());
    expect([ofA.length, ofB.length]).toEqual([5, 5]);
    expect(await idsBy("&status=delivered")).toEqual(ofA);
    expect(await idsBy("&status=pending")).toEqual(ofB);
    expect(await idsBy(`&status=pending&webhookId=${a.id}`)).toEqual([]);
    expect(await idsBy("&status=failed")).toEqual([]);
    const paged: string[] = [];
    for (let cursor = ""; ; ) {
      const page = await d.h.send("GET", `${path}/deliveries?limit=2&status=pending${cursor}`, {
        key: d.key,
      });
      paged.push(
        textAt(page.body, "data", 0, "id"),
        textAt(at(page.body, "data"), at(page.body, "data", 1) ? 1 : 0, "id"),
      );
      const next = at(page.body, "metadata", "nextCursor");
      if (typeof next !== "string") break;
      cursor = `&cursor=${encodeURIComponent(next)}`;
    }
    expect([...new Set(paged)]).toEqual(ofB);
  });

  test("loses what is finished and older than asked, in small batches, and never what waits", async () => {
    const [there, broken] = [await receiver(), await receiver(failing)];
    const d = await delivering();
    await d.subscribe(there.url);
    await d.fire();
    await d.subscribe(broken.url);
    await d.fire();
    await d.attempted(3);
    const user = d.userId;
    await d.h.store.write(user, async (tx) => {
      const [webhook] = (await tx.webhooks.list({ limit: 1 })).rows;
      for (let count = 0; count < 600; count += 1) {
        const createdAt = "2026-01-01T00:00:00.000Z";
        const owed = webhook ? [{ id: `dlv_old_${count}`, webhookId: webhook.id }] : [];
        await tx.outbox.append({
          id: `evt_old_${count}`,
          type: "timeline.event",
          body: "{}",
          createdAt,
          deliveries: owed,
        });
      }
    });
    await d.dispatcher.stop(0);
    const { deliveries } = d.h.store;
    const finish = async () => {
      const old = (await d.h.store.read(user, (tx) => tx.deliveries.list({ limit: 1000 }))).rows;
      const attempt = {
        at: "2026-01-01T00:00:00.000Z",
        outcome: "delivered",
        status: 200,
        durationMs: 1,
        answer: "",
      } as const;
      const settled = old
        .filter(({ id }) => id.startsWith("dlv_old"))
        .map(({ id, webhookId }) => ({
          id,
          webhookId,
          url: "",
          owner: "",
          attempt,
          status: "delivered" as const,
          nextAttemptAt: null,
          receiverGone: false,
        }));
      await deliveries.settle(settled);
    };
    const count = async () =>
      (await d.h.store.read(user, (tx) => tx.deliveries.list({ limit: 1000 }))).rows.length;
    const monthAgo = "2026-02-01T00:00:00.000Z";
    expect([await deliveries.prune(monthAgo), await count()]).toEqual([false, 603]);
    await finish();
    expect([await deliveries.prune(monthAgo), await count()]).toEqual([true, 103]);
    expect([await deliveries.prune(monthAgo), await count()]).toEqual([true, 3]);
    expect(await deliveries.prune(monthAgo)).toBe(false);
    // A month on, the two that arrived are old as well; the event that is still owed keeps both of its deliveries.
    while (await deliveries.prune("2026-04-02T00:00:00.000Z"));
    expect((await d.log()).map(({ status }) => status).sort()).toEqual(["delivered", "pending"]);
  });
});
