import { openStore } from "../../../app/open-store.ts";
import type { Settings } from "../../../platform/config.ts";
import type { Log } from "../../../platform/logger.ts";
import type { Timers } from "../../../shared/timers.ts";
import type { Store } from "../../../store/ports/store.ts";
import { secureFolder } from "../../../store/sqlite/connection/data-dir.ts";
import type { Database } from "../../../store/sqlite/driver/types.ts";

/** A database without a file. */
export const IN_MEMORY = ":memory:";

/** A copy in memory, or an empty database there. */
export type Image = Database | typeof IN_MEMORY;

/** Opens the database of the settings, or an image in place of the file. Throws UnusableDatabase. */
export function openData(
  { dataDir, databaseFile, databaseUrl, databaseConnections }: Settings,
  { log, timers, image }: { log: Log; timers: Timers; image?: Image | undefined },
): Promise<Store> {
  const isFile = image !== IN_MEMORY && databaseUrl === undefined;
  const repaired = isFile ? secureFolder(dataDir) : undefined;
  if (repaired !== undefined) log.warn(repaired);
  const isRemote = image === undefined && databaseUrl !== undefined;
  const database = isRemote
    ? { url: databaseUrl, connections: databaseConnections }
    : { file: image ?? databaseFile };
  return openStore(database, timers);
}
