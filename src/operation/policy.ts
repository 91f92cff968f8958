import type { SentFile } from "../engine/documents/types.ts";
import type { LazyModule } from "../shared/lazy-module.ts";
import type { Resolver, ServerFacts } from "./handler.ts";

/** The user of the transaction, if not the caller. */
interface Subject<Input> {
  userId: (input: Input) => string;
  /** These calls also appear in that user's access log: they read or change their data. */
  isNoted?: true;
}

/** What the pipeline does around the handler. See createPipeline for the order. */
export interface Policy<Input> {
  /** Checks the raw input before the schema. Throws ServiceError. */
  check?: (input: Record<string, unknown>, server: ServerFacts) => void;
  /** What must be up to date before the handler runs. */
  before?: readonly ("flushAccessLog" | "refreshAlerts")[];
  /**
   * The answer depends only on stored data. It is cached until the user's revision changes, at most for `ttlMs`.
   * `cacheHit` in the metadata says whether it came from the cache.
   */
  cache?: true | { ttlMs: number };
  /** Checks that need DNS, before the transaction. Throws ServiceError. */
  resolve?: (input: Input, resolver: Resolver) => Promise<void>;
  /** Links whose pages the handler reads. They are fetched first, if this process fetches pages. */
  links?: (input: Input) => readonly string[];
  /** The input's file, if any. It is read before the handler runs. Throws ServiceError. */
  file?: (input: Input) => SentFile | undefined;
  /** For administration: the user whose data the call reads or changes, if not the caller. */
  subject?: Subject<Input>;
  /** Credits for one successful call. */
  credits?: 1;
  /** The handler uses the catalog, for some or all inputs. It is loaded before the transaction. */
  catalog?: true | ((input: Record<string, unknown>) => boolean);
  /** What the handler uses of the program that no start loads. It is loaded before the transaction. */
  loads?: readonly LazyModule<unknown>[];
  /**
   * The handler of a write runs twice. The first run does not write, so results of `oncePerCall` are known when the
   * transaction begins.
   */
  rehearse?: true;
  /** True if the handler takes long for this input. It then runs in another thread. Implied if it uses the catalog. */
  heavy?: (input: Input) => boolean;
  /** Why the operation cannot be undone. No undo data is then stored. */
  final?: string;
  /**
   * A long read that then stores something, such as a token. It reads a snapshot, so other requests do not wait. Its
   * result's `keep` then runs in a writing transaction.
   */
  keeps?: true;
  /** What the change makes due after the commit. */
  after?: readonly "evaluateAlerts"[];
  /** The data has lists made by `listInPieces`, which may be larger than memory. A surface that can streams them. */
  inPieces?: true;
  /** Data fields that a replayed answer never shows. */
  redactOnReplay?: readonly string[];
}
