import type { PostgresAddress } from "../../../shared/postgres-address.ts";
import { UnusableDatabase } from "../../common/unusable.ts";
import { codeOf, rootOf } from "./errors.ts";
import { foreignDatabase, migrate, usableVersion } from "./migrate.ts";
import { addressOf, type OnStatement, openPool, type Pool } from "./pool.ts";
import { lacksTls } from "./tls.ts";

/**
 * Connects to a database, checks that row-level security applies to this program, and migrates it. Throws
 * UnusableDatabase. Its message states the fix and never repeats the address, which contains a password.
 */
export async function openDatabase(url: string, most?: number, onStatement?: OnStatement): Promise<Pool> {
  const pool = openPool(url, most, onStatement);
  return orClose(pool, url, async () => {
    await requireBound(pool);
    await requirePrimary(pool);
    await migrate(pool);
    return pool;
  });
}

/** Opens one connection without migrating, and counts the applied migrations. Throws like `openDatabase`. */
export async function connectUnchanged(
  url: string,
): Promise<{ pool: Pool; version: number; newest: number }> {
  const pool = openPool(url, 1);
  return orClose(pool, url, async () => {
    await requireBound(pool);
    return { pool, ...(await usableVersion(pool)) };
  });
}

/** How many migrations a database has. Changes nothing. Throws like `openDatabase`. */
export async function schemaOf(url: string): Promise<{ version: number; newest: number }> {
  const { pool, ...found } = await connectUnchanged(url);
  await pool.end();
  return found;
}

async function orClose<T>(pool: Pool, url: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await pool.end({ timeout: 0 });
    if (error instanceof UnusableDatabase) throw error;
    const code = codeOf(rootOf(error));
    throw new UnusableDatabase(
      `The PostgreSQL database cannot be opened (${code || "unknown reason"}). To fix it, ${await remedyFor(code, addressOf(url))}.`,
    );
  }
}

/** Every statement relies on row-level security, which does not apply to superusers. */
async function requireBound(pool: Pool): Promise<void> {
  const [role] = await pool.unsafe<{ free: boolean }[]>(
    "select rolsuper or rolbypassrls as free from pg_roles where rolname = current_user",
  );
  if (role?.free)
    throw foreignDatabase(
      "was opened by a role that bypasses row-level security",
      "use a role that owns the database, is not a superuser and does not have BYPASSRLS",
    );
}

/** A standby only reads, and no server runs without writing. */
async function requirePrimary(pool: Pool): Promise<void> {
  const [found] = await pool.unsafe<{ isStandby: boolean }[]>('select pg_is_in_recovery() as "isStandby"');
  if (found?.isStandby)
    throw foreignDatabase(
      "is a standby, which only reads",
      "name the primary with --database, or promote it",
    );
}

const remedies: [codes: RegExp, remedy: string][] = [
  [/^(28|42501)/, "check the role's password and rights: it must own its tables"],
  [/^3D000/, "create it, or choose another with --database"],
  [/^(53|57P03)/, "try again in a moment: it accepts no more connections now"],
  [/ALTNAME/, "use the host name that the server's certificate is for, or have one made for this name"],
  [/^CERT_(HAS_EXPIRED|NOT_YET_VALID)$/, "renew the server's certificate: it is not valid now"],
  [
    /SELF_SIGNED|UNABLE_TO_|^CERT_/,
    "set sslrootcert to the PEM file of the authority that signed the server's certificate",
  ],
];

async function remedyFor(code: string, address: PostgresAddress): Promise<string> {
  if (/^28000/.test(code) && address.tls === "disable")
    return "check the role's name and rights. If the server accepts only TLS, set sslmode=verify-full or sslmode=require in the URL";
  const known = remedies.find(([codes]) => codes.test(code))?.[1];
  if (known !== undefined) return known;
  if (await lacksTls(address))
    return `turn on TLS at the server: it has none, and sslmode=${address.tls} needs it. On a network that only you use, set sslmode=disable in the URL`;
  return "check that the server runs and that --database or CAREER_CONTEXT_DATABASE_URL names it";
}
