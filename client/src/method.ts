import type { Route } from "./route.ts";

/** What may be said of one call beside its input. */
export interface CallOptions {
  /** Ends the call, waiting included. */
  signal?: AbortSignal;
  /** The key under which a POST that writes happens once; made for each call where it is absent. */
  idempotencyKey?: string;
}

/** A file that was answered in place of JSON. */
export interface FileAnswer {
  content: Uint8Array;
  mediaType: string;
  headers: Headers;
}

/** How the methods reach the server. */
export interface Caller {
  json: (route: Route, input: object | undefined, options: CallOptions | undefined) => Promise<unknown>;
  file: (route: Route, input: object | undefined, options: CallOptions | undefined) => Promise<FileAnswer>;
}

type Fields<Part> = [Exclude<Part, undefined>] extends [never] ? unknown : Exclude<Part, undefined>;
type Flat<Type> = { [Name in keyof Type]: Type[Name] };

/** Path, query and body of a call as one object. */
export type Input<Data extends { path?: unknown; query?: unknown; body?: unknown }> = Flat<
  Fields<Data["path"]> & Fields<Data["query"]> & Fields<Data["body"]>
>;

type Arguments<In> =
  Partial<In> extends In ? [input?: In, options?: CallOptions] : [input: In, options?: CallOptions];

/** A call that gives `{ data, metadata, links }`. */
export type Method<In, Answer> = (...args: Arguments<In>) => Promise<Answer>;

/** A call that gives a page; `all` gives the items of all pages, one after the other. */
export interface PagedMethod<In, Answer extends { data: unknown[] }> {
  (...args: Arguments<In>): Promise<Answer>;
  all: (...args: Arguments<In>) => AsyncGenerator<Answer["data"][number], void, undefined>;
}

/** A call that gives a file. */
export type FileMethod<In> = (...args: Arguments<In>) => Promise<FileAnswer>;

interface Page {
  // biome-ignore lint/suspicious/noExplicitAny: the generated interface says what they are.
  data: any[];
  metadata: { nextCursor: string | null };
}

/** Makes the method of an operation that answers JSON. */
export function method(caller: Caller, route: Route) {
  // biome-ignore lint/suspicious/noExplicitAny: the generated interface says what it gives.
  return (input?: object, options?: CallOptions): Promise<any> => caller.json(route, input, options);
}

/** Makes the method of an operation that answers a file. */
export function fileMethod(caller: Caller, route: Route) {
  return (input?: object, options?: CallOptions) => caller.file(route, input, options);
}

/** Makes the method of an operation that answers pages. */
export function pagedMethod(caller: Caller, route: Route) {
  const one = method(caller, route);
  async function* all(input?: object, options?: CallOptions) {
    let cursor: string | null | undefined;
    do {
      const page: Page = await one({ ...input, ...(cursor && { cursor }) }, options);
      yield* page.data;
      cursor = page.metadata.nextCursor;
    } while (cursor !== null);
  }
  return Object.assign(one, { all });
}
