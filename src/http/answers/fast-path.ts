import type { IncomingMessage, ServerResponse } from "node:http";
import { findCaller } from "../../auth/find-caller.ts";
import type { KeyRecord } from "../../store/ports/store.ts";
import { showedKey } from "../connections.ts";
import { apiHeaders } from "../headers.ts";
import { logRequest, type RequestDependencies, requestIdOf } from "../request-pipeline.ts";
import { type AnswerMemory, type FoundAnswer, formatTime } from "./answer-memory.ts";
import { fillEnvelope, matchesTag } from "./envelope.ts";

/** Answers a request if it can. False leaves it to the router. */
export type FastPath = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;

/** A request with its time, and the key that it is counted for. */
interface Received {
  request: IncomingMessage;
  response: ServerResponse;
  now: Date;
  key: KeyRecord;
}

/**
 * Creates the fast path for a repeated GET. It skips the router with its Request and Response, which cost more than
 * everything else. It handles only requests that would pass every check again, and sends the same bytes.
 */
export function createFastPath(deps: RequestDependencies, answers: AnswerMemory): FastPath {
  return (request, response) => {
    const now = deps.runtime.now();
    const known = find(answers, request, now);
    if (!known) return false;
    if (known.revision === undefined) return send(deps, { request, response, now, key: known.key }, known);
    return callerOf(deps, request, known, now).then(
      (key) => key !== undefined && send(deps, { request, response, now, key }, known),
      // The router reports it.
      () => false,
    );
  };
}

/** If the store cannot be read, the router reports it. */
function find(answers: AnswerMemory, request: IncomingMessage, now: Date) {
  try {
    return answers.find(request, now);
  } catch {
    return undefined;
  }
}

/** The caller, if an answer is still valid for them. Rejects if they may not call any longer. */
async function callerOf(
  { store, remote }: RequestDependencies,
  { headers }: IncomingMessage,
  { key, revision }: FoundAnswer,
  now: Date,
) {
  // A URL with a token is never answered, so no answer to one is stored.
  const presented = { header: (name: string) => one(headers[name]), query: () => undefined };
  const caller = await findCaller(presented, "rest", { store, remote }, now);
  const isSame = caller.id === key.id && caller.revision === revision && caller.credits === null;
  return isSame ? caller : undefined;
}

function send(
  deps: RequestDependencies,
  { request, response, now, key }: Received,
  { operation, resource, tag, parts }: FoundAnswer,
): boolean {
  const { rateLimiter, runtime, telemetry } = deps;
  const rate = rateLimiter.takeReserved(key, now);
  if (!rate) return false;
  const header = (name: string) => one(request.headers[name]);
  const seen = telemetry?.incoming(header, () => telemetry.call(operation, "rest"));
  const requestId = requestIdOf(header("x-request-id"), runtime);
  const headers = apiHeaders(requestId, rate);
  headers.etag = tag;
  const isSame = matchesTag(request.headers["if-none-match"], tag);
  const status = isSame ? 304 : 200;
  const body = isSame ? undefined : fillEnvelope(parts, requestId, formatTime(now));
  if (body !== undefined) {
    headers["content-type"] = "application/json";
    headers["content-length"] = String(Buffer.byteLength(body));
  }
  response.writeHead(status, headers).end(body);
  showedKey(request.socket, key.id);
  logRequest(deps, { key, now, operation, resource, status });
  seen?.end(status);
  return true;
}

function one(header: string | string[] | undefined): string | undefined {
  return typeof header === "string" ? header : undefined;
}
