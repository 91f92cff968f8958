import { and, asc, count, eq, getTableColumns } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import * as schema from "../../../../db/postgres/schema.ts";
import { textsIn } from "../../../shared/json.ts";
import {
  byTime,
  careerTables,
  columnsNamed,
  type ExportedTable,
  exportedTables,
  exportOrder,
  idTaken,
  shownRows,
  without,
} from "../../common/account-rows.ts";
import { type CopiedTableName, copiedTables } from "../../common/copy/tables.ts";
import { type UserTableName, userTableNames, userTables } from "../../common/user-tables.ts";
import type { AccountRepository, AccountRows } from "../../ports/account.ts";
import type { RawDocument } from "../../ports/documents.ts";
import type { MemoryRepository } from "../../ports/memories.ts";
import { isConstraint } from "../connection/errors.ts";
import { among } from "../connection/statements.ts";
import type { Unit } from "../connection/unit.ts";
import { postgresRows, tables } from "../copy/read.ts";
import { indexDocuments, indexOf } from "../documents/entries.ts";

/** A table with rows that belong to users. */
type OwnedTable = PgTable & { userId: PgColumn };

const ownedTable = (name: UserTableName): OwnedTable => tables[userTables[name].table];

export function accountRepository(unit: Unit, userId: string, memories: MemoryRepository): AccountRepository {
  const { db } = unit;
  const { replies, outboxEvents, memoryNodes, memoryOwners, users } = schema;
  const rowsOf = async (name: ExportedTable): Promise<Record<string, unknown>[]> => {
    const table = ownedTable(name);
    const columns = columnsNamed(getTableColumns(table), exportOrder[name]);
    return db
      .select()
      .from(table)
      .where(eq(table.userId, userId))
      .orderBy(...columns.map((column) => asc(column)));
  };
  const forgetMemories = async () => {
    await db.delete(memoryNodes).where(eq(memoryNodes.userId, userId));
    await db.delete(memoryOwners).where(eq(memoryOwners.userId, userId));
  };
  const pagesOf = async function* (names: readonly CopiedTableName[]) {
    const reader = postgresRows(unit);
    for (const table of names) for await (const rows of reader.pages(table, userId)) yield { table, rows };
  };
  return {
    restore: (rows) => restoreAccount(unit, memories, userId, rows),
    records: async () => {
      const records: Record<string, IterableIterator<Record<string, unknown>>> = {};
      for (const name of exportedTables) records[name] = shownRows(await rowsOf(name));
      return records;
    },
    clear: async () => {
      await forgetMemories();
      for (const name of careerTables) {
        const table = ownedTable(name);
        await db.delete(table).where(eq(table.userId, userId));
      }
    },
    copies: async (matches) => {
      const kept = await db.select().from(replies).where(eq(replies.userId, userId));
      const events = await db.select().from(outboxEvents).where(eq(outboxEvents.userId, userId));
      return [
        ...kept
          .filter(({ reply }) => matches(textsIn(reply).join("\n")))
          .map(({ key }) => ({ kind: "reply", id: key })),
        ...events.filter(({ body }) => matches(body)).map(({ id }) => ({ kind: "outbox_event", id })),
      ];
    },
    forgetCopies: async (copies) => {
      const ofKind = (kind: string) => copies.filter((copy) => copy.kind === kind).map(({ id }) => id);
      await db.delete(replies).where(and(eq(replies.userId, userId), among(replies.key, ofKind("reply"))));
      await db
        .delete(outboxEvents)
        .where(and(eq(outboxEvents.userId, userId), among(outboxEvents.id, ofKind("outbox_event"))));
    },
    rawDocuments: () => rawDocuments(unit, userId),
    pages: () => pagesOf(copiedTables.map(({ table }) => table)),
    texts: () => pagesOf(["users", ...userTableNames.map((name) => userTables[name].table)]),
    erase: async () => {
      const deleted: Record<string, number> = {};
      for (const name of userTableNames) {
        const table = ownedTable(name);
        const [counted] = await db.select({ rows: count() }).from(table).where(eq(table.userId, userId));
        deleted[name] = counted?.rows ?? 0;
      }
      await db.delete(users).where(eq(users.id, userId));
      return deleted;
    },
  };
}

const ROWS_A_PAGE = 500;

/** A user's documents as stored, by kind, newest first, page by page. */
async function* rawDocuments(unit: Unit, userId: string): AsyncGenerator<RawDocument[]> {
  for (let last: RawDocument | undefined; ; ) {
    const page: RawDocument[] = await unit.rows(
      `select kind, id, body::text as json from documents where user_id = $1
       ${last ? "and (kind > $2 or (kind = $2 and id < $3))" : ""} order by kind, id desc limit ${ROWS_A_PAGE}`,
      last ? [userId, last.kind, last.id] : [userId],
    );
    if (page.length > 0) yield page;
    if (page.length < ROWS_A_PAGE) return;
    last = page.at(-1);
  }
}

const INDEXED_AT_ONCE = 100;

/** Stores the rows of an account under their ids. Throws a conflict if the user already has one of them. */
async function restoreAccount(
  unit: Unit,
  memories: MemoryRepository,
  userId: string,
  rows: AccountRows,
): Promise<void> {
  const { db } = unit;
  const insert = async (table: PgTable, list: readonly object[]) => {
    for (const row of list) await db.insert(table).values({ ...row, userId });
  };
  const own = async (table: typeof schema.webhooks | typeof schema.accessLog) => {
    const found = await db.select({ id: table.id }).from(table).where(eq(table.userId, userId));
    return new Set(found.map(({ id }) => id));
  };
  try {
    await insert(schema.profiles, rows.profiles);
    await insert(schema.resumes, rows.resumes);
    await insert(
      schema.claims,
      rows.claims.map((claim, position) => ({ ...claim, position })),
    );
    await insert(schema.assessmentSubmissions, rows.assessmentSubmissions);
    await insert(schema.timelineEvents, rows.timelineEvents);
    await insert(schema.alerts, rows.alerts);
    await insert(schema.alertStates, rows.alertStates);
    await insert(schema.healthDays, rows.healthDays);
    await insert(schema.documents, rows.documents);
    for (let first = 0; first < rows.documents.length; first += INDEXED_AT_ONCE)
      await indexDocuments(indexOf(unit), userId, rows.documents.slice(first, first + INDEXED_AT_ONCE));
    await insert(schema.dataSharing, rows.dataSharing);
    // Rows that `clear` keeps may still exist. They belong to the user.
    await insert(schema.webhooks, without(rows.webhooks, await own(schema.webhooks)));
    await insert(schema.accessLog, without(rows.accessLog, await own(schema.accessLog)));
    for (const node of [...rows.memories].sort(byTime)) await memories.add(node);
    await unit.settle();
  } catch (error) {
    throw isConstraint(error) ? idTaken() : error;
  }
}
