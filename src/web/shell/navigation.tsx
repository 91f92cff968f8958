import { Button, Form } from "../forms/form.tsx";
import { Icon } from "../parts/icon.tsx";
import { AGENTS_PATH, type MenuEntry, menu, placeOf, quick } from "./menu.ts";
import type { Waiting, WaitingBy } from "./waiting.ts";

interface NavigationProps {
  /** The current page's path. */
  path: string;
  /** Counts of waiting items, by the path of an entry. */
  waiting: WaitingBy;
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
                <Count of={waiting[entry.path]} />
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

/** The way to who read what, in the head of a phone, whose bar has no room for it. */
export function ToAgents({ path }: Pick<NavigationProps, "path">) {
  return (
    <a
      class="to-agents"
      href={AGENTS_PATH}
      aria-label="Agents"
      {...(path === AGENTS_PATH && { "aria-current": "page" as const })}
    >
      <Icon name="agents" />
    </a>
  );
}

interface EntryProps {
  entry: MenuEntry;
  path: string;
  /** Shown inside the link, where there is no room beside it. */
  waiting?: Waiting | undefined;
}

function Entry({ entry: { name, path: to, icon }, path, waiting }: EntryProps) {
  const isHere = placeOf(path) === to;
  return (
    <a href={to} {...(isHere && { "aria-current": path === to ? ("page" as const) : ("true" as const) })}>
      <Icon name={icon} />
      {name}
      <Count of={waiting} />
    </a>
  );
}

function Count({ of: waiting }: { of: Waiting | undefined }) {
  if (waiting === undefined) return null;
  return (
    <span class="count">
      {waiting.count}
      <span class="unseen"> {waiting.of}</span>
    </span>
  );
}
