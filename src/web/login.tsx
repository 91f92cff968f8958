import type { Context, Hono } from "hono";
import { ownerOfCode, signIn } from "../auth/sign-in.ts";
import { clientAddress } from "../http/address.ts";
import { ServiceError } from "../operation/errors.ts";
import { asset } from "./assets.ts";
import type { FoundSession, WebDependencies } from "./dependencies.ts";
import { type FormLimit, ofStranger, readForm } from "./files/read-form.ts";
import { Hidden, TextField } from "./forms/fields.tsx";
import { Button, Form, FormsOf } from "./forms/form.tsx";
import { html, lead } from "./html.tsx";
import { Bare } from "./layout.tsx";
import { type Fields, field } from "./page.ts";
import { type Attempts, createAttempts } from "./session/attempts.ts";
import { giveCookie, takeCookie } from "./session/cookie.ts";
import { guard } from "./session/guard.ts";
import { localPath, loginPath } from "./session/local-path.ts";

/** A code with the form's other fields. A larger request is not from a known user. */
const ofCode: FormLimit = {
  ...ofStranger,
  bytes: 16 * 1024,
  tooLarge: "This is too large for a code.",
};

/** Mounts sign-in, by the code of a link, and sign-out. */
export function mountLogin(app: Hono, deps: WebDependencies): void {
  const attempts = createAttempts();
  app.get("/login", (c) => guard(c, deps.hosts) ?? signInPage(c, {}));
  app.post("/login", async (c) => {
    const refused = guard(c, deps.hosts);
    if (refused) return refused;
    const form = await readForm(c, ofCode).catch(toPublicProblem);
    if ("problem" in form) return signInPage(c, form);
    const { fields } = form;
    if (field(fields, "act") === "sign-out") return signOut(c, deps, field(fields, "token"));
    return takeCode(c, deps, attempts, fields);
  });
}

/** Signs in with a code. A valid one always works: wrong attempts lock no one out. */
async function takeCode(
  c: Context,
  deps: WebDependencies,
  attempts: Attempts,
  fields: Fields,
): Promise<Response> {
  const { store, runtime, place } = deps;
  const outside = { sessions: store.sessions, runtime };
  const code = field(fields, "code").replace(/^.*#/s, "").trim();
  const owner = await ownerOfCode(code, outside);
  if (owner === undefined) return refuseCode(c, attempts, runtime.now());
  const found = await deps.sessionOf(c);
  const isAnothers = found !== undefined && found.session.userId !== owner;
  if (isAnothers && !isAgreed(fields, found)) return askToSwitch(c, deps, found, code);
  const value = await signIn(code, c.req.header("user-agent") ?? "a browser", outside);
  if (value === undefined) return refuseCode(c, attempts, runtime.now());
  if (isAnothers) await endSession(deps, found);
  giveCookie(c, place, value);
  return lead(c, localPath(c.req.query("next")));
}

function refuseCode(c: Context, attempts: Attempts, now: Date): Promise<Response> {
  const wait = attempts.failed(clientAddress(c), now);
  if (wait === undefined)
    return signInPage(c, {
      problem: "This code is not good: it opens once, within five minutes. Make another.",
      status: 403,
    });
  const problem = `Too many wrong codes came from here. A right one still works. Try others again in ${Math.ceil(wait / 60)} minutes.`;
  return signInPage(c, { problem, status: 429, headers: { "retry-after": String(wait) } });
}

async function signOut(c: Context, deps: WebDependencies, token: string): Promise<Response> {
  const found = await deps.sessionOf(c);
  if (found?.isForm(token)) await endSession(deps, found);
  takeCookie(c, deps.place);
  return lead(c, "/login");
}

async function endSession({ store, machine }: WebDependencies, { session }: FoundSession): Promise<void> {
  await store.sessions.end(session.userId, session.id);
  machine.dropSession(session.id);
}

/** The message if the form could not be read. Other failures are not the form's. */
function toPublicProblem(error: unknown): Required<Pick<SignInState, "problem" | "status">> {
  if (error instanceof ServiceError) return { problem: error.message, status: error.status };
  throw error;
}

interface SignInState {
  problem?: string;
  status?: number;
  headers?: Record<string, string>;
}

function signInPage(c: Context, { problem, status, headers }: SignInState): Promise<Response> {
  const assets = { style: asset("style.css").url, script: asset("sign-in.js").url };
  return html(
    c,
    <Bare title="Sign in" assets={assets}>
      <main class="sign-in" id="main">
        <h1>Sign in</h1>
        <p>
          These pages show your data, on your own machine. They open with a link: run{" "}
          <code>career-context open</code> in a terminal, or follow the link that the server printed when it
          started. A link opens once, within five minutes.
        </p>
        {problem && (
          <p class="problem" role="alert" id="problem-code">
            {problem}
          </p>
        )}
        <FormsOf value={{ token: "", newMark: () => "" }}>
          <form method="post" action={loginPath(c)}>
            <TextField
              name="code"
              label="Code"
              hint="The part of the link after the #, or the whole link."
              isRequired
            />
            <button type="submit" class="main">
              Sign in
            </button>
          </form>
        </FormsOf>
      </main>
    </Bare>,
    status,
    headers,
  );
}

const ACT = "switch";

/** True if the signed-in person agreed, in their own session's form, to sign in as another. */
function isAgreed(fields: Fields, { isForm }: FoundSession): boolean {
  return field(fields, "act") === ACT && isForm(field(fields, "token"));
}

/**
 * Asks before another person's code replaces a session: otherwise a person following someone's link would write
 * to the sender's account. The code stays valid.
 */
async function askToSwitch(
  c: Context,
  { store }: WebDependencies,
  { session, formToken }: FoundSession,
  code: string,
): Promise<Response> {
  const user = await store.access.findUser(session.userId);
  const assets = { style: asset("style.css").url, script: undefined };
  return html(
    c,
    <Bare title="Sign in as another person" assets={assets}>
      <main class="sign-in" id="main">
        <h1>Sign in as another person?</h1>
        <p>
          You are signed in{user?.name ? " as " : ""}
          {user?.name && <bdi>{user.name}</bdi>}. This link opens the pages of another person, and what you
          write there goes to them. Go on only if you made the link yourself.
        </p>
        <FormsOf value={{ token: formToken, newMark: () => "" }}>
          <Form act={ACT} to={loginPath(c)} isPrivate>
            <Hidden name="code" value={code} />
            <Button>Sign out and open the other pages</Button>
          </Form>
        </FormsOf>
        <p>
          <a href={localPath(c.req.query("next"))}>Stay signed in</a>
        </p>
      </main>
    </Bare>,
  );
}
