import type { Context } from "hono";
import type { JSX } from "hono/jsx/jsx-runtime";
import { securityHeaders } from "../http/headers.ts";

export async function html(
  c: Context,
  page: JSX.Element | Promise<JSX.Element>,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const text = `<!doctype html>${await page}`;
  for (const [name, value] of Object.entries({ ...webHeaders, ...headers })) c.header(name, value);
  c.header("content-type", "text/html; charset=utf-8");
  c.status(status as never);
  return c.body(text);
}

/** Redirects a browser to one of the pages. */
export function lead(c: Context, to: string): Response {
  for (const [name, value] of Object.entries(webHeaders)) c.header(name, value);
  return c.redirect(to, 303);
}

/**
 * Headers of every page: its own scripts and styles from files, forms only to itself, and nothing from elsewhere.
 * The referrer is kept for the own origin, because without one browsers send forms with `Origin: null`.
 */
export const webHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; require-trusted-types-for 'script'",
  "cross-origin-opener-policy": "same-origin",
  "referrer-policy": "same-origin",
  "cache-control": "private, no-cache",
};

/** A part of a page, for the script that asked for it. */
export async function fragment(part: JSX.Element | Promise<JSX.Element>): Promise<Response> {
  return new Response(`<!doctype html><title>Part</title>${await part}`, {
    headers: { ...webHeaders, "content-type": "text/html; charset=utf-8" },
  });
}
