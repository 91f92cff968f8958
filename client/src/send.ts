import { type CareerContextError, ConnectionError, errorOf } from "./error.ts";
import type { Caller, CallOptions } from "./method.ts";
import { type Placed, place, type Route } from "./route.ts";

export interface Settings {
  url: string;
  key: string;
  fetch: typeof fetch;
  maxRetries: number;
  maxWaitMs: number;
  timeoutMs: number;
  /** Names of operations by method and path. */
  names: ReadonlyMap<string, string>;
}

interface Answer {
  response: Response;
  content: Uint8Array;
}

const FIRST_BACKOFF_MS = 500;
const LONGEST_BACKOFF_MS = 8000;

/** What calls the operations of a server. */
export function createCaller(settings: Settings): Caller {
  return {
    json: async (route, input, options) => JSON.parse(textOf(await call(settings, route, input, options))),
    file: async (route, input, options) => {
      const { response, content } = await call(settings, route, input, options);
      const { headers } = response;
      return { content, mediaType: headers.get("content-type") ?? "application/octet-stream", headers };
    },
  };
}

async function call(
  settings: Settings,
  route: Route,
  input: object | undefined,
  options: CallOptions = {},
): Promise<Answer> {
  const placed = place(route, input);
  const headers = headersOf(settings, placed, options);
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await attempted(settings, placed, headers, options.signal);
    if (!(outcome instanceof Error)) return outcome;
    const wait = attempt < settings.maxRetries ? waitMs(outcome, placed, attempt) : undefined;
    // A wait of an hour is the caller's to decide on; the error says how long.
    if (wait === undefined || wait > settings.maxWaitMs) throw outcome;
    await pause(wait, options.signal);
  }
}

function headersOf({ key }: Settings, placed: Placed, { idempotencyKey }: CallOptions) {
  return {
    accept: "*/*",
    ...(!placed.hasToken && { authorization: `Bearer ${key}` }),
    ...(placed.body !== undefined && { "content-type": "application/json" }),
    ...(placed.isOnce && { "idempotency-key": idempotencyKey ?? crypto.randomUUID() }),
  };
}

/** One request to the end of its answer; gives the error of a failure, and throws where the caller gave up. */
async function attempted(
  settings: Settings,
  { method, target, body }: Placed,
  headers: Record<string, string>,
  signal: AbortSignal | undefined,
): Promise<Answer | CareerContextError | ConnectionError> {
  signal?.throwIfAborted();
  const limit = AbortSignal.timeout(settings.timeoutMs);
  const ends = signal ? AbortSignal.any([signal, limit]) : limit;
  const sent = { method, headers, signal: ends, ...(body !== undefined && { body }) };
  try {
    const response = await settings.fetch(`${settings.url}${target}`, sent);
    const answer = { response, content: new Uint8Array(await response.arrayBuffer()) };
    return response.ok ? answer : errorOf(response, textOf(answer), settings.names);
  } catch (cause) {
    signal?.throwIfAborted();
    return new ConnectionError("The server gave no whole answer.", { cause });
  }
}

/** How long to wait before the request is sent again; undefined where it is not. */
function waitMs(error: CareerContextError | ConnectionError, placed: Placed, attempt: number) {
  const isSafe = placed.method === "GET" || placed.isOnce;
  const backoff = Math.min(LONGEST_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** attempt) * (0.5 + Math.random() / 2);
  if (error instanceof ConnectionError) return isSafe ? backoff : undefined;
  const { status, retryAfterSeconds } = error;
  const asked = retryAfterSeconds === undefined ? backoff : retryAfterSeconds * 1000;
  // Over the limit nothing was done, whatever the method.
  if (status === 429) return asked;
  if (status === 502 || status === 503 || status === 504) return isSafe ? asked : undefined;
  // The first of two, whose connection broke, is still being answered.
  if (status === 409 && placed.isOnce && attempt > 0) return backoff;
  return undefined;
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", end);
      resolve();
    }, ms);
    signal?.addEventListener("abort", end, { once: true });
  });
}

function textOf({ content }: Answer): string {
  return new TextDecoder().decode(content);
}
