import type { Context } from "hono";
import { asset } from "../assets.ts";
import { html } from "../html.tsx";
import { Bare } from "../layout.tsx";

const TITLE = "Nothing was done";

/** The page for a browser that another site's page, or a foreign name, led here: what happened and what to do. */
export function foreignPage(c: Context, port: number): Promise<Response> {
  return html(
    c,
    <Bare title={TITLE} assets={{ style: asset("style.css").url, script: undefined }}>
      <main class="sign-in" id="main">
        <h1>{TITLE}</h1>
        <p role="alert">
          Another site's page sent your browser here, or the name in the address is not one of this server's.
          Nothing was stored or changed.
        </p>
        <p>
          Did you want this yourself? Type <strong>localhost:{port}</strong> in the address bar, or run{" "}
          <code>career-context open</code> in a terminal, and do it there.
        </p>
        <p class="soft">
          Is the site or the name yours? Start the server with <code>--allowed-host</code> and that name.
        </p>
      </main>
    </Bare>,
    403,
    { "cache-control": "no-store" },
  );
}
