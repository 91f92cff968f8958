import type { z } from "zod";
import type { Print } from "../engine/artifacts/print-job.ts";
import type { CatalogIndex } from "../engine/fit/scales.ts";
import type { Timers } from "../shared/timers.ts";
import type { AccessLogLine, Store, Tx } from "../store/ports/store.ts";
import type { ShownFile } from "./declaration.ts";
import type { Operation } from "./definition.ts";
import type { Directory } from "./directory.ts";
import type { ServiceError } from "./errors.ts";
import type { EventDeclaration } from "./event.ts";
import type { Actor, FetchPage, NextCall, Prepared, ReadFile, ServerFacts } from "./handler.ts";

/** A successful call's answer, on every surface. */
export interface Reply {
  status: number;
  data: unknown;
  metadata: Record<string, unknown>;
  next: NextCall[];
  noStore: boolean;
  undone?: boolean;
  /** A file that is part of the answer over MCP. */
  file?: ShownFile;
  /**
   * Set if the answer may be cached until a time in epoch milliseconds: while the store's stamp is this one or, of a
   * store without, the caller's revision.
   */
  kept?: { stamp: object | undefined; revision: number; until: number };
  /** Set if lists of the data are still to be read from a snapshot. The caller must call it when done. */
  release?: () => void;
  /** Set if this repeats an earlier answer: that answer's request and time. */
  replayOf?: { requestId: string; timestamp: string };
}

export interface Call {
  operation: Operation;
  actor: Actor;
  requestId: string;
  /** The caller's revision, read since the request arrived. */
  revision?: number | undefined;
  /** Time of the request, if the answer shows it. Default: now. */
  now?: Date;
  /** Path, query and body fields in one object. */
  input: Record<string, unknown>;
  /** The surface has already checked the body's limits. Otherwise the pipeline does. */
  isBounded?: true;
  /** The input is a JSON body: a number in quotes is a text, and of the wrong type. */
  isTyped?: true;
  /** The surface streams long answers. See `release` of a Reply. */
  takesPieces?: true;
  /** Why the body could not be parsed into fields. */
  problem?: ServiceError;
  /** Reports progress. The caller may cancel until the handler starts. */
  progress?: Progress;
  /**
   * Reads the input's file instead of the program's own reader, if the surface follows the reading or has done it
   * already.
   */
  readFile?: ReadFile;
  /** Runs the write under a condition, after all other checks. It passes the revision that must still be the user's. */
  condition?: (userId: string, write: (onlyAt: number) => Promise<Reply>) => Promise<Reply>;
  /** The user's revision that the write needs. With any other, it fails with 412. */
  onlyAt?: number | undefined;
  /** The caller's Idempotency-Key and a hash of the whole request. */
  idempotency?: { key: string; requestHash: string };
}

export interface Progress {
  signal: AbortSignal;
  /** Reports the current step. */
  report: (text: string) => void;
}

/** What the program takes from its host. Tests use a fake. */
export interface Runtime {
  now: () => Date;
  /** `prefix_` with a time-ordered random part. */
  newId: (prefix: string) => string;
  /** Monotonic time in milliseconds, for durations only. */
  monotonicMs: () => number;
  timers: Timers;
  /** All addresses of a host name, at most some seconds old. Empty if it has none. */
  addressesOf: (host: string) => Promise<string[]>;
}

export interface CallDependencies {
  store: Store;
  runtime: Runtime;
  server: ServerFacts;
  directory: Directory;
  publish: (ctx: PublishContext, event: EventDeclaration<z.ZodType>, data: unknown) => Promise<void>;
  /** Set if this process fetches pages. */
  fetchPage?: FetchPage | undefined;
  /** Reads the files in inputs. */
  readFile: ReadFile;
  /** Wraps each write. Throws what the write throws, or if it cannot begin. */
  aroundWrite: <T>(userId: string, operation: Operation, write: () => Promise<T>) => Promise<T>;
  /** For operations that return alerts. */
  refreshAlerts: {
    /** True if an evaluation is due. */
    isDue: (tx: Tx) => Promise<boolean>;
    /** Evaluates. Must not throw. */
    run: (userId: string) => Promise<void>;
    /** Evaluates if that is due. */
    ifDue: (userId: string) => Promise<void>;
  };
  /** Creates files from documents. */
  print: Print;
  /** The prepared catalog. */
  catalog: () => Promise<{ index: CatalogIndex }>;
  /** Runs a call's handler in another thread and commits its writes. Absent if there is no such thread. */
  offload?: (call: Call, prepared: Prepared) => Promise<Reply>;
  /** Writes the buffered access log. */
  flush: () => Promise<void>;
  /** Adds a line to the access log. */
  note: (line: AccessLogLine) => void;
  onBug: (error: unknown, requestId: string, operation: string) => void;
}

export interface PublishContext {
  tx: Tx;
  now: Date;
  newId: (prefix: string) => string;
  server: ServerFacts;
  operations: Directory;
}

export type Execute = (call: Call) => Promise<Reply>;
