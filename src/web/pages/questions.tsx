import type { Child } from "hono/jsx";
import { updateProfile } from "../../domain/profile/operations.ts";
import type { Profile } from "../../domain/profile/schema.ts";
import { Button, Form } from "../forms/form.tsx";
import type { Fields, Page } from "../page.ts";
import { FieldInputs } from "./profile/field-inputs.tsx";
import { limitFields, type ProfileField } from "./profile/fields.ts";
import { patchOf } from "./profile/patch.ts";
import { profileOf } from "./profile/profile.tsx";

const PATH = "/questions";

/** What a person may never want, by the profile field that then says no. */
const nevers = [
  ["accept_overtime", "Overtime"],
  ["willing_to_relocate", "Moving to another place"],
  ["accept_sales_roles", "Sales"],
  ["accept_high_social_intensity", "People all day"],
  ["accept_unstable_orgs", "An employer that may not last"],
] as const;

const fieldsOf = (...names: string[]): ProfileField[] =>
  names.flatMap((name) => limitFields.find((one) => one.name === name) ?? []);
const where = fieldsOf("target_locations", "preferred_work_style");
const pay = fieldsOf("min_salary", "salary_currency");
const family = fieldsOf("family_constraints");

/** The three questions after a first resume: where, from what pay, and what never. */
export const questionsPage: Page = {
  path: PATH,
  show: async ({ person }) => {
    const { profile } = await profileOf(person);
    return {
      title: "Three questions",
      lead: "Openings and matches are checked against your answers. Nothing is assumed where you leave an answer empty.",
      body: (
        <Form act="answer" to={PATH}>
          <Question title="1. Where would you work?">
            <FieldInputs fields={where} profile={profile} />
          </Question>
          <Question title="2. From what pay?">
            <FieldInputs fields={pay} profile={profile} />
          </Question>
          <Question title="3. What would you never do?">
            <Nevers profile={profile} />
          </Question>
          <div class="actions">
            <Button>Save my answers</Button>
            <a class="button quiet" href="/">
              Later
            </a>
          </div>
        </Form>
      ),
    };
  },
  acts: {
    answer: async ({ person, fields }) => {
      const { profile } = await profileOf(person);
      const patch = { ...patchOf(fields, [...where, ...pay, ...family]), ...neversIn(fields, profile) };
      await person.ask(updateProfile, patch);
      return { to: "/", said: "limits-saved" };
    },
  },
};

function Question({ title, children }: { title: string; children: Child }) {
  return (
    <fieldset>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

function Nevers({ profile }: { profile: Profile }) {
  return (
    <>
      <div class="fields">
        {nevers.map(([name, text]) => (
          <label class="tick">
            <input type="checkbox" name="never" value={name} checked={profile[name] === false} /> {text}
          </label>
        ))}
      </div>
      <FieldInputs fields={family} profile={profile} />
    </>
  );
}

/** A tick says no. A tick taken away unsets only what was no before. */
function neversIn({ never = [] }: Fields, profile: Profile): Record<string, unknown> {
  return Object.fromEntries(
    nevers.flatMap(([name]): [string, unknown][] => {
      if (never.includes(name)) return [[name, false]];
      return profile[name] === false ? [[name, null]] : [];
    }),
  );
}
