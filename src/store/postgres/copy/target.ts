import { replaceable } from "../../common/copy/occupied.ts";
import { CopyRefused } from "../../common/copy/refused.ts";
import type { CopyScope, RowWriter } from "../../ports/copy.ts";
import { migrate } from "../connection/migrate.ts";
import { connectUnchanged } from "../connection/open.ts";
import type { Pool } from "../connection/pool.ts";
import { runUnit } from "../connection/run-unit.ts";
import type { Unit } from "../connection/unit.ts";
import { postgresRows, seenBy } from "./read.ts";
import { postgresWriter } from "./write.ts";

/** A copy holds this lock on its target until the commit. The number is arbitrary but unique to this program. */
const LOCK = 7_262_811_904;

/**
 * Writes to a database in one transaction. Creates the schema if the database is empty. Throws CopyRefused, with
 * nothing changed.
 */
export async function writePostgres<T>(
  url: string,
  shown: string,
  scope: CopyScope,
  work: (target: RowWriter) => Promise<T>,
): Promise<T> {
  const { pool, version, newest } = await connectUnchanged(url);
  try {
    if (version > 0 && version < newest)
      throw new CopyRefused(
        `${shown} has an older schema. Nothing was written. Start this program on it once, or name another with --to.`,
      );
    if (version > 0) await assertFree(pool, shown, scope);
    await migrate(pool);
    const mode = "isolation level read committed" as const;
    return await runUnit(pool, { mode, isHeld: true }, async (unit) => {
      await unit.rows("select pg_advisory_xact_lock($1)", [LOCK]);
      const replaced = await replaceable(postgresRows(unit), scope);
      if (replaced !== undefined) await remove(unit, replaced);
      return work(postgresWriter(unit, Date.now()));
    });
  } finally {
    await pool.end({ timeout: 0 });
  }
}

async function assertFree(pool: Pool, shown: string, scope: CopyScope): Promise<void> {
  const mode = "isolation level repeatable read read only" as const;
  await runUnit(pool, { mode, isHeld: true }, (unit) => replaceable(postgresRows(unit), scope));
  if (scope.force || !(await isHeld(pool))) return;
  throw new CopyRefused(
    `A running server or client uses ${shown}. Nothing was written. Stop it, or add --force to copy while it runs.`,
  );
}

/** True if other processes of this program use the database. This one has one connection. */
async function isHeld(pool: Pool): Promise<boolean> {
  const [found] = await pool.unsafe<{ n: number }[]>(
    `select count(*) as n from pg_stat_activity where datname = current_database()
     and application_name = 'career-context' and pid <> pg_backend_pid()`,
  );
  return (found?.n ?? 0) > 0;
}

async function remove(unit: Unit, userId: string): Promise<void> {
  await seenBy(unit, userId);
  await unit.count("delete from users where id = $1", [userId]);
}
