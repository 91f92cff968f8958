import { names, type Operations, operations } from "./generated/operations.ts";
import { createCaller } from "./send.ts";

export interface ClientOptions {
  /** A key of the server, `sk_…`. */
  key: string;
  /** Where the server is, without `/api/v1`; http://127.0.0.1:8787 unless said. */
  url?: string;
  /** How often a request that may be repeated is sent again; 2 unless said. */
  maxRetries?: number;
  /** The longest that one retry waits, Retry-After included; 60,000 unless said. */
  maxWaitMs?: number;
  /** How long one attempt may take; 60,000 unless said. */
  timeoutMs?: number;
  /** In place of the global fetch. */
  fetch?: typeof fetch;
}

/** A server's operations by feature and verb. */
export type Client = Operations;

/**
 * A client of one server, with one key.
 *
 * @example
 * const client = createClient({ key: "sk_…" });
 * for await (const memory of client.memories.list.all()) console.log(memory.contentText);
 */
export function createClient(options: ClientOptions): Client {
  const {
    key,
    url = "http://127.0.0.1:8787",
    maxRetries = 2,
    maxWaitMs = 60_000,
    timeoutMs = 60_000,
  } = options;
  const ours: typeof fetch = options.fetch ?? ((input, init) => fetch(input, init));
  const settings = {
    key,
    url: url.replace(/\/+$/, ""),
    maxRetries,
    maxWaitMs,
    timeoutMs,
    fetch: ours,
    names,
  };
  return operations(createCaller(settings));
}
