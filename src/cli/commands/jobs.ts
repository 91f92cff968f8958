import type { Command } from "commander";
import { command, commandGroup, json, repeated, user } from "../terminal/options.ts";

/** Adds the commands for openings that are kept. */
export function addJobCommands(program: Command): void {
  const jobs = commandGroup(program, "jobs", "openings that are kept");
  command(jobs, "add", "keep an opening: PDF, .docx, .odt, HTML or text, or the address of its page")
    .argument("<file-or-url>", "the file to read, or an http(s) address")
    .option("--title <title>", "what the posting does not say, or was misread")
    .option("--company <name>", "the same")
    .option("--location <place>", "the same")
    .option("--item <id>", "read it into this item of the jobs workspace instead of a new one")
    .option("--dry-run", "write nothing, and show what would be read")
    .addOption(user())
    .addOption(json())
    .action(async (source, flags) => (await import("../jobs/add.ts")).addJob(source, flags));
  command(jobs, "import", "import openings from .csv, .xlsx or .json, or read a mail (.eml)")
    .argument("<file>", "the file to read")
    .option("--map <field=column>", "read a field from this column; may be given again", repeated)
    .option("--yes", "of a mail: store what it says happened, and the posting attached to it")
    .option("--dry-run", "write nothing, and show what would be stored")
    .addOption(user())
    .addOption(json())
    .action(async (file, flags) => (await import("../jobs/import.ts")).importJobsFile(file, flags));
  command(jobs, "list", "list the openings with their ids")
    .addOption(user())
    .addOption(json())
    .action(async (flags) => (await import("../jobs/list.ts")).listOpenings(flags));
  command(jobs, "merge", "make one item of two that are the same opening, as on two boards")
    .argument("<id>", "the item that stays, from jobs list")
    .argument("<other>", "the item that goes into it")
    .addOption(user())
    .addOption(json())
    .action(async (id, other, flags) => (await import("../jobs/merge.ts")).mergeOpenings(id, other, flags));
  command(jobs, "split", "take an item out again that was merged into another")
    .argument("<id>", "the item that has it")
    .argument("<part>", "the id of the item to take out, from jobs list")
    .addOption(user())
    .addOption(json())
    .action(async (id, part, flags) => (await import("../jobs/merge.ts")).splitOpening(id, part, flags));
}
