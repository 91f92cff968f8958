import { newSignInCode } from "../../src/auth/sign-in.ts";
import { type Harness, HOST, PORT } from "./harness.ts";

export const ORIGIN = `http://${HOST}`;
export const COOKIE = `career-context-${PORT}`;

interface Sent {
  fields?: Readonly<Record<string, string>>;
  headers?: Record<string, string>;
}

/** A request as a browser sends it; a form where there are fields. */
export async function browse(
  h: Harness,
  path: string,
  { fields, headers = {} }: Sent = {},
): Promise<Response> {
  const form = new URLSearchParams(fields);
  return h.app.request(`${ORIGIN}${path}`, {
    method: fields ? "POST" : "GET",
    headers: {
      host: HOST,
      ...(fields && { origin: ORIGIN, "content-type": "application/x-www-form-urlencoded" }),
      ...headers,
    },
    ...(fields && { body: form.toString() }),
  });
}

/** A browser that is signed in. */
export interface Browsing {
  cookie: string;
  get: (path: string) => Promise<string>;
  /** Sends one of the forms of a page, with its token. */
  send: (path: string, act: string, fields?: Readonly<Record<string, string>>) => Promise<Response>;
  /** Sends a form with a file. */
  upload: (path: string, act: string, file: File) => Promise<Response>;
}

/** A good code for a person. */
export function codeFor({ store, runtime }: Harness, userId: string): Promise<string> {
  return newSignInCode(userId, { sessions: store.sessions, runtime });
}

/** Signs a person in by a code, as the link of the command line does. */
export async function signedIn(h: Harness, userId: string): Promise<Browsing> {
  const answer = await browse(h, "/login", { fields: { code: await codeFor(h, userId) } });
  const cookie = (answer.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  const get = async (path: string) => (await browse(h, path, { headers: { cookie } })).text();
  return {
    cookie,
    get,
    send: async (path, act, fields = {}) => {
      const token = tokenIn(await get(path));
      return browse(h, path, {
        fields: { token, once: h.runtime.newId("frm"), act, ...fields },
        headers: { cookie },
      });
    },
    upload: async (path, act, file) => {
      const body = new FormData();
      const fields = { token: tokenIn(await get(path)), once: h.runtime.newId("frm"), act };
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      body.set("file", file);
      return h.app.request(`${ORIGIN}${path}`, {
        method: "POST",
        headers: { host: HOST, origin: ORIGIN, cookie },
        body,
      });
    },
  };
}

/** The token that the forms of a page carry. */
export function tokenIn(page: string): string {
  return /name="token" value="([^"]+)"/.exec(page)?.[1] ?? "";
}
