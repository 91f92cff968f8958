import { statSync } from "node:fs";
import type { Database } from "better-sqlite3";
import type { Cancel, Timers } from "../../../shared/timers.ts";

/**
 * Takes text that was deleted or replaced out of the files, too. SQLite overwrites what it frees (`secure_delete`),
 * but older pages lie in the write-ahead log until it is emptied, and a page that was once split may keep a copy
 * of what moved to its sibling until the database is rewritten.
 */
export interface SecureDelete {
  /** Inside a unit: rows were deleted for good. */
  rowsDeleted: () => void;
  /** Inside a unit: so much was deleted that the database is to be rewritten at once. */
  accountDeleted: () => void;
  /** After a unit that changed something; where it deleted, resolves when the files were wiped. Never fails. */
  afterCommit: () => Promise<void>;
  /** Rewrites the database where anything was deleted since the last time. */
  vacuumIfNeeded: () => Promise<void>;
  /** A last try before the connection closes. Never fails. */
  close: () => void;
}

/** How long replaced text stays in the log, as long as no reader holds it; also until a failed try is repeated. */
const SOON_MS = 2000;
/** In the file's header, and so part of the unit of work: the pages may hold traces. */
const HAS_TRACES = 1;

/** Makes the wiper of a database; `inTurn` runs work as a writer, outside of any transaction. */
export function createSecureDelete(
  sqlite: Database,
  timers: Timers,
  enqueue: (work: () => void) => Promise<void>,
): SecureDelete {
  let logHolds = holdsLog(sqlite);
  let pagesHold = false;
  let urgent = false;
  let cancelSoon: Cancel | undefined;

  const emptyLog = () => {
    logHolds = sqlite.pragma("wal_checkpoint(TRUNCATE)", { simple: true }) !== 0;
  };
  const rewritePages = () => {
    if (tracesIn(sqlite) === HAS_TRACES) {
      sqlite.exec("vacuum");
      sqlite.pragma("application_id = 0");
    }
    pagesHold = false;
  };
  const wipe = async () => {
    cancelSoon?.();
    cancelSoon = undefined;
    urgent = false;
    try {
      if (pagesHold) await enqueue(rewritePages);
    } finally {
      await enqueue(emptyLog).finally(() => {
        if (logHolds || pagesHold) soon();
      });
    }
  };
  const soon = () => {
    cancelSoon ??= timers.after(SOON_MS, () => wipe().catch(() => undefined));
  };
  const rowsDeleted = () => {
    if (tracesIn(sqlite) !== HAS_TRACES) sqlite.pragma(`application_id = ${HAS_TRACES}`);
    urgent = true;
  };

  if (logHolds) soon();
  return {
    rowsDeleted,
    accountDeleted: () => {
      rowsDeleted();
      pagesHold = true;
    },
    afterCommit: async () => {
      if (sqlite.memory) return;
      logHolds = true;
      // What a reader or the disk refuses now is done a little later.
      if (urgent) await wipe().catch(() => undefined);
      else soon();
    },
    vacuumIfNeeded: async () => {
      if (sqlite.memory) return;
      pagesHold = true;
      await wipe();
    },
    close: () => {
      cancelSoon?.();
      try {
        if (logHolds) emptyLog();
      } catch {
        // The next process finds the log and does it.
      }
    },
  };
}

/** What a process that was killed left behind is wiped by the next one. */
function holdsLog(sqlite: Database): boolean {
  if (sqlite.memory) return false;
  return (statSync(`${sqlite.name}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;
}

function tracesIn(sqlite: Database): number {
  return Number(sqlite.pragma("application_id", { simple: true }));
}
