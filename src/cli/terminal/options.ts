import { type Command, Option } from "commander";
import { sqliteDrivers } from "../../platform/config.ts";
import { UsageError } from "../../platform/usage-error.ts";
import { commaList, logFormats } from "./flag-values.ts";

const dataDir = () =>
  new Option(
    "--data-dir <dir>",
    "folder of the database (environment CAREER_CONTEXT_DATA_DIR; default ~/.career-context)",
  );
/** A database of the other engine. */
const database = () =>
  new Option(
    "--database <url>",
    "PostgreSQL database instead of the folder, postgres://… (environment CAREER_CONTEXT_DATABASE_URL, which hides its password from other users)",
  );
/** The driver of database files. */
const sqliteDriver = () =>
  new Option(
    "--sqlite-driver <name>",
    "what opens SQLite: better-sqlite3 or Node's own (environment CAREER_CONTEXT_SQLITE_DRIVER; default the first that loads)",
  ).choices(sqliteDrivers);
export const user = () => new Option("--user <id>", "whose data").default("local");
/** True if a program reads the output. */
export const json = () => new Option("--json", "print one JSON value instead of text");
export const toolsets = () =>
  new Option(
    "--toolsets <names>",
    "tools to list: core, chatgpt, all, or features such as webhooks, separated by commas",
  ).default("core");
/** Issuers of accepted access tokens. The flag may be repeated. */
export const oauthIssuer = () =>
  new Option(
    "--oauth-issuer <url>",
    "take access tokens of this OAuth issuer beside keys; needs --public-url, and may be given again for another",
  ).argParser(repeated);
export const logFormat = () =>
  new Option(
    "--log-format <format>",
    "how to write to stderr; by default text on the terminal of serve, JSON lines otherwise",
  ).choices(logFormats);
/** Additional webhook targets. */
export const webhookAllow = () =>
  new Option(
    "--webhook-allow <networks>",
    "more networks that webhooks may be sent to, e.g. 10.0.0.0/8; use the same for every process on this data",
  ).argParser(commaList);
/** The values of a repeatable flag. */
export const repeated = (value: string, before: string[] | undefined): string[] => [...(before ?? []), value];

/** Adds a command with the options for the data's location. */
export function command(parent: Command, name: string, description: string): Command {
  return parent
    .command(name)
    .description(description)
    .addOption(dataDir())
    .addOption(database())
    .addOption(sqliteDriver())
    .exitOverride()
    .configureOutput({ outputError: () => undefined });
}

/** Adds a command that only has others below it. Another word behind its name is answered with their names. */
export function commandGroup(parent: Command, name: string, description: string): Command {
  const group = parent.command(name).description(description).exitOverride();
  return group.on("command:*", () => {
    const names = group.commands.map((one) => `${name} ${one.name()}`);
    throw new UsageError(`The command is missing: ${names.join(", ")}. See career-context ${name} --help.`);
  });
}
