import type { z } from "zod";
import type { CatalogueIndex } from "../engine/fit/prepare.ts";
import type { Tx } from "../store/ports/store.ts";
import type { ErrorType } from "./errors.ts";
import type { EventDeclaration } from "./event.ts";

type Effect = "read" | "create" | "update" | "delete";
type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Who asks, and what they may do. `keyId` is null for the local process over stdio and the command line. */
export interface Actor {
  userId: string;
  keyId: string | null;
  /** Key label or client name, as the access ledger shows it. */
  client: string;
  scopes: ReadonlySet<string>;
}

/** A call an agent would sensibly make next, with complete arguments. */
export interface NextCall {
  operation: string;
  input: Record<string, unknown>;
  why: string;
}

/** What a run gives back; a list operation's data is its page. */
export interface Result<Data> {
  data: Data;
  /** The operation's own metadata keys. */
  metadata?: Record<string, unknown>;
  /** Sent as `metadata.nextCursor`; only of list operations. */
  nextCursor?: string | null;
  next?: NextCall[];
  /** True where the answer must not be kept by any cache. */
  noStore?: boolean;
  /** True where nothing of what was done stands: it takes no credit, and no Idempotency-Key keeps it. */
  undone?: boolean;
}

/** What `run` may use: one unit of work, the clock's reading, ids and the outbox. Nothing else of the outside. */
export interface RunContext {
  tx: Tx;
  actor: Actor;
  now: Date;
  newId: (prefix: string) => string;
  publish: <Data extends z.ZodType>(event: EventDeclaration<Data>, data: z.input<Data>) => Promise<void>;
  /** Facts of this process that an answer may show or a rule may need. */
  server: ServerFacts;
  /** The occupations and skills to match against; only of operations that declare `needsCatalogue`. */
  catalogue: () => CatalogueIndex;
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

/** What `prepare` may use: this process, and the one thing of the outside that a rule may have to ask. */
export interface Preparation {
  server: ServerFacts;
  /** All addresses of a host name as of now, within some seconds; none where it has none. */
  addressesOf: (host: string) => Promise<string[]>;
}

/** The hints MCP clients show; each is derived from the effect unless the declaration overrides it. */
interface Hints {
  readOnly: boolean;
  destructive: boolean;
  idempotent: boolean;
}

/** The declaration of one operation, from which every surface is derived. */
export interface OperationSpec<Input extends z.ZodObject, Data extends z.ZodType> {
  /** `feature.verb` */
  name: string;
  /** `verb_noun`, the MCP tool's name. */
  tool: string;
  title: string;
  /** First sentence: what and when; at most 1,024 characters. */
  description: string;
  scope: string;
  effect: Effect;
  method: Method;
  /** Path below the origin, with `{field}` for path parameters. */
  path: string;
  /** Input fields sent in the query of a request that has a body. GET and DELETE send all in the query. */
  query?: readonly string[];
  /** One flat object: path, query and body fields side by side. */
  input: Input;
  data: Data;
  /** Shape of the operation's own metadata keys. */
  metadata?: z.ZodObject;
  /** The answer is a page: `data` is an array, `metadata` has `count` and `nextCursor`. */
  list?: boolean;
  /** Error types beside the universal ones. */
  errors?: readonly ErrorType[];
  /** The type of a malformed request, where it is not `validation.bad_request`. */
  invalid?: ErrorType;
  /** A query field whose absence is told before anything else is looked at. */
  requires?: { field: string; error: ErrorType };
  /** Rules with a type of their own, told before the schema speaks. Throws a ServiceError. */
  precheck?: (input: Record<string, unknown>, server: ServerFacts) => void;
  /** Rules that must ask the outside, after the schema spoke and before the unit begins. Throws a ServiceError. */
  prepare?: (input: z.output<Input>, outside: Preparation) => Promise<void>;
  run: (ctx: RunContext, input: z.output<Input>) => Promise<Result<z.input<Data>>>;
  /** Success status; 201 for creates and 200 otherwise unless said. */
  status?: number;
  /** Largest request body in bytes; 1 MiB unless said. */
  bodyLimit?: number;
  /** One credit a successful call. */
  metered?: boolean;
  /**
   * Depends on stored data only, so that an answer holds until the user's revision moves; with `forMs`, no longer
   * than that. Metadata that have a `cacheHit` say whether the answer was kept.
   */
  cacheable?: boolean | { forMs: number };
  /** Computes against the catalogue, for some inputs or all; it is loaded before the unit begins. */
  needsCatalogue?: boolean | ((input: Record<string, unknown>) => boolean);
  /** Changes what alerts are evaluated from. */
  movesCareer?: boolean;
  /** Shows alerts, so that an evaluation that is due comes before. */
  looksAtAlerts?: boolean;
  /** The type of an unexpected failure, where it is not `server.internal`. */
  failure?: ErrorType;
  /** Works on the access ledger, which must be on disk before. */
  readsLedger?: boolean;
  /** In the default MCP toolset. */
  core?: boolean;
  hints?: Partial<Hints>;
  /** Names of operations worth calling next; shown as `links.related`. */
  related?: readonly string[];
  /** Further `links` keys. */
  links?: Record<string, string>;
  /** Fields of `data` that a replay of the answer never shows. */
  secrets?: readonly string[];
  /** The same answer in few words, for a model that did not ask for all of it: fewer fields and items, of the same names. */
  concise?: (data: z.output<Data>) => unknown;
  /** Tokens of data, about, over which the concise form is the default; a page's worth unless said. */
  conciseOver?: number;
  /** The call for all that a concise answer left out, where it is not the same call again. */
  inFull?: (input: Record<string, unknown>) => Pick<NextCall, "operation" | "input"> | undefined;
  /** Fields of `data` that are sent back as they are, and so never cut to a page's worth. */
  uncut?: readonly string[];
  /** Names of fields, at any depth of `data`, whose texts may be other people's words; an answer to a model says where they are. */
  quotes?: readonly string[];
  /** An answer to a model says how large it is. */
  tellsSize?: boolean;
  /** Copies parts of the result beside `data` in the REST envelope. */
  alsoTopLevel?: readonly string[];
}

/** An operation with its types erased, as the surfaces see it. */
export interface Operation
  extends Omit<OperationSpec<z.ZodObject, z.ZodType>, "run" | "prepare" | "concise"> {
  feature: string;
  hints: Hints;
  status: number;
  bodyLimit: number;
  prepare?: (input: never, outside: Preparation) => Promise<void>;
  run: (ctx: RunContext, input: never) => Promise<Result<unknown>>;
  concise?: (data: never) => unknown;
}

const MEBIBYTE = 1024 * 1024;

/** Declares an operation: fills what its effect implies and keeps the types of `run` checked against its schemas. */
export function defineOperation<Input extends z.ZodObject, Data extends z.ZodType>(
  spec: OperationSpec<Input, Data>,
): Operation {
  return {
    ...spec,
    feature: spec.name.slice(0, spec.name.indexOf(".")),
    hints: { ...effectHints[spec.effect], ...spec.hints },
    status: spec.status ?? (spec.effect === "create" ? 201 : 200),
    bodyLimit: spec.bodyLimit ?? MEBIBYTE,
  };
}

const effectHints: Record<Effect, Hints> = {
  read: { readOnly: true, destructive: false, idempotent: true },
  create: { readOnly: false, destructive: false, idempotent: false },
  update: { readOnly: false, destructive: false, idempotent: true },
  delete: { readOnly: false, destructive: true, idempotent: true },
};

/** The names of the `{field}` parts of a path. */
export function pathFields(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "");
}
