import { raw } from "hono/html";
import type { Child } from "hono/jsx";
import { isolatedText } from "../shared/view/parts.tsx";
import { Icon, Mark, markAddress } from "./parts/icon.tsx";
import { type HeadProps, PageHead } from "./parts/page-head.tsx";
import { ADD_PATH } from "./shell/menu.ts";
import { Menu, Quick, ToAgents } from "./shell/navigation.tsx";
import type { WaitingBy } from "./shell/waiting.ts";

/**
 * Shows a page once all of it has arrived, so that nothing moves while it does. Raw, because Hono's own element takes
 * `blocking` for itself.
 */
const shownWhole = raw('<link rel="expect" href="#end" blocking="render"/>');

interface LayoutProps {
  title: string;
  assets: { style: string; script: string | undefined };
  /** Identifies the signed-in person, who owns what the browser stores. */
  person?: string;
  children: Child;
}

/** A whole page without a menu, such as sign-in. */
export function Bare({ title, assets, person, children }: LayoutProps) {
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{isolatedText(`${title} · career-context`)}</title>
        <link rel="icon" href={markAddress} />
        <link rel="stylesheet" href={assets.style} />
        {shownWhole}
        {assets.script && <script src={assets.script} defer></script>}
      </head>
      <body {...(person !== undefined && { "data-person": person })}>
        {children}
        <div id="end" hidden></div>
      </body>
    </html>
  );
}

interface FrameProps extends LayoutProps, HeadProps {
  path: string;
  /** Counts of waiting items, by page path. */
  waiting: WaitingBy;
  /** The search text. */
  query?: string | undefined;
  notice?: Child;
}

/** A whole page: the skip link first, then the menu, the last result, and the content. */
export function Frame({ assets, person, path, waiting, query, notice, children, ...head }: FrameProps) {
  return (
    <Bare title={head.title} assets={assets} {...(person !== undefined && { person })}>
      <a class="skip" href="#main">
        Skip to the page
      </a>
      <header class="top">
        <a class="home" href="/" aria-label="career-context">
          <Mark />
          <span>career-context</span>
        </a>
        <Find query={query} />
        <ToAgents path={path} />
        <a class="button" href={ADD_PATH}>
          <Icon name="add" />
          Add
        </a>
      </header>
      <Menu path={path} waiting={waiting} />
      <main id="main" tabindex={-1}>
        {notice}
        <PageHead {...head} />
        {children}
      </main>
      <Quick path={path} waiting={waiting} />
    </Bare>
  );
}

/** The search field for memories, resume lines, openings and documents. Enter submits it. */
function Find({ query }: { query: string | undefined }) {
  return (
    <search class="find">
      <form action="/search">
        <Icon name="search" />
        <input
          type="search"
          name="q"
          value={query}
          placeholder="Search"
          aria-label="Search"
          autocomplete="off"
          dir="auto"
        />
      </form>
    </search>
  );
}
