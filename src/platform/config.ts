import { statSync } from "node:fs";
import { homedir } from "node:os";
import { join, resolve } from "node:path";
import { UsageError } from "./usage-error.ts";

export const logLevels = ["debug", "info", "warn", "error"] as const;
export type LogLevel = (typeof logLevels)[number];

/** The libraries that may open SQLite files. */
export const sqliteDrivers = ["better-sqlite3", "node"] as const;
export type SqliteDriver = (typeof sqliteDrivers)[number];

export interface Settings {
  /** Whether neither a flag nor the environment says where the data are. */
  isDefaultPlace: boolean;
  dataDir: string;
  databaseFile: string;
  /** Set where the data are in a PostgreSQL database instead; a password stands in it. */
  databaseUrl: string | undefined;
  /** Where the data are, as people are shown it. */
  place: string;
  host: string;
  port: number;
  logLevel: LogLevel;
  /** What requests are sealed with, where it is not to be kept with the data. */
  secret: string | undefined;
}

export interface SettingFlags {
  dataDir?: string | undefined;
  database?: string | undefined;
  sqliteDriver?: string | undefined;
  host?: string | undefined;
  port?: string | undefined;
}

const SHORTEST_SECRET = 32;

/** Reads the settings of this process. Flags override the environment, which overrides defaults. Throws UsageError. */
export function readSettings(flags: SettingFlags, { env } = process): Settings {
  // A flag from an unset shell variable must not put the database into the working directory.
  if (flags.dataDir === "") throw new UsageError("--data-dir must name a folder, or be left out.");
  const named = flags.dataDir ?? nonEmpty(env.CAREER_CONTEXT_DATA_DIR);
  const dataDir = resolve(named ?? join(homedir(), ".career-context"));
  const databaseUrl = readDatabaseUrl(flags, nonEmpty(env.CAREER_CONTEXT_DATABASE_URL));
  return {
    dataDir,
    databaseUrl,
    place: databaseUrl === undefined ? dataDir : shownUrl(databaseUrl),
    isDefaultPlace: named === undefined && databaseUrl === undefined,
    databaseFile: join(dataDir, "career-context.db"),
    host: flags.host ?? nonEmpty(env.CAREER_CONTEXT_HOST) ?? "127.0.0.1",
    port: readPort(flags.port ?? nonEmpty(env.CAREER_CONTEXT_PORT) ?? "8787"),
    logLevel: readLevel(nonEmpty(env.CAREER_CONTEXT_LOG_LEVEL) ?? "info"),
    secret: readSecret(nonEmpty(env.CAREER_CONTEXT_SECRET)),
  };
}

/** What is to open SQLite files; undefined where that is left to what loads. Throws UsageError. */
export function readSqliteDriver({ sqliteDriver }: SettingFlags): SqliteDriver | undefined {
  const text = sqliteDriver ?? nonEmpty(process.env.CAREER_CONTEXT_SQLITE_DRIVER);
  const driver = sqliteDrivers.find((name) => name === text);
  if (driver !== undefined || text === undefined) return driver;
  throw new UsageError(
    `--sqlite-driver and CAREER_CONTEXT_SQLITE_DRIVER take one of ${sqliteDrivers.join(", ")}.`,
  );
}

/** Whose access tokens `serve` takes beside keys. */
export interface OAuthSettings {
  /** Issuers by their identifiers; none where no token is taken. */
  issuers: string[];
  /** A further audience that is taken. */
  audience: string | undefined;
  /** An account that is not linked gets a user of its own. */
  newUsers: boolean;
}

export interface OAuthFlags {
  oauthIssuer?: string[] | undefined;
  oauthAudience?: string | undefined;
  oauthNewUsers?: boolean | undefined;
}

/** Reads them; what they say is checked by whoever uses them. Throws UsageError. */
export function readOAuthSettings(flags: OAuthFlags): OAuthSettings {
  const env = process.env;
  const newUsers = nonEmpty(env.CAREER_CONTEXT_OAUTH_NEW_USERS) ?? "0";
  if (!/^[01]$/.test(newUsers)) throw new UsageError("CAREER_CONTEXT_OAUTH_NEW_USERS must be 1 or 0.");
  return {
    issuers: flags.oauthIssuer ?? nonEmpty(env.CAREER_CONTEXT_OAUTH_ISSUER)?.split(/[\s,]+/) ?? [],
    audience: flags.oauthAudience ?? nonEmpty(env.CAREER_CONTEXT_OAUTH_AUDIENCE),
    newUsers: flags.oauthNewUsers ?? newUsers === "1",
  };
}

/** Where `serve` shows its metrics; nowhere without a port. */
export interface MetricsSettings {
  host: string;
  port: number | undefined;
}

export interface MetricsFlags {
  metricsPort?: string | undefined;
  metricsHost?: string | undefined;
}

/** Reads them. Throws UsageError. */
export function readMetricsSettings(flags: MetricsFlags): MetricsSettings {
  const env = process.env;
  const port = flags.metricsPort ?? nonEmpty(env.CAREER_CONTEXT_METRICS_PORT);
  const host = flags.metricsHost ?? nonEmpty(env.CAREER_CONTEXT_METRICS_HOST) ?? "127.0.0.1";
  return { host, port: port === undefined ? undefined : readPort(port) };
}

/** Whether a browser could show itself to who started this: a terminal of another machine has no screen of its own. */
export function hasScreen(): boolean {
  const { SSH_CONNECTION, DISPLAY, WAYLAND_DISPLAY } = process.env;
  if (!process.stdout.isTTY || nonEmpty(SSH_CONNECTION) !== undefined) return false;
  const isDesktop = process.platform === "darwin" || process.platform === "win32";
  return isDesktop || (nonEmpty(DISPLAY) ?? nonEmpty(WAYLAND_DISPLAY)) !== undefined;
}

/** A place of data that a command names beside its own. */
export type NamedPlace = { file: string; shown: string } | { url: string; shown: string };

/** A command's own place. */
export function placeOf({ databaseUrl, databaseFile, place }: Settings): NamedPlace {
  return databaseUrl === undefined
    ? { file: databaseFile, shown: databaseFile }
    : { url: databaseUrl, shown: place };
}

/**
 * The place that a text names: a PostgreSQL address, a database file, or a data folder. `env:NAME` takes it from a
 * variable of the environment, so that a password need not stand where other users see it. Throws UsageError.
 */
export function readPlace(flag: string, text: string): NamedPlace {
  const variable = /^env:(\w+)$/.exec(text)?.[1];
  const named = variable === undefined ? text : nonEmpty(process.env[variable]);
  if (named === undefined) throw new UsageError(`${flag} names the variable ${variable}, which is not set.`);
  if (/^postgres(ql)?:\/\//.test(named)) {
    if (URL.canParse(named)) return { url: named, shown: shownUrl(named) };
    throw new UsageError(`${flag} is no address such as postgres://user:password@host:5432/name.`);
  }
  if (named === "" || /^\w+:\/\//.test(named))
    throw new UsageError(`${flag} takes a data folder, a database file or a postgres:// address.`);
  const path = resolve(named);
  const facts = statSync(path, { throwIfNoEntry: false });
  const isFile = facts ? !facts.isDirectory() : /\.(db|sqlite3?)$/.test(path);
  const file = isFile ? path : join(path, "career-context.db");
  return { file, shown: file };
}

/** Clients pass `${user_config.data_dir}` itself if you leave that setting of a bundle empty. */
function nonEmpty(value: string | undefined): string | undefined {
  return value === "" || value?.startsWith("${user_config.") ? undefined : value;
}

/** A folder that is named picks SQLite, whatever the environment says. */
function readDatabaseUrl({ database, dataDir }: SettingFlags, known: string | undefined): string | undefined {
  if (database !== undefined && dataDir !== undefined)
    throw new UsageError("Use --database or --data-dir: the data are in one place.");
  const url = database ?? (dataDir === undefined ? known : undefined);
  // It is not repeated: a password may stand in it.
  if (url === undefined || (/^postgres(ql)?:\/\//.test(url) && URL.canParse(url))) return url;
  throw new UsageError(
    "--database and CAREER_CONTEXT_DATABASE_URL take the address of a PostgreSQL database: postgres://user:password@host:5432/name.",
  );
}

function readSecret(text: string | undefined): string | undefined {
  if (text === undefined || text.length >= SHORTEST_SECRET) return text;
  throw new UsageError(
    `CAREER_CONTEXT_SECRET must have at least ${SHORTEST_SECRET} characters; without it one is made and kept with the data.`,
  );
}

function shownUrl(url: string): string {
  const { host, pathname } = new URL(url);
  return `the PostgreSQL database ${pathname.slice(1)} at ${host}`;
}

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65535) return port;
  throw new UsageError(`The port must be a whole number from 0 to 65535, for example --port 8787.`);
}

function readLevel(text: string): LogLevel {
  const level = logLevels.find((name) => name === text);
  if (level) return level;
  throw new UsageError(`CAREER_CONTEXT_LOG_LEVEL must be one of ${logLevels.join(", ")}.`);
}

/** Where other programs keep their settings: the home folder, and what the environment names instead. */
export function placesOfSettings() {
  const { APPDATA, XDG_CONFIG_HOME, CODEX_HOME } = process.env;
  return { home: homedir(), env: { APPDATA, XDG_CONFIG_HOME, CODEX_HOME } };
}
