import type { Context } from "hono";
import { asset } from "../assets.ts";
import type { WebDependencies } from "../dependencies.ts";
import { html } from "../html.tsx";
import { Bare } from "../layout.tsx";
import type { Farewell } from "../page.ts";
import { takeCookie } from "../session/cookie.ts";

/** Shows a session's last page, without a menu, and removes the cookie. */
export function farewell(
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
