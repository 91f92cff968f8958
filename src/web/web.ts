import type { Context, Hono } from "hono";
import { findSession, formToken, isFormToken } from "../auth/sign-in.ts";
import { suspensionOf } from "../operation/suspended.ts";
import { asset, isAssetName } from "./assets.ts";
import type { WebDependencies, WebOptions } from "./dependencies.ts";
import { webHeaders } from "./html.tsx";
import { mountLogin } from "./login.tsx";
import { machineOf } from "./machine.ts";
import { missingPage } from "./missing.tsx";
import { mountPage, mountUndo } from "./mount-page.tsx";
import { pages } from "./pages/index.ts";
import { readCookie } from "./session/cookie.ts";
import { guard } from "./session/guard.ts";
import { isCheckout, styleguidePage } from "./styleguide/page.tsx";

/** Mounts the pages for people: sign-in, pages and files. Returns the response for unknown addresses. */
export function mountWeb(app: Hono, options: WebOptions): (c: Context) => Promise<Response> {
  const { store, runtime, hosts, place } = options;
  const sessionOf = async (c: Context) => {
    const secret = readCookie(c, place);
    const session =
      secret === undefined ? undefined : await findSession(secret, { sessions: store.sessions, runtime });
    if (!session || secret === undefined) return undefined;
    return {
      session,
      suspension: suspensionOf(await store.access.findUser(session.userId)),
      isDemo: await store.access.isDemo(session.userId),
      formToken: formToken(secret),
      isForm: (token: string) => isFormToken(token, secret),
    };
  };
  const deps: WebDependencies = { ...options, sessionOf, machine: machineOf(options) };
  options.onWritten((userId) => dropEnded(userId, deps));
  mountLogin(app, deps);
  mountUndo(app, deps);
  for (const page of pages) mountPage(app, page, deps);
  if (isCheckout()) mountPage(app, styleguidePage, deps);
  app.get("/assets/:name", (c) => {
    const name = c.req.param("name");
    return guard(c, hosts) ?? (isAssetName(name) ? file(c, name) : c.notFound());
  });
  return (c) => missingPage(c, deps);
}

/** Drops what is held for sessions that a write ended, such as those of an erased account. */
function dropEnded(userId: string, { machine, store, runtime, onBug }: WebDependencies): void {
  const { held, unfinished } = machine;
  const holding = [...new Set([...held.sessionsOf(userId), ...unfinished.sessionsOf(userId)])];
  if (holding.length === 0) return;
  store.sessions
    .list(userId)
    .then((living) => {
      for (const id of holding) if (!living.some((session) => session.id === id)) machine.dropSession(id);
    })
    .catch((error: unknown) => onBug(error, runtime.newId("req"), "pages"));
}

function file(c: Context, name: Parameters<typeof asset>[0]): Response {
  const { content, type } = asset(name);
  return c.body(content, 200, {
    ...webHeaders,
    "content-type": type,
    // The address changes with the content.
    "cache-control": "public, max-age=31536000, immutable",
  });
}
