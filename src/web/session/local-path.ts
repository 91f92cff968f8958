import type { Context } from "hono";

const BASE = "http://pages.invalid";

/** A path with query if it is one of these pages, or else the first page: no one is redirected to another site. */
export function localPath(text: string | undefined): string {
  if (text === undefined || !/^\/[\x21-\x7E]{0,2000}$/.test(text)) return "/";
  const written = pathOf(text);
  // Browsers parse the result again. Without its dots a path may start like a host name.
  return written !== undefined && pathOf(written) === written && !/^\/login\b/.test(written) ? written : "/";
}

/** Where a code is submitted, which then leads to the requested page. */
export function loginPath(c: Context): string {
  const next = localPath(c.req.query("next"));
  return next === "/" ? "/login" : `/login?next=${encodeURIComponent(next)}`;
}

/** The path and query of an address on this server, in a browser's form; undefined for other servers. */
function pathOf(text: string): string | undefined {
  if (!URL.canParse(text, BASE)) return undefined;
  const { origin, pathname, search } = new URL(text, BASE);
  return origin === BASE ? pathname + search : undefined;
}
