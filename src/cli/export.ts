import { access, constants } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { Service } from "../app/service.ts";
import { exportAccount } from "../domain/account/operations.ts";
import { exportUser as exportOperation } from "../domain/admin/account.ts";
import type { Reply } from "../operation/types.ts";
import type { SettingFlags } from "../platform/config.ts";
import { inChunks, jsonPieces } from "../shared/json-pieces.ts";
import { callAsAdministrator } from "./people/administer.ts";
import { callAsLocal, print, requireUser, withStoredData } from "./terminal/context.ts";
import { type Target, unwritable, writeOwn } from "./terminal/files/write-file.ts";

interface ExportFlags extends SettingFlags, Target {
  user: string;
}

/** Writes everything stored about a user to a file that only its owner can read. Throws UsageError. */
export function exportUser(flags: ExportFlags): Promise<void> {
  return exported(flags, (service) => writeExport(service, flags.user, flags));
}

/** The same for the administrator. It appears in the user's access log. Throws UsageError. */
export function exportPerson(flags: ExportFlags): Promise<void> {
  return exported(flags, async (service) => {
    await requireUser(service, flags.user);
    const input = { id: flags.user };
    await writeReply(
      await callAsAdministrator(service, exportOperation, input, { takesPieces: true }),
      flags,
    );
  });
}

async function exported(flags: ExportFlags, write: (service: Service) => Promise<void>): Promise<void> {
  const writeAll = async (service: Service) => {
    await write(service);
    print(`Everything about user ${flags.user} is in ${flags.out}.`);
  };
  await access(dirname(resolve(flags.out)), constants.W_OK).catch(unwritable(flags.out));
  await withStoredData(flags, writeAll);
}

/** Writes a user's export to a file. Throws UsageError. */
export async function writeExport(service: Service, userId: string, target: Target): Promise<void> {
  await writeReply(await callAsLocal(service, userId, exportAccount, { takesPieces: true }), target);
}

async function writeReply({ data, release }: Reply, target: Target): Promise<void> {
  await writeOwn(target, textOf(data))
    .catch(unwritable(target.out))
    .finally(() => release?.());
}

function* textOf(data: unknown): Generator<string> {
  yield* inChunks(jsonPieces(data, true));
  yield "\n";
}
