import { parsePostgresAddress, withHost } from "../shared/postgres-address.ts";
import { environmentValue, nonEmpty } from "./environment-value.ts";
import { UsageError } from "./usage-error.ts";

type Environment = Record<string, string | undefined>;

/** The URL of the program's own database, with what the environment says beside it. Throws UsageError. */
export function ownDatabaseUrl(text: string, env: Environment): string {
  const url = withEnvironment("The URL of --database or CAREER_CONTEXT_DATABASE_URL", text, env);
  const password = environmentValue(env, "CAREER_CONTEXT_DATABASE_PASSWORD");
  if (password === undefined) return url.href;
  if (url.password !== "" || url.searchParams.has("password"))
    throw new UsageError(
      "The database's password is in its URL and in CAREER_CONTEXT_DATABASE_PASSWORD. Use one of them.",
    );
  url.searchParams.set("password", password);
  return url.href;
}

/** Checks the URL of a database that a command names. Throws UsageError. */
export function namedDatabaseUrl(flag: string, text: string, env: Environment): string {
  return withEnvironment(`The URL of ${flag}`, text, env).href;
}

/** The most connections to the database. Undefined: the default. Throws UsageError. */
export function readConnections(flag: string | undefined, env: Environment): number | undefined {
  const text = flag ?? nonEmpty(env.CAREER_CONTEXT_DATABASE_CONNECTIONS);
  if (text === undefined) return undefined;
  const connections = Number(text);
  if (/^\d{1,3}$/.test(text) && connections >= 2 && connections <= 500) return connections;
  throw new UsageError(
    "--database-connections and CAREER_CONTEXT_DATABASE_CONNECTIONS take a whole number from 2 to 500.",
  );
}

/** A database as shown to people, without its password. */
export function shownUrl(url: string): string {
  const { host, pathname, searchParams } = new URL(url);
  return `the PostgreSQL database ${pathname.slice(1)} at ${searchParams.get("host") ?? decodeURIComponent(host)}`;
}

/** PGPORT, PGSSLMODE and PGSSLROOTCERT mean what they do for PostgreSQL's own programs. */
function withEnvironment(what: string, text: string, env: Environment): URL {
  requireAddress(what, text);
  const url = new URL(withHost(text));
  // The port before the path is an answer, too.
  if (env.PGPORT && url.port === "" && !url.searchParams.has("port"))
    url.searchParams.set("port", env.PGPORT);
  for (const [name, variable] of [
    ["sslmode", "PGSSLMODE"],
    ["sslrootcert", "PGSSLROOTCERT"],
  ] as const) {
    const value = env[variable];
    if (value && !url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  requireAddress(`${what}, with PGPORT, PGSSLMODE and PGSSLROOTCERT,`, url.href);
  return url;
}

/** Its value is not repeated: it may contain a password. */
function requireAddress(what: string, text: string): void {
  const address = parsePostgresAddress(text);
  if ("problem" in address) throw new UsageError(`${what} ${address.problem}.`);
}
