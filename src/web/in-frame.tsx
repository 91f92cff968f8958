import type { Context } from "hono";
import { raw } from "hono/html";
import { ServiceError } from "../operation/errors.ts";
import { toPublicError } from "../operation/pipeline/public-error.ts";
import { jsonHash } from "../shared/hash.ts";
import { asset } from "./assets.ts";
import { DemoLine } from "./demo-line.tsx";
import type { FoundSession, WebDependencies } from "./dependencies.ts";
import { FileLine } from "./file-line.tsx";
import { FormsOf } from "./forms/form.tsx";
import type { WrongPlace } from "./forms/problem.ts";
import { html } from "./html.tsx";
import { Frame } from "./layout.tsx";
import { Notice } from "./notice.tsx";
import type { RefusedForm, Shown } from "./page.ts";
import { personOf } from "./person.ts";
import { RefusedNotice } from "./refused-notice.tsx";
import { waitingFor } from "./shell/waiting.ts";

interface Framed extends Shown {
  /** The page's path in the menu. */
  path: string;
  query?: Readonly<Record<string, string>>;
  refused?: RefusedForm | undefined;
  status?: number | undefined;
}

/** A page with its menu as a response. */
export async function inFrame(
  c: Context,
  deps: WebDependencies,
  { formToken, session, isDemo }: FoundSession,
  { body, query = {}, refused, status, ...head }: Framed,
): Promise<Response> {
  const { runtime, machine } = deps;
  let wrong: WrongPlace | undefined;
  const onWrong = (place: WrongPlace) => {
    wrong ??= place;
  };
  const context = { token: formToken, newMark: () => runtime.newId("frm"), refused, onWrong };
  // Rendered before the notice above it, which links to the wrong field.
  const drawn = `${await (<FormsOf value={context}>{body}</FormsOf>)}`;
  return html(
    c,
    <FormsOf value={context}>
      <Frame
        {...head}
        assets={{ style: asset("style.css").url, script: asset("page.js").url }}
        person={jsonHash([session.userId]).slice(0, 16)}
        waiting={await waitingFor(personOf(session, deps))}
        query={query.q}
        notice={
          <>
            {isDemo && <DemoLine />}
            {refused && <RefusedNotice refused={refused} place={wrong} />}
            <Notice path={c.req.path} query={query} />
            <FileLine held={machine.held.of(session.id)} shown={c.req.query("file")} />
          </>
        }
      >
        {raw(drawn)}
      </Frame>
    </FormsOf>,
    status,
  );
}

/** Shown instead of a page that cannot be displayed: why, and the way back. */
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
