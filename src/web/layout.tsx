import type { Child } from "hono/jsx";
import { isolatedText, Text } from "../shared/view/text.tsx";
import { Button, Form } from "./forms/form.tsx";

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
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href={assets.style} />
        {assets.script && <script src={assets.script} defer></script>}
      </head>
      <body {...(person !== undefined && { "data-person": person })}>{children}</body>
    </html>
  );
}

interface FrameProps extends LayoutProps {
  /** The menu: names and paths. */
  menu: readonly { nav: string; path: string }[];
  path: string;
  notice?: Child;
}

/** A whole page: the way past the menu first, the menu, what was just done, and the page itself. */
export function Frame({ title, assets, person, menu, path, notice, children }: FrameProps) {
  return (
    <Bare title={title} assets={assets} {...(person !== undefined && { person })}>
      <a class="skip" href="#main">
        Skip to the page
      </a>
      <header class="top">
        <a class="home" href="/">
          career-context
        </a>
        <a class="to-menu" href="#menu">
          Menu
        </a>
      </header>
      <nav id="menu" aria-label="Pages">
        <ul>
          {menu.map((entry) => (
            <li>
              <a href={entry.path} {...(entry.path === path && { "aria-current": "page" as const })}>
                {entry.nav}
              </a>
            </li>
          ))}
        </ul>
        <Form act="sign-out" to="/login">
          <Button isQuiet>Sign out</Button>
        </Form>
      </nav>
      <main id="main" tabindex={-1}>
        {notice}
        <h1 dir="auto">
          <Text>{title}</Text>
        </h1>
        {children}
      </main>
    </Bare>
  );
}
