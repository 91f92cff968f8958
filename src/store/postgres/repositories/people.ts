import { asc, gt } from "drizzle-orm";
import { subjectLinks, users } from "../../../../db/postgres/schema.ts";
import { NOBODY } from "../../common/copy/tables.ts";
import { readCursor, toPage } from "../../common/page.ts";
import { linked } from "../../common/user-standing.ts";
import type { PeopleRepository } from "../../ports/users.ts";
import type { Unit } from "../connection/unit.ts";
import { seenBy } from "../copy/read.ts";
import { among } from "./among.ts";

const { id, name, email, createdAt, suspendedAt, hourlyLimit, memoryLimit } = users;

/** The columns of a user that whoever runs the server sees. */
export const shownUser = { id, name, email, createdAt, suspendedAt, hourlyLimit, memoryLimit };

/** The links of users, the oldest first. */
export function linksOf({ db }: Pick<Unit, "db">, userIds: readonly string[]) {
  return db
    .select()
    .from(subjectLinks)
    .where(among(subjectLinks.userId, userIds))
    .orderBy(asc(subjectLinks.createdAt), asc(subjectLinks.id));
}

export function peopleRepository(unit: Unit, userId: string): PeopleRepository {
  const { db } = unit;
  /** Statements that see what one for another user sees, or for none; those after them see their own again. */
  const as = async <T>(owner: string, work: () => Promise<T>): Promise<T> => {
    await seenBy(unit, owner);
    // Where it throws, the transaction or its savepoint is rolled back, and this with it.
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
        // A user that is created again never gets a revision of the deleted one.
        await db.insert(users).values({ ...user, revision: Date.parse(user.createdAt) });
      }),
  };
}
