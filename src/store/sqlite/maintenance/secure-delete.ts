import { statSync } from "node:fs";
// A test's fake clock must not stop this one.
import { clearTimeout, setTimeout } from "node:timers";
import type { Database } from "better-sqlite3";

/**
 * Takes text that was deleted or replaced out of the files, too. SQLite overwrites what it frees (`secure_delete`),
 * but older pages lie in the write-ahead log until it is emptied, and a page that was once split may keep a copy
 * of what moved to its sibling until the database is rewritten.
 */
export interface Wiper {
  /** Inside a unit: rows were deleted for good. */
  rowsGone: () => void;
  /** Inside a unit: so much was deleted that the database is to be rewritten at once. */
  accountGone: () => void;
  /** After a unit that changed something; where it deleted, resolves when the files were wiped. Never fails. */
  afterCommit: () => Promise<void>;
  /** Rewrites the database where anything was deleted since the last time. */
  rewrite: () => Promise<void>;
  /** A last try before the connection closes. Never fails. */
  last: () => void;
}

/** How long replaced text stays in the log, as long as no reader holds it; also until a failed try is repeated. */
const SOON_MS = 2000;
/** In the file's header, and so part of the unit of work: the pages may hold traces. */
const TRACES = 1;

/** Makes the wiper of a database; `inTurn` runs work as a writer, outside of any transaction. */
export function createWiper(sqlite: Database, inTurn: (work: () => void) => Promise<void>): Wiper {
  let logHolds = holdsLog(sqlite);
  let pagesHold = false;
  let urgent = false;
  let timer: NodeJS.Timeout | undefined;

  const emptyLog = () => {
    logHolds = sqlite.pragma("wal_checkpoint(TRUNCATE)", { simple: true }) !== 0;
  };
  const rewritePages = () => {
    if (tracesIn(sqlite) === TRACES) {
      sqlite.exec("vacuum");
      sqlite.pragma("application_id = 0");
    }
    pagesHold = false;
  };
  const wipe = async () => {
    clearTimeout(timer);
    timer = undefined;
    urgent = false;
    try {
      if (pagesHold) await inTurn(rewritePages);
    } finally {
      await inTurn(emptyLog).finally(() => {
        if (logHolds || pagesHold) soon();
      });
    }
  };
  const soon = () => {
    timer ??= setTimeout(() => void wipe().catch(() => undefined), SOON_MS).unref();
  };
  const rowsGone = () => {
    if (tracesIn(sqlite) !== TRACES) sqlite.pragma(`application_id = ${TRACES}`);
    urgent = true;
  };

  if (logHolds) soon();
  return {
    rowsGone,
    accountGone: () => {
      rowsGone();
      pagesHold = true;
    },
    afterCommit: async () => {
      if (sqlite.memory) return;
      logHolds = true;
      // What a reader or the disk refuses now is done a little later.
      if (urgent) await wipe().catch(() => undefined);
      else soon();
    },
    rewrite: async () => {
      if (sqlite.memory) return;
      pagesHold = true;
      await wipe();
    },
    last: () => {
      clearTimeout(timer);
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
