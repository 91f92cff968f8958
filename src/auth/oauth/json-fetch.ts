import type { Timers } from "../../shared/timers.ts";

/** Fetches a JSON document from an issuer. The error message never repeats received content. */
export type JsonFetch = (url: string) => Promise<unknown>;

/** The host does not respond, so requesting another document would only take longer. */
export class Unreachable extends Error {}

const TIMEOUT_MS = 5000;
/** The largest issuers' keys take about 20 KB. */
const LARGEST = 256 * 1024;

/**
 * Creates a fetcher for an issuer's documents. The operator named the issuer, so a private address is allowed. The
 * response may still be anything: redirects are not followed, and time and size are limited.
 */
export function createJsonFetch(timers: Pick<Timers, "after">): JsonFetch {
  return async (url) => {
    const abort = new AbortController();
    const cancelTimeout = timers.after(TIMEOUT_MS, () => abort.abort());
    try {
      const response = await fetch(url, {
        headers: { accept: "application/json" },
        redirect: "manual",
        signal: abort.signal,
      });
      if (response.status !== 200) throw new Error(`it responds with status ${response.status}`);
      return JSON.parse(await textOf(response));
    } catch (error) {
      throw toReason(error, abort.signal);
    } finally {
      cancelTimeout();
      abort.abort();
    }
  };
}

/** Reads a body up to the size limit. */
async function textOf({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body ?? []) {
    size += piece.byteLength;
    if (size > LARGEST) throw new Error(`its response is longer than ${LARGEST} bytes`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString("utf8");
}

function toReason(error: unknown, signal: AbortSignal): Error {
  if (signal.aborted) return new Unreachable(`it does not respond within ${TIMEOUT_MS / 1000} seconds`);
  if (error instanceof SyntaxError) return new Error("its response is not JSON");
  if (error instanceof Error && !(error instanceof TypeError)) return error;
  // The cause of a failed connection has the code. Its message contains addresses.
  const { code } = Object(error instanceof Error ? error.cause : undefined);
  return new Unreachable(`it cannot be reached${typeof code === "string" ? ` (${code})` : ""}`);
}
