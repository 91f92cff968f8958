import type { Context } from "hono";
import { raw } from "hono/html";
import type { Child } from "hono/jsx";
import { ServiceError } from "../../operation/errors.ts";
import { toPublicError } from "../../operation/pipeline/public-error.ts";
import { jsonHash } from "../../shared/hash.ts";
import { Text } from "../../shared/view/parts.tsx";
import { asset } from "../assets.ts";
import type { FoundSession, WebDependencies } from "../dependencies.ts";
import type { HeldFile } from "../files/held-files.ts";
import { FormsOf } from "../forms/form.tsx";
import { problemOf, type WrongPlace } from "../forms/problem.ts";
import { html } from "../html.tsx";
import { Frame } from "../layout.tsx";
import { Message, Notice } from "../notices/notice.tsx";
import type { RefusedForm, Shown } from "../page.ts";
import { LeaveDemo } from "../pages/demo.tsx";
import { NowOf } from "../parts/day.tsx";
import { personOf } from "../person.ts";
import { waitingFor } from "./waiting.ts";

const words = {
  waiting: ["is still being read", "how far it is"],
  reading: ["is still being read", "how far it is"],
  read: ["is read", "look at it"],
  failed: ["could not be read", "why"],
} as const;

interface FileLineProps {
  /** The session's file, if one is held. */
  held: HeldFile | undefined;
  /** The id of the file that the page itself is about. */
  shown: string | undefined;
}

/** Shows the result of a slow file until the person has seen it. */
function FileLine({ held, shown }: FileLineProps) {
  if (!held || held.isSeen || held.mark === shown) return null;
  const [state, more] = words[held.state().is];
  return (
    <p class="notice">
      <span>
        <Text as="strong">{held.file.name}</Text> {state}: <a href={`/import?file=${held.mark}`}>{more}</a>.
      </span>
    </p>
  );
}

interface RefusedNoticeProps {
  refused: RefusedForm;
  /** Where to correct it on the page; nowhere if the form is no longer there. */
  place: WrongPlace | undefined;
}

interface Framed extends Shown {
  /** The page's path in the menu. */
  path: string;
  query?: Readonly<Record<string, string>>;
  refused?: RefusedForm | undefined;
  status?: number | undefined;
  /** What the form that shows it changed. */
  change?: string | undefined;
}

/** A page with its menu as a response. */
export async function inFrame(
  c: Context,
  deps: WebDependencies,
  { formToken, session, isDemo }: FoundSession,
  { body, actions, query = {}, refused, status, message, change, undoneAt, ...head }: Framed,
): Promise<Response> {
  const { runtime, machine } = deps;
  let wrong: WrongPlace | undefined;
  const onWrong = (place: WrongPlace) => {
    wrong ??= place;
  };
  const context = { token: formToken, newMark: () => runtime.newId("frm"), refused, onWrong };
  // Rendered before the notice above it, which links to the wrong field.
  const person = personOf(session, deps);
  const drawn = async (part: Child) =>
    raw(
      await (
        <NowOf value={person.now}>
          <FormsOf value={context}>{part}</FormsOf>
        </NowOf>
      ),
    );
  const drawnActions = actions && (await drawn(actions));
  const drawnBody = await drawn(body);
  return html(
    c,
    <NowOf value={person.now}>
      <FormsOf value={context}>
        <Frame
          {...head}
          actions={drawnActions}
          assets={{ style: asset("style.css").url, script: asset("page.js").url }}
          person={jsonHash([session.userId]).slice(0, 16)}
          waiting={await waitingFor(person)}
          query={query.q}
          notice={
            <>
              {isDemo && <DemoLine />}
              {message !== undefined && <Message text={message} change={change} undoneAt={undoneAt} />}
              {refused && <RefusedNotice refused={refused} place={wrong} />}
              <Notice path={c.req.path} query={query} />
              <FileLine held={machine.held.of(session.id)} shown={c.req.query("file")} />
            </>
          }
        >
          {drawnBody}
        </Frame>
      </FormsOf>
    </NowOf>,
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
          {/ has this id\b/.test(message) ? "What was here is gone, or the address is wrong." : message}
        </p>
        <p>
          <a href="/">Today</a>
        </p>
      </>
    ),
  });
}

/** Says on every page that the stored data is the demo's, and how to leave it. */
function DemoLine() {
  return (
    <div class="notice demo" role="note" aria-label="Demo data">
      <p>
        <strong>Demo data:</strong> a fictional person. <a href="/import">Import your own</a>.
      </p>
      <LeaveDemo />
    </div>
  );
}

/** Says at the top of a page why a form was refused, with a link to the field. It has the initial focus. */
function RefusedNotice({ refused, place }: RefusedNoticeProps) {
  const { text } = problemOf(refused, place);
  return (
    <div class="problem" role="alert" id="refused" tabindex={-1} autofocus>
      <p>
        <strong>Nothing was changed.</strong> {text}
      </p>
      {place && (
        <p>
          <a href={`#${place.id}`}>Go to {place.label === undefined ? "the form" : `“${place.label}”`}</a>
        </p>
      )}
    </div>
  );
}
