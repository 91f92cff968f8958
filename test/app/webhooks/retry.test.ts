import { describe, expect, test } from "vitest";
import { nextAttemptAt, readRetryAfter, retryDelaysMs } from "../../../src/webhooks/retry.ts";
import { attemptsOf, type Delivering, delivering, eventually } from "../../support/delivering.ts";
import { asList, at, textAt } from "../../support/json.ts";
import { type Answer, ok, receiver } from "../../support/net/receiver.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const path = "/api/v1/webhooks";
const began = new Date("2026-03-02T09:00:00.000Z");
const later = (ms: number) => new Date(began.getTime() + ms).toISOString();
const failing: Answer = (_, response) => response.writeHead(500).end();
const table = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 15 * MINUTE, HOUR, 4 * HOUR, 12 * HOUR, 24 * HOUR];

/** A dispatcher whose jitter is nought. */
const steady = () => delivering({ random: () => 0.5 });

async function isActive(d: Delivering): Promise<unknown> {
  return at((await d.h.send("GET", path, { key: d.key })).body, "data", 0, "isActive");
}

describe("the schedule", () => {
  test("is the one that was decided", () => expect(retryDelaysMs).toEqual(table));

  test.each(table.map((delay, index) => [index + 1, delay]))(
    "after attempt %d comes a wait of %d ms, a fifth more or less",
    (attempts, delay) => {
      const wait = (random: number) =>
        Number(nextAttemptAt(attempts, began, random, undefined)) - began.getTime();
      expect([wait(0), wait(0.5), wait(1)]).toEqual([delay * 0.8, delay, delay * 1.2]);
    },
  );

  test("after the ninth attempt there is none, whatever the receiver asks for", () => {
    expect(nextAttemptAt(9, began, 0.5, undefined)).toBeNull();
    expect(nextAttemptAt(9, began, 0.5, SECOND)).toBeNull();
  });

  test("each attempt comes when it is due and not before; after the last the delivery has failed and stays listed", async () => {
    const there = await receiver(failing);
    const d = await steady();
    await d.subscribe(there.url);
    await d.fire();
    await d.attempted(1, 1);
    for (const [index, delay] of table.entries()) {
      expect((await d.log())[0]).toMatchObject({
        status: "pending",
        nextAttemptAt: new Date(d.h.runtime.now().getTime() + delay).toISOString(),
      });
      await d.pass(delay - 1);
      expect(there.hits.length).toBe(index + 1);
      await d.pass(1);
      await d.attempted(1, index + 2);
    }
    await d.pass(30 * DAY);
    expect(there.hits.length).toBe(9);
    const [row, ...others] = await d.log("&status=failed");
    expect(others).toEqual([]);
    expect(row).toMatchObject({ status: "failed", nextAttemptAt: null });
    expect(attemptsOf(row).map(({ outcome, status }) => [outcome, status])).toEqual(
      Array.from({ length: 9 }, () => ["http_error", 500]),
    );
  });

  test("a failure, then a success: the same bytes under the same id, signed alike, at another time", async () => {
    const there = await receiver((hit, response) =>
      there.hits.indexOf(hit) === 0 ? failing(hit, response, response.req) : ok(hit, response),
    );
    const d = await steady();
    await d.subscribe(there.url);
    await d.fire();
    await d.attempted(1, 1);
    await d.pass(5 * SECOND);
    const [row] = await d.attempted(1, 2);
    expect(row).toMatchObject({ status: "delivered", nextAttemptAt: null });
    expect(attemptsOf(row).map(({ outcome }) => outcome)).toEqual(["http_error", "delivered"]);
    const [first, second] = there.hits;
    expect(second?.body).toBe(first?.body);
    for (const name of ["x-webhook-delivery", "webhook-id", "x-webhook-signature", "x-webhook-event"])
      expect(second?.headers[name]).toBe(first?.headers[name]);
    expect(Number(second?.headers["webhook-timestamp"])).toBe(
      Number(first?.headers["webhook-timestamp"]) + 5,
    );
  });
});

describe("Retry-After", () => {
  test.each([
    [429, "120", later(120 * SECOND)],
    [503, "1", later(SECOND)],
    [503, " 7200 ", later(2 * HOUR)],
    [429, "Mon, 02 Mar 2026 09:10:00 GMT", later(10 * MINUTE)],
    [503, "86400", later(DAY)],
    [503, "86401", later(DAY)],
    [429, "999999999999999999999999", later(DAY)],
    [429, "9".repeat(300), later(DAY)],
    [503, "Fri, 31 Dec 2999 23:59:59 GMT", later(DAY)],
  ])("on %d, %j is obeyed, for a day at most", async (status, asked, expected) => {
    expect(await nextAfter(status, asked)).toBe(expected);
  });

  test.each([
    ...["0", "-5", "1.5", "1e3", "0x10", "soon", "2026-03-03", "Mon, 02 Mar 2026 08:00:00 GMT", "120, 240"],
    ...["Mon, 99 Xyz 2026 09:10:00 GMT", ""],
  ])("%j says nothing that can be obeyed: the table counts", async (asked) => {
    expect(await nextAfter(503, asked)).toBe(later(5 * SECOND));
  });

  test.each([500, 404, 301])("on %d the table counts", async (status) => {
    expect(await nextAfter(status, "120")).toBe(later(5 * SECOND));
  });

  test("an absent one says nothing", () => expect(readRetryAfter(undefined, began)).toBeUndefined());

  async function nextAfter(status: number, asked: string): Promise<unknown> {
    const there = await receiver((_, response) => response.writeHead(status, { "retry-after": asked }).end());
    const d = await steady();
    await d.subscribe(there.url);
    await d.fire();
    return at((await d.attempted(1))[0], "nextAttemptAt");
  }
});

describe("410", () => {
  const gone: Answer = (_, response) => response.writeHead(410).end("gone");

  test("switches the subscription off, as every reader sees at once, and ends the delivery", async () => {
    const there = await receiver(gone);
    const d = await steady();
    await d.subscribe(there.url);
    expect(await isActive(d)).toBe(true);
    const tag = (await d.h.send("GET", path, { key: d.key })).headers.get("etag") ?? "";
    await d.fire();
    const [row] = await d.attempted(1);
    expect(row).toMatchObject({ status: "failed", nextAttemptAt: null });
    expect(await isActive(d)).toBe(false);
    const again = await d.h.send("GET", path, { key: d.key, headers: { "if-none-match": tag } });
    expect(again.status).toBe(200);
    await d.fire();
    expect((await d.log()).length).toBe(1);
    expect(asList((await d.h.send("GET", "/api/v1/alerts", { key: d.key })).body.data)).toEqual([]);
  });

  test("is seen by who read that it was on while the receiver was still asked", async () => {
    const held: (() => void)[] = [];
    const there = await receiver(
      (hit, response, request) => void held.push(() => gone(hit, response, request)),
    );
    const d = await steady();
    await d.subscribe(there.url);
    await d.fire();
    const answer = await eventually("the receiver has the request", () => held[0]);
    expect(await isActive(d)).toBe(true);
    answer();
    await d.attempted(1);
    expect(await isActive(d)).toBe(false);
  });

  test("of an address that the subscription has left meanwhile says nothing of the new one", async () => {
    const held: (() => void)[] = [];
    const old = await receiver(
      (hit, response, request) => void held.push(() => gone(hit, response, request)),
    );
    const d = await steady();
    const { id } = await d.subscribe(old.url);
    await d.fire();
    await eventually("the old address has the request", () => held[0]);
    const moved = { url: "https://hooks.example/new" };
    await d.h.send("PATCH", `${path}?id=${id}`, { key: d.key, body: moved });
    held[0]?.();
    await d.attempted(1);
    expect(await isActive(d)).toBe(true);
  });
});

describe("five days without a success", () => {
  async function failingSince() {
    const there = await receiver(failing);
    const d = await steady();
    const { id } = await d.subscribe(there.url);
    await d.fire();
    await d.attempted(1);
    return { there, d, id };
  }
  /** One more event, and its first attempt. */
  async function another(d: Delivering, deliveries: number) {
    await d.fire();
    await d.attempted(deliveries);
  }
  const alerts = async (d: Delivering) =>
    asList((await d.h.send("GET", "/api/v1/alerts", { key: d.key })).body.data);

  test("switch it off and raise one alert, which is told as an event of its own", async () => {
    const { d, id } = await failingSince();
    await d.pass(5 * DAY - 1);
    await d.attempted(1, 2);
    expect(await isActive(d)).toBe(true);
    await d.pass(1);
    d.h.fired();
    await another(d, 2);
    await eventually("the subscription is off", async () =>
      (await isActive(d)) === false ? true : undefined,
    );
    const [alert, ...more] = (await alerts(d)).filter(({ message }) => String(message).includes(id));
    expect(more).toEqual([]);
    expect(alert).toMatchObject({ alertType: "inactivity", severity: "warning", isRead: false });
    expect(d.h.fired().filter(({ type }) => type === "insight.generated")).toMatchObject([
      { payload: { data: { kind: "alert", id: textAt(alert, "id") } } },
    ]);
    expect(d.errors).toEqual([]);
  });

  test("do not count what an address met that the subscription has left", async () => {
    const held: (() => void)[] = [];
    const old = await receiver(
      (hit, response, request) => void held.push(() => failing(hit, response, request)),
    );
    const next = await receiver(failing);
    const d = await steady();
    const { id } = await d.subscribe(old.url);
    await d.fire();
    const answer = await eventually("the old address has the request", () => held[0]);
    await d.h.send("PATCH", `${path}?id=${id}`, { key: d.key, body: { url: next.url } });
    answer();
    await d.attempted(1);
    await d.pass(5 * DAY);
    await d.attempted(1, 2);
    await d.pass(0);
    expect([next.hits.length, await isActive(d)]).toEqual([1, true]);
  });

  test("begin anew with each success", async () => {
    let broken = true;
    const there = await receiver((hit, response, request) =>
      broken ? failing(hit, response, request) : ok(hit, response),
    );
    const d = await steady();
    await d.subscribe(there.url);
    await another(d, 1);
    await d.pass(3 * DAY);
    broken = false;
    await another(d, 2);
    await d.attempted(2);
    broken = true;
    await d.pass(3 * DAY);
    await another(d, 3);
    await d.pass(0);
    expect(await isActive(d)).toBe(true);
  });

  test.each([
    ["is switched on again", { isActive: true }],
    ["gets another url", { isActive: true, url: "http://127.0.0.1:9/other" }],
  ])("begin anew where it %s", async (_, change) => {
    const { d, id } = await failingSince();
    await d.h.send("PATCH", `${path}?id=${id}`, { key: d.key, body: { isActive: false } });
    d.h.runtime.advance(6 * DAY);
    await d.h.send("PATCH", `${path}?id=${id}`, { key: d.key, body: change });
    await d.attempted(1, 2);
    await d.pass(0);
    expect(await isActive(d)).toBe(true);
  });
});
