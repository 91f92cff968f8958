import type { z } from "zod";
import type { Method } from "./directory.ts";
import type { Confirmation, ElicitationBinding } from "./elicitation.ts";
import type { ErrorType } from "./errors.ts";
import type { HandlerContext, HandlerResult, LaterResult, NextCall } from "./handler.ts";
import type { Policy } from "./policy.ts";

export type Effect = "read" | "create" | "update" | "delete";

/** Hints for MCP clients. Each follows from the effect unless the declaration overrides it. */
export interface Hints {
  readOnly: boolean;
  destructive: boolean;
  idempotent: boolean;
}

/** The error type for an invalid field. A plain type covers all three cases. */
export type FieldError = ErrorType | { missing?: ErrorType; tooLong?: ErrorType; invalid?: ErrorType };

/** The error types that an operation can return. The universal ones are implied. */
export interface ErrorContract<Field extends string> {
  /**
   * Error types of schema issues by field. `missing` means absent, or blank if there is no type for `invalid`. Missing
   * fields are reported first, then invalid ones, in this order, then any other fault of the input.
   */
  fields?: { readonly [Name in Field]?: FieldError };
  /** The error type of any other malformed request. Default: `validation.bad_request`. */
  request?: ErrorType;
  /** Error types that the handler and the policy throw. */
  throws?: readonly ErrorType[];
  /** The error type of an unexpected failure. Default: `server.internal`. */
  unexpected?: ErrorType;
}

/** A file answer, sent instead of the envelope. */
interface FileBinding<Output> {
  /** Its possible media types. */
  mediaTypes: readonly string[];
  /** Extra response headers, with a description each. */
  headers?: Readonly<Record<string, string>>;
  /** Takes the file out of the data. Text is sent as UTF-8. */
  of: (data: Output) => {
    name: string;
    mediaType: string;
    content: string | Uint8Array<ArrayBuffer>;
    headers?: Record<string, string>;
  };
}

/** A file as MCP shows it: where to read it, and its name. */
export interface ShownFile {
  uri: string;
  name: string;
  mimeType: string;
  /** Text, or base64 as `blob`. */
  content: { text: string } | { blob: string };
}

/** A file answer over MCP: a link to read, or the file itself if the call asks for it. */
interface LinkedFile<Output> {
  /** The URI to read it at. `{id}` is that input field; all other fields go into the query. */
  uri: `career://${string}/{id}/${string}`;
  /** Takes the file out of the data. */
  of: (data: Output) => Omit<ShownFile, "uri"> & { data: unknown };
}

/** Kinds of URL tokens. Each opens one kind of answer, for programs that cannot send headers. */
export type UrlTokenKind = "calendar";

/** The operation as a REST route. */
export interface HttpBinding<Field extends string, Output> {
  /** Method and path, with `{field}` for path parameters. */
  route: `${Method} /api/v1/${string}`;
  /** Input fields in the query of a request with a body. GET and DELETE send all fields in the query. */
  query?: readonly Field[];
  /** Success status. Default: 201 for creates, otherwise 200. */
  status?: 200 | 201 | 202;
  /** Success status if everything was rolled back. Default: the same. */
  undoneStatus?: 200;
  /** The largest request body in bytes. Default: 1 MiB. */
  maxBodyBytes?: number;
  /** Names of operations worth calling next, shown as `links.related`. */
  related?: readonly string[];
  /** Further `links` keys. */
  links?: Record<string, string>;
  /** Keys of the data that the envelope repeats next to `data`. */
  topLevel?: readonly string[];
  file?: FileBinding<Output>;
  /** The route takes a token of this kind in the query field `token`, not an API key. */
  urlToken?: UrlTokenKind;
  /** An extension of the person's browser may call the route, with a key. */
  fromExtensions?: true;
}

/** A shorter answer for a model that did not ask for everything. Its shape does not depend on the amount of data. */
interface Concise<Output> {
  /** Returns fewer fields and items, under the same names. */
  of: (data: Output) => unknown;
  /** Fields that callers send back unchanged. They are never truncated. */
  keep?: readonly string[];
  /** The call that returns the omitted parts, if it is not the same call. Undefined if there is none. */
  full?: (input: Record<string, unknown>, data: Output) => Pick<NextCall, "operation" | "input"> | undefined;
}

/** The answer of a read as an MCP resource. */
export interface ResourceBinding {
  /** The URI. `{field}` at its end names the only input field and makes it a template. */
  uri: `career://${string}`;
  name: string;
  title: string;
  description: string;
  /** JSON by default. */
  mimeType?: "text/markdown";
  /** Position in the list of resources or templates, from 1. */
  position: number;
  /** All values of the template's field. Default: the ids from the feature's list operation. */
  values?: readonly string[];
}

/** The operation as an MCP tool. */
export interface McpBinding<Output> {
  /** `verb_noun` */
  tool: string;
  /** Also part of this toolset, next to its feature's: the default one, or one that a client requests by name. */
  toolset?: "core" | "chatgpt";
  /**
   * The tool returns only the data, as clients that know the tool by name expect. Everything else goes into the
   * result's `_meta`.
   */
  bare?: true;
  /** Words or phrases that people use for it, if the declaration's texts lack them. */
  words?: readonly string[];
  /** Hints that differ from what the effect implies. */
  annotations?: Partial<Hints>;
  /** Names of fields, at any depth, that may hold text by other people. Answers to a model mark them. */
  untrusted?: readonly string[];
  concise?: Concise<Output>;
  /** The part of the data that a model sees next to the suggested calls, which already contain the rest. */
  besideNext?: (data: Output, next: readonly NextCall[]) => unknown;
  /** An answer for a model instead of an error: the missing data is where its work starts. */
  whenMissing?: { type: ErrorType; answer: (userId: string) => { data: unknown; next: NextCall[] } };
  file?: LinkedFile<Output>;
  /** Adds the answer's size to its metadata. */
  reportSize?: boolean;
  /** The operation is also a resource. */
  resource?: ResourceBinding;
  /** What the user confirms before a delete. Every delete has one. */
  confirm?: Confirmation;
  elicit?: ElicitationBinding;
}

/** The declaration of one operation, from which every surface is derived. */
export interface OperationDefinition<Input extends z.ZodObject, Output extends z.ZodType> {
  /** `feature.verb` */
  name: `${string}.${string}`;
  title: string;
  /** The first sentence says what it does and when to call it. At most 1,024 characters. */
  description: string;
  scope: `${"read" | "write"}:${string}`;
  effect: Effect;
  /** One flat object with all path, query and body fields. */
  input: Input;
  /** The shape of `data`. `page(Item)` makes it a list. */
  output: Output;
  /** Metadata keys of the operation. */
  metadata?: z.ZodObject;
  errors?: ErrorContract<Extract<keyof z.input<Input>, string>>;
  http: HttpBinding<Extract<keyof z.input<Input>, string>, z.output<Output>>;
  mcp: McpBinding<z.output<Output>>;
  policy?: Policy<z.output<Input>>;
  handler: (
    ctx: HandlerContext,
    input: z.output<Input>,
  ) => Promise<HandlerResult<z.input<Output>> | LaterResult<z.input<Output>>>;
}
