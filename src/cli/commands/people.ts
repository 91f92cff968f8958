import type { Command } from "commander";
import { commaList } from "../terminal/flag-values.ts";
import { command, commandGroup, json, user } from "../terminal/options.ts";

/** Adds the commands about people and their keys. */
export function addPeopleCommands(program: Command): void {
  const keys = commandGroup(program, "keys", "API keys for REST and MCP over HTTP");
  command(keys, "create", "create a key; it is shown once")
    .option("--name <label>", "what the key is for; needed but for a calendar")
    .option(
      "--scopes <names>",
      "all (the default), read:*, write:* or names such as read:context, separated by commas; those of administration (read:admin, …) by name alone",
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
    .option("--user <id>", "of one person only")
    .addOption(json())
    .action(async (flags) => (await import("../list-keys.ts")).listKeys(flags));
  command(keys, "change", "change how much a key, or a client of a linked account, may use")
    .argument("<id>", "the key's id, from keys list")
    .option("--limit <requests>", "requests per hour")
    .option("--credits <calls>", "metered calls left from now on; none lets them go uncounted")
    .addOption(json())
    .action(async (id, flags) => (await import("../people/change-key.ts")).changeKey(id, flags));
  command(keys, "revoke", "revoke a key at once")
    .argument("<id>", "the key's id, from keys list")
    .addOption(json())
    .action(async (id, flags) => (await import("../keys.ts")).revokeKey(id, flags));

  const users = commandGroup(program, "users", "people whose careers are stored here");
  command(users, "create", "add a person")
    .requiredOption("--name <name>", "their name")
    .requiredOption("--email <address>", "their e-mail address")
    .addOption(json())
    .action(async (flags) => (await import("../users.ts")).createUser(flags));
  command(users, "list", "list the people, and the accounts that are linked to them")
    .addOption(json())
    .action(async (flags) => (await import("../users.ts")).listUsers(flags));
  const one = (name: string, description: string) =>
    command(users, name, description).argument("<id>", "the person's id, from users list");
  one("show", "show a person and their keys, and nothing they wrote")
    .addOption(json())
    .action(async (id, flags) => (await import("../people/show.ts")).showUser(id, flags));
  for (const [name, does] of [
    ["link", "open a person's data to the access tokens of an account"],
    ["unlink", "end that at once"],
  ] as const)
    one(name, does)
      .requiredOption("--issuer <url>", "the issuer, as in its tokens")
      .requiredOption("--subject <sub>", "the account's own name there, as in its tokens")
      .addOption(json())
      .action(async (id, flags) => (await import("../subject-links.ts"))[name](id, flags));
  one("suspend", "let nobody read, write or send anything of a person until they are resumed")
    .addOption(json())
    .action(async (id, flags) => (await import("../people/suspend.ts")).suspendUser(id, flags));
  one("resume", "end a person's suspension")
    .addOption(json())
    .action(async (id, flags) => (await import("../people/suspend.ts")).resumeUser(id, flags));
  one("quota", "set what a person may use at most, or show it")
    .option("--calls-per-hour <number>", "calls within an hour over all keys; none takes the limit away")
    .option("--memories <number>", "memories they may have when one is added; none takes the limit away")
    .addOption(json())
    .action(async (id, flags) => (await import("../people/quota.ts")).setQuota(id, flags));
  command(users, "usage", "the usage of one person or of everyone; never their content")
    .argument("[id]", "the person's id")
    .option(
      "--since <time>",
      "count calls from then on: 24h, 30d or a date; else all that are in the access log",
    )
    .addOption(json())
    .action(async (id, flags) => (await import("../people/usage.ts")).showUsage(id, flags));
  one("export", "write everything stored about a person to a JSON file")
    .requiredOption("--out <file>", "the file to write")
    .option("--force", "overwrite the file")
    .action(async (id, flags) => (await import("../export.ts")).exportPerson({ ...flags, user: id }));
  one("erase", "erase a person with all that is stored about them")
    .option("--yes", "erase them; without it nothing is erased")
    .action(async (id, flags) => (await import("../people/erase.ts")).eraseUser(id, flags));
  one("move", "copy a person to another place, and erase them here")
    .requiredOption("--to <place>", "a data folder, a database file, postgres://…, or env:NAME")
    .option("--erase", "erase them here when both sides were read alike; they must be suspended")
    .option("--force", "copy although a server or client has the target open")
    .addOption(json())
    .action(async (id, flags) => (await import("../people/move.ts")).moveUser(id, flags));
}
