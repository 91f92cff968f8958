import type { Timers } from "../../shared/timers.ts";

/** Fetches a JSON document of an issuer. Throws with what was wrong, in words without anything that came. */
export type JsonFetch = (url: string) => Promise<unknown>;

/** Nothing answers there, so that asking for another document would only take longer. */
export class Unreachable extends Error {}

const TIMEOUT_MS = 5000;
/** The keys of the largest issuers take some 20 KB. */
const LARGEST = 256 * 1024;

/**
 * Creates what fetches documents of an issuer. The operator named it, so its address may be a private one; what answers
 * there may still be anything: no redirect is followed, and time and size are bounded.
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
      if (response.status !== 200) throw new Error(`it answers with the status ${response.status}`);
      return JSON.parse(await textOf(response));
    } catch (error) {
      throw toReason(error, abort.signal);
    } finally {
      cancelTimeout();
      abort.abort();
    }
  };
}

/** Reads a body as far as it may be long. */
async function textOf({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body ?? []) {
    size += piece.byteLength;
    if (size > LARGEST) throw new Error(`its answer is longer than ${LARGEST} bytes`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString("utf8");
}

function toReason(error: unknown, signal: AbortSignal): Error {
  if (signal.aborted) return new Unreachable(`it does not answer within ${TIMEOUT_MS / 1000} seconds`);
  if (error instanceof SyntaxError) return new Error("its answer is no JSON");
  if (error instanceof Error && !(error instanceof TypeError)) return error;
  // The cause of a connection that failed has the code; its message names addresses.
  const { code } = Object(error instanceof Error ? error.cause : undefined);
  return new Unreachable(`it cannot be reached${typeof code === "string" ? ` (${code})` : ""}`);
}
