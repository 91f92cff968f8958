export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Names of operations that a text points to. */
export type See = string | readonly string[];

/** A text and the operations that it points to. Each surface names them in its own way. */
export interface Pointer {
  text: string;
  see?: See;
}

/** Finds operations by name, so no other code repeats a method, path or tool. Unknown names throw. */
export interface Directory {
  /** Every scope for a user's own data, sorted. */
  scopes: readonly string[];
  /** Every scope of administration, sorted. */
  adminScopes: readonly string[];
  /** The REST call of an operation, with its path filled in from the input. */
  route: (name: string, input?: Record<string, string>) => { method: Method; path: string };
  /** The text followed by the next calls, worded for every surface. */
  say: (pointer: Pointer) => string;
  /** The same for callers over REST. */
  sayRoute: (pointer: Pointer) => string;
  /** The same for callers over MCP. */
  sayTool: (pointer: Pointer) => string;
}
