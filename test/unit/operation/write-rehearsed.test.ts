import { expect, test } from "vitest";
import { type Run, writeRehearsed } from "../../../src/operation/rehearsal/write-rehearsed.ts";
import type { Store, Tx } from "../../../src/store/ports/store.ts";

/** A store that notes how its transactions begin. */
function notingStore() {
  const begun: string[] = [];
  const tx = { user: { revision: async () => 1 } } as Tx;
  const run = (kind: string) => (_: string, work: (tx: Tx) => Promise<unknown>) => {
    begun.push(kind);
    return work(tx);
  };
  const store = { rehearse: run("rehearse"), write: run("write") } as Pick<Store, "rehearse" | "write">;
  return { store, begun };
}

const isIdle = (isChanged: boolean) => !isChanged;

test("work that writes nothing needs only its rehearsal", async () => {
  const { store, begun } = notingStore();
  expect(await writeRehearsed(store, "usr_1", async () => false, { isIdle })).toBe(false);
  expect(begun).toEqual(["rehearse"]);
});

test("work that writes, and work whose rehearsal failed, gets its transaction", async () => {
  const { store, begun } = notingStore();
  expect(await writeRehearsed(store, "usr_1", async () => true, { isIdle })).toBe(true);
  const failing = async ({ rehearsal }: Run) => {
    if (rehearsal) throw new Error("Only in the rehearsal.");
    return false;
  };
  expect(await writeRehearsed(store, "usr_1", failing, { isIdle })).toBe(false);
  expect(begun).toEqual(["rehearse", "write", "rehearse", "write"]);
});
