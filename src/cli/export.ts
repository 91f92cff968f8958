import { access, constants, rename, rm, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { Service } from "../app/service.ts";
import { exportAccount } from "../domain/account/operations.ts";
import type { SettingFlags } from "../platform/config.ts";
import { UsageError } from "../platform/usage-error.ts";
import { print, runOperation, withStoredData } from "./terminal/context.ts";

const MODE = 0o600;

interface Target {
  out: string;
  /** Replaces an existing file. */
  force?: boolean;
}

interface ExportFlags extends SettingFlags, Target {
  user: string;
}

/** Writes everything stored about a user to a file that only its owner can read; creates nothing else. Throws UsageError. */
export async function exportUser(flags: ExportFlags): Promise<void> {
  const writeAll = async (service: Service) => {
    await writeExport(service, flags.user, flags);
    print(`Everything about user ${flags.user} is in ${flags.out}.`);
  };
  await access(dirname(resolve(flags.out)), constants.W_OK).catch(unwritable(flags.out));
  await withStoredData(flags, writeAll, (says) => {
    throw new UsageError(says);
  });
}

/** Writes a user's export to a file. Throws UsageError. */
export async function writeExport(service: Service, userId: string, target: Target): Promise<void> {
  const data = await runOperation(service, userId, exportAccount, {});
  await write(target, `${JSON.stringify(data, null, 2)}\n`).catch(unwritable(target.out));
}

function unwritable(out: string) {
  return (error: NodeJS.ErrnoException): never => {
    throw new UsageError(
      error.code === "EEXIST"
        ? `${out} exists: choose another file, or add --force.`
        : `${out} cannot be written (${error.code}): choose a file in a folder you can write to.`,
    );
  };
}

/** Replaces an existing file as a whole: neither its permissions nor the target of a link are kept. */
async function write({ out, force }: Target, text: string): Promise<void> {
  if (!force) return writeFile(out, text, { mode: MODE, flag: "wx" });
  const part = `${out}.part`;
  await rm(part, { force: true });
  try {
    await writeFile(part, text, { mode: MODE, flag: "wx" });
    await rename(part, out);
  } finally {
    await rm(part, { force: true });
  }
}
