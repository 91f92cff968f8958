import type { Command } from "commander";
import { commaList } from "../terminal/comma-list.ts";
import { command } from "../terminal/command.ts";
import { json, user } from "../terminal/options.ts";

/** Adds the commands about people and their keys. */
export function addPeopleCommands(program: Command): void {
  const keys = program.command("keys").description("API keys for REST and MCP over HTTP").exitOverride();
  command(keys, "create", "create a key; it is shown once")
    .option("--name <label>", "what the key is for; needed but for a calendar")
    .option(
      "--scopes <names>",
      "all (the default), read:*, write:* or names such as read:context, separated by commas",
      commaList,
    )
    .option(
      "--calendar",
      "a token for one address instead: the follow-ups, for a calendar program to subscribe to",
    )
    .option(
      "--expires <time>",
      "lifetime such as 12h, 90d or 1y, or a date-time; the key never expires without it",
    )
    .option("--limit <requests>", "requests per hour (default 1000)")
    .option("--credits <calls>", "metered calls the key may make")
    .option("--trial <calls>", "metered calls the key may make for free")
    .addOption(user())
    .addOption(json())
    .action(async (flags) => (await import("../keys.ts")).createKey(flags));
  command(keys, "list", "list the keys, without their secrets")
    .addOption(json())
    .action(async (flags) => (await import("../keys.ts")).listKeys(flags));
  command(keys, "revoke", "revoke a key at once")
    .argument("<id>", "the key's id, from keys list")
    .addOption(json())
    .action(async (id, flags) => (await import("../keys.ts")).revokeKey(id, flags));

  const users = program.command("users").description("people whose careers are stored here").exitOverride();
  command(users, "create", "add a person")
    .requiredOption("--name <name>", "their name")
    .requiredOption("--email <address>", "their e-mail address")
    .addOption(json())
    .action(async (flags) => (await import("../users.ts")).createUser(flags));
  command(users, "list", "list the people")
    .addOption(json())
    .action(async (flags) => (await import("../users.ts")).listUsers(flags));
}
