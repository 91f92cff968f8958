import type { Command } from "commander";
import { command, commandGroup, json, user } from "../terminal/options.ts";

/** Adds the commands that show the stored resume and correct it: one for each part of the operation's input. */
export function addResumeCommands(program: Command): void {
  const resume = commandGroup(program, "resume", "show the stored resume and correct it");
  const one = (name: string, does: string) => command(resume, name, does).addOption(user()).addOption(json());
  one("show", "list every entry with its place, such as /work/0").action(async (flags) =>
    (await import("../resume.ts")).showResume(flags),
  );
  one("set", "correct an entry or one field of it, such as /work/0/position")
    .argument("<place>", "its place, from resume show, or a claim's id")
    .argument("<value>", 'the new text, or for a whole entry {"position": …} with what changes of it')
    .action(async (place, value, flags) => (await import("../resume.ts")).setEntry(place, value, flags));
  one("remove", "take entries or single fields away")
    .argument("<places...>", "their places, from resume show, or claim ids")
    .action(async (places, flags) => (await import("../resume.ts")).removeEntries(places, flags));
  one("confirm", "count what no text proves as your own word, once it is true")
    .argument("[ids...]", "ids of unconfirmed claims, from resume show")
    .option("--all", "all that is unconfirmed")
    .action(async (ids, flags) => (await import("../resume.ts")).confirmClaims(ids, flags));
  one("add", "add an entry to a section")
    .argument("<section>", "work, education, skills or another section of JSON Resume")
    .argument("<entry>", 'the entry, such as {"position": …, "name": …}; for a skill its name')
    .action(async (section, entry, flags) => (await import("../resume.ts")).addEntry(section, entry, flags));
}
