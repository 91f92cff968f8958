import { asc, gt } from "drizzle-orm";
import { subjectLinks, users } from "../../../../db/postgres/schema.ts";
import { NOBODY } from "../../common/copy/tables.ts";
import { readCursor, toPage } from "../../common/page.ts";
import { linked } from "../../common/user-standing.ts";
import type { PeopleRepository } from "../../ports/users.ts";
import { among } from "../connection/statements.ts";
import type { Unit } from "../connection/unit.ts";
import { seenBy } from "../copy/read.ts";

const { id, name, email, createdAt, suspendedAt, hourlyLimit, memoryLimit } = users;

/** The columns of a user that the administrator sees. */
export const shownUser = { id, name, email, createdAt, suspendedAt, hourlyLimit, memoryLimit };

/** The links of users, oldest first. */
export function linksOf({ db }: Pick<Unit, "db">, userIds: readonly string[]) {
  return db
    .select()
    .from(subjectLinks)
    .where(among(subjectLinks.userId, userIds))
    .orderBy(asc(subjectLinks.createdAt), asc(subjectLinks.id));
}

export function peopleRepository(unit: Unit, userId: string): PeopleRepository {
  const { db } = unit;
  /** Runs statements as another user, or as none, then switches back. */
  const as = async <T>(owner: string, work: () => Promise<T>): Promise<T> => {
    await seenBy(unit, owner);
    // If it throws, the transaction or savepoint is rolled back, and this setting with it.
    const value = await work();
    await seenBy(unit, userId);
    return value;
  };
  return {
    list: async (request) => {
      const after = readCursor(request.cursor, 1);
      return as(NOBODY, async () => {
        const rows = await db
          .select(shownUser)
          .from(users)
          .where(after && gt(id, after[0] ?? ""))
          .orderBy(asc(id))
          .limit(request.limit + 1);
        const page = toPage(rows, request, (user) => [user.id]);
        const found = await linksOf(
          unit,
          page.rows.map((user) => user.id),
        );
        return { ...page, rows: page.rows.map((user) => linked(user, found)) };
      });
    },
    add: (user) =>
      as(user.id, async () => {
        // A user who is created again never gets a revision that the deleted one had.
        await db.insert(users).values({ ...user, revision: Date.parse(user.createdAt) });
      }),
  };
}
