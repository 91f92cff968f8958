import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { SESSION_IDLE_MS } from "../../auth/sign-in.ts";

/** Where the pages are reached: cookies of one host are shared between its ports, so that a name must tell them apart. */
export interface CookiePlace {
  port: () => number;
  /** Set where browsers reach the pages by TLS. */
  isSecure: boolean;
}

const options = ({ isSecure }: CookiePlace) => ({
  path: "/",
  httpOnly: true,
  sameSite: "Strict" as const,
  secure: isSecure,
  ...(isSecure && { prefix: "host" as const }),
});

function nameOf({ port }: CookiePlace): string {
  return `career-context-${port()}`;
}

/** The session's secret that a browser sent; undefined where it sent none. */
export function readCookie(c: Context, place: CookiePlace): string | undefined {
  const name = nameOf(place);
  return place.isSecure ? getCookie(c, name, "host") : getCookie(c, name);
}

/** Gives the browser a session's secret, which no script can read and no other site's request carries. */
export function giveCookie(c: Context, place: CookiePlace, value: string): void {
  setCookie(c, nameOf(place), value, { ...options(place), maxAge: SESSION_IDLE_MS / 1000 });
}

/** Takes it away. */
export function takeCookie(c: Context, place: CookiePlace): void {
  const { prefix: _, ...rest } = options(place);
  deleteCookie(c, place.isSecure ? `__Host-${nameOf(place)}` : nameOf(place), rest);
}
