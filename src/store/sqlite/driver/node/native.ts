import { createRequire } from "node:module";
import type { BackupProgress } from "../types.ts";

/** What this program uses of Node's own SQLite. */
export interface NativeModule {
  DatabaseSync: new (
    path: string,
    options: { readOnly?: boolean; timeout: number; defensive: boolean },
  ) => NativeDatabase;
  backup?: (
    source: NativeDatabase,
    to: string,
    options: { rate: number; progress: (progress: BackupProgress) => void },
  ) => Promise<number>;
}

/** The same, complete. */
export interface UsableModule extends Required<NativeModule> {
  /** Node 22 reads a text only up to its first U+0000. */
  cutsAtNul: boolean;
}

export interface NativeDatabase {
  isOpen: boolean;
  isTransaction: boolean;
  prepare: (sql: string) => NativeStatement;
  exec: (sql: string) => void;
  function: (
    name: string,
    options: { deterministic: boolean },
    run: (...values: unknown[]) => unknown,
  ) => void;
  close: () => void;
}

export interface NativeStatement {
  run: (...params: unknown[]) => { changes: number; lastInsertRowid: number };
  get: (...params: unknown[]) => object | undefined;
  all: (...params: unknown[]) => object[];
  iterate: (...params: unknown[]) => IterableIterator<object>;
  setReturnArrays: (on: boolean) => void;
  setReadBigInts: (on: boolean) => void;
  setAllowUnknownNamedParameters: (on: boolean) => void;
}

const load = createRequire(import.meta.url);

/** Loads Node's own SQLite. Throws if this Node has none. */
export function nativeModule(): NativeModule {
  const { emitWarning } = process;
  // Suppresses Node's warning that it is experimental: users of this program cannot act on it.
  process.emitWarning = () => undefined;
  try {
    return load("node:sqlite");
  } finally {
    process.emitWarning = emitWarning;
  }
}
