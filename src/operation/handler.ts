import type { z } from "zod";
import type { Print } from "../engine/artifacts/print-job.ts";
import type { FileContent, SentFile } from "../engine/documents/types.ts";
import type { CatalogIndex } from "../engine/fit/prepare.ts";
import type { Tx } from "../store/ports/store.ts";
import type { Directory } from "./directory.ts";
import type { EventDeclaration } from "./event.ts";

/** Who asks, and what they may do. `keyId` is null for the local process over stdio and the command line. */
export interface Actor {
  userId: string;
  keyId: string | null;
  /** Key label or client name, as the access log shows it. */
  client: string;
  scopes: ReadonlySet<string>;
  /** Whoever runs the server asks, on its own machine: for a user who is suspended, too. */
  isOperator?: true;
  /** Set where this very request has looked its user up, and they were not suspended: they are not asked for again. */
  isAdmitted?: true;
}

/** A call an agent would sensibly make next, with complete arguments. */
export interface NextCall {
  operation: string;
  input: Record<string, unknown>;
  why: string;
}

/** What a handler returns; a list operation's data is its page. */
export interface HandlerResult<Data> {
  data: Data;
  /** The operation's own metadata keys. */
  metadata?: Record<string, unknown>;
  /** Sent as `metadata.nextCursor`; only of list operations. */
  nextCursor?: string | null;
  next?: NextCall[];
  /** Stores what the answer needs; only of a read whose policy keeps something. */
  keep?: (tx: Tx) => Promise<void>;
  /** True where the answer must not be kept by any cache. */
  noStore?: boolean;
  /** True where nothing of what was done stands: it takes no credit, and no Idempotency-Key keeps it. */
  undone?: boolean;
}

/** What a read answers once its transaction has ended: work that takes long and needs nothing more of the store. */
export interface LaterResult<Data> {
  later: () => Promise<HandlerResult<Data>>;
}

/** What a handler may use: one transaction, the time of the call, ids and the outbox. It reaches nothing else outside. */
export interface HandlerContext {
  tx: Tx;
  actor: Actor;
  now: Date;
  newId: (prefix: string) => string;
  /** The id under which what this call changes is listed. */
  changeId: () => string;
  publish: <Data extends z.ZodType>(event: EventDeclaration<Data>, data: z.input<Data>) => Promise<void>;
  /** Where other operations are, for answers that point to them. */
  operations: Directory;
  /** Facts of this process that an answer may show or a rule may need. */
  server: ServerFacts;
  /** The occupations and skills to match against; only of operations that declare `needsCatalogue`. */
  catalog: () => CatalogIndex;
  /** The texts of the pages that could be fetched, by link: untrusted; undefined where this process fetches none. */
  pages: ReadonlyMap<string, string> | undefined;
  /** What the file says that the input carries; undefined where it carries none. */
  file: FileContent | undefined;
  /** Makes a document into a file; only to be called by a result's `later`. */
  print: Print;
  /** Reads a file in a process of its own; only to be called by a result's `later`. */
  readFile: ReadFile;
  /** Stands for this call in oncePerCall. */
  memo: object;
  /** Lets other requests have their turn; does nothing in a transaction, which must end within one. */
  pause: () => Promise<void>;
  /** Milliseconds since this call began. */
  elapsedMs: () => number;
  /** Logs a failure of ours that the call survives. */
  report: (error: unknown) => void;
}

/** What a process tells its operations about itself. */
export interface ServerFacts {
  /** The address callers reach this server at, e.g. `http://127.0.0.1:8787`; null over stdio. */
  baseUrl: string | null;
  /** Webhook targets on loopback are allowed (the server itself listens on loopback, or not at all). */
  allowLoopbackTargets: boolean;
  /** Further target networks in CIDR notation. */
  webhookAllow: readonly string[];
}

/** Fetches a page and gives its HTML or plain text, which is untrusted; undefined where it may not or cannot be read. */
export type FetchPage = (url: string) => Promise<string | undefined>;

/** How far a file is read: so many of its pages, of how many; `of` is undefined where it has none that are counted. */
export interface FileProgress {
  pages: number;
  of: number | undefined;
}

/** Who follows the reading of a file: learns how far it is from its beginning on, and may stop it. */
export interface FileWatch {
  signal: AbortSignal;
  onProgress: (progress: FileProgress) => void;
}

/** Reads a file and gives what it says, which is untrusted. Throws ServiceError where it cannot be read, or was stopped. */
export type ReadFile = (file: SentFile, watch?: FileWatch) => Promise<FileContent>;

/** What was brought from outside before the transaction of a call begins. */
export interface Prepared {
  /** Set where this process fetches the pages that the input links to. */
  pages?: ReadonlyMap<string, string>;
  /** Set where the input carries a file. */
  file?: FileContent;
}

/** What `policy.resolve` may use: facts of this process, and the name service. */
export interface Resolver {
  server: ServerFacts;
  /** All addresses of a host name as of now, within some seconds; none where it has none. */
  addressesOf: (host: string) => Promise<string[]>;
}
