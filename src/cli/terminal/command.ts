import type { Command } from "commander";
import { database, dataDir, sqliteDriver } from "./options.ts";

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
