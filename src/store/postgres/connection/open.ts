import { UnusableDatabase } from "../../common/unusable.ts";
import { codeOf, rootOf } from "./errors.ts";
import { foreignDatabase } from "./foreign.ts";
import { migrate, usableVersion } from "./migrate.ts";
import { type OnStatement, openPool, type Pool } from "./pool.ts";

/**
 * Connects to a database, checks that its rights hold this program too, and migrates it. Throws UnusableDatabase, whose
 * message says what would help and repeats nothing of the address: a password stands in it.
 */
export async function openDatabase(url: string, most?: number, onStatement?: OnStatement): Promise<Pool> {
  const pool = openPool(url, most, onStatement);
  return orClose(pool, async () => {
    await requireBound(pool);
    await migrate(pool);
    return pool;
  });
}

/**
 * One connection to a database as it is, and how many of the newest schema's migrations it has. Throws as `openDatabase`
 * does.
 */
export async function connectUnchanged(
  url: string,
): Promise<{ pool: Pool; version: number; newest: number }> {
  const pool = openPool(url, 1);
  return orClose(pool, async () => {
    await requireBound(pool);
    return { pool, ...(await usableVersion(pool)) };
  });
}

/** How many of the newest schema's migrations a database has; changes nothing. Throws as `openDatabase` does. */
export async function schemaOf(url: string): Promise<{ version: number; newest: number }> {
  const { pool, ...found } = await connectUnchanged(url);
  await pool.end();
  return found;
}

async function orClose<T>(pool: Pool, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await pool.end({ timeout: 0 });
    if (error instanceof UnusableDatabase) throw error;
    const code = codeOf(rootOf(error));
    throw new UnusableDatabase(
      `The PostgreSQL database cannot be opened (${code || "unknown reason"}): ${remedyFor(code)}.`,
    );
  }
}

/** Row-level security is the floor below every statement; a superuser would not stand on it. */
async function requireBound(pool: Pool): Promise<void> {
  const [role] = await pool.unsafe<{ free: boolean }[]>(
    "select rolsuper or rolbypassrls as free from pg_roles where rolname = current_user",
  );
  if (role?.free)
    throw foreignDatabase(
      "was opened by a role that row-level security does not bind",
      "use one that is no superuser, has no BYPASSRLS and owns the database",
    );
}

const remedies: [codes: RegExp, remedy: string][] = [
  [/^(28|42501)/, "look at the role's password and rights: it must own its tables"],
  [/^3D000/, "create it, or choose another with --database"],
  [/^(53|57P03)/, "it takes no more connections now; try again in a moment"],
];

function remedyFor(code: string): string {
  return (
    remedies.find(([codes]) => codes.test(code))?.[1] ??
    "see that the server runs and that --database or CAREER_CONTEXT_DATABASE_URL names it"
  );
}
