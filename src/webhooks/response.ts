import type { IncomingMessage } from "node:http";
import type { Timers } from "../shared/timers.ts";
import type { AttemptOutcome } from "../store/ports/deliveries.ts";

/** What came of one request. */
export interface SendResult {
  outcome: AttemptOutcome;
  status: number | null;
  /** The first 1 KB of the answer's body as text. */
  answer: string;
  retryAfter: string | undefined;
}

/** How much of an answer is kept, and how long its body is waited for once the status is known. */
const KEPT_BYTES = 1024;
const BODY_MS = 1000;

/** Reads as much of an answer as is kept. Its connection is kept open only where it ended by then. */
export async function readAnswer(answer: IncomingMessage, timers: Timers): Promise<SendResult> {
  const status = answer.statusCode ?? 0;
  const text = await firstBytes(answer, timers);
  return { outcome: outcomeOf(status), status, answer: text, retryAfter: answer.headers["retry-after"] };
}

/** An attempt that got no answer. */
export function noResponse(outcome: AttemptOutcome): SendResult {
  return { outcome, status: null, answer: "", retryAfter: undefined };
}

/** The outcome that an error of a request stands for. */
export function failureOf({ code = "" }: NodeJS.ErrnoException): AttemptOutcome {
  if (code === "ABORT_ERR" || code === "ETIMEDOUT") return "timeout";
  // It answered, though not in HTTP.
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

/** The first bytes of the body; one that is huge, or slow, or breaks off, is left where it is. */
function firstBytes(answer: IncomingMessage, timers: Timers): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const finish = () => {
      cancelTimeout();
      resolve(textOf(Buffer.concat(chunks).subarray(0, KEPT_BYTES)));
    };
    const leave = () => {
      answer.destroy();
      finish();
    };
    const cancelTimeout = timers.after(BODY_MS, leave);
    answer.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size > KEPT_BYTES) leave();
    });
    answer.once("end", finish);
    answer.once("error", finish);
    answer.once("close", finish);
  });
}

/** Bytes as text; a character that the cut went through is left out, what is no UTF-8 is marked. */
function textOf(bytes: Buffer): string {
  return new TextDecoder().decode(bytes, { stream: true });
}
