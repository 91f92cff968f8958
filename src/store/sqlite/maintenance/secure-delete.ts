import { statSync } from "node:fs";
import type { Cancel, Timers } from "../../../shared/timers.ts";
import type { Database } from "../driver/types.ts";

/**
 * Removes deleted and replaced text from the database files. SQLite overwrites what it frees (`secure_delete`), but the
 * write-ahead log keeps older pages until it is emptied, and a page that was once split may keep a copy of what moved to
 * its sibling until the database is rewritten.
 */
export interface SecureDelete {
  /** Call inside a transaction that deletes rows. */
  rowsDeleted: () => void;
  /** Call inside a transaction that deletes an account: the database is then rewritten at once. */
  accountDeleted: () => void;
  /** Call after a transaction that changed something. If it deleted rows, resolves when the files are clean. Never rejects. */
  afterCommit: () => Promise<void>;
  /** Rewrites the database if rows were deleted since the last time. */
  vacuumIfNeeded: () => Promise<void>;
  /** Tries a last time, before the connection closes. Never throws. */
  close: () => void;
}

/** How long replaced text stays in the log if no reader holds it, and when a failed try is repeated. */
const SOON_MS = 2000;
/** Stored in the file's header, and so within the transaction: the pages may contain deleted text. */
const HAS_TRACES = 1;

/** Creates the secure deletion of a database. `enqueue` runs work as a writer, outside of any transaction. */
export function createSecureDelete(
  sqlite: Database,
  timers: Timers,
  enqueue: (work: () => void) => Promise<void>,
): SecureDelete {
  let isLogDirty = hasLog(sqlite);
  let arePagesDirty = false;
  let isUrgent = false;
  let cancelSoon: Cancel | undefined;

  const emptyLog = () => {
    // Most of the work without the write lock; what is left under it is short.
    sqlite.pragma("wal_checkpoint(PASSIVE)");
    isLogDirty = sqlite.pragma("wal_checkpoint(TRUNCATE)", { simple: true }) !== 0;
  };
  /** The same without waiting for a reader, which would hold up the event loop: it is tried again. */
  const emptyLogIfFree = () => {
    const patience = sqlite.pragma("busy_timeout", { simple: true });
    sqlite.pragma("busy_timeout = 0");
    try {
      emptyLog();
    } finally {
      sqlite.pragma(`busy_timeout = ${patience}`);
    }
  };
  const rewritePages = () => {
    if (tracesIn(sqlite) === HAS_TRACES) {
      // The pages of an index may begin with a part of a word that is gone: merged into one, it is written again.
      sqlite.exec("insert into memory_search (memory_search) values ('optimize')");
      sqlite.exec("vacuum");
      sqlite.pragma("application_id = 0");
    }
    arePagesDirty = false;
  };
  const deleteTraces = async () => {
    cancelSoon?.();
    cancelSoon = undefined;
    const empty = isUrgent ? emptyLog : emptyLogIfFree;
    isUrgent = false;
    try {
      if (arePagesDirty) await enqueue(rewritePages);
    } finally {
      await enqueue(empty).finally(() => {
        if (isLogDirty || arePagesDirty) deleteTracesSoon();
      });
    }
  };
  const deleteTracesSoon = () => {
    cancelSoon ??= timers.after(SOON_MS, () => deleteTraces().catch(() => undefined));
  };
  const rowsDeleted = () => {
    if (tracesIn(sqlite) !== HAS_TRACES) sqlite.pragma(`application_id = ${HAS_TRACES}`);
    isUrgent = true;
  };

  if (isLogDirty) deleteTracesSoon();
  return {
    rowsDeleted,
    accountDeleted: () => {
      rowsDeleted();
      arePagesDirty = true;
    },
    afterCommit: async () => {
      if (sqlite.memory) return;
      isLogDirty = true;
      // If a reader or the disk prevents it now, it is retried a little later.
      if (isUrgent) await deleteTraces().catch(() => undefined);
      else deleteTracesSoon();
    },
    vacuumIfNeeded: async () => {
      if (sqlite.memory) return;
      arePagesDirty = true;
      isUrgent = true;
      await deleteTraces();
    },
    close: () => {
      cancelSoon?.();
      try {
        if (isLogDirty) emptyLog();
      } catch {
        // The next process finds the log and empties it.
      }
    },
  };
}

/** Whether a process that was killed has left a log, which this one must empty. */
function hasLog(sqlite: Database): boolean {
  if (sqlite.memory) return false;
  return (statSync(`${sqlite.name}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;
}

function tracesIn(sqlite: Database): number {
  return Number(sqlite.pragma("application_id", { simple: true }));
}
