import { Text } from "../../../shared/view/text.tsx";
import { Hidden, TextArea, TextField } from "../../forms/fields.tsx";
import { Button, Form } from "../../forms/form.tsx";
import { Day } from "../../parts/day.tsx";
import { Fold } from "../../parts/fold.tsx";
import { goalsOf } from "./goal-list.ts";

const PATH = "/profile";

/** A person's goals, each with correct and delete, and a form for another. */
export function Goals({ stored }: { stored: unknown }) {
  const goals = goalsOf(stored);
  return (
    <section aria-labelledby="goals" class="card">
      <h2 id="goals">Goals</h2>
      {goals.length === 0 && <p class="soft">None set. Matches and advice follow what you want to reach.</p>}
      <ul class="rows">
        {goals.map(({ text, words, by, more }, at) => (
          <li class="goal">
            <div>
              <p class="words" dir="auto">
                <Text>{words}</Text>
              </p>
              {by !== "" && (
                <p class="soft">
                  by <Day at={by} />
                </p>
              )}
              {more !== "" && (
                <p class="soft" dir="auto">
                  <Text>{more}</Text>
                </p>
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
      <Fold name="Add a goal" acts={["add-goal"]} button="quiet">
        <Form act="add-goal" to={PATH}>
          <GoalFields of="new" />
          <Button>Add</Button>
        </Form>
      </Fold>
    </section>
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
