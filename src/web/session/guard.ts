import type { Context } from "hono";
import { errorResponse } from "../../http/error-response.ts";
import { type AllowedHosts, checkOrigin } from "../../http/origin-check.ts";
import { foreignPage } from "../shell/foreign.tsx";

/**
 * Refuses requests that a browser was tricked into sending: with a page for the person, and JSON for programs.
 * Undefined if the request may pass.
 */
export function guard(c: Context, hosts: AllowedHosts): Response | Promise<Response> | undefined {
  const foreign = checkOrigin(
    (name) => c.req.header(name),
    hosts,
    c.req.method === "GET" ? "page" : "service",
  );
  if (!foreign) return undefined;
  const isBrowser = /\btext\/html\b/.test(c.req.header("accept") ?? "");
  return isBrowser ? foreignPage(c, hosts.port()) : errorResponse(foreign);
}

/**
 * True if the request follows another site's link: the browser then omits the cookie until one of our pages
 * requests again.
 */
export function isFromElsewhere(c: Context): boolean {
  const site = c.req.header("sec-fetch-site");
  return site === "cross-site" || site === "same-site";
}
