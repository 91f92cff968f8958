import type { ContextData } from "../../../domain/context/schema.ts";
import type { Profile, User } from "../../../domain/profile/schema.ts";
import { namedUser } from "../../../domain/profile/user.ts";
import { plainText } from "../../../engine/plain-text.ts";
import { Text } from "../../../shared/view/text.tsx";
import { Hidden, TextField } from "../../forms/fields.tsx";
import { Button, Form } from "../../forms/form.tsx";
import { Fold } from "../../parts/fold.tsx";
import { FieldInputs, PayRange } from "./field-inputs.tsx";
import { limitFields, selfFields, shownFields } from "./fields.ts";

const PATH = "/profile";

/** What a person would and would not do: a form, and what their notes say of it. */
export function Limits({ profile, said }: { profile: Profile; said: SaidLimits }) {
  return (
    <section aria-labelledby="limits">
      <h2 id="limits">Limits</h2>
      <p class="soft">
        Nothing is offered to you past these. What you leave empty counts as not said: then you are asked, and
        nothing is guessed.
      </p>
      <Form act="limits" to={PATH}>
        <FieldInputs fields={limitFields} profile={profile} />
        <PayRange profile={profile} />
        <Button>Save limits</Button>
      </Form>
      <SaidInNotes said={said} />
    </section>
  );
}

type SaidLimits = NonNullable<ContextData["summary"]["constraints"]["said"]>;

function SaidInNotes({ said }: { said: SaidLimits }) {
  if (said.length === 0) return null;
  return (
    <section aria-labelledby="said">
      <h3 id="said">Your notes also say</h3>
      <ul>
        {said.map(({ text }) => (
          <li dir="auto">
            <Text>{text}</Text>
          </li>
        ))}
      </ul>
      <p>
        <a href="/memory">Correct your notes</a>
      </p>
    </section>
  );
}

/** What a person is and has, and how they are called. */
export function Self({ user, profile }: { user: User | undefined; profile: Profile }) {
  const { name, email } = user ? namedUser(user) : {};
  return (
    <section aria-labelledby="self">
      <h2 id="self">You</h2>
      <Form act="person" to={PATH}>
        <TextField name="name" label="Name" value={name} autocomplete="name" />
        <TextField name="email" label="E-mail" type="email" value={email} autocomplete="email" />
        <Button>Save name and e-mail</Button>
      </Form>
      <Fold name="Your job, education and industries, in your own words" acts={["self"]}>
        <Form act="self" to={PATH}>
          <FieldInputs fields={selfFields} profile={profile} />
          <Button>Save</Button>
        </Form>
      </Fold>
    </section>
  );
}

const LONGEST_VALUE = 500;
const MOST_EXTRA = 100;

/** What agents keep in the profile under names of their own. */
export function Extra({ profile }: { profile: Profile }) {
  const extra = Object.entries(profile).filter(([name]) => !shownFields.has(name));
  if (extra.length === 0) return null;
  return (
    <section aria-labelledby="extra">
      <h2 id="extra">Also kept by agents</h2>
      <ul class="rows">
        {extra.slice(0, MOST_EXTRA).map(([name, value], at) => (
          <li>
            <p dir="auto">
              <strong>{name.replaceAll("_", " ")}</strong>:{" "}
              <Text>{plainText(value).slice(0, LONGEST_VALUE)}</Text>
            </p>
            <Form act="drop-extra" to={PATH} of={String(at)}>
              <Hidden name="name" value={name} />
              <Button isGrave label={`Delete ${name.replaceAll("_", " ")}`}>
                Delete
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      {extra.length > MOST_EXTRA && <p class="soft">{extra.length - MOST_EXTRA} more are not shown.</p>}
    </section>
  );
}
