import type { ContextData } from "../../../domain/context/schema.ts";
import { namedUser } from "../../../domain/profile/profile.ts";
import type { Profile, User } from "../../../domain/profile/schema.ts";
import { plainText } from "../../../engine/plain-text.ts";
import { Section, Text, TextList } from "../../../shared/view/parts.tsx";
import { Hidden, TextField } from "../../forms/fields.tsx";
import { Button, Form } from "../../forms/form.tsx";
import { Fold, FoldedForm } from "../../parts/fold.tsx";
import { Icon } from "../../parts/icon.tsx";
import { FieldInputs, PayRange } from "./field-inputs.tsx";
import { limitFields, selfFields, shownFields } from "./fields.ts";
import { limitsInWords } from "./in-words.ts";

const PATH = "/profile";

/** A person's limits in sentences, with the form folded away. */
export function Limits({ profile, said }: { profile: Profile; said: SaidLimits }) {
  const sayings = limitsInWords(profile);
  return (
    <Section id="limits" title="Limits" class="card limits">
      {sayings.length === 0 ? (
        <p class="soft">
          {said.length === 0
            ? "None set. Openings are not checked against pay, place or hours until you set them."
            : "None set here. Openings are checked against what your notes say."}
        </p>
      ) : (
        <TextList class="sayings" texts={sayings} />
      )}
      <FoldedForm
        name={sayings.length === 0 ? "Set limits" : "Edit limits"}
        act="limits"
        to={PATH}
        button="quiet"
      >
        <FieldInputs fields={limitFields} profile={profile} />
        <PayRange profile={profile} />
        <p class="hint">Nothing is assumed where you leave an answer empty. You are asked instead.</p>
        <Button>Save limits</Button>
      </FoldedForm>
      <SaidInNotes said={said} />
    </Section>
  );
}

type SaidLimits = NonNullable<ContextData["summary"]["constraints"]["said"]>;

function SaidInNotes({ said }: { said: SaidLimits }) {
  if (said.length === 0) return null;
  return (
    <Section id="said" title="Your notes also say" level={3}>
      <TextList texts={said.map(({ text }) => text)} />
      <p>
        <a href="/memory">Correct your notes</a>
      </p>
    </Section>
  );
}

/** The person's name, job and place, with the forms folded away. */
export function Self({ user, profile, home }: SelfProps) {
  const { name, email } = user ? namedUser(user) : {};
  const about = [profile.current_job_title, home, email].filter(Boolean).join(" · ");
  return (
    <section aria-labelledby="self">
      <div class="person">
        <span class="portrait" aria-hidden="true">
          {initialsOf(name) || <Icon name="profile" />}
        </span>
        <div>
          <Text as="h2" id="self">
            {name || "You"}
          </Text>
          {about !== "" && (
            <Text as="p" class="soft">
              {about}
            </Text>
          )}
        </div>
        <Fold name="Edit" acts={["person", "self"]} button="quiet">
          <Form act="person" to={PATH}>
            <div class="fields">
              <TextField name="name" label="Name" value={name} autocomplete="name" />
              <TextField name="email" label="E-mail" type="email" value={email} autocomplete="email" />
            </div>
            <Button>Save name and e-mail</Button>
          </Form>
          <h3>Job, education and industries</h3>
          <Form act="self" to={PATH}>
            <FieldInputs fields={selfFields} profile={profile} />
            <Button>Save</Button>
          </Form>
        </Fold>
      </div>
    </section>
  );
}

interface SelfProps {
  user: User | undefined;
  profile: Profile;
  /** Where they live, as far as known. */
  home: string | undefined;
}

function initialsOf(name: string | null | undefined): string {
  const words = (name ?? "").split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => [...word][0])
    .join("");
}

const LONGEST_VALUE = 500;
const MOST_EXTRA = 100;

/** Profile data that agents stored under their own names. */
export function Extra({ profile }: { profile: Profile }) {
  const extra = Object.entries(profile).filter(([name]) => !shownFields.has(name));
  if (extra.length === 0) return null;
  return (
    <Section id="extra" title="Also noted by agents">
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
    </Section>
  );
}
