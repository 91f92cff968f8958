import type { Command } from "commander";
import { command, json } from "../terminal/options.ts";

/** Adds the commands that copy all data to another place. */
export function addCopyCommands(program: Command): void {
  command(program, "backup", "copy the database to a file, also while a server runs")
    .argument("<file>", "the file to write")
    .option("--force", "overwrite the file")
    .action(async (file, flags) => (await import("../backup.ts")).backup(file, flags));
  command(program, "restore", "replace the database with a backup")
    .argument("<file>", "the backup to read")
    .option("--force", "overwrite the existing database")
    .option("--accept-admin-keys", "keep scopes of administration of the backup's keys without asking")
    .action(async (file, flags) => (await import("../restore.ts")).restore(file, flags));
  program
    .command("copy")
    .description("copy everything to another place, between SQLite and PostgreSQL, or one person")
    .requiredOption(
      "--from <place>",
      "a data folder, a database file, postgres://…, or env:NAME for what an environment variable contains",
    )
    .requiredOption("--to <place>", "the same; it must be empty, or without the person")
    .option("--user <id>", "copy one person only")
    .option("--force", "copy although a server or client has the target open")
    .addOption(json())
    .exitOverride()
    .configureOutput({ outputError: () => undefined })
    .action(async (flags) => (await import("../copy/copy.ts")).copy(flags));
}
