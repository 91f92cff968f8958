import type { Error as Body } from "./generated/types.gen.ts";

/** The closed list of failures, such as `alerts.not_found`; decide by it. */
export type ErrorType = Body["type"];

interface Failure {
  status: number;
  body: Partial<Body>;
  requestId: string | undefined;
  retryAfterSeconds: number | undefined;
  next: readonly string[];
}

/** The server answered with a failure. */
export class CareerContextError extends Error {
  override readonly name = "CareerContextError";
  readonly status: number;
  /** Absent where something between here and the server answered. */
  readonly type: ErrorType | undefined;
  readonly requestId: string | undefined;
  /** When to try again, where the server says so. */
  readonly retryAfterSeconds: number | undefined;
  /** The operations that the message names as of use now, such as `alerts.list`. */
  readonly next: readonly string[];

  constructor({ status, body, requestId, retryAfterSeconds, next }: Failure) {
    super(body.message ?? body.error ?? `The server answered ${status}.`);
    this.status = status;
    this.type = body.type;
    this.requestId = requestId;
    this.retryAfterSeconds = retryAfterSeconds;
    this.next = next;
  }
}

/** No whole answer came: the server was not reached, the connection broke, or the time was over. `cause` says which. */
export class ConnectionError extends Error {
  override readonly name = "ConnectionError";
}

/** Creates the error of an unsuccessful response. */
export function errorOf(response: Response, text: string, routes: ReadonlyMap<string, string>) {
  const body = bodyIn(text);
  return new CareerContextError({
    status: response.status,
    body,
    requestId: response.headers.get("x-request-id") ?? undefined,
    retryAfterSeconds: secondsIn(response.headers.get("retry-after")),
    next: namedIn(body.message ?? "", routes),
  });
}

function bodyIn(text: string): Partial<Body> {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body !== null ? body : {};
  } catch {
    return {};
  }
}

/** Retry-After in seconds, which may be a date. */
function secondsIn(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, (date - Date.now()) / 1000);
}

function namedIn(message: string, routes: ReadonlyMap<string, string>): string[] {
  const named = message.match(/\b(?:GET|POST|PUT|PATCH|DELETE) \/api\/v1\/[\w/{}-]+/g) ?? [];
  return [...new Set(named.flatMap((route) => routes.get(route) ?? []))];
}
