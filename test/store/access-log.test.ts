import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { packageRoot } from "../../src/platform/package-root.ts";
import type { AccessLogLine } from "../../src/store/ports/store.ts";
import { openDatabase } from "../../src/store/sqlite/driver/driver.ts";
import { openTestStore } from "../support/store.ts";
import { tempDatabase } from "../support/temp-file.ts";

const at = "2026-03-02T09:00:00.000Z";

function line(userId: string, place: number): AccessLogLine {
  const id = `acc_${String(place).padStart(6, "0")}`;
  // Many are alike in all but their id, and some in all but one field.
  const client = `client ${place % 2}`;
  const operation = place % 3 === 0 ? "alerts.list" : "context.get";
  const more = { client, operation, resource: `/api/v1/${place % 5}`, status: 200 + (place % 7) };
  return { id, userId, time: new Date(Date.parse(at) + place).toISOString(), ...more };
}

test.each([1, 49, 50, 51, 123])(
  "%i ledger lines written together are all there, each its user's, whole and in order",
  async (count) => {
    const store = openTestStore();
    onTestFinished(() => store.close());
    const users = ["usr_one", "usr_two", "usr_gone"];
    for (const id of users.slice(0, 2))
      await store.access.createUser({ id, name: null, email: null, createdAt: at });
    const lines = users.flatMap((userId, user) =>
      Array.from({ length: count }, (_, place) => line(userId, user * 1000 + place)),
    );
    const mixed = lines.toSorted((left, right) => left.resource.localeCompare(right.resource));
    await store.access.record({ lines: mixed, windows: [], keysUsed: new Map() });

    for (const userId of users) {
      const wanted = lines
        .filter((each) => each.userId === userId && userId !== "usr_gone")
        .map(({ userId: _, ...entry }) => entry)
        .reverse();
      const found = await store.read(userId, (tx) => tx.accessLog.list({ limit: 200, cursor: undefined }));
      expect(found.rows).toEqual(wanted);
    }
  },
);

test("lines of a database from before it became one tree are kept", async () => {
  const folder = join(packageRoot(), "db", "sqlite", "migrations");
  const scripts = readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort();
  const before = scripts.findIndex((name) => name.includes("access_log_as_one_tree"));
  const file = tempDatabase();
  const old = openDatabase(file);
  for (const name of scripts.slice(0, before)) old.exec(readFileSync(join(folder, name), "utf8"));
  old.pragma(`user_version = ${before}`);
  old.exec(`insert into users (id, created_at) values ('usr_one', '${at}')`);
  const add = old.prepare("insert into access_log values (?, 'usr_one', ?, 'c', 'o', '/r', 200)");
  for (const id of ["acc_2", "acc_1"]) add.run(id, at);
  old.close();
  const store = openTestStore(file);
  onTestFinished(() => store.close());
  const found = await store.read("usr_one", (tx) => tx.accessLog.list({ limit: 10, cursor: undefined }));
  expect(found.rows.map(({ id }) => id)).toEqual(["acc_2", "acc_1"]);
  const kept = openDatabase(file, { readonly: true });
  onTestFinished(() => void kept.close());
  const made = kept.prepare("select sql from sqlite_schema where name = 'access_log'").pluck().get();
  expect(made).toContain("WITHOUT ROWID");
});
