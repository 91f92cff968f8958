import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { CookiePlace } from "./cookie.ts";

const MOST = 8;
const HOUR_S = 3600;
const mark = /^frm_\w{1,40}$/;

/**
 * Records in the browser that a form was completed, by its id, which is not secret. The typed text is kept until
 * the server confirms it, because a response may be lost.
 */
export function noteDone(c: Context, { port, isSecure }: CookiePlace, once: string): void {
  if (!mark.test(once)) return;
  const name = `career-context-${port()}-done`;
  const before = (getCookie(c, name) ?? "").split(".").filter((one) => mark.test(one) && one !== once);
  setCookie(c, name, [once, ...before].slice(0, MOST).join("."), {
    ...{ path: "/", sameSite: "Strict", secure: isSecure, maxAge: HOUR_S },
  });
}
