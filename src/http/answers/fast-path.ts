import type { IncomingMessage, ServerResponse } from "node:http";
import { showedKey } from "../connections.ts";
import { apiHeaders } from "../headers.ts";
import { logRequest, type RequestDependencies, requestIdOf } from "../request-pipeline.ts";
import { type AnswerMemory, formatTime } from "./answer-memory.ts";
import { fillEnvelope, matchesTag } from "./envelope.ts";

/** Answers a request if it can. False leaves it to the router. */
export type FastPath = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Creates the fast path for a repeated GET. It skips the router with its Request and Response, which cost more than
 * everything else. It handles only requests that would pass every check again, and sends the same bytes.
 */
export function createFastPath(deps: RequestDependencies, answers: AnswerMemory): FastPath {
  return (request, response) => {
    const now = deps.runtime.now();
    const known = find(answers, request, now);
    const rate = known && deps.rateLimiter.takeReserved(known.key, now);
    if (!rate) return false;
    const { key, operation, resource, tag, parts } = known;
    const { telemetry } = deps;
    const header = (name: string) => one(request.headers[name]);
    const seen = telemetry?.incoming(header, () => telemetry.call(operation, "rest"));
    const requestId = requestIdOf(one(request.headers["x-request-id"]), deps.runtime);
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

function one(header: string | string[] | undefined): string | undefined {
  return typeof header === "string" ? header : undefined;
}
