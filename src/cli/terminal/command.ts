import type { Command } from "commander";
import { database, dataDir } from "./options.ts";

/** Adds a command, with the flags that name where the data are. What is wrong with its flags is thrown. */
export function command(parent: Command, name: string, description: string): Command {
  return parent
    .command(name)
    .description(description)
    .addOption(dataDir())
    .addOption(database())
    .exitOverride()
    .configureOutput({ outputError: () => undefined });
}
