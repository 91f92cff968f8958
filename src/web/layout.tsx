import type { Child } from "hono/jsx";
import { isolatedText } from "../shared/view/text.tsx";
import { Icon } from "./parts/icon.tsx";
import { Mark, markAddress } from "./parts/mark.tsx";
import { type HeadProps, PageHead } from "./parts/page-head.tsx";
import { Find } from "./shell/find.tsx";
import { ADD_PATH } from "./shell/menu.ts";
import { Menu, Quick } from "./shell/navigation.tsx";

interface LayoutProps {
  title: string;
  assets: { style: string; script: string | undefined };
  /** Stands for the person who is signed in: what is kept in the browser is theirs alone. */
  person?: string;
  children: Child;
}

/** A whole page without a menu, as for signing in. */
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
        {assets.script && <script src={assets.script} defer></script>}
      </head>
      <body {...(person !== undefined && { "data-person": person })}>{children}</body>
    </html>
  );
}

interface FrameProps extends LayoutProps, HeadProps {
  path: string;
  /** How much waits, by the path of a page. */
  waiting: Readonly<Record<string, number>>;
  /** What was searched for. */
  query?: string | undefined;
  notice?: Child;
}

/** A whole page: the way past the menu first, the menu, what was just done, and the page itself. */
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
      <Quick path={path} />
    </Bare>
  );
}
