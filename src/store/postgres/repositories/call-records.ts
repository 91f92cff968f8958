import { and, desc, eq, lt } from "drizzle-orm";
import { accessLog, replies } from "../../../../db/postgres/schema.ts";
import { readCursor, toPage } from "../../common/page.ts";
import type { AccessLogRepository, ReplyRepository } from "../../ports/store.ts";
import type { Unit } from "../connection/unit.ts";

export function accessLogRepository({ db }: Unit, userId: string): AccessLogRepository {
  return {
    list: async (request) => {
      const after = readCursor(request.cursor, 1);
      const rows = await db
        .select()
        .from(accessLog)
        .where(and(eq(accessLog.userId, userId), after ? lt(accessLog.id, after[0] ?? "") : undefined))
        .orderBy(desc(accessLog.id))
        .limit(request.limit + 1);
      return toPage(
        rows.map(({ userId: _, ...line }) => line),
        request,
        (line) => [line.id],
      );
    },
  };
}

export function replyRepository({ db, post }: Unit, userId: string): ReplyRepository {
  return {
    find: async (key) => {
      const rows = db.select().from(replies);
      return (await rows.where(and(eq(replies.userId, userId), eq(replies.key, key))))[0];
    },
    save: async (reply) => {
      const row = { ...reply, userId };
      post(
        db
          .insert(replies)
          .values(row)
          .onConflictDoUpdate({ target: [replies.userId, replies.key], set: row }),
      );
    },
  };
}
