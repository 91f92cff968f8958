import { rm } from "node:fs/promises";
import { createInterface } from "node:readline/promises";
import { placesOfSettings, readSettings, type SettingFlags } from "../../platform/config.ts";
import { UsageError } from "../../platform/usage-error.ts";
import { agentClients } from "../../shared/agent-clients.ts";
import { print } from "../terminal/context.ts";
import { keepCopy, writeConfig } from "./config-file.ts";
import { BrokenFile } from "./entry-file.ts";
import { clientPlaces, launchOf, type Machine } from "./places.ts";
import { clientsOn, diffLines, launchIn, type Plan, planToInstall, planToUninstall } from "./plan.ts";
import { printConfigs, printLink } from "./print-config.ts";
import { toolsOf } from "./verify.ts";

export interface InstallFlags extends SettingFlags {
  auto?: boolean;
  yes?: boolean;
  print?: boolean;
  link?: boolean;
}

/**
 * Writes the entry into the configuration of the named clients, or of all that are found. Shows the change and asks
 * first. With `print` or `link` it only prints what to paste or open. Throws UsageError for an unknown client, or if it
 * cannot ask.
 */
export async function install(names: readonly string[], flags: InstallFlags): Promise<void> {
  refuseUnknown(names);
  refuseDatabase(flags);
  const launch = launchOf(flags.dataDir === undefined ? undefined : readSettings(flags).dataDir);
  if (flags.link) return printLink(names, launch);
  if (flags.print) return printConfigs(names, launch);
  const machine = thisMachine();
  const clients = flags.auto || names.length === 0 ? clientsOn(machine) : [...new Set(names)];
  if (clients.length === 0)
    throw new UsageError(
      `No client was found here. Name one: career-context install ${Object.keys(clientPlaces).join("|")}.`,
    );
  const written: string[] = [];
  const failed = await eachClient(clients, flags, {
    plan: (client) => planToInstall(client, machine, launch),
    same: "is connected already",
    ask: "Write this?",
    done: async (plan) => {
      written.push(plan.client);
      await verified(plan, machine);
    },
  });
  if (written.length > 0) {
    print();
    print("Start these clients again. Then say in one of them:");
    print('  "Here is my resume", and paste it or add the file');
    print('  "What do you know about my career?"');
    print('  "Here is a job posting. Does it fit me, and what is missing?"');
    print(`To undo it: career-context uninstall ${written.join(" ")}`);
  }
  if (failed) process.exitCode = 1;
}

/**
 * Removes the entry from the configuration of the named clients, or of all that have it. Shows the change and asks
 * first.
 */
export async function uninstall(names: readonly string[], flags: InstallFlags): Promise<void> {
  refuseUnknown(names);
  const machine = thisMachine();
  const failed = await eachClient(
    names.length === 0 ? Object.keys(clientPlaces) : [...new Set(names)],
    flags,
    {
      plan: (client) => planToUninstall(client, machine),
      same: names.length === 0 ? undefined : "has no entry of career-context",
      ask: "Take this out?",
      done: async ({ copy }) => {
        if (copy !== undefined) await rm(copy);
      },
    },
  );
  if (failed) process.exitCode = 1;
}

interface Work {
  plan: (client: string) => Promise<Plan>;
  /** The message for a client whose file needs no change; none without a file. */
  same: string | undefined;
  ask: string;
  done: (plan: Plan) => Promise<void>;
}

/** Runs for each client. Returns true if one failed. An unusable file does not stop the others. */
async function eachClient(clients: readonly string[], { yes }: InstallFlags, work: Work): Promise<boolean> {
  let failed = false;
  let waits = false;
  for (const client of clients) {
    try {
      const plan = await work.plan(client);
      if (plan.after === plan.file.text) {
        if (work.same !== undefined) print(`${titleOf(client)} ${work.same} (${plan.file.path}).`);
        continue;
      }
      show(plan);
      if (!(yes || (await isAgreed(work.ask)))) {
        waits ||= !isTerminal();
        print("Nothing was written.");
        continue;
      }
      await carryOut(plan);
      await work.done(plan);
    } catch (error) {
      failed = true;
      print(`${titleOf(client)}: ${reasonOf(error, client)}`);
    }
  }
  if (waits) throw new UsageError("Nobody is here to ask: add --yes to write it.");
  return failed;
}

function show({ client, file, after }: Plan): void {
  const made = file.text === undefined ? " (a new file)" : after === undefined ? " (the file goes)" : "";
  print(`${titleOf(client)}: ${file.path}${made}`);
  print(...diffLines(file.text ?? "", after ?? "").map((line) => `  ${line}`));
}

/** Writes a file and keeps a copy of the old one, unless the new text equals a kept copy. */
async function carryOut({ file, after, copy }: Plan): Promise<void> {
  if (after === undefined) return rm(file.path);
  const kept = file.text === undefined || copy !== undefined ? undefined : await keepCopy(file, new Date());
  try {
    await writeConfig(file, after);
  } catch (error) {
    if (kept !== undefined) await rm(kept, { force: true });
    throw error;
  }
  print(kept === undefined ? "Written." : `Written. The file as it was: ${kept}`);
}

async function verified({ client }: Plan, machine: Machine): Promise<void> {
  const launch = await launchIn(client, machine);
  if (!launch) throw new Error("the entry cannot be read back");
  try {
    print(`Tried as ${titleOf(client)} starts it: ${await toolsOf(launch)} tools.`);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`the entry is written, but the server did not start as the client starts it (${why}).`);
  }
}

function reasonOf(error: unknown, client: string): string {
  const paste = `career-context install --print ${client} shows what to paste.`;
  if (error instanceof BrokenFile)
    return `line ${error.line} of its file: ${error.message}. Nothing was written; fix it, or ${paste}`;
  if (error instanceof TypeError && "code" in error && error.code === "ERR_ENCODING_INVALID_ENCODED_DATA")
    return `its file is not UTF-8. Nothing was written; ${paste}`;
  if (
    error instanceof Error &&
    "code" in error &&
    (error.code === "EACCES" || error.code === "EROFS" || error.code === "EPERM")
  )
    return `its file may not be written. Nothing was written; ${paste}`;
  return error instanceof Error ? error.message : String(error);
}

function refuseUnknown(names: readonly string[]): void {
  const unknown = names.find((name) => !Object.hasOwn(clientPlaces, name));
  if (unknown !== undefined)
    throw new UsageError(`Unknown client "${unknown}": use ${Object.keys(clientPlaces).join(", ")}.`);
}

function titleOf(client: string): string {
  return agentClients[client]?.title ?? client;
}

function refuseDatabase({ database }: SettingFlags): void {
  if (database !== undefined)
    throw new UsageError(
      "The address of a database does not belong into a client's configuration: set CAREER_CONTEXT_DATABASE_URL where the client starts its programs, and leave --database out.",
    );
}

function thisMachine(): Machine {
  return { platform: process.platform, ...placesOfSettings() };
}

function isTerminal(): boolean {
  return process.stdin.isTTY && process.stdout.isTTY;
}

/** Asks the user at the terminal. Without a terminal the answer is no. */
async function isAgreed(question: string): Promise<boolean> {
  if (!isTerminal()) return false;
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await asking.question(`${question} [y/N] `)).trim());
  } finally {
    asking.close();
  }
}
