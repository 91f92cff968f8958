import type { Context } from "hono";

const BASE = "http://pages.invalid";

/** The path with its query where a text is one of these pages, else the first page: nobody is sent to another site. */
export function localPath(text: string | undefined): string {
  if (text === undefined || !/^\/[\x21-\x7E]{0,2000}$/.test(text)) return "/";
  const written = pathOf(text);
  // A browser reads what is written here once more: without its dots a path may begin like the name of a host.
  return written !== undefined && pathOf(written) === written && !/^\/login\b/.test(written) ? written : "/";
}

/** Where a code is sent, which then leads to the page that was asked for. */
export function loginPath(c: Context): string {
  const next = localPath(c.req.query("next"));
  return next === "/" ? "/login" : `/login?next=${encodeURIComponent(next)}`;
}

/** The path and query of an address on this server, as a browser writes them; undefined where it is on another. */
function pathOf(text: string): string | undefined {
  if (!URL.canParse(text, BASE)) return undefined;
  const { origin, pathname, search } = new URL(text, BASE);
  return origin === BASE ? pathname + search : undefined;
}
