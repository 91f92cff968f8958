import type { Command } from "commander";
import { commaList } from "./terminal/comma-list.ts";
import { command } from "./terminal/command.ts";
import { json, user } from "./terminal/options.ts";

/** Adds the commands for who may reach the data: keys, people and the accounts linked to them. */
export function addAccessCommands(program: Command): void {
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
    .action(async (flags) => (await import("./keys.ts")).createKey(flags));
  command(keys, "list", "list the keys, without their secrets")
    .addOption(json())
    .action(async (flags) => (await import("./keys.ts")).listKeys(flags));
  command(keys, "revoke", "revoke a key at once")
    .argument("<id>", "the key's id, from keys list")
    .addOption(json())
    .action(async (id, flags) => (await import("./keys.ts")).revokeKey(id, flags));

  const users = program.command("users").description("people whose careers are stored here").exitOverride();
  command(users, "create", "add a person")
    .requiredOption("--name <name>", "their name")
    .requiredOption("--email <address>", "their e-mail address")
    .addOption(json())
    .action(async (flags) => (await import("./users.ts")).createUser(flags));
  command(users, "list", "list the people, and the accounts that are linked to them")
    .addOption(json())
    .action(async (flags) => (await import("./users.ts")).listUsers(flags));
  for (const [name, does] of [
    ["link", "open a person's data to the access tokens of an account"],
    ["unlink", "end that at once"],
  ] as const)
    command(users, name, does)
      .argument("<id>", "the person, from users list")
      .requiredOption("--issuer <url>", "the issuer, as in its tokens")
      .requiredOption("--subject <sub>", "the account's own name there, as in its tokens")
      .addOption(json())
      .action(async (id, flags) => (await import("./subject-links.ts"))[name](id, flags));
}
