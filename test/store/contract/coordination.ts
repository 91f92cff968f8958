import { expect, test } from "vitest";
import type { TurnRequest } from "../../../src/store/ports/coordination.ts";
import { AT, type Open } from "./records.ts";

const later = (seconds: number) => new Date(Date.parse(AT) + seconds * 1000).toISOString();
const DAY = 24 * 60 * 60;

/** A process asks for the round so many seconds after the beginning; it is believed to live for 30. */
const asks = (owner: string, seconds: number): TurnRequest => ({
  task: "daily",
  owner,
  now: later(seconds),
  until: later(seconds + 30),
});

/** What processes do together: one secret, and each round by one of them at a time. */
export function coordination(open: Open): void {
  test("coordination: the secret is the one that was brought first", async () => {
    const { coordination: nodes } = await open();
    const got = await Promise.all(["a", "b", "c", "d"].map((brought) => nodes.secret(brought)));
    expect(new Set(got).size).toBe(1);
    expect(["a", "b", "c", "d"]).toContain(got[0]);
    expect(await nodes.secret("later")).toBe(got[0]);
  });

  test("coordination: of many that ask for a round at once one gets it, and again only when it is handed over", async () => {
    const { coordination: nodes } = await open();
    const owners = ["a", "b", "c", "d"];
    const got = await Promise.all(owners.map((owner) => nodes.takeTurn(asks(owner, 0))));
    expect(got.filter((turn) => turn !== undefined)).toEqual([{ reached: null }]);
    const first = owners[got.findIndex((turn) => turn !== undefined)] ?? "";
    expect(await nodes.takeTurn(asks(first, 1))).toBeUndefined();
    await nodes.keepTurn({ task: "daily", owner: first, until: later(40), reached: "usr_4" });
    await nodes.endTurn({ task: "daily", owner: "nobody", isDone: true });
    expect(await nodes.takeTurn(asks("next", 2))).toBeUndefined();
    await nodes.endTurn({ task: "daily", owner: first, isDone: false });
    expect(await nodes.takeTurn(asks("next", 3))).toEqual({ reached: "usr_4" });
    expect(await nodes.takeTurn({ ...asks("other", 3), task: "another" })).toEqual({ reached: null });
  });

  test("coordination: who lives on keeps the round, and the round of a dead one goes on with another where it was", async () => {
    const { coordination: nodes } = await open();
    await nodes.takeTurn(asks("dead", 0));
    expect(await nodes.keepTurn({ task: "daily", owner: "dead", until: later(50), reached: "usr_2" })).toBe(
      true,
    );
    expect(await nodes.takeTurn(asks("next", 49))).toBeUndefined();
    expect(await nodes.takeTurn(asks("next", 51))).toEqual({ reached: "usr_2" });
    // It was not dead, but late.
    expect(await nodes.keepTurn({ task: "daily", owner: "dead", until: later(90), reached: "usr_3" })).toBe(
      false,
    );
    await nodes.endTurn({ task: "daily", owner: "dead", isDone: true });
    await nodes.endTurn({ task: "daily", owner: "next", isDone: false });
    expect(await nodes.takeTurn(asks("last", 52))).toEqual({ reached: "usr_2" });
  });

  test("coordination: a round that is done is done for its day, and the next day's begins from the first", async () => {
    const { coordination: nodes } = await open();
    await nodes.takeTurn(asks("one", 0));
    await nodes.keepTurn({ task: "daily", owner: "one", until: later(30), reached: "usr_9" });
    await nodes.endTurn({ task: "daily", owner: "one", isDone: true });
    expect(await nodes.takeTurn(asks("other", 60))).toBeUndefined();
    // Its clock is a little behind, and not yet in this day.
    expect(await nodes.takeTurn(asks("behind", -DAY))).toBeUndefined();
    expect(await nodes.takeTurn(asks("other", DAY))).toEqual({ reached: null });
    await nodes.endTurn({ task: "daily", owner: "other", isDone: true });
    // A clock that was a month ahead must not hold everything up until then.
    expect(await nodes.takeTurn(asks("later", -30 * DAY))).toEqual({ reached: null });
  });

  test("coordination: a new database has seen all migrations", async () => {
    const { version, newest } = await (await open()).schema();
    expect([version, newest]).toEqual([newest, version]);
    expect(newest).toBeGreaterThan(0);
  });
}
