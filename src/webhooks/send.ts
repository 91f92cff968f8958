import {
  type ClientRequest,
  request as httpRequest,
  type IncomingMessage,
  type RequestOptions,
} from "node:http";
import { request as httpsRequest } from "node:https";
import type { TargetRules } from "../engine/target.ts";
import type { AttemptOutcome } from "../store/delivery-port.ts";
import { type Lookup, pinTarget, TargetRefused } from "./target.ts";

export interface SendRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
  rules: TargetRules;
  lookup: Lookup;
  timeoutMs: number;
}

export interface SendResult {
  outcome: AttemptOutcome;
  status: number | null;
  answer: string;
  retryAfter: string | undefined;
}

/** How much of an answer is kept, and how long its body is waited for once the status is known. */
const KEPT_BYTES = 1024;
const BODY_MS = 1000;

/** Sends one POST to the address that was just checked. Redirects are not followed; never throws. */
export async function send(request: SendRequest): Promise<SendResult> {
  try {
    const pinned = await pinTarget(request.url, request.rules, request.lookup);
    return await post(request, pinned);
  } catch (error) {
    const outcome = error instanceof TargetRefused ? error.outcome : "unreachable";
    return { outcome, status: null, answer: "", retryAfter: undefined };
  }
}

function post(request: SendRequest, pinned: { address: string; family: number }): Promise<SendResult> {
  return new Promise((resolve) => {
    const url = new URL(request.url);
    const done = (result: SendResult) => {
      clearTimeout(timer);
      outgoing.destroy();
      resolve(result);
    };
    const options: RequestOptions = {
      method: "POST",
      headers: { ...request.headers, "content-length": String(Buffer.byteLength(request.body)) },
      // The checked address is the one connected to, whatever the name says by now.
      lookup: (_host, { all }, callback) =>
        all ? callback(null, [pinned]) : callback(null, pinned.address, pinned.family),
      agent: false,
    };
    const start = url.protocol === "https:" ? httpsRequest : httpRequest;
    const outgoing: ClientRequest = start(url, options, (answer) => void readAnswer(answer).then(done));
    const failed = (outcome: AttemptOutcome) =>
      done({ outcome, status: null, answer: "", retryAfter: undefined });
    const timer = setTimeout(() => failed("timeout"), request.timeoutMs);
    outgoing.on("error", (error: NodeJS.ErrnoException) => failed(failureOf(error)));
    outgoing.end(request.body);
  });
}

function failureOf({ code = "" }: NodeJS.ErrnoException): AttemptOutcome {
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return "dns_error";
  if (code === "ETIMEDOUT" || code === "ESOCKETTIMEDOUT") return "timeout";
  return /CERT|TLS|SSL|EPROTO|SELF_SIGNED|ALTNAME/.test(code) ? "tls_error" : "unreachable";
}

async function readAnswer(answer: IncomingMessage): Promise<SendResult> {
  const status = answer.statusCode ?? 0;
  const text = await firstBytes(answer);
  const retryAfter = answer.headers["retry-after"];
  return { outcome: outcomeOf(status), status, answer: text, retryAfter };
}

function outcomeOf(status: number): AttemptOutcome {
  if (status >= 200 && status < 300) return "delivered";
  return status >= 300 && status < 400 ? "redirect" : "http_error";
}

/** The first 1 KB of the body; a body that is huge or never ends is left. */
function firstBytes(answer: IncomingMessage): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const finish = () => {
      clearTimeout(timer);
      answer.destroy();
      resolve(Buffer.concat(chunks).subarray(0, KEPT_BYTES).toString("utf8"));
    };
    const timer = setTimeout(finish, BODY_MS);
    answer.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= KEPT_BYTES) finish();
    });
    answer.once("end", finish);
    answer.once("error", finish);
  });
}
