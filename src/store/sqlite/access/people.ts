import { asc, gt, inArray } from "drizzle-orm";
import { subjectLinks, users } from "../../../../db/sqlite/schema.ts";
import { readCursor, toPage } from "../../common/page.ts";
import { linked } from "../../common/user-standing.ts";
import type { PeopleRepository } from "../../ports/users.ts";
import type { Db } from "../driver/drizzle.ts";

const { id, name, email, createdAt, suspendedAt, hourlyLimit, memoryLimit } = users;

/** The columns of a user that the administrator sees. */
export const shownUser = { id, name, email, createdAt, suspendedAt, hourlyLimit, memoryLimit };

/** The links of users, oldest first. */
export function linksOf(db: Db, userIds: readonly string[]) {
  return db
    .select()
    .from(subjectLinks)
    .where(inArray(subjectLinks.userId, [...userIds]))
    .orderBy(asc(subjectLinks.createdAt), asc(subjectLinks.id))
    .all();
}

export function peopleRepository(db: Db): () => PeopleRepository {
  return () => ({
    list: async (request) => {
      const after = readCursor(request.cursor, 1);
      const rows = db
        .select(shownUser)
        .from(users)
        .where(after && gt(id, after[0] ?? ""))
        .orderBy(asc(id))
        .limit(request.limit + 1)
        .all();
      const page = toPage(rows, request, (user) => [user.id]);
      const found = linksOf(
        db,
        page.rows.map((user) => user.id),
      );
      return { ...page, rows: page.rows.map((user) => linked(user, found)) };
    },
    add: async (user) => {
      // A user who is created again never gets a revision that the deleted one had.
      db.insert(users)
        .values({ ...user, revision: Date.parse(user.createdAt) })
        .run();
    },
  });
}
