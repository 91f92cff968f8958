import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { leaveDemo } from "../domain/account/demo.ts";
import { fail } from "../operation/errors.ts";
import type { ReadFile } from "../operation/handler.ts";
import type { Runtime } from "../operation/types.ts";
import type { Timers } from "../shared/timers.ts";
import type { CatalogSourceRecord } from "../store/ports/catalog.ts";
import type { DataFile, Store } from "../store/ports/store.ts";
import { createHeldFiles, type HeldFiles } from "./files/held-files.ts";
import { createHeldAnswers, type HeldAnswers } from "./held-answers.ts";

/** A backup is completely in memory while it is sent. */
const MOST_BACKUP_BYTES = 512 * 1024 * 1024;

/** What pages need of this process besides operations, which only know one person. */
export interface Machine {
  held: HeldFiles;
  /** Answers to assessments that are not finished. */
  unfinished: HeldAnswers;
  /** Drops what is held in memory for a session that ended. */
  dropSession: (id: string) => void;
  timers: Pick<Timers, "after">;
  /** Reads a file in a separate process. */
  readFile: ReadFile;
  /** Fills a user who has nothing with the demo's fictional person. */
  fillDemo: (userId: string) => Promise<void>;
  /** Deletes the demo's data. Does nothing with a person's own. */
  leaveDemo: (userId: string) => Promise<void>;
  /** Sources of occupations and skills besides the built-in ones. */
  catalogSources: () => Promise<CatalogSourceRecord[]>;
  /** True if all data is in one file, so that a copy can be sent. */
  keepsFile: boolean;
  /** True if the database has only one person, who may have a copy of it. */
  holdsOnePerson: () => Promise<boolean>;
  /** A copy of the whole database. Throws ServiceError if it has several people or is too large. */
  backup: () => Promise<Uint8Array<ArrayBuffer>>;
}

interface MachineOptions {
  store: Pick<Store, "access" | "catalog" | "file" | "write">;
  fillDemo: (userId: string) => Promise<void>;
  runtime: Pick<Runtime, "timers" | "newId">;
  readFile: ReadFile;
  onBug: (error: unknown, requestId: string, operation: string) => void;
  /** The temporary folder for copies. Nothing stays there. */
  dataDir?: string | undefined;
}

/** What an app's pages need. */
export function machineOf(options: MachineOptions): Machine {
  const { store, runtime, readFile, fillDemo, dataDir = tmpdir() } = options;
  const { timers } = runtime;
  const onBug = (error: unknown) => options.onBug(error, runtime.newId("req"), "pages");
  const holdsOnePerson = async () => (await store.access.usersAfter(null, 2)).length === 1;
  const held = createHeldFiles(timers, { readFile, onBug });
  const unfinished = createHeldAnswers(timers);
  return {
    held,
    unfinished,
    dropSession: (id) => {
      held.drop(id);
      unfinished.drop(id);
    },
    timers,
    readFile,
    fillDemo,
    leaveDemo: async (userId) => {
      await store.write(userId, (tx) => leaveDemo(tx, true));
    },
    catalogSources: () => store.catalog.sources(),
    keepsFile: store.file !== undefined,
    holdsOnePerson,
    backup: async () => {
      const { file } = store;
      if (!file) throw fail("validation.bad_request", "There is no file to send: pg_dump makes a backup.");
      if (await holdsOnePerson()) return copyOf(file, dataDir);
      throw fail(
        "auth.forbidden",
        "This server stores the data of several people. Nobody can take all of it.",
      );
    },
  };
}

async function copyOf(
  { backup }: Pick<DataFile, "backup">,
  dataDir: string,
): Promise<Uint8Array<ArrayBuffer>> {
  // A private folder protects the copy and the files that SQLite creates next to it.
  const folder = await mkdtemp(join(dataDir, "backup-"));
  try {
    const file = join(folder, "career-context.db");
    await backup(file);
    if ((await stat(file)).size > MOST_BACKUP_BYTES) throw tooLarge();
    return new Uint8Array(await readFile(file));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function tooLarge() {
  const message = "The database is too large to be sent: run career-context backup FILE in a terminal.";
  return fail("validation.bad_request", message, { status: 413 });
}
