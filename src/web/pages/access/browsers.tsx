import { Section, Text } from "../../../shared/view/parts.tsx";
import type { WebSession } from "../../../store/ports/store.ts";
import { Button, Form } from "../../forms/form.tsx";
import { Ago } from "../../parts/ago.tsx";
import { Day } from "../../parts/day.tsx";

interface BrowsersProps {
  sessions: readonly WebSession[];
  /** The session of this browser. */
  ownId: string;
  now: Date;
  path: string;
}

/** The browsers signed in to these pages. */
export function Browsers({ sessions, ownId, now, path }: BrowsersProps) {
  return (
    <Section id="browsers" title="Signed-in browsers" class="card">
      <ul class="rows">
        {sessions.map(({ id, browser, createdAt, lastUsedAt }) => (
          <li class="change">
            <div>
              <p>
                {id === ownId ? <strong>This browser: </strong> : null}
                <Text as="span">{nameOf(browser)}</Text>
              </p>
              <p class="soft">
                since <Day at={createdAt} /> · used <Ago at={lastUsedAt} now={now} />
              </p>
            </div>
            <Form act="end-session" to={path} of={id}>
              <Button isQuiet>
                Sign out
                <span class="unseen">
                  {" "}
                  <Text>{nameOf(browser)}</Text>
                </span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const browsers = [
  ["Edg/", "Edge"],
  ["OPR/", "Opera"],
  ["Firefox/", "Firefox"],
  ["Chrome/", "Chrome"],
  ["Safari/", "Safari"],
] as const;
const systems = [
  ["Android", "Android"],
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Windows", "Windows"],
  ["Mac OS X", "Mac"],
  ["Linux", "Linux"],
] as const;

/** A browser's usual name, from its long user agent. */
function nameOf(agent: string): string {
  const browser = browsers.find(([mark]) => agent.includes(mark))?.[1];
  const system = systems.find(([mark]) => agent.includes(mark))?.[1];
  return browser === undefined ? agent : system === undefined ? browser : `${browser} on ${system}`;
}
