import { describe, expect, onTestFinished, test } from "vitest";
import type { FileStore, Store } from "../../src/store/ports/store.ts";
import { withPostgres } from "../support/postgres/database.ts";
import { keptPostgres } from "../support/postgres/kept.ts";
import { openTestStore } from "../support/store.ts";
import { tempDatabase } from "../support/temp-file.ts";
import { storeContract } from "./contract/store-contract.ts";

async function closedAfter(store: FileStore): Promise<Store> {
  onTestFinished(async () => {
    expect(await store.file.integrityProblems()).toEqual([]);
    await store.close();
  });
  return store;
}

describe("SQLite in memory", () => storeContract(() => closedAfter(openTestStore())));
describe("SQLite in a file", () => storeContract(() => closedAfter(openTestStore(tempDatabase()))));

withPostgres("PostgreSQL", () => storeContract(async () => (await keptPostgres(new Map())).store));

test("what one connection committed another reads, its revision included", async () => {
  const file = tempDatabase();
  const [left, right] = [await closedAfter(openTestStore(file)), await closedAfter(openTestStore(file))];
  await left.access.createUser({
    id: "usr_a",
    name: null,
    email: null,
    createdAt: "2026-03-02T09:00:00.000Z",
  });
  const before = await right.revision("usr_a");
  await left.write("usr_a", (tx) => tx.profile.put({ min_salary: 1 }, "2026-03-02T09:00:00.000Z"));
  // Another's commit is looked for once in a turn of the event loop.
  await new Promise((resolve) => setImmediate(resolve));
  expect(await right.revision("usr_a")).toBeGreaterThan(before);
  await right.read("usr_a", async (tx) =>
    expect((await tx.profile.get())?.profile).toEqual({ min_salary: 1 }),
  );
});
