import type { z } from "zod";
import type { Method } from "./directory.ts";
import type { Confirmation, ElicitationBinding } from "./elicitation.ts";
import type { ErrorType } from "./errors.ts";
import type { HandlerContext, HandlerResult, LaterResult, NextCall } from "./handler.ts";
import type { Policy } from "./policy.ts";

export type Effect = "read" | "create" | "update" | "delete";

/** The hints MCP clients show; each is derived from the effect unless the declaration overrides it. */
export interface Hints {
  readOnly: boolean;
  destructive: boolean;
  idempotent: boolean;
}

/** Which error type an invalid field answers with; a plain type stands for all three cases. */
export type FieldError = ErrorType | { missing?: ErrorType; tooLong?: ErrorType; invalid?: ErrorType };

/** Which error types an operation answers with. The universal ones are implied. */
export interface ErrorContract<Field extends string> {
  /**
   * Types of schema issues by field. `missing` means absent, or blank where there is no type for `invalid`. What is
   * missing is reported first, then what is invalid, each in this order, and both before any other fault of the input.
   */
  fields?: { readonly [Name in Field]?: FieldError };
  /** Type of any other malformed request; `validation.bad_request` by default. */
  request?: ErrorType;
  /** Types that the handler and the policy throw. */
  throws?: readonly ErrorType[];
  /** Type of an unexpected failure; `server.internal` by default. */
  unexpected?: ErrorType;
}

/** An answer that is a file, sent in place of the envelope. */
interface FileBinding<Output> {
  /** The media types that it may have. */
  mediaTypes: readonly string[];
  /** Headers of its own that it is sent with, and what each says. */
  headers?: Readonly<Record<string, string>>;
  /** The file that the data hold; a text is sent as UTF-8. */
  of: (data: Output) => {
    name: string;
    mediaType: string;
    content: string | Uint8Array<ArrayBuffer>;
    headers?: Record<string, string>;
  };
}

/** A file as MCP shows it, where it can be read, and a name of our own for it. */
export interface ShownFile {
  uri: string;
  name: string;
  mimeType: string;
  /** Text, or base64 as `blob`. */
  content: { text: string } | { blob: string };
}

/** An answer that is a file, as MCP shows it: a link that can be read, or the file where the call asks for it. */
interface LinkedFile<Output> {
  /** Where it is read; `{id}` stands for that input field, all others follow as a query. */
  uri: `career://${string}/{id}/${string}`;
  /** Takes the file out of the data. */
  of: (data: Output) => Omit<ShownFile, "uri"> & { data: unknown };
}

/** What a token in a URL may open: one kind of answer each, for programs that can send no header. */
export type UrlTokenKind = "calendar";

/** The operation as a REST route. */
export interface HttpBinding<Field extends string, Output> {
  /** Method and path below the origin, with `{field}` for path parameters. */
  route: `${Method} /api/v1/${string}`;
  /** Input fields sent in the query of a request that has a body. GET and DELETE send all in the query. */
  query?: readonly Field[];
  /** Success status; 201 for creates and 200 otherwise by default. */
  status?: 200 | 201 | 202;
  /** Success status where nothing of what was done stands; by default the same. */
  undoneStatus?: 200;
  /** Largest request body in bytes; 1 MiB by default. */
  maxBodyBytes?: number;
  /** Names of operations worth calling next, shown as `links.related`. */
  related?: readonly string[];
  /** Further `links` keys. */
  links?: Record<string, string>;
  /** Keys of the data that the envelope repeats beside `data`. */
  topLevel?: readonly string[];
  file?: FileBinding<Output>;
  /** The route takes a token of this kind in the query field `token`, and no API key. */
  urlToken?: UrlTokenKind;
  /** An extension of the person's browser may call the route, with a key. */
  fromExtensions?: true;
}

/** The same answer in few words, for a model that did not ask for all of it: of one shape, however much there is. */
interface Concise<Output> {
  /** Gives fewer fields and items, under the same names. */
  of: (data: Output) => unknown;
  /** Fields that callers send back unchanged, and that are therefore never truncated. */
  keep?: readonly string[];
  /** The call for all that was left out, where it is not the same call again; undefined where it would help nobody. */
  full?: (input: Record<string, unknown>, data: Output) => Pick<NextCall, "operation" | "input"> | undefined;
}

/** The answer of a read as an MCP resource. */
export interface ResourceBinding {
  /** The URI; `{field}` at its end names the one input field, which makes it a template. */
  uri: `career://${string}`;
  name: string;
  title: string;
  description: string;
  /** JSON by default. */
  mimeType?: "text/markdown";
  /** Place in the list of resources, or in that of templates, counted from 1. */
  position: number;
  /** All values of the template's field; by default the ids that the feature's list operation gives. */
  values?: readonly string[];
}

/** The operation as an MCP tool. */
export interface McpBinding<Output> {
  /** `verb_noun` */
  tool: string;
  /** Member of a toolset beside that of its feature: the default one, or the one that a client of that name asks for. */
  toolset?: "core" | "chatgpt";
  /**
   * Its own tool answers with the data alone, as clients want it that know the tool by name: what is said beside the
   * data goes into the result's `_meta`.
   */
  bare?: true;
  /** What people say who need it, where the declaration's texts do not: a word or a phrase each. */
  words?: readonly string[];
  /** Hints that differ from what the effect implies. */
  annotations?: Partial<Hints>;
  /** Names of fields, at any depth, whose texts may be other people's words; answers to a model say where they are. */
  untrusted?: readonly string[];
  concise?: Concise<Output>;
  /** What a model is shown of the data beside the suggested calls, which say a part of it. */
  besideNext?: (data: Output, next: readonly NextCall[]) => unknown;
  /** An answer for a model in place of an error that is none to it: what is missing is where the work begins. */
  whenMissing?: { type: ErrorType; answer: (userId: string) => { data: unknown; next: NextCall[] } };
  file?: LinkedFile<Output>;
  /** Adds the size of the answer to its metadata. */
  reportSize?: boolean;
  /** The operation is a resource, too. */
  resource?: ResourceBinding;
  /** What the person agrees to before a delete runs; every delete has one. */
  confirm?: Confirmation;
  elicit?: ElicitationBinding;
}

/** The declaration of one operation, from which every surface is derived. */
export interface OperationDefinition<Input extends z.ZodObject, Output extends z.ZodType> {
  /** `feature.verb` */
  name: `${string}.${string}`;
  title: string;
  /** The first sentence says what the operation does and when to call it; at most 1,024 characters. */
  description: string;
  scope: `${"read" | "write"}:${string}`;
  effect: Effect;
  /** One flat object: path, query and body fields side by side. */
  input: Input;
  /** Shape of `data`; `page(Item)` makes the answer one of a list. */
  output: Output;
  /** Shape of the operation's own metadata keys. */
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
