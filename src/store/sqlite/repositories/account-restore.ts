import { eq } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import * as schema from "../../../../db/sqlite/schema.ts";
import { byTime, idTaken, without } from "../../common/account-rows.ts";
import type { AccountRows } from "../../ports/account.ts";
import type { MemoryRepository } from "../../ports/memories.ts";
import { isConstraint } from "../connection/errors.ts";
import { documentIndex } from "../documents/entries.ts";
import type { Db } from "../driver/drizzle.ts";

/** Stores the rows of an account under their ids. Throws a conflict if one is taken. */
export async function restoreAccount(
  db: Db,
  memories: MemoryRepository,
  userId: string,
  rows: AccountRows,
): Promise<void> {
  const insert = (table: SQLiteTable, list: readonly object[]) => {
    for (const row of list)
      db.insert(table)
        .values({ ...row, userId })
        .run();
  };
  const own = (table: typeof schema.webhooks | typeof schema.accessLog) =>
    new Set(
      db
        .select({ id: table.id })
        .from(table)
        .where(eq(table.userId, userId))
        .all()
        .map(({ id }) => id),
    );
  const indexDocument = documentIndex(db.$client);
  try {
    insert(schema.profiles, rows.profiles);
    insert(schema.resumes, rows.resumes);
    insert(
      schema.claims,
      rows.claims.map((claim, position) => ({ ...claim, position })),
    );
    insert(schema.assessmentSubmissions, rows.assessmentSubmissions);
    insert(schema.timelineEvents, rows.timelineEvents);
    insert(schema.alerts, rows.alerts);
    insert(schema.alertStates, rows.alertStates);
    insert(schema.healthDays, rows.healthDays);
    insert(schema.documents, rows.documents);
    for (const { id, kind, body } of rows.documents) indexDocument({ id, userId, kind, body });
    insert(schema.dataSharing, rows.dataSharing);
    // Rows that `clear` keeps may still exist. They belong to the user.
    insert(schema.webhooks, without(rows.webhooks, own(schema.webhooks)));
    insert(schema.accessLog, without(rows.accessLog, own(schema.accessLog)));
    // Orders nodes by creation time. Nodes of one source are neighbours in that order.
    for (const node of [...rows.memories].sort(byTime)) await memories.add(node);
  } catch (error) {
    throw isConstraint(error) ? idTaken() : error;
  }
}
