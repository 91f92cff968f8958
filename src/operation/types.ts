import type { z } from "zod";
import type { Print } from "../engine/artifacts/print-job.ts";
import type { CatalogIndex } from "../engine/fit/prepare.ts";
import type { Timers } from "../shared/timers.ts";
import type { AccessLogLine, Store, Tx } from "../store/ports/store.ts";
import type { ShownFile } from "./declaration.ts";
import type { Operation } from "./definition.ts";
import type { Directory } from "./directory.ts";
import type { ServiceError } from "./errors.ts";
import type { EventDeclaration } from "./event.ts";
import type { Actor, FetchPage, NextCall, Prepared, ReadFile, ServerFacts } from "./handler.ts";

/** What a successful call answers on every surface. */
export interface Reply {
  status: number;
  data: unknown;
  metadata: Record<string, unknown>;
  next: NextCall[];
  noStore: boolean;
  undone?: boolean;
  /** A file that is part of the answer over MCP. */
  file?: ShownFile;
  /** Set where the answer is kept: it holds while the store's stamp is this one, until a time in epoch milliseconds. */
  kept?: { stamp: object; until: number };
  /**
   * Set where the lists of the data are still to be read, from a snapshot: ends that. Whoever asked for it must call it
   * when they have read all they want.
   */
  release?: () => void;
  /** Set where an earlier answer is repeated: its request and time. */
  replayOf?: { requestId: string; timestamp: string };
}

export interface Call {
  operation: Operation;
  actor: Actor;
  requestId: string;
  /** Time of the request, where the answer shows it; by default the clock is read. */
  now?: Date;
  /** Path, query and body fields side by side. */
  input: Record<string, unknown>;
  /** The surface has held the body to the operation's limits as it came in; else the pipeline does. */
  isBounded?: true;
  /** The surface reads long answers piece by piece; see `release` of a Reply. */
  takesPieces?: true;
  /** Why the body could not become fields. */
  problem?: ServiceError;
  /** The caller gets progress reports, and may cancel the call until the handler starts. */
  progress?: Progress;
  /** Reads the file that the input carries, in place of the program's own reader: the surface follows it, or has read it. */
  readFile?: ReadFile;
  /** The caller's Idempotency-Key and a hash of all that the request says. */
  idempotency?: { key: string; requestHash: string };
}

export interface Progress {
  signal: AbortSignal;
  /** Reports what starts now. */
  report: (text: string) => void;
}

/** What the program takes from its host: fake in tests. */
export interface Runtime {
  now: () => Date;
  /** `prefix_` and a time-ordered random part. */
  newId: (prefix: string) => string;
  /** A monotonic clock in milliseconds, for durations only. */
  monotonicMs: () => number;
  timers: Timers;
  /** All current addresses of a host name, at most some seconds old; empty where it has none. */
  addressesOf: (host: string) => Promise<string[]>;
}

export interface CallDependencies {
  store: Store;
  runtime: Runtime;
  server: ServerFacts;
  directory: Directory;
  publish: (ctx: PublishContext, event: EventDeclaration<z.ZodType>, data: unknown) => Promise<void>;
  /** Set where this process fetches pages. */
  fetchPage?: FetchPage | undefined;
  /** Reads the files that inputs carry. */
  readFile: ReadFile;
  /** Does what comes before and after each write. Throws what the write throws, and where it cannot begin. */
  aroundWrite: <T>(userId: string, operation: Operation, write: () => Promise<T>) => Promise<T>;
  /** Called before an operation that returns alerts. Must not throw. */
  refreshAlerts: (userId: string) => Promise<void>;
  /** Makes documents into files. */
  print: Print;
  /** The prepared catalogue. */
  catalog: () => Promise<{ index: CatalogIndex }>;
  /** Runs a call's handler in another thread and commits what it writes; absent where there is no such thread. */
  offload?: (call: Call, prepared: Prepared) => Promise<Reply>;
  /** Writes the buffered access log. */
  flush: () => Promise<void>;
  /** Adds a line to it. */
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
