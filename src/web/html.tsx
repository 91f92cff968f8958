import type { Context } from "hono";
import type { JSX } from "hono/jsx/jsx-runtime";
import { webHeaders } from "./headers.ts";

/** A page as a response. */
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
