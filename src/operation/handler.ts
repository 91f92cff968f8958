import type { z } from "zod";
import type { Print } from "../engine/artifacts/print-job.ts";
import type { FileContent, SentFile } from "../engine/documents/types.ts";
import type { CatalogIndex } from "../engine/fit/scales.ts";
import type { Tx } from "../store/ports/store.ts";
import type { Directory } from "./directory.ts";
import type { EventDeclaration } from "./event.ts";

/** The caller and their scopes. `keyId` is null for the local process over stdio and the command line. */
export interface Actor {
  userId: string;
  keyId: string | null;
  /** The key's label or the client's name, as shown in the access log. */
  client: string;
  scopes: ReadonlySet<string>;
  /** The administrator on the server's own machine. May also act for a suspended user. */
  isOperator?: true;
  /** Set if this request has already checked that the user is not suspended, so it is not checked again. */
  isAdmitted?: true;
}

/** A useful next call for an agent, with complete arguments. */
export interface NextCall {
  operation: string;
  input: Record<string, unknown>;
  why: string;
}

/** What a handler returns. The data of a list operation is one page. */
export interface HandlerResult<Data> {
  data: Data;
  /** Metadata keys of the operation. */
  metadata?: Record<string, unknown>;
  /** Sent as `metadata.nextCursor`. Only for list operations. */
  nextCursor?: string | null;
  next?: NextCall[];
  /** Stores what the answer needs. Only for a read whose policy says that it stores something. */
  keep?: (tx: Tx) => Promise<void>;
  /** True if no cache may store the answer. */
  noStore?: boolean;
  /** True if everything was rolled back. The call then costs no credit and is not stored for its Idempotency-Key. */
  undone?: boolean;
}

/** Computes a read's answer after its transaction: long work that does not need the store. */
export interface LaterResult<Data> {
  later: () => Promise<HandlerResult<Data>>;
}

/**
 * What a handler may use: one transaction, the time of the call, ids and the outbox. It reaches nothing
 * else.
 */
export interface HandlerContext {
  tx: Tx;
  actor: Actor;
  now: Date;
  newId: (prefix: string) => string;
  /** An id for a result of oncePerCall, which is stored later. A rehearsal does not discard it. */
  keptId: (prefix: string) => string;
  /** The id that this call's changes are listed under. */
  changeId: () => string;
  publish: <Data extends z.ZodType>(event: EventDeclaration<Data>, data: z.input<Data>) => Promise<void>;
  /** Finds other operations, for answers that point to them. */
  operations: Directory;
  /** Facts about this process, for answers and rules. */
  server: ServerFacts;
  /** The catalog. Only for operations that declare `needsCatalogue`. */
  catalog: () => CatalogIndex;
  /** The texts of the fetched pages, by link. They are untrusted. Undefined if this process does not fetch pages. */
  pages: ReadonlyMap<string, string> | undefined;
  /** The text of the input's file. Undefined if it has none. */
  file: FileContent | undefined;
  /** Makes a document into a file. Call it only from a result's `later`. */
  print: Print;
  /** Reads a file in a separate process. Call it only from a result's `later`. */
  readFile: ReadFile;
  /** Identifies this call for oncePerCall. */
  memo: object;
  /** Yields to other requests. Does nothing inside a transaction, which must end within one turn of the event loop. */
  pause: () => Promise<void>;
  /** Whole milliseconds since the call began. */
  elapsedMs: () => number;
  /** Logs an internal error that does not fail the call. */
  report: (error: unknown) => void;
}

/** Facts about the process, for its operations. */
export interface ServerFacts {
  /** The address of this server, e.g. `http://127.0.0.1:8787`. Null over stdio. */
  baseUrl: string | null;
  /** Whether webhook targets on loopback are allowed: the server itself listens on loopback, or not at all. */
  allowLoopbackTargets: boolean;
  /** Further allowed networks in CIDR notation. */
  webhookAllow: readonly string[];
}

/** Fetches a page's HTML or plain text, which is untrusted. Undefined if it may not or cannot be read. */
export type FetchPage = (url: string) => Promise<string | undefined>;

/** Reading progress in pages. `of` is undefined if the file has no countable pages. */
export interface FileProgress {
  pages: number;
  of: number | undefined;
}

/** Observes the reading of a file: gets its progress and may stop it. */
export interface FileWatch {
  signal: AbortSignal;
  onProgress: (progress: FileProgress) => void;
}

/** Reads a file's text, which is untrusted. Throws ServiceError if it cannot be read or was stopped. */
export type ReadFile = (file: SentFile, watch?: FileWatch) => Promise<FileContent>;

/** Content fetched or read before the transaction of a call. */
export interface Prepared {
  /** Set if this process fetches the input's links. */
  pages?: ReadonlyMap<string, string>;
  /** Set if the input contains a file. */
  file?: FileContent;
}

/** What `policy.resolve` may use: facts about this process, and DNS. */
export interface Resolver {
  server: ServerFacts;
  /** All current addresses of a host name, at most some seconds old. Empty if it has none. */
  addressesOf: (host: string) => Promise<string[]>;
}
