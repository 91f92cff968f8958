import type { Context } from "hono";
import type { ServiceError } from "../../operation/errors.ts";
import { asset } from "../assets.ts";
import type { ReadForm } from "../files/read-form.ts";
import { html, lead } from "../html.tsx";
import { Bare } from "../layout.tsx";
import type { Fields } from "../page.ts";
import { isFromElsewhere } from "../session/guard.ts";

const own = new Set(["token", "once", "act", "of", "code"]);

/** The response to a visitor who is not signed in: the sign-in page. */
export function withoutSession(c: Context): Response | Promise<Response> {
  return isFromElsewhere(c) ? askAgain(c) : toSignIn(c);
}

/** True if a page is requested anew, not after its fragment was stored. */
export function isBrought(c: Context): boolean {
  return new URL(c.req.url).search === "";
}

/** A page whose script stores the URL's fragment and reloads from our site. */
export function keepFragment(c: Context): Promise<Response> {
  const { pathname } = new URL(c.req.url);
  const assets = { style: asset("style.css").url, script: asset("keep-added.js").url };
  return html(
    c,
    <Bare title="Add an opening" assets={assets}>
      <main class="sign-in" id="main">
        <h1>Add an opening</h1>
        <noscript>
          <p>
            <a href={`${pathname}?paste`}>Paste the opening</a>. Without script, what the bookmark brings
            cannot be read.
          </p>
        </noscript>
      </main>
    </Bare>,
  );
}

function toSignIn(c: Context): Response {
  const { pathname, search } = new URL(c.req.url);
  return lead(c, pathname === "/" ? "/login" : `/login?next=${encodeURIComponent(pathname + search)}`);
}

/** A page that reloads itself, so that the request comes from our own page and includes the cookie. */
function askAgain(c: Context): Promise<Response> {
  const { pathname, search } = new URL(c.req.url);
  return html(
    c,
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>career-context</title>
        <meta http-equiv="refresh" content={`0;url=${pathname}${search}`} />
      </head>
      <body>
        <a href={pathname + search}>Go on</a>
      </body>
    </html>,
  );
}

/** The response to a form after the session has ended. It shows what was typed, if readable. */
export function signedOut(c: Context, form: ReadForm | undefined): Promise<Response> {
  const assets = { style: asset("style.css").url, script: undefined };
  return html(
    c,
    <Bare title="Signed out" assets={assets}>
      <SignedOut fields={form?.fields ?? {}} path={c.req.path} />
    </Bare>,
    401,
  );
}

/** The response to every page and form of a suspended person. */
export function suspendedPage(c: Context, { status, message }: ServiceError): Promise<Response> {
  const assets = { style: asset("style.css").url, script: undefined };
  return html(
    c,
    <Bare title="Suspended" assets={assets}>
      <main class="sign-in" id="main">
        <h1>Suspended</h1>
        <p class="problem" role="alert">
          {message}
        </p>
      </main>
    </Bare>,
    status,
  );
}

/** Shown if a form arrives after the session has ended. Nothing typed is lost. */
function SignedOut({ fields, path }: { fields: Fields; path: string }) {
  const typed = Object.entries(fields).filter(([name, values]) => !own.has(name) && values.join("") !== "");
  return (
    <main class="sign-in" id="main">
      <h1>You are signed out</h1>
      <p>
        Nothing was changed. <a href={`/login?next=${encodeURIComponent(path)}`}>Sign in</a>, and send it
        again{typed.length > 0 ? "; your text is still here" : ""}.
      </p>
      {typed.map(([name, values]) => (
        <div class="field">
          <label for={`kept-${name}`}>{name}</label>
          <textarea id={`kept-${name}`} rows={4} readonly dir="auto">
            {values.join("\n")}
          </textarea>
        </div>
      ))}
    </main>
  );
}
