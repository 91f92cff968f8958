import type { Context } from "hono";
import { errorResponse } from "../../http/error-response.ts";
import { type AllowedHosts, checkOrigin } from "../../http/origin-check.ts";

/** Refuses what a browser was tricked into sending; undefined where the request may pass. */
export function guard(c: Context, hosts: AllowedHosts): Response | undefined {
  const foreign = checkOrigin(
    (name) => c.req.header(name),
    hosts,
    c.req.method === "GET" ? "page" : "service",
  );
  return foreign && errorResponse(foreign);
}

/**
 * Whether a link of another site's page was followed: a browser then keeps the cookie back, until a page of ours asks
 * again.
 */
export function isFromElsewhere(c: Context): boolean {
  const site = c.req.header("sec-fetch-site");
  return site === "cross-site" || site === "same-site";
}
