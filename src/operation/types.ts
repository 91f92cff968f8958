import type { z } from "zod";
import type { CatalogIndex } from "../engine/fit/prepare.ts";
import type { Timers } from "../shared/timers.ts";
import type { Store, Tx } from "../store/ports/store.ts";
import type { Operation } from "./definition.ts";
import type { Directory } from "./directory.ts";
import type { ServiceError } from "./errors.ts";
import type { EventDeclaration } from "./event.ts";
import type { Actor, NextCall, ServerFacts } from "./handler.ts";

/** What a successful call answers on every surface. */
export interface Reply {
  status: number;
  data: unknown;
  metadata: Record<string, unknown>;
  next: NextCall[];
  noStore: boolean;
  undone?: boolean;
  /** Set where this is the first answer given again: its request and time. */
  replayOf?: { requestId: string; timestamp: string };
}

export interface Call {
  operation: Operation;
  actor: Actor;
  requestId: string;
  /** When the request came, where the answer shows it; else the clock is read. */
  now?: Date;
  /** Says the same as `operation` and `input` together, where the door has such a text. */
  text?: string;
  /** Path, query and body fields side by side. */
  input: Record<string, unknown>;
  /** What was wrong with the body before it could become fields. */
  problem?: ServiceError;
  /** Somebody waits for this call: they are told how far it is, and may cancel it until its work begins. */
  progress?: Progress;
  /** The caller's Idempotency-Key and a hash of all that the request says. */
  idempotency?: { key: string; requestHash: string };
}

export interface Progress {
  signal: AbortSignal;
  /** Told what begins now. */
  report: (text: string) => void;
}

/** The outside that is real in the program and fake in tests. */
export interface Runtime {
  now: () => Date;
  /** `prefix_` and a time-ordered random part. */
  newId: (prefix: string) => string;
  /** A steady clock in milliseconds, for durations only. */
  monotonicMs: () => number;
  timers: Timers;
  /** All addresses of a host name as of now, within some seconds; none where it has none. */
  addressesOf: (host: string) => Promise<string[]>;
}

export interface CallDependencies {
  store: Store;
  runtime: Runtime;
  server: ServerFacts;
  directory: Directory;
  publish: (ctx: PublishContext, event: EventDeclaration<z.ZodType>, data: unknown) => Promise<void>;
  /** Told after each committed write unit; never fails. */
  afterWrite: (userId: string, operation: Operation) => Promise<void>;
  /** Told before an operation that shows alerts runs; never fails. */
  refreshAlerts: (userId: string) => Promise<void>;
  /** The catalogue ready to match against, and what moves when it changes. */
  catalog: () => Promise<{ stamp: string; index: CatalogIndex }>;
  /** Writes gathered ledger lines, before an operation that shows or deletes them. */
  flush: () => Promise<void>;
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
