import { expect, test } from "vitest";
import { fakeRuntime } from "../../support/fake-runtime.ts";
import { type Harness, HOUR_MS, start } from "../../support/harness.ts";
import { tempPlace } from "../../support/open-engine.ts";

const path = "/api/v1/alerts";

/** Programs on the same data, with one key. */
async function programs(count: number, hourlyLimit: number, expectBugs = false) {
  const place = await tempPlace();
  const runtime = fakeRuntime();
  const all: Harness[] = [];
  for (let program = 0; program < count; program += 1) all.push(await start({ place, runtime, expectBugs }));
  const [first] = all;
  if (!first) throw new Error("At least one program is needed.");
  const key = await first.newKey(await first.newUser(), { hourlyLimit });
  const ask = async (h: Harness) => {
    const { status, headers } = await h.send("GET", path, { key });
    return { allowed: status === 200, remaining: Number(headers.get("x-ratelimit-remaining")) };
  };
  return { all, ask, runtime };
}

test.each([1, 5, 16, 50, 333])(
  "a limit of %i is exact over three programs that take turns",
  async (limit) => {
    const { all, ask } = await programs(3, limit);
    let allowed = 0;
    for (let turn = 0; turn < limit + 9; turn += 1)
      for (const h of all) if ((await ask(h)).allowed) allowed += 1;
    expect(allowed).toBe(limit);
  },
);

test("what one program reserved and did not use is another's as soon as its log is written", async () => {
  const { all, ask } = await programs(2, 200);
  const [idle, busy] = [all[0], all[1]];
  if (!idle || !busy) throw new Error("Two programs were started.");
  expect(await ask(idle)).toEqual({ allowed: true, remaining: 199 });
  const until = async (h: Harness) => {
    let allowed = 0;
    while ((await ask(h)).allowed) allowed += 1;
    return allowed;
  };
  // A sixteenth of 200 was reserved, and one of it used.
  expect(await until(busy)).toBe(200 - 12);
  await idle.service.accessLog.flush();
  expect(await until(busy)).toBe(11);
  expect((await ask(idle)).allowed).toBe(false);
});

test("and by itself when the key was not used for a tenth of a second", async () => {
  const { all, ask, runtime } = await programs(1, 1600);
  const [h] = all;
  if (!h) throw new Error("A program was started.");
  const stored = async () =>
    (await h.inside.rows<{ used: number }>("select used from rate_windows"))[0]?.used;
  await ask(h);
  expect(await stored()).toBe(100);
  await runtime.timers.advance(100);
  expect(await stored()).toBe(100);
  await ask(h);
  await runtime.timers.advance(100);
  expect(await stored()).toBe(100);
  await runtime.timers.advance(100);
  expect([await stored(), runtime.timers.waiting()]).toEqual([2, []]);
});

test("one program counts down by ones, whatever is reserved and given back", async () => {
  const { all, ask } = await programs(1, 400);
  const [h] = all;
  if (!h) throw new Error("A program was started.");
  for (let used = 1; used <= 400; used += 1) {
    expect(await ask(h)).toEqual({ allowed: true, remaining: 400 - used });
    if (used % 7 === 0) await h.service.accessLog.flush();
  }
  expect((await ask(h)).allowed).toBe(false);
});

test("the next hour gives the whole limit again, to all programs together", async () => {
  const { all, ask, runtime } = await programs(2, 40);
  const round = async () => {
    let allowed = 0;
    for (let turn = 0; turn < 45; turn += 1) for (const h of all) if ((await ask(h)).allowed) allowed += 1;
    return allowed;
  };
  expect(await round()).toBe(40);
  runtime.advance(HOUR_MS);
  expect(await round()).toBe(40);
  // What was reserved of the hour before is no part of this one.
  for (const h of all) await h.service.accessLog.flush();
  expect(await round()).toBe(0);
});

test("while the database cannot be written a program lets pass what it knows to be left, and counts it after", async () => {
  const { all, ask } = await programs(2, 12, true);
  const [h, other] = all;
  if (!h || !other) throw new Error("Two programs were started.");
  expect(await ask(h)).toEqual({ allowed: true, remaining: 11 });
  const allowWrites = await h.inside.holdWrites();
  for (let left = 10; left >= 3; left -= 1) expect(await ask(h)).toEqual({ allowed: true, remaining: left });
  await allowWrites();
  // Not written yet, and known all the same.
  expect(await ask(h)).toEqual({ allowed: true, remaining: 2 });
  await h.service.accessLog.flush();
  expect(await ask(other)).toEqual({ allowed: true, remaining: 1 });
  expect(await ask(h)).toEqual({ allowed: true, remaining: 0 });
  for (const each of all) expect((await ask(each)).allowed).toBe(false);
});
