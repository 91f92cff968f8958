import { isClientKey } from "../../../auth/oauth/token-caller.ts";
import { urlTokenKindOf } from "../../../auth/url-tokens.ts";
import { Day } from "../../../shared/view/day.tsx";
import { Text } from "../../../shared/view/text.tsx";
import type { KeyRecord } from "../../../store/ports/store.ts";
import { Choice, TextField } from "../../forms/fields.tsx";
import { Button, Form } from "../../forms/form.tsx";
import { Ago } from "../../parts/ago.tsx";
import { Fold } from "../../parts/fold.tsx";
import { Lines } from "./connect.tsx";

interface KeysProps {
  keys: readonly KeyRecord[];
  now: Date;
  path: string;
}

/** The keys to this person's data, and creating one. */
export function Keys({ keys, now, path }: KeysProps) {
  return (
    <section aria-labelledby="keys">
      <h2 id="keys">API keys</h2>
      <p>Programs open your data with a key. Agents that start by the lines above need none.</p>
      {keys.length > 0 && (
        <ul class="rows">
          {keys.map((key) => (
            <Key of={key} now={now} path={path} />
          ))}
        </ul>
      )}
      <Fold name="Make a key" acts={["make-key"]}>
        <Form act="make-key" to={path} isPrivate>
          <TextField
            name="name"
            label="What it is for"
            hint="Its name in the list of who did what."
            isRequired
          />
          <Choice
            name="may"
            label="What it may do"
            choices={[
              ["read", "read"],
              ["write", "read, write and delete"],
            ]}
          />
          <Choice
            name="days"
            label="How long it is good"
            choices={[
              ["90", "90 days"],
              ["30", "30 days"],
              ["365", "a year"],
              ["", "until it is revoked"],
            ]}
          />
          <Button>Make the key</Button>
        </Form>
      </Fold>
    </section>
  );
}

function Key({ of: key, now, path }: { of: KeyRecord; now: Date; path: string }) {
  const { id, name, prefix, lastUsedAt, expiresAt } = key;
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= now.getTime();
  return (
    <li>
      <p>
        <strong dir="auto">
          <Text>{name}</Text>
        </strong>{" "}
        {!isClientKey(key) && <code>{prefix}…</code>}
      </p>
      <p class="soft">
        {mayOf(key)};{" "}
        {lastUsedAt === null ? (
          "never used"
        ) : (
          <>
            used <Ago at={lastUsedAt} now={now} />
          </>
        )}
        {expiresAt !== null && (
          <>
            ; {isOver ? "expired" : "good until"} <Day at={expiresAt} />
          </>
        )}
      </p>
      <details>
        <summary>
          Revoke
          <span class="unseen">
            {" "}
            <Text>{name}</Text>
          </span>
        </summary>
        <p>What uses it is shut out at once, for good.</p>
        <Form act="revoke-key" to={path} of={id}>
          <Button isGrave>Revoke the key</Button>
        </Form>
      </details>
    </li>
  );
}

function mayOf(key: KeyRecord): string {
  if (urlTokenKindOf(key) !== undefined) return "opens your calendar of follow-ups only";
  if (isClientKey(key)) return "a program that signed you in elsewhere; may do what its sign-in allowed";
  const [reads, writes] = ["read:", "write:"].map((kind) =>
    key.scopes.some((scope) => scope.startsWith(kind)),
  );
  if (!writes) return "may read";
  return reads ? "may read and write" : "may write, and read nothing";
}

/** A new key, shown only this once. */
export function MadeKey({ secret, path }: { secret: string; path: string }) {
  return (
    <>
      <p>Copy it now: it is shown this once, and stored nowhere in a form that could be shown again.</p>
      <Lines text={secret} />
      <p>
        <a href={path}>I have copied it</a>
      </p>
    </>
  );
}
