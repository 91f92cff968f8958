import { getContext } from "../../../domain/context/operations.ts";
import { getProfile, updateProfile } from "../../../domain/profile/operations.ts";
import type { Profile } from "../../../domain/profile/schema.ts";
import { getResume, updateResume } from "../../../domain/resume/operations.ts";
import { entries } from "../../../engine/resume/json-resume.ts";
import { fail } from "../../../operation/errors.ts";
import { sameJson } from "../../../shared/json.ts";
import { Section, Text } from "../../../shared/view/parts.tsx";
import { Hidden, TextArea, TextField } from "../../forms/fields.tsx";
import { Button, Form } from "../../forms/form.tsx";
import type { Said } from "../../notices/said.ts";
import { type Done, field, type Page, type Submission } from "../../page.ts";
import { Day } from "../../parts/day.tsx";
import { Fold, FoldedForm } from "../../parts/fold.tsx";
import { orMissing, type Person } from "../../person.ts";
import { entryOf } from "./claim-forms.tsx";
import { Claims, NoResume } from "./claims.tsx";
import { limitFields, selfFields } from "./fields.ts";
import { changedGoal, goalsOf, withGoal } from "./goal-list.ts";
import { Extra, Limits, Self } from "./limits.tsx";
import { patchOf, rangeOf } from "./patch.ts";
import { resumeSections } from "./sections.ts";
import { unconfirmedActs } from "./unconfirmed.tsx";
import { whatCites, whoWrote } from "./written.ts";

const PATH = "/profile";

/** The person's limits and goals, and their resume, claim by claim. */
export const profilePage: Page = {
  path: PATH,
  show: async ({ person, query }) => {
    const { user: named, profile } = await profileOf(person);
    const context = await orMissing(person.ask(getContext), "context.not_found");
    const user = named ?? context?.data.user;
    const resume = await orMissing(person.ask(getResume), "resource.not_found");
    const claims = resume && (
      <Claims
        resume={resume.data}
        written={await whoWrote(person, resume.data.resume.parsed_at)}
        cites={await whatCites(person)}
        query={query}
        isBelowHead
      />
    );
    if (query.section !== undefined && claims)
      return { title: "Profile", back: { href: PATH, name: "All parts of the resume" }, body: claims };
    return {
      title: "Profile",
      body: (
        <>
          <Self user={user} profile={profile} home={context?.data.summary.constraints?.place?.home} />
          <div class="columns">
            <div>{claims ?? <NoResume />}</div>
            <div>
              <Limits profile={profile} said={context?.data.summary.constraints?.said ?? []} />
              <Goals stored={profile.career_goals} />
              <Extra profile={profile} />
            </div>
          </div>
        </>
      ),
    };
  },
  acts: {
    ...unconfirmedActs,
    limits: ({ person, fields }) =>
      save(person, { ...patchOf(fields, limitFields), ...rangeOf(fields) }, "limits-saved"),
    self: ({ person, fields }) => save(person, patchOf(fields, selfFields)),
    person: ({ person, fields }) =>
      save(person, { name: field(fields, "name") || null, email: field(fields, "email") || null }),
    "add-goal": async ({ person, fields }) => {
      const { profile } = await profileOf(person);
      await save(person, { career_goals: withGoal(profile.career_goals, goalIn(fields)) });
      return { to: PATH, said: "goal-added" };
    },
    goal: (submission) => setGoal(submission, goalIn(submission.fields)),
    "drop-goal": async (submission) => {
      await setGoal(submission, undefined);
      return { to: PATH, said: "goal-deleted" };
    },
    "drop-extra": async ({ person, fields }) => {
      await save(person, { [field(fields, "name")]: null });
      return { to: PATH, said: "deleted" };
    },
    add: async ({ person, fields }) => {
      const section = resumeSections.find(({ name }) => name === field(fields, "section"));
      if (!section) throw fail("validation.bad_request", "The resume has no such section.");
      const entry = entryOf(fields, section.fields);
      const { document } = (await person.ask(getResume)).data;
      // Submitting a form twice adds nothing twice.
      if (!entries(document, section.name).some((there) => sameJson(there, entry)))
        await person.ask(updateResume, { add: { [section.name]: entry } });
      return { to: PATH, said: "line-added" };
    },
  },
};

/** The profile, or an empty one: a new person gets a form as well. */
export async function profileOf(person: Person) {
  const found = await orMissing(person.ask(getProfile), "profile.not_found");
  const profile: Profile = {};
  return found?.data ?? { user: undefined, profile };
}

async function save(person: Person, patch: Record<string, unknown>, said: Said = "saved"): Promise<Done> {
  await person.ask(updateProfile, patch);
  return { to: PATH, said };
}

function goalIn(fields: Submission["fields"]) {
  const goal = { words: field(fields, "words"), by: field(fields, "by") };
  if (goal.words === "") throw fail("validation.bad_request", "words: say what you want to reach.");
  return goal;
}

async function setGoal({ person, fields }: Submission, goal: ReturnType<typeof goalIn> | undefined) {
  const { profile } = await profileOf(person);
  const at = { at: Number(field(fields, "of")), was: field(fields, "was") };
  return save(person, { career_goals: changedGoal(profile.career_goals, at, goal) }, "goal-saved");
}

function Goals({ stored }: { stored: unknown }) {
  const goals = goalsOf(stored);
  return (
    <Section id="goals" title="Goals" class="card">
      {goals.length === 0 && <p class="soft">None set. Matches and advice follow what you want to reach.</p>}
      <ul class="rows">
        {goals.map(({ text, words, by, more }, at) => (
          <li class="goal">
            <div>
              <Text as="p" class="words">
                {words}
              </Text>
              {by !== "" && (
                <p class="soft">
                  by <Day at={by} />
                </p>
              )}
              {more !== "" && (
                <Text as="p" class="soft">
                  {more}
                </Text>
              )}
            </div>
            <Fold name="Edit" acts={["goal", "drop-goal"]} of={String(at)} button="quiet">
              <Form act="goal" to={PATH} of={String(at)}>
                <Hidden name="was" value={text} />
                <GoalFields of={String(at)} words={words} by={by} />
                <Button>Save</Button>
              </Form>
              <Form act="drop-goal" to={PATH} of={String(at)}>
                <Hidden name="was" value={text} />
                <Button isGrave>Delete</Button>
              </Form>
            </Fold>
          </li>
        ))}
      </ul>
      <FoldedForm name="Add a goal" act="add-goal" to={PATH} button="quiet">
        <GoalFields of="new" />
        <Button>Add</Button>
      </FoldedForm>
    </Section>
  );
}

function GoalFields({ of, words, by }: { of: string; words?: string; by?: string }) {
  return (
    <>
      <TextArea name="words" of={of} label="What you want to reach" value={words} rows={2} isRequired />
      <TextField
        name="by"
        of={of}
        label="By when"
        value={by}
        hint="A year or a day, such as 2028 or 2028-06-30."
      />
    </>
  );
}
