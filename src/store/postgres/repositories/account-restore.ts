import { eq } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import * as schema from "../../../../db/postgres/schema.ts";
import { byTime, idTaken, without } from "../../common/account-rows.ts";
import type { AccountRows } from "../../ports/account.ts";
import type { MemoryRepository } from "../../ports/memories.ts";
import { isConstraint } from "../connection/errors.ts";
import type { Unit } from "../connection/unit.ts";
import { indexDocuments, indexOf } from "../documents/entries.ts";

const INDEXED_AT_ONCE = 100;

/** Stores the rows of an account under their ids. Throws a conflict if the user already has one of them. */
export async function restoreAccount(
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
