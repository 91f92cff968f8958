import { rename, rm, writeFile } from "node:fs/promises";
import type { Service } from "../app/service.ts";
import { exportAccount } from "../domain/account/operations.ts";
import type { SettingFlags } from "../platform/config.ts";
import { UsageError } from "../platform/usage-error.ts";
import { print, runOperation, withStoredData } from "./terminal/context.ts";

const MODE = 0o600;

interface ExportFlags extends SettingFlags {
  out: string;
  force?: boolean;
  user: string;
}

/** Writes everything stored about a user to a file that only its owner can read; creates nothing else. Throws UsageError. */
export async function exportUser(flags: ExportFlags): Promise<void> {
  const writeAll = async (service: Service) => {
    const data = await runOperation(service, flags.user, exportAccount, {});
    await write(flags, `${JSON.stringify(data, null, 2)}\n`).catch((error: NodeJS.ErrnoException) => {
      throw new UsageError(
        error.code === "EEXIST"
          ? `${flags.out} exists: choose another file, or add --force.`
          : `${flags.out} cannot be written (${error.code}): choose a file in a folder you can write to.`,
      );
    });
    print(`Everything about user ${flags.user} is in ${flags.out}.`);
  };
  await withStoredData(flags, writeAll, (says) => {
    throw new UsageError(says);
  });
}

/** Replaces an existing file as a whole: neither its permissions nor the target of a link are kept. */
async function write({ out, force }: ExportFlags, text: string): Promise<void> {
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
