import type { SentFile } from "../engine/documents/types.ts";
import type { Resolver, ServerFacts } from "./handler.ts";

/** Another user than the caller, for whom the transaction is. */
interface Subject<Input> {
  userId: (input: Input) => string;
  /** Such calls stand in that user's own access log, too: they read or change what is theirs. */
  isNoted?: true;
}

/** What the pipeline does around the handler; createPipeline has the order. */
export interface Policy<Input> {
  /** Rules of the raw input, applied before the schema. Throws ServiceError. */
  check?: (input: Record<string, unknown>, server: ServerFacts) => void;
  /** What must be current before the handler runs. */
  before?: readonly ("flushAccessLog" | "refreshAlerts")[];
  /**
   * The answer depends on stored data only and is kept until the user's revision changes, at most for `ttlMs`.
   * Metadata that have a `cacheHit` say whether the answer was kept.
   */
  cache?: true | { ttlMs: number };
  /** Rules that need the name service, applied before the transaction. Throws ServiceError. */
  resolve?: (input: Input, resolver: Resolver) => Promise<void>;
  /** Links of the input whose pages the handler reads; where this process fetches pages, it does so before. */
  links?: (input: Input) => readonly string[];
  /** The file that the input carries, if it does; it is read before the handler runs. Throws ServiceError. */
  file?: (input: Input) => SentFile | undefined;
  /** Of administration: whose data the call reads or changes, where it is not the caller's own. */
  subject?: Subject<Input>;
  /** Credits of one successful call. */
  credits?: 1;
  /** The handler uses the catalogue, for some inputs or all; it is loaded before the transaction begins. */
  catalog?: true | ((input: Record<string, unknown>) => boolean);
  /**
   * The handler of a write runs twice: first without writing, so that what it computes by `oncePerCall` is known when
   * the transaction begins.
   */
  rehearse?: true;
  /** Whether the handler takes long for this input, so that it runs in another thread; where it uses the catalogue it does. */
  heavy?: (input: Input) => boolean;
  /** Why what the operation did cannot be taken back, and nothing of it is kept for that. */
  final?: string;
  /**
   * A read that takes long and then stores something, such as a token. It reads a snapshot, so other requests do not
   * wait. Its result's `keep` then runs in a transaction that writes.
   */
  keeps?: true;
  /** What the change makes due after the commit. */
  after?: readonly "evaluateAlerts"[];
  /** The data has lists that may be larger than memory, made by `listInPieces`; a surface that can writes them as they are read. */
  inPieces?: true;
  /** Fields of the data that a replay of the answer never shows. */
  redactOnReplay?: readonly string[];
}
