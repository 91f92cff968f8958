import { isClientKey } from "../../../auth/oauth/token-caller.ts";
import { urlTokenKindOf } from "../../../auth/stored-keys.ts";
import { Section, Text } from "../../../shared/view/parts.tsx";
import type { KeyRecord } from "../../../store/ports/store.ts";
import { Choice, TextField } from "../../forms/fields.tsx";
import { Button, Form } from "../../forms/form.tsx";
import { Ago } from "../../parts/ago.tsx";
import { DayAfter } from "../../parts/day.tsx";
import { FoldedForm } from "../../parts/fold.tsx";
import { Lines } from "./connect.tsx";

/** The keys to this person's data, and creating one. */
export function Keys({ keys, now, path }: { keys: readonly KeyRecord[]; now: Date; path: string }) {
  return (
    <Section id="keys" title="API keys" class="card">
      <p class="soft">For programs that use the API. Agents connected as above need none.</p>
      {keys.length > 0 && (
        <ul class="rows">
          {keys.map((key) => (
            <Key of={key} now={now} path={path} />
          ))}
        </ul>
      )}
      <FoldedForm name="Make a key" act="make-key" to={path} isPrivate button="quiet">
        <TextField name="name" label="What it is for" hint="This name appears in Who did what." isRequired />
        <Choice
          name="may"
          label="What it may do"
          choices={[
            ["read", "Read"],
            ["write", "Read, write and delete"],
          ]}
        />
        <Choice
          name="days"
          label="Valid for"
          choices={[
            ["90", "90 days"],
            ["30", "30 days"],
            ["365", "1 year"],
            ["", "Until you revoke it"],
          ]}
        />
        <Button>Make the key</Button>
      </FoldedForm>
    </Section>
  );
}

function Key({ of: key, now, path }: { of: KeyRecord; now: Date; path: string }) {
  const { id, name, prefix, lastUsedAt, expiresAt } = key;
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= now.getTime();
  return (
    <li>
      <p>
        <Text as="strong">{name}</Text> {!isClientKey(key) && <code>{prefix}…</code>}
      </p>
      <p class="soft">
        {mayOf(key)} ·{" "}
        {lastUsedAt === null ? (
          "never used"
        ) : (
          <>
            used <Ago at={lastUsedAt} now={now} />
          </>
        )}
        <DayAfter words={` · ${isOver ? "expired" : "valid until"} `} at={expiresAt} />
      </p>
      <details>
        <summary>
          Revoke
          <span class="unseen">
            {" "}
            <Text>{name}</Text>
          </span>
        </summary>
        <p>Whatever uses this key loses access at once. You cannot undo this.</p>
        <Form act="revoke-key" to={path} of={id}>
          <Button isGrave>Revoke the key</Button>
        </Form>
      </details>
    </li>
  );
}

function mayOf(key: KeyRecord): string {
  if (urlTokenKindOf(key) !== undefined) return "opens only your calendar";
  if (isClientKey(key)) return "a program that you signed in to; may do what you allowed there";
  const [reads, writes] = ["read:", "write:"].map((kind) =>
    key.scopes.some((scope) => scope.startsWith(kind)),
  );
  if (!writes) return "may read";
  return reads ? "may read and write" : "may write, but not read";
}

/** A new key, shown only this once. */
export function MadeKey({ secret, path }: { secret: string; path: string }) {
  return (
    <>
      <p>Copy it now. It is shown only this once.</p>
      <Lines text={secret} />
      <p>
        <a href={path}>I have copied it</a>
      </p>
    </>
  );
}
