const BASE = "http://pages.invalid";

/** The path with its query where a text is one of these pages, else the first page: nobody is sent to another site. */
export function localPath(text: string | undefined): string {
  if (text === undefined || !/^\/(?![/\\])[\x21-\x7E]{0,2000}$/.test(text) || !URL.canParse(text, BASE))
    return "/";
  const { origin, pathname, search } = new URL(text, BASE);
  return origin === BASE && !pathname.startsWith("/login") ? pathname + search : "/";
}
