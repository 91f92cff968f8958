import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { createAlertEvaluation } from "../../../src/app/alert-evaluation.ts";
import { createSystemRuntime } from "../../../src/platform/runtime.ts";
import type { Store } from "../../../src/store/ports/store.ts";
import { openTestPostgres, tempPostgres, withPostgres } from "../../support/postgres/database.ts";
import { AT } from "../contract/records.ts";

const SECOND = 1000;
const later = (seconds: number) => new Date(Date.parse(AT) + seconds * SECOND).toISOString();
const asks = (owner: string, seconds: number, userId = "usr_a") => {
  return { userId, owner, now: later(seconds), until: later(seconds + 10) };
};

async function stores(): Promise<[Store, Store]> {
  const url = await tempPostgres();
  return [await openTestPostgres(url), await openTestPostgres(url)];
}

function turnsOf({ coordination: { evaluations } }: Store) {
  if (!evaluations) throw new Error("There are no turns.");
  return evaluations;
}

/** Processes on one database, whose evaluations say which writes they saw when they began. */
async function processes() {
  const [left, right] = await stores();
  const written: string[] = [];
  const saw: { by: string; writes: readonly string[] }[] = [];
  const seen = { atOnce: 0, mostAtOnce: 0, errors: [] as unknown[] };
  const process = (store: Store, by: string) => {
    const clock = { ahead: 0 };
    const system = createSystemRuntime();
    const death = { isNear: false };
    const runtime = {
      ...system,
      now: () => new Date(Date.now() + clock.ahead),
      timers: { ...system.timers, every: (ms: number, work: () => void) => system.timers.every(ms, work) },
    };
    const evaluation = createAlertEvaluation({
      store,
      runtime,
      evaluateFor: async () => {
        saw.push({ by, writes: [...written] });
        seen.atOnce += 1;
        seen.mostAtOnce = Math.max(seen.mostAtOnce, seen.atOnce);
        await sleep(3);
        seen.atOnce -= 1;
        // A process that dies never comes back from what it was doing.
        if (death.isNear) await new Promise(() => undefined);
      },
      onError: (error) => void seen.errors.push(error),
    });
    const write = (name: string) =>
      evaluation.evaluateAfter("usr_a", async () => {
        await sleep(1);
        written.push(name);
      });
    return { ...evaluation, clock, death, write };
  };
  return {
    left: process(left, "left"),
    right: process(right, "right"),
    turns: turnsOf(left),
    written,
    saw,
    seen,
  };
}

withPostgres("the turns of two nodes to evaluate a user's alerts", () => {
  test("one has it at a time, those who wait come in their order, and one who is dead is left out", async () => {
    const [left, right] = (await stores()).map(turnsOf);
    if (!left || !right) throw new Error("There are no stores.");
    expect(await left.take(asks("one", 0))).toBe(true);
    expect(await left.take(asks("one", 1))).toBe(true);
    expect(await right.take(asks("two", 1))).toBe(false);
    expect(await right.take(asks("three", 1))).toBe(false);
    expect(await right.take(asks("two", 2))).toBe(false);
    expect(await right.take(asks("two", 1, "usr_b"))).toBe(true);
    await left.pass({ ...asks("one", 2), joins: true });
    expect(await left.take(asks("one", 3))).toBe(false);
    expect(await right.take(asks("three", 3))).toBe(false);
    expect(await right.take(asks("two", 3))).toBe(true);
    // Who has not the turn passes nothing on.
    await left.pass({ ...asks("one", 4), joins: false });
    await right.pass({ ...asks("two", 4), joins: false });
    expect(await right.take(asks("three", 5))).toBe(true);
    await right.keep(asks("three", 6));
    expect(await right.owed(later(15.9))).toEqual(["usr_b"]);
    expect(await right.owed(later(16.1))).toEqual(["usr_b", "usr_a"]);
    expect(await left.take(asks("one", 15.9))).toBe(false);
    expect(await left.take(asks("one", 16.1))).toBe(true);
    await left.pass({ ...asks("one", 17), joins: false });
    expect(await left.owed(later(1000))).toEqual(["usr_b"]);
  });

  test("a lease from before a clock was set back by an hour is not waited for", async () => {
    const [left, right] = (await stores()).map(turnsOf);
    expect(await left?.take(asks("one", 3600))).toBe(true);
    expect(await right?.take(asks("two", 0))).toBe(true);
  });

  test("never two evaluate at once, and each write is answered after an evaluation that saw it", async () => {
    const { left, right, written, saw, seen, turns } = await processes();
    const unseen: string[] = [];
    const send = async (node: typeof left, name: string) => {
      await node.write(name);
      if (!saw.some(({ writes }) => writes.includes(name))) unseen.push(name);
    };
    const writer = async (node: typeof left, by: string) => {
      for (let number = 0; number < 12; number += 1) await send(node, `${by} ${number}`);
    };
    await Promise.all(
      ["a", "b", "c"].flatMap((by) => [writer(left, `left ${by}`), writer(right, `right ${by}`)]),
    );
    expect(seen).toEqual({ atOnce: 0, mostAtOnce: 1, errors: [] });
    expect(unseen).toEqual([]);
    expect(saw.at(-1)?.writes).toHaveLength(written.length);
    expect(new Set(saw.map(({ by }) => by))).toEqual(new Set(["left", "right"]));
    // One is for all that was written before it.
    expect(saw.length).toBeLessThan(written.length);
    await expect.poll(() => turns.owed("9999")).toEqual([]);
  });

  test("what a dead one had written is evaluated by another, once it is known to be dead", async () => {
    const { left, right, saw } = await processes();
    left.death.isNear = true;
    void left.write("the last of it");
    await expect.poll(() => saw.length).toBe(1);
    await right.evaluateOwed();
    expect(saw.map(({ by }) => by)).toEqual(["left"]);
    right.clock.ahead = 11 * SECOND;
    await right.evaluateOwed();
    expect(saw.at(-1)).toEqual({ by: "right", writes: ["the last of it"] });
    await right.evaluateOwed();
    expect(saw).toHaveLength(2);
  });

  test("what was owed by one that died before its write was stored, or by one that only waited, is looked after too", async () => {
    const { left, right, saw, turns } = await processes();
    left.death.isNear = true;
    void left.write("by the one that has the turn");
    await expect.poll(() => saw.length).toBe(1);
    const now = new Date();
    const until = new Date(now.getTime() + 10 * SECOND).toISOString();
    expect(await turns.take({ userId: "usr_a", owner: "waits", now: now.toISOString(), until })).toBe(false);
    right.clock.ahead = 11 * SECOND;
    await right.evaluateOwed();
    expect(saw).toHaveLength(2);
    // The turn went on to the one that waited, which never takes it up.
    right.clock.ahead = 22 * SECOND;
    await right.evaluateOwed();
    expect(saw).toHaveLength(3);
    await expect.poll(() => turns.owed("9999")).toEqual([]);
    right.clock.ahead = 33 * SECOND;
    await right.evaluateOwed();
    expect(saw).toHaveLength(3);
  });

  test("a write behind one that died is answered within seconds, and evaluated when the turn is free", async () => {
    const { left, right, saw } = await processes();
    left.death.isNear = true;
    void left.write("of the dead");
    await expect.poll(() => saw.length).toBe(1);
    await right.write("behind it");
    expect(saw).toHaveLength(1);
    right.clock.ahead = 11 * SECOND;
    await expect.poll(() => saw.at(-1)).toEqual({ by: "right", writes: ["of the dead", "behind it"] });
  });

  test("a write that failed is not evaluated, and hands its turn on", async () => {
    const { left, right, saw } = await processes();
    const failed = left.evaluateAfter("usr_a", async () => {
      throw new Error("It could not be stored.");
    });
    await expect(failed).rejects.toThrow("It could not be stored.");
    await right.write("after it");
    expect(saw).toEqual([{ by: "right", writes: ["after it"] }]);
  });
});
