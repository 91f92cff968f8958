import type { Context } from "hono";
import type { Child } from "hono/jsx";
import { ServiceError } from "../operation/errors.ts";
import { toPublicError } from "../operation/pipeline/public-error.ts";
import { jsonHash } from "../shared/hash.ts";
import { asset } from "./assets.ts";
import type { FoundSession, WebDependencies } from "./dependencies.ts";
import { FileLine } from "./file-line.tsx";
import { FormsOf } from "./forms/form.tsx";
import { html } from "./html.tsx";
import { Frame } from "./layout.tsx";
import { Notice } from "./notice.tsx";
import type { RefusedForm } from "./page.ts";
import { pages } from "./pages/index.ts";

const menu = pages.flatMap(({ nav, path }) => (nav === undefined ? [] : [{ nav, path }]));

interface Framed {
  title: string;
  body: Child;
  /** The page's path in the menu. */
  path: string;
  query?: Readonly<Record<string, string>>;
  refused?: RefusedForm | undefined;
  status?: number | undefined;
}

/** A page with its menu as an answer. */
export function inFrame(
  c: Context,
  { runtime, machine }: WebDependencies,
  { formToken, session }: FoundSession,
  { title, body, path, query = {}, refused, status }: Framed,
): Promise<Response> {
  const context = { token: formToken, newMark: () => runtime.newId("frm"), refused };
  return html(
    c,
    <FormsOf value={context}>
      <Frame
        title={title}
        assets={{ style: asset("style.css").url, script: asset("page.js").url }}
        person={jsonHash([session.userId]).slice(0, 16)}
        menu={menu}
        path={path}
        notice={
          <>
            <Notice path={c.req.path} query={query} />
            <FileLine held={machine.held.of(session.id)} shown={c.req.query("file")} />
          </>
        }
      >
        {body}
      </Frame>
    </FormsOf>,
    status,
  );
}

/** What is shown where a page cannot be: why, and the way back. */
export function problemPage(
  c: Context,
  deps: WebDependencies,
  found: FoundSession,
  error: unknown,
): Promise<Response> {
  const requestId = deps.runtime.newId("req");
  if (!(error instanceof ServiceError)) deps.onBug(error, requestId, "pages");
  const { status, message } = toPublicError(error, requestId);
  return inFrame(c, deps, found, {
    title: status === 404 ? "Nothing is here" : "That did not work",
    path: c.req.path,
    status,
    body: (
      <>
        <p class="problem" role="alert">
          {message}
        </p>
        <p>
          <a href="/">Today</a>
        </p>
      </>
    ),
  });
}
