import type { Context } from "hono";
import { asset } from "../assets.ts";
import type { FoundSession, WebDependencies } from "../dependencies.ts";
import { Hidden } from "../forms/fields.tsx";
import { Button, Form, FormsOf } from "../forms/form.tsx";
import { html } from "../html.tsx";
import { Bare } from "../layout.tsx";
import { type Fields, field } from "../page.ts";
import { localPath, loginPath } from "./local-path.ts";

const ACT = "switch";

/** True if the signed-in person agreed, in their own session's form, to sign in as another. */
export function isAgreed(fields: Fields, { isForm }: FoundSession): boolean {
  return field(fields, "act") === ACT && isForm(field(fields, "token"));
}

/**
 * Asks before another person's code replaces a session: otherwise a person following someone's link would write
 * to the sender's account. The code stays valid.
 */
export async function askToSwitch(
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
