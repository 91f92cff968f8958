import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { CookiePlace } from "./cookie.ts";

const MOST = 8;
const HOUR_S = 3600;
const mark = /^frm_\w{1,40}$/;

/**
 * Notes in the browser that a form was done, by its mark, which is no secret: what was typed into it is kept there until
 * the server says so, since an answer may be lost.
 */
export function noteDone(c: Context, { port, isSecure }: CookiePlace, once: string): void {
  if (!mark.test(once)) return;
  const name = `career-context-${port()}-done`;
  const before = (getCookie(c, name) ?? "").split(".").filter((one) => mark.test(one) && one !== once);
  setCookie(c, name, [once, ...before].slice(0, MOST).join("."), {
    ...{ path: "/", sameSite: "Strict", secure: isSecure, maxAge: HOUR_S },
  });
}
