import type { IncomingMessage } from "node:http";
import type { Timers } from "../shared/timers.ts";
import type { AttemptOutcome } from "../store/ports/deliveries.ts";

/** The result of one request. */
export interface SendResult {
  outcome: AttemptOutcome;
  status: number | null;
  /** The first 1 KB of the response's body as text. */
  answer: string;
  retryAfter: string | undefined;
}

/** How much of a body is stored, and how long to wait for it once the status is known. */
const KEPT_BYTES = 1024;
const BODY_MS = 1000;

/** Reads the stored part of a response. The connection is reused only if the response has ended by then. */
export async function readResponse(response: IncomingMessage, timers: Timers): Promise<SendResult> {
  const status = response.statusCode ?? 0;
  const text = await firstBytes(response, timers);
  return { outcome: outcomeOf(status), status, answer: text, retryAfter: response.headers["retry-after"] };
}

/** The result of an attempt without a response. */
export function noResponse(outcome: AttemptOutcome): SendResult {
  return { outcome, status: null, answer: "", retryAfter: undefined };
}

/** Maps the error of a request to an outcome. */
export function failureOf({ code = "" }: NodeJS.ErrnoException): AttemptOutcome {
  if (code === "ABORT_ERR" || code === "ETIMEDOUT") return "timeout";
  // The endpoint sent bytes that are not HTTP.
  if (code.startsWith("HPE_")) return "http_error";
  return isTlsCode(code) ? "tls_error" : "unreachable";
}

function isTlsCode(code: string): boolean {
  return /CERT|TLS|SSL|EPROTO|SIGNATURE|HOSTNAME_MISMATCH|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH/.test(code);
}

function outcomeOf(status: number): AttemptOutcome {
  if (status >= 200 && status < 300) return "delivered";
  return status >= 300 && status < 400 ? "redirect" : "http_error";
}

/** Reads the first bytes of the body. The rest of a large, slow or broken body is dropped. */
function firstBytes(response: IncomingMessage, timers: Timers): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const finish = () => {
      cancelTimeout();
      resolve(textOf(Buffer.concat(chunks).subarray(0, KEPT_BYTES)));
    };
    const stop = () => {
      response.destroy();
      finish();
    };
    const cancelTimeout = timers.after(BODY_MS, stop);
    response.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size > KEPT_BYTES) stop();
    });
    response.once("end", finish);
    response.once("error", finish);
    response.once("close", finish);
  });
}

/** Decodes UTF-8. Drops a cut character at the end, and replaces invalid bytes. */
function textOf(bytes: Buffer): string {
  return new TextDecoder().decode(bytes, { stream: true });
}
