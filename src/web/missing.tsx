import type { Context } from "hono";
import { asset } from "./assets.ts";
import type { WebDependencies } from "./dependencies.ts";
import { html } from "./html.tsx";
import { Bare } from "./layout.tsx";
import { inFrame } from "./shell/in-frame.tsx";

const TITLE = "Nothing is here";

/** The page for unknown addresses, with links to the main pages. */
export async function missingPage(c: Context, deps: WebDependencies): Promise<Response> {
  const found = await deps.sessionOf(c);
  if (found && found.suspension === undefined)
    return inFrame(c, deps, found, { title: TITLE, path: c.req.path, status: 404, body: <ToGo /> });
  return html(
    c,
    <Bare title={TITLE} assets={{ style: asset("style.css").url, script: undefined }}>
      <main class="sign-in" id="main">
        <h1>{TITLE}</h1>
        <ToGo isOutside />
      </main>
    </Bare>,
    404,
  );
}

function ToGo({ isOutside = false }: { isOutside?: boolean }) {
  return (
    <>
      <p>No page has this address. It may be mistyped, or what it led to was deleted.</p>
      <ul>
        {isOutside ? (
          <li>
            <a href="/login">Sign in</a> to see what is stored about you.
          </li>
        ) : (
          <>
            <li>
              <a href="/">Today</a>: what is due, and what to do next.
            </li>
            <li>
              <a href="/memory">Search</a> all that is stored about you.
            </li>
            <li>
              <a href="/access/changes">What was changed</a> and deleted, with the way back.
            </li>
          </>
        )}
        <li>
          <a href="/docs">The reference</a> for programs.
        </li>
      </ul>
    </>
  );
}
