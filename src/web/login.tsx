import type { Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { signIn } from "../auth/sign-in.ts";
import { ServiceError } from "../operation/errors.ts";
import { asset } from "./assets.ts";
import type { WebDependencies } from "./dependencies.ts";
import { TextField } from "./forms/fields.tsx";
import { FormsOf } from "./forms/form.tsx";
import { html, lead } from "./html.tsx";
import { Bare } from "./layout.tsx";
import { field } from "./page.ts";
import { readForm } from "./read-form.ts";
import { type Attempts, createAttempts } from "./session/attempts.ts";
import { giveCookie, takeCookie } from "./session/cookie.ts";
import { guard } from "./session/guard.ts";
import { localPath } from "./session/local-path.ts";

/** A code and what a form carries beside it; who sends more is nobody that is known. */
const limit = bodyLimit({
  maxSize: 16 * 1024,
  onError: (c) => signInPage(c, { problem: "What was sent is too large for a code.", status: 413 }),
});

/** Mounts where one signs in, by the code of a link, and out. */
export function mountLogin(app: Hono, deps: WebDependencies): void {
  const attempts = createAttempts();
  app.get("/login", (c) => guard(c, deps.hosts) ?? signInPage(c, {}));
  app.post("/login", limit, async (c) => {
    const refused = guard(c, deps.hosts);
    if (refused) return refused;
    const form = await readForm(c).catch(toPublicProblem);
    if ("problem" in form) return signInPage(c, form);
    const { fields } = form;
    if (field(fields, "act") === "sign-out") return signOut(c, deps, field(fields, "token"));
    return takeCode(c, deps, attempts, fields);
  });
}

async function takeCode(
  c: Context,
  { store, runtime, place }: WebDependencies,
  attempts: Attempts,
  fields: Parameters<typeof field>[0],
): Promise<Response> {
  const now = runtime.now();
  const wait = attempts.waitSeconds(now);
  if (wait !== undefined) {
    const problem = `Too many codes were no good; try again in ${Math.ceil(wait / 60)} minutes.`;
    return signInPage(c, { problem, status: 429, headers: { "retry-after": String(wait) } });
  }
  const code = field(fields, "code").replace(/^.*#/s, "");
  const browser = c.req.header("user-agent") ?? "a browser";
  const value = await signIn(code, browser, { sessions: store.sessions, runtime });
  if (value === undefined) {
    attempts.failed(now);
    return signInPage(c, {
      problem: "This code is not good: it opens once, within five minutes. Make another.",
      status: 403,
    });
  }
  giveCookie(c, place, value);
  return lead(c, localPath(c.req.query("next")));
}

async function signOut(c: Context, deps: WebDependencies, token: string): Promise<Response> {
  const found = await deps.sessionOf(c);
  if (found?.isForm(token)) {
    await deps.store.sessions.end(found.session.userId, found.session.id);
    deps.machine.held.drop(found.session.id);
  }
  takeCookie(c, deps.place);
  return lead(c, "/login");
}

/** What is said where the form could not be read; other failures are not of the form. */
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
  const next = localPath(c.req.query("next"));
  const to = next === "/" ? "/login" : `/login?next=${encodeURIComponent(next)}`;
  const assets = { style: asset("style.css").url, script: asset("sign-in.js").url };
  return html(
    c,
    <Bare title="Sign in" assets={assets}>
      <main class="sign-in" id="main">
        <h1>Sign in</h1>
        <p>
          These pages show what is known of you, on your own machine. They open with a link: run{" "}
          <code>career-context open</code> in a terminal, or follow the link that the server printed when it
          started. A link opens once, within five minutes.
        </p>
        {problem && (
          <p class="problem" role="alert" id="problem-code">
            {problem}
          </p>
        )}
        <FormsOf value={{ token: "", newMark: () => "" }}>
          <form method="post" action={to}>
            <TextField
              name="code"
              label="Code"
              hint="What stands behind the # of the link, or the whole link."
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
