import type { Context, Hono } from "hono";
import { securityHeaders } from "./headers.ts";
import { type AllowedHosts, checkOrigin } from "./origin-check.ts";

/** The headers that a page may send. It may send its key only in Authorization. */
const SENT = "authorization, content-type, idempotency-key, if-match, if-none-match, x-request-id";
/** The response headers that a page may read. */
const SHOWN = [
  ...["etag", "retry-after", "x-request-id", "x-api-version", "idempotency-replayed", "www-authenticate"],
  ...["x-ratelimit-limit", "x-ratelimit-remaining", "x-ratelimit-reset"],
  ...["content-disposition", "x-omitted", "x-unshown"],
].join(", ");
const METHODS = "GET, HEAD, POST, PUT, PATCH, DELETE";
/** How many seconds browsers cache a preflight answer. */
const KEPT_SECONDS = "600";

/**
 * CORS: lets pages of named origins use REST. Answers their preflight requests, passes them through the origin check,
 * and lets the page read the answer. Cookies are not allowed, since REST does not use them.
 */
export function mountCors(app: Hono, hosts: AllowedHosts): void {
  if (!hosts.origins?.length) return;
  for (const path of ["/api/v1", "/api/v1/*"])
    app.use(path, async (c, next) => {
      const origin = c.req.header("origin");
      const isNamed = isNamedOrigin(origin, hosts);
      if (isNamed && isPreflight(c) && !checkOrigin(pastOrigin(c, hosts), hosts)) return preflight(origin);
      await next();
      c.res.headers.append("vary", "Origin");
      if (!isNamed) return;
      c.res.headers.set("access-control-allow-origin", origin);
      c.res.headers.set("access-control-expose-headers", SHOWN);
    });
}

/**
 * The headers of a request as the origin check is to see them: without what says that a named page asks, or where
 * extensions may ask, that one does. No page can give itself the origin of an extension: the browser writes it.
 */
export function pastOrigin(
  c: Context,
  hosts: AllowedHosts,
  fromExtensions = false,
): (name: string) => string | undefined {
  const origin = c.req.header("origin");
  const passes = isNamedOrigin(origin, hosts) || (fromExtensions && isExtension(origin));
  if (!passes) return (name) => c.req.header(name);
  return (name) => (name === "origin" || name === "sec-fetch-site" ? undefined : c.req.header(name));
}

function isExtension(origin: string | undefined): boolean {
  return /^(?:chrome|moz)-extension:\/\/[\w-]+$/.test(origin ?? "");
}

function isNamedOrigin(origin: string | undefined, { origins = [] }: AllowedHosts): origin is string {
  return origin !== undefined && origins.includes(origin);
}

function isPreflight({ req }: Context): boolean {
  return req.method === "OPTIONS" && req.header("access-control-request-method") !== undefined;
}

function preflight(origin: string): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...securityHeaders,
      "access-control-allow-origin": origin,
      "access-control-allow-methods": METHODS,
      "access-control-allow-headers": SENT,
      "access-control-max-age": KEPT_SECONDS,
      vary: "Origin, Access-Control-Request-Method, Access-Control-Request-Headers",
    },
  });
}
