export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Names of operations that a sentence points to. */
export type See = string | readonly string[];

/** A sentence, and the operations that it points to; each surface names these in its own way. */
export interface Pointer {
  text: string;
  see?: See;
}

/** Where operations are, so that nothing else has to repeat a method, a path or a tool. Unknown names throw. */
export interface Directory {
  /** Every scope for a person's own data, sorted. */
  scopes: readonly string[];
  /** Every scope of administration, sorted. */
  adminScopes: readonly string[];
  /** The REST call of an operation, its path filled in from the input. */
  route: (name: string, input?: Record<string, string>) => { method: Method; path: string };
  /** The text followed by where to go, in words that hold on every surface. */
  say: (pointer: Pointer) => string;
  /** The same for callers over REST. */
  sayRoute: (pointer: Pointer) => string;
  /** The same for callers over MCP. */
  sayTool: (pointer: Pointer) => string;
}
