import { and, desc, eq, lt, lte } from "drizzle-orm";
import { signInCodes, webSessions } from "../../../../db/sqlite/schema.ts";
import type { SessionStore } from "../../ports/sessions.ts";
import type { Client } from "../connection/client.ts";
import type { Scheduler } from "../connection/scheduler.ts";

/** Sessions of the pages, and the codes that start them. */
export function sessionStore({ db }: Client, scheduler: Scheduler): SessionStore {
  return {
    addCode: (code) => scheduler.transaction(() => void db.insert(signInCodes).values(code).run()),
    findCode: (hash) =>
      scheduler.query(() => db.select().from(signInCodes).where(eq(signInCodes.hash, hash)).get()),
    takeCode: (hash, now) =>
      scheduler.transaction(() => {
        db.delete(signInCodes).where(lte(signInCodes.expiresAt, now)).run();
        return db.delete(signInCodes).where(eq(signInCodes.hash, hash)).returning().get();
      }),
    add: (session, idleSince) =>
      scheduler.transaction(() => {
        db.delete(webSessions).where(lt(webSessions.lastUsedAt, idleSince)).run();
        db.insert(webSessions).values(session).run();
      }),
    find: (hash) =>
      scheduler.query(() => db.select().from(webSessions).where(eq(webSessions.hash, hash)).get()),
    touch: (id, at) =>
      scheduler.transaction(
        () => void db.update(webSessions).set({ lastUsedAt: at }).where(eq(webSessions.id, id)).run(),
      ),
    list: (userId) =>
      scheduler.query(() =>
        db
          .select()
          .from(webSessions)
          .where(eq(webSessions.userId, userId))
          .orderBy(desc(webSessions.lastUsedAt), desc(webSessions.id))
          .all(),
      ),
    end: (userId, id) =>
      scheduler.transaction(
        () =>
          db
            .delete(webSessions)
            .where(and(eq(webSessions.userId, userId), eq(webSessions.id, id)))
            .run().changes > 0,
      ),
  };
}
