import type { Context, Hono } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { listChanges, undoChangeOperation } from "../domain/changes/operations.ts";
import { fail, ServiceError } from "../operation/errors.ts";
import { toPublicError } from "../operation/pipeline/public-error.ts";
import { asset } from "./assets.ts";
import { accessOf, type FoundSession, type WebDependencies } from "./dependencies.ts";
import { ofSession, ofStranger, readForm } from "./files/read-form.ts";
import { html, lead } from "./html.tsx";
import { Bare } from "./layout.tsx";
import { type Done, type Farewell, field, type Page, type PageRequest, type RefusedForm } from "./page.ts";
import { PAGES_CLIENT, type Person, personOf } from "./person.ts";
import { type CookiePlace, takeCookie } from "./session/cookie.ts";
import { guard } from "./session/guard.ts";
import { localPath } from "./session/local-path.ts";
import { inFrame, problemPage } from "./shell/in-frame.tsx";
import { isBrought, keepFragment, signedOut, suspendedPage, withoutSession } from "./shell/outside.tsx";

const MOST = 8;
const HOUR_S = 3600;
const mark = /^frm_\w{1,40}$/;

/**
 * Records in the browser that a form was completed, by its id, which is not secret. The typed text is kept until
 * the server confirms it, because a response may be lost.
 */
function noteDone(c: Context, { port, isSecure }: CookiePlace, once: string): void {
  if (!mark.test(once)) return;
  const name = `career-context-${port()}-done`;
  const before = (getCookie(c, name) ?? "").split(".").filter((one) => mark.test(one) && one !== once);
  setCookie(c, name, [once, ...before].slice(0, MOST).join("."), {
    ...{ path: "/", sameSite: "Strict", secure: isSecure, maxAge: HOUR_S },
  });
}

export function mountPage(app: Hono, page: Page, deps: WebDependencies): void {
  app.get(page.path, async (c) => {
    const refused = guard(c, deps.hosts);
    if (refused) return refused;
    const found = await deps.sessionOf(c);
    if (!found) return page.keepsFragment && isBrought(c) ? keepFragment(c) : withoutSession(c);
    if (found.suspension) return suspendedPage(c, found.suspension);
    const request = requestOf(c, deps, personOf(found.session, deps));
    if (page.send) return page.send(request).catch((error) => problemPage(c, deps, found, error));
    return showPage(c, deps, page, { found, request });
  });
  if (!page.acts) return;
  app.post(page.path, (c) => takeForm(c, deps, page));
}

/** Mounts undo for changes made on any page. */
export function mountUndo(app: Hono, deps: WebDependencies): void {
  const undo: Page = {
    path: "/undo",
    show: async () => {
      throw fail("resource.not_found", "There is nothing to see here.");
    },
    acts: {
      undo: async ({ person, fields }) => {
        await person.ask(undoChangeOperation, { id: field(fields, "change") });
        return { to: localPath(field(fields, "back")), said: "undone" };
      },
    },
  };
  app.post(undo.path, (c) => takeForm(c, deps, undo));
}

interface Shows {
  found: FoundSession;
  request: PageRequest;
  refused?: RefusedForm;
}

async function showPage(
  c: Context,
  deps: WebDependencies,
  page: Page,
  { found, request, refused }: Shows,
): Promise<Response> {
  try {
    const shown = await page.show(request);
    const { query } = request;
    const status = refused?.problem.status;
    return await inFrame(c, deps, found, { ...shown, path: page.path, query, refused, status });
  } catch (error) {
    const above = aboveUndone(c, error);
    return above === undefined ? problemPage(c, deps, found, error) : lead(c, above);
  }
}

/** The page above one whose object an undo has just removed. */
function aboveUndone(c: Context, error: unknown): string | undefined {
  const isGone = error instanceof ServiceError && error.type.endsWith("not_found");
  if (!isGone || c.req.query("said") !== "undone") return undefined;
  const [above = ""] = /^\/.*(?=\/[^/]+$)/.exec(c.req.path) ?? [];
  return `${localPath(above)}?said=undone`;
}

async function takeForm(c: Context, deps: WebDependencies, page: Page): Promise<Response> {
  const refused = guard(c, deps.hosts);
  if (refused) return refused;
  const found = await deps.sessionOf(c);
  if (found?.suspension) return suspendedPage(c, found.suspension);
  if (!found) return signedOut(c, await readForm(c, ofStranger).catch(() => undefined));
  const form = await readForm(c, ofSession, found.session.userId).catch((error: unknown) => ({ error }));
  if ("error" in form) return problemPage(c, deps, found, form.error);
  if (!found.isForm(field(form.fields, "token"))) {
    const error = fail(
      "auth.forbidden",
      "This form belongs to another session. Go back, reload the page and send the form again.",
    );
    return problemPage(c, deps, found, error);
  }
  const act = field(form.fields, "act");
  const work = page.acts && Object.hasOwn(page.acts, act) ? page.acts[act] : undefined;
  if (!work) return problemPage(c, deps, found, fail("resource.not_found", "This page has no such form."));
  const person = personOf(found.session, deps);
  const request = requestOf(c, deps, person);
  try {
    const once = field(form.fields, "once");
    const done = await work({ ...request, ...form, once });
    noteDone(c, deps.place, once);
    if ("farewell" in done) return farewell(c, deps, done);
    if ("body" in done) {
      const change = done.undoneAt === undefined ? undefined : await ownChange(person);
      return await inFrame(c, deps, found, { ...done, change, path: page.path, isAnswer: true });
    }
    return lead(c, await doneAt(done, person));
  } catch (error) {
    const requestId = deps.runtime.newId("req");
    if (!(error instanceof ServiceError)) deps.onBug(error, requestId, "pages");
    const problem = toPublicError(error, requestId);
    return page.path === "/undo"
      ? problemPage(c, deps, found, problem)
      : showPage(c, deps, page, { found, request, refused: { act, fields: form.fields, problem } });
  }
}

/** Where a completed form leads, with its change if it can be undone. */
async function doneAt({ to, said }: Done, person: Person): Promise<string> {
  if (said === undefined) return to;
  const change = await ownChange(person);
  const [path = "/", query = ""] = to.split("?", 2);
  const all = new URLSearchParams(query);
  all.set("said", said);
  if (change !== undefined) all.set("change", change);
  return `${path}?${all}`;
}

/** The change that a form just made, if it can be undone. */
async function ownChange(person: Person): Promise<string | undefined> {
  const { data } = await person.ask(listChanges, { limit: 1 });
  const [newest] = data;
  const isOwn = newest?.undoable === true && newest.client === PAGES_CLIENT;
  return isOwn && Date.parse(newest.at) >= person.now.getTime() ? newest.id : undefined;
}

function requestOf(c: Context, deps: WebDependencies, person: Person): PageRequest {
  const { machine } = deps;
  const access = accessOf(person.session, deps);
  return { person, machine, access, params: c.req.param() as Record<string, string>, query: c.req.query() };
}

/** Shows a session's last page, without a menu, and removes the cookie. */
function farewell(
  c: Context,
  { place }: WebDependencies,
  { farewell: { title, body } }: Farewell,
): Promise<Response> {
  takeCookie(c, place);
  return html(
    c,
    <Bare title={title} assets={{ style: asset("style.css").url, script: asset("page.js").url }}>
      <main class="sign-in" id="main">
        <h1>{title}</h1>
        {body}
      </main>
    </Bare>,
    200,
    { "cache-control": "no-store" },
  );
}
