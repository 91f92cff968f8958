import { and, desc, eq, lt, lte } from "drizzle-orm";
import { signInCodes, webSessions } from "../../../../db/postgres/schema.ts";
import type { SessionStore } from "../../ports/sessions.ts";
import type { System } from "../connection/system.ts";

/** Sessions of the pages, and the codes that start them. */
export function sessionStore({ ask, unit }: System): SessionStore {
  return {
    addCode: (code) => ask(async ({ db }) => void (await db.insert(signInCodes).values(code))),
    findCode: (hash) =>
      ask(async ({ db }) => (await db.select().from(signInCodes).where(eq(signInCodes.hash, hash)))[0]),
    takeCode: (hash, now) =>
      unit(async ({ db }) => {
        await db.delete(signInCodes).where(lte(signInCodes.expiresAt, now));
        return (await db.delete(signInCodes).where(eq(signInCodes.hash, hash)).returning())[0];
      }),
    add: (session, idleSince) =>
      unit(async ({ db }) => {
        await db.delete(webSessions).where(lt(webSessions.lastUsedAt, idleSince));
        await db.insert(webSessions).values(session);
      }),
    find: (hash) =>
      ask(async ({ db }) => (await db.select().from(webSessions).where(eq(webSessions.hash, hash)))[0]),
    touch: (id, at) =>
      ask(async ({ db }) => {
        await db.update(webSessions).set({ lastUsedAt: at }).where(eq(webSessions.id, id));
      }),
    list: (userId) =>
      ask(async ({ db }) =>
        db
          .select()
          .from(webSessions)
          .where(eq(webSessions.userId, userId))
          .orderBy(desc(webSessions.lastUsedAt), desc(webSessions.id)),
      ),
    end: (userId, id) =>
      ask(async ({ db }) => {
        const ended = db
          .delete(webSessions)
          .where(and(eq(webSessions.userId, userId), eq(webSessions.id, id)))
          .returning({ id: webSessions.id });
        return (await ended).length > 0;
      }),
  };
}
