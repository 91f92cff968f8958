import { writeFile } from "node:fs/promises";
import type { SettingFlags } from "../config.ts";
import { exportAccount } from "../domain/account/operations.ts";
import { UsageError } from "../usage-error.ts";
import { callAs, say, withService } from "./open.ts";

interface ExportFlags extends SettingFlags {
  out: string;
  force?: boolean;
  user: string;
}

/** Writes everything stored about a user to a file only its owner can read. */
export async function exportUser(flags: ExportFlags): Promise<void> {
  await withService(flags, async (service) => {
    const data = await callAs(service, flags.user, exportAccount, {});
    await writeFile(flags.out, `${JSON.stringify(data, null, 2)}\n`, {
      mode: 0o600,
      flag: flags.force ? "w" : "wx",
    }).catch((error: NodeJS.ErrnoException) => {
      throw new UsageError(
        error.code === "EEXIST"
          ? `${flags.out} exists: choose another file, or add --force.`
          : `${flags.out} cannot be written (${error.code}): choose a file in a folder you can write to.`,
      );
    });
    say(`Everything about user ${flags.user} is in ${flags.out}.`);
  });
}
