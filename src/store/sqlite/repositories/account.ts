import { and, type Column, count, desc, eq, getTableColumns, inArray, lt } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import * as schema from "../../../../db/sqlite/schema.ts";
import { textsIn } from "../../../shared/json.ts";
import {
  careerTables,
  columnsNamed,
  type ExportedTable,
  exportedTables,
  exportOrder,
  shownRows,
} from "../../common/account-rows.ts";
import { type CopiedTableName, copiedTables } from "../../common/copy/tables.ts";
import { inPages } from "../../common/in-pages.ts";
import { readCursor, toPage } from "../../common/page.ts";
import { type UserTableName, userTableNames, userTables } from "../../common/user-tables.ts";
import type { AccountRepository } from "../../ports/account.ts";
import type { RawDocument } from "../../ports/documents.ts";
import type { MemoryRepository } from "../../ports/memories.ts";
import type { AccessLogRepository, ReplyRepository } from "../../ports/store.ts";
import { sqliteRows, tables } from "../copy/read.ts";
import { eraseDocumentEntries } from "../documents/entries.ts";
import type { Db } from "../driver/drizzle.ts";
import { eraseMemories } from "../memories/full-text-index.ts";
import { restoreAccount } from "./account-restore.ts";

const ownedTable = (name: UserTableName): OwnedTable => tables[userTables[name].table];

export function accountRepository(
  db: Db,
  memories: (userId: string) => MemoryRepository,
  accountDeleted: () => void,
): (userId: string) => AccountRepository {
  const pagesFor = async function* (userId: string, names: readonly CopiedTableName[]) {
    const reader = sqliteRows(db);
    for (const table of names) for await (const rows of reader.pages(table, userId)) yield { table, rows };
  };
  const kindsOf = db.$client
    .prepare<[string], string>("select distinct kind from documents where user_id = ? order by kind")
    .pluck();
  // Kind by kind: the index gives this order, and a sort would copy every body.
  const rawDocuments = db.$client.prepare<[string, string], RawDocument>(
    "select id, kind, body as json from documents where user_id = ? and kind = ? order by id desc",
  );
  return (userId) => ({
    restore: (rows) => restoreAccount(db, memories(userId), userId, rows),
    records: async () =>
      Object.fromEntries(exportedTables.map((name) => [name, shownRows(ownedRows(db, name, userId))])),
    clear: async () => {
      eraseMemories(db.$client, userId);
      eraseDocumentEntries(db.$client, userId);
      for (const name of careerTables) {
        const table = ownedTable(name);
        db.delete(table).where(eq(table.userId, userId)).run();
      }
      accountDeleted();
    },
    copies: async (matches) => {
      const replies = db.select().from(schema.replies).where(eq(schema.replies.userId, userId)).all();
      const events = db
        .select()
        .from(schema.outboxEvents)
        .where(eq(schema.outboxEvents.userId, userId))
        .all();
      return [
        ...replies
          .filter(({ reply }) => matches(textsIn(reply).join("\n")))
          .map(({ key }) => ({ kind: "reply", id: key })),
        ...events.filter(({ body }) => matches(body)).map(({ id }) => ({ kind: "outbox_event", id })),
      ];
    },
    forgetCopies: async (copies) => {
      const ofKind = (kind: string) => copies.filter((copy) => copy.kind === kind).map(({ id }) => id);
      const { replies, outboxEvents } = schema;
      db.delete(replies)
        .where(and(eq(replies.userId, userId), inArray(replies.key, ofKind("reply"))))
        .run();
      db.delete(outboxEvents)
        .where(and(eq(outboxEvents.userId, userId), inArray(outboxEvents.id, ofKind("outbox_event"))))
        .run();
      accountDeleted();
    },
    rawDocuments: async function* () {
      for (const kind of kindsOf.all(userId))
        yield* inPages(rawDocuments.iterate(userId, kind), ({ json }) => json.length);
    },
    pages: () =>
      pagesFor(
        userId,
        copiedTables.map(({ table }) => table),
      ),
    texts: () => pagesFor(userId, ["users", ...userTableNames.map((name) => userTables[name].table)]),
    erase: async () => {
      const deleted: Record<string, number> = {};
      for (const name of userTableNames) {
        const table = ownedTable(name);
        const counted = db.select({ rows: count() }).from(table).where(eq(table.userId, userId)).get();
        deleted[name] = counted?.rows ?? 0;
      }
      eraseMemories(db.$client, userId);
      eraseDocumentEntries(db.$client, userId);
      db.delete(schema.users).where(eq(schema.users.id, userId)).run();
      accountDeleted();
      return deleted;
    },
  });
}

export function accessLogRepository(db: Db): (userId: string) => AccessLogRepository {
  const table = schema.accessLog;
  return (userId) => ({
    list: async (request) => {
      const after = readCursor(request.cursor, 1);
      const rows = db
        .select()
        .from(table)
        .where(and(eq(table.userId, userId), after ? lt(table.id, after[0] ?? "") : undefined))
        .orderBy(desc(table.id))
        .limit(request.limit + 1)
        .all();
      return toPage(
        rows.map(({ userId: _, ...line }) => line),
        request,
        (line) => [line.id],
      );
    },
  });
}

export function replyRepository(db: Db): (userId: string) => ReplyRepository {
  const table = schema.replies;
  return (userId) => ({
    find: async (key) =>
      db
        .select()
        .from(table)
        .where(and(eq(table.userId, userId), eq(table.key, key)))
        .get(),
    save: async (reply) => {
      const row = { ...reply, userId };
      db.insert(table)
        .values(row)
        .onConflictDoUpdate({ target: [table.userId, table.key], set: row })
        .run();
    },
  });
}

/** A table with rows that belong to users. */
type OwnedTable = SQLiteTable & { userId: SQLiteColumn };

/** Reads a user's rows one by one, as Drizzle returns them. Drizzle's own queries load all rows at once. */
function* ownedRows(db: Db, name: ExportedTable, userId: string): Generator<Record<string, unknown>> {
  const table = ownedTable(name);
  const columns = Object.entries<Column>(getTableColumns(table));
  const { sql, params } = db
    .select()
    .from(table)
    .where(eq(table.userId, userId))
    .orderBy(...columnsNamed(getTableColumns(table), exportOrder[name]))
    .toSQL();
  const rows = db.$client
    .prepare<unknown[], unknown[]>(sql)
    .raw()
    .iterate(...params);
  for (const row of rows)
    yield Object.fromEntries(columns.map(([name, column], at) => [name, decoded(column, row[at])]));
}

function decoded(column: Column, stored: unknown): unknown {
  return stored === null ? null : column.mapFromDriverValue(stored);
}
