import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { SESSION_IDLE_MS } from "../../auth/sign-in.ts";

/** The pages' address. Ports of one host share cookies, so the cookie's name must tell them apart. */
export interface CookiePlace {
  port: () => number;
  /** Set if browsers use TLS. */
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

/** The session secret in a browser's request, or undefined. */
export function readCookie(c: Context, place: CookiePlace): string | undefined {
  const name = nameOf(place);
  return place.isSecure ? getCookie(c, name, "host") : getCookie(c, name);
}

/** Sends the browser a session secret that no script can read and no other site's request includes. */
export function giveCookie(c: Context, place: CookiePlace, value: string): void {
  setCookie(c, nameOf(place), value, { ...options(place), maxAge: SESSION_IDLE_MS / 1000 });
}

/** Removes it. */
export function takeCookie(c: Context, place: CookiePlace): void {
  const { prefix: _, ...rest } = options(place);
  deleteCookie(c, place.isSecure ? `__Host-${nameOf(place)}` : nameOf(place), rest);
}
