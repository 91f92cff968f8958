import { statSync } from "node:fs";
import type { Cancel, Timers } from "../../../shared/timers.ts";
import type { Database } from "../driver/types.ts";

/**
 * Removes deleted and replaced text from the database files. SQLite overwrites what it frees (`secure_delete`). But the
 * write-ahead log keeps older pages until it is emptied, and a page that was split may keep a copy of what moved to its
 * sibling until the database is rewritten.
 */
export interface SecureDelete {
  /** Call inside a transaction that deletes rows. */
  rowsDeleted: () => void;
  /** Call inside a transaction that deletes an account. The database is rewritten right after it. */
  accountDeleted: () => void;
  /**
   * Call after a transaction that changed something. If it deleted rows, this resolves once the files are clean. Never
   * rejects.
   */
  afterCommit: () => Promise<void>;
  /** Rewrites the database if rows were deleted since the last rewrite. */
  vacuumIfNeeded: () => Promise<void>;
  /** Tries once more before the connection closes. Never throws. */
  close: () => void;
}

/** How long replaced text may stay in the log if no reader holds it, and the delay before a retry. */
const SOON_MS = 2000;
/** A mark in the file's header, set within the transaction: the pages may contain deleted text. */
const HAS_TRACES = 1;

/** Creates the secure deletion of a database. `enqueue` runs work as a writer, outside any transaction. */
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
    // Does most of the work without the write lock, to hold it only briefly.
    sqlite.pragma("wal_checkpoint(PASSIVE)");
    isLogDirty = sqlite.pragma("wal_checkpoint(TRUNCATE)", { simple: true }) !== 0;
  };
  /** Empties the log without waiting for readers, which would block the event loop. Retried later. */
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
      // Index pages may still contain a prefix of a deleted word. Merging an index rewrites them.
      for (const index of ["memory_search", "document_search"])
        sqlite.exec(`insert into ${index} (${index}) values ('optimize')`);
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
      // Retried a little later if a reader or the disk prevents it now.
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
        // The next process empties the log.
      }
    },
  };
}

/** True if a killed process left a log that this one must empty. */
function hasLog(sqlite: Database): boolean {
  if (sqlite.memory) return false;
  return (statSync(`${sqlite.name}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;
}

function tracesIn(sqlite: Database): number {
  return Number(sqlite.pragma("application_id", { simple: true }));
}
