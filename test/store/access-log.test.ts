import { expect, onTestFinished, test } from "vitest";
import type { AccessLogLine } from "../../src/store/ports/store.ts";
import { openTestStore } from "../support/store.ts";

const at = "2026-03-02T09:00:00.000Z";

function line(userId: string, place: number): AccessLogLine {
  const id = `acc_${String(place).padStart(6, "0")}`;
  const more = { client: `client ${place}`, operation: "context.get", resource: `/api/v1/${place}` };
  return { id, userId, time: at, ...more, status: 200 + (place % 100) };
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
