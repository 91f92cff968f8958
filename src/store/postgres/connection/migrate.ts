import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packageRoot } from "../../../platform/package-root.ts";
import { NOBODY } from "../../common/copy/tables.ts";
import { UnusableDatabase } from "../../common/unusable.ts";
import type { DocumentKind } from "../../ports/documents.ts";
import { indexDocuments } from "../documents/entries.ts";
import type { Pool } from "./pool.ts";
import { createStatements, sendOn } from "./statements.ts";

const AT_ONCE = 100;

interface Row {
  id: string;
  kind: DocumentKind;
  json: string;
}

/** Indexes the documents of all users that are not indexed: a migration cannot split texts into words. */
async function indexStoredDocuments(handle: Pick<Pool, "unsafe">) {
  const { rows, count } = createStatements((statement) => sendOn(handle, statement));
  const seenBy = (userId: string) => rows("select set_config('app.user_id', $1, true)", [userId]);
  await seenBy(NOBODY);
  for (const { id: userId } of await rows<{ id: string }>("select id from users order by id")) {
    await seenBy(userId);
    for (let after = ""; ; ) {
      const found = await rows<Row>(
        `select id, kind, body::text as json from documents
         where user_id = $1 and id > $2 and kind <> 'checkpoint' and not exists (
           select 1 from document_entries where document_entries.user_id = $1 and document_id = documents.id)
         order by id limit ${AT_ONCE}`,
        [userId, after],
      );
      await indexDocuments(
        { rows, send: count },
        userId,
        found.map(({ id, kind, json }) => ({ id, kind, body: JSON.parse(json) })),
      );
      if (found.length < AT_ONCE) break;
      after = found.at(-1)?.id ?? after;
    }
  }
  await seenBy(NOBODY);
}

/** The migrating process holds this lock until its commit. The number is arbitrary but unique to this program. */
export const MIGRATION_LOCK = 7_262_811_903;
/** Holds the number of applied migrations. */
export const VERSION_TABLE = "career_context_schema";

/**
 * Migrates the database to the newest schema in one transaction. If several processes start at once, the first migrates
 * and the others wait. Throws UnusableDatabase if a newer version or another program made the tables.
 */
export async function migrate(pool: Pool, migrations = ownMigrations()): Promise<void> {
  if ((await versionOf(pool)) === migrations.length) return;
  await pool.begin(async (handle) => {
    await handle.unsafe("select pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
    const { version } = await usableVersion(handle, migrations.length);
    for (const statements of migrations.slice(version)) await handle.unsafe(statements).simple();
    if (version > 0 && migrations.length === newestVersion()) await indexStoredDocuments(handle);
    if (version === 0) {
      await handle.unsafe(`create table ${VERSION_TABLE} (version integer not null)`);
      await handle.unsafe(`insert into ${VERSION_TABLE} values (0)`);
    }
    await handle.unsafe(`update ${VERSION_TABLE} set version = ${migrations.length}`);
  });
}

/** How many migrations are applied, and how many there are. Checks nothing else. */
export async function versionsOf(handle: Asked) {
  return { version: (await versionOf(handle)) ?? 0, newest: newestVersion() };
}

let newest: number | undefined;

/** How many migrations this program has. Read once: each write compares it. */
export function newestVersion(): number {
  newest ??= ownTags().length;
  return newest;
}

/** How many migrations are applied, and how many there are. Throws like `migrate`, and changes nothing. */
export async function usableVersion(handle: Asked, newest = ownMigrations().length) {
  const version = (await versionOf(handle)) ?? 0;
  if (version > newest) throw newerDatabase(version, newest);
  if (version === 0 && (await hasOurNames(handle)))
    throw foreignDatabase("has tables of another program", "choose another database");
  return { version, newest };
}

type Asked = Pick<Pool, "unsafe">;

/** How many migrations are applied; undefined for a database without any. */
async function versionOf(handle: Asked): Promise<number | undefined> {
  if (!(await hasTable(handle, [VERSION_TABLE]))) return undefined;
  const [row] = await handle.unsafe<{ version: number }[]>(`select version from ${VERSION_TABLE}`);
  return row?.version;
}

function hasOurNames(handle: Asked): Promise<boolean> {
  return hasTable(handle, ["users", "documents", "memory_nodes"]);
}

/**
 * True if any of these tables exists. Queries pg_class directly: to_regclass uses the connection's cache, which may
 * miss a table that another process has just created.
 */
async function hasTable(handle: Asked, names: readonly string[]): Promise<boolean> {
  const found = await handle.unsafe(
    `select 1 from pg_catalog.pg_class
     where relname in (${names.map((name) => `'${name}'`).join(", ")}) and pg_catalog.pg_table_is_visible(oid) limit 1`,
  );
  return found.length > 0;
}

function newerDatabase(version: number, known: number) {
  return foreignDatabase(
    `was made by a newer career-context (schema ${version}, this one supports ${known})`,
    "update the program",
  );
}

/** The statements of each migration, oldest first. */
function ownMigrations(): string[] {
  return ownTags().map((tag) => readFileSync(join(folder(), `${tag}.sql`), "utf8"));
}

function ownTags(): string[] {
  const { entries }: { entries: { tag: string }[] } = JSON.parse(
    readFileSync(join(folder(), "meta", "_journal.json"), "utf8"),
  );
  return entries.map(({ tag }) => tag);
}

function folder(): string {
  return join(packageRoot(), "db", "postgres", "migrations");
}

/** The error of a database that responds but that this program cannot use. */
export function foreignDatabase(says: string, remedy: string): UnusableDatabase {
  const message = `The database ${says}. Nothing was changed. To fix it, ${remedy}.`;
  return new UnusableDatabase(message, { says, remedy });
}
