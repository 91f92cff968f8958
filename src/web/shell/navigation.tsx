import { Button, Form } from "../forms/form.tsx";
import { Icon } from "../parts/icon.tsx";
import { type MenuEntry, menu, placeOf, quick } from "./menu.ts";

interface NavigationProps {
  /** The current page's path. */
  path: string;
  /** Counts of waiting items, by the path of an entry. */
  waiting: Readonly<Record<string, string>>;
}

/** The menu in groups, with counts. */
export function Menu({ path, waiting }: NavigationProps) {
  return (
    <nav id="menu" aria-label="Pages">
      {menu.map(({ name, entries }) => (
        <>
          {name !== undefined && <h2>{name}</h2>}
          <ul>
            {entries.map((entry) => (
              <li>
                <Entry entry={entry} path={path} />
                <Waiting count={waiting[entry.path]} />
              </li>
            ))}
          </ul>
        </>
      ))}
      <div class="sign-out">
        <Form act="sign-out" to="/login">
          <Button isPlain>
            <Icon name="out" />
            Sign out
          </Button>
        </Form>
      </div>
    </nav>
  );
}

/** The short form in a phone's bottom bar. */
export function Quick({ path, waiting }: NavigationProps) {
  return (
    <nav class="quick" aria-label="Main pages">
      {quick.map((entry) => (
        <Entry entry={entry} path={path} waiting={waiting[entry.path]} />
      ))}
    </nav>
  );
}

interface EntryProps {
  entry: MenuEntry;
  path: string;
  /** Shown inside the link, where there is no room beside it. */
  waiting?: string | undefined;
}

function Entry({ entry: { name, path: to, icon }, path, waiting }: EntryProps) {
  const isHere = placeOf(path) === to;
  return (
    <a href={to} {...(isHere && { "aria-current": path === to ? ("page" as const) : ("true" as const) })}>
      <Icon name={icon} />
      {name}
      <Waiting count={waiting} />
    </a>
  );
}

function Waiting({ count }: { count: string | undefined }) {
  if (count === undefined) return null;
  return (
    <span class="count">
      {count}
      <span class="unseen"> due</span>
    </span>
  );
}
