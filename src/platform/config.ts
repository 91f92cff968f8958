import { statSync } from "node:fs";
import { homedir } from "node:os";
import { join, resolve } from "node:path";
import { namedDatabaseUrl, ownDatabaseUrl, readConnections, shownUrl } from "./database-url.ts";
import { environmentValue, nonEmpty } from "./environment-value.ts";
import { UsageError } from "./usage-error.ts";

export const logLevels = ["debug", "info", "warn", "error"] as const;
export type LogLevel = (typeof logLevels)[number];

/** The libraries that may open SQLite files. */
export const sqliteDrivers = ["better-sqlite3", "node"] as const;
export type SqliteDriver = (typeof sqliteDrivers)[number];

export interface Settings {
  /** True if neither a flag nor the environment sets the location of the data. */
  isDefaultPlace: boolean;
  dataDir: string;
  databaseFile: string;
  /** Set if the data is in a PostgreSQL database. It contains a password. */
  databaseUrl: string | undefined;
  /** The most connections to it. Undefined: the engine's default. */
  databaseConnections: number | undefined;
  /** The location of the data, as shown to people. */
  place: string;
  host: string;
  port: number;
  logLevel: LogLevel;
  /** The sealing secret, if it must not be stored with the data. */
  secret: string | undefined;
}

export interface SettingFlags {
  dataDir?: string | undefined;
  database?: string | undefined;
  databaseConnections?: string | undefined;
  sqliteDriver?: string | undefined;
  host?: string | undefined;
  port?: string | undefined;
}

const SHORTEST_SECRET = 32;

/** Reads the settings. Flags override the environment, which overrides defaults. Throws UsageError. */
export function readSettings(flags: SettingFlags, { env } = process): Settings {
  // A flag from an unset shell variable must not put the database into the working directory.
  if (flags.dataDir === "") throw new UsageError("--data-dir must name a folder, or be omitted.");
  const named = flags.dataDir ?? nonEmpty(env.CAREER_CONTEXT_DATA_DIR);
  const dataDir = resolve(named ?? join(homedir(), ".career-context"));
  const databaseUrl = readDatabaseUrl(flags, env);
  return {
    dataDir,
    databaseUrl,
    databaseConnections: readConnections(flags.databaseConnections, env),
    place: databaseUrl === undefined ? dataDir : shownUrl(databaseUrl),
    isDefaultPlace: named === undefined && databaseUrl === undefined,
    databaseFile: join(dataDir, "career-context.db"),
    host: flags.host ?? nonEmpty(env.CAREER_CONTEXT_HOST) ?? "127.0.0.1",
    port: readPort(flags.port ?? nonEmpty(env.CAREER_CONTEXT_PORT) ?? "8787"),
    logLevel: readLevel(nonEmpty(env.CAREER_CONTEXT_LOG_LEVEL) ?? "info"),
    secret: readSecret(environmentValue(env, "CAREER_CONTEXT_SECRET")),
  };
}

/** The chosen SQLite driver. Undefined: the first that loads. Throws UsageError. */
export function readSqliteDriver({ sqliteDriver }: SettingFlags): SqliteDriver | undefined {
  const text = sqliteDriver ?? nonEmpty(process.env.CAREER_CONTEXT_SQLITE_DRIVER);
  const driver = sqliteDrivers.find((name) => name === text);
  if (driver !== undefined || text === undefined) return driver;
  throw new UsageError(
    `--sqlite-driver and CAREER_CONTEXT_SQLITE_DRIVER take one of ${sqliteDrivers.join(", ")}.`,
  );
}

/** The access tokens that `serve` accepts in addition to keys. */
export interface OAuthSettings {
  /** Issuers by identifier. Empty if no tokens are accepted. */
  issuers: string[];
  /** A further accepted audience. */
  audience: string | undefined;
  /** An unlinked account gets its own user. */
  newUsers: boolean;
}

export interface OAuthFlags {
  oauthIssuer?: string[] | undefined;
  oauthAudience?: string | undefined;
  oauthNewUsers?: boolean | undefined;
}

/** Reads the OAuth settings. Their values are checked where they are used. Throws UsageError. */
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

/** Where `serve` shows its metrics. Nowhere without a port. */
export interface MetricsSettings {
  host: string;
  port: number | undefined;
}

export interface MetricsFlags {
  metricsPort?: string | undefined;
  metricsHost?: string | undefined;
}

/** Reads the metrics settings. Throws UsageError. */
export function readMetricsSettings(flags: MetricsFlags): MetricsSettings {
  const env = process.env;
  const port = flags.metricsPort ?? nonEmpty(env.CAREER_CONTEXT_METRICS_PORT);
  const host = flags.metricsHost ?? nonEmpty(env.CAREER_CONTEXT_METRICS_HOST) ?? "127.0.0.1";
  return { host, port: port === undefined ? undefined : readPort(port) };
}

/** True if a browser could open for the user: a remote terminal has no screen. */
export function hasScreen(): boolean {
  const { SSH_CONNECTION, DISPLAY, WAYLAND_DISPLAY } = process.env;
  if (!process.stdout.isTTY || nonEmpty(SSH_CONNECTION) !== undefined) return false;
  const isDesktop = process.platform === "darwin" || process.platform === "win32";
  return isDesktop || (nonEmpty(DISPLAY) ?? nonEmpty(WAYLAND_DISPLAY)) !== undefined;
}

/** A second data location that a command names. */
export type NamedPlace = { file: string; shown: string } | { url: string; shown: string };

/** The command's own location. */
export function placeOf({ databaseUrl, databaseFile, place }: Settings): NamedPlace {
  return databaseUrl === undefined
    ? { file: databaseFile, shown: databaseFile }
    : { url: databaseUrl, shown: place };
}

/**
 * Parses a location: a PostgreSQL URL, a database file or a data folder. `env:NAME` reads it from an environment
 * variable, so a password is not visible to other users. Throws UsageError.
 */
export function readPlace(flag: string, text: string): NamedPlace {
  const variable = /^env:(\w+)$/.exec(text)?.[1];
  const named = variable === undefined ? text : nonEmpty(process.env[variable]);
  if (named === undefined) throw new UsageError(`${flag} names the variable ${variable}, which is not set.`);
  if (/^postgres(ql)?:\/\//.test(named)) {
    const url = namedDatabaseUrl(flag, named, process.env);
    return { url, shown: shownUrl(url) };
  }
  if (named === "" || /^\w+:\/\//.test(named))
    throw new UsageError(`${flag} takes a data folder, a database file or a postgres:// URL.`);
  const path = resolve(named);
  const facts = statSync(path, { throwIfNoEntry: false });
  const isFile = facts ? !facts.isDirectory() : /\.(db|sqlite3?)$/.test(path);
  const file = isFile ? path : join(path, "career-context.db");
  return { file, shown: file };
}

/** Naming a folder selects SQLite, whatever the environment says. */
function readDatabaseUrl({ database, dataDir }: SettingFlags, env: NodeJS.ProcessEnv): string | undefined {
  if (database !== undefined && dataDir !== undefined)
    throw new UsageError("Use either --database or --data-dir, not both.");
  if (dataDir !== undefined) return undefined;
  const url = database ?? environmentValue(env, "CAREER_CONTEXT_DATABASE_URL");
  return url === undefined ? undefined : ownDatabaseUrl(url, env);
}

function readSecret(text: string | undefined): string | undefined {
  if (text === undefined || text.length >= SHORTEST_SECRET) return text;
  throw new UsageError(
    `CAREER_CONTEXT_SECRET must have at least ${SHORTEST_SECRET} characters. If it is not set, a secret is created and stored with the data.`,
  );
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

/** Where other programs store their settings: the home folder, or what the environment names. */
export function placesOfSettings() {
  const { APPDATA, XDG_CONFIG_HOME, CODEX_HOME } = process.env;
  return { home: homedir(), env: { APPDATA, XDG_CONFIG_HOME, CODEX_HOME } };
}
