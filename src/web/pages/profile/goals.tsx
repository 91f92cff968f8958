import { Day } from "../../../shared/view/day.tsx";
import { Hidden, TextArea, TextField } from "../../forms/fields.tsx";
import { Button, Form } from "../../forms/form.tsx";
import { Empty } from "../../parts/empty.tsx";
import { goalsOf } from "./goal-list.ts";

const PATH = "/profile";
const labels = { words: "What you want to reach" };

/** What a person wants to reach, each goal to be corrected or deleted, and a form for another. */
export function Goals({ stored }: { stored: unknown }) {
  const goals = goalsOf(stored);
  return (
    <section aria-labelledby="goals">
      <h2 id="goals">Goals</h2>
      {goals.length === 0 && (
        <Empty>
          <p>No goal is known. What is offered to you follows what you want to reach.</p>
        </Empty>
      )}
      <ul class="cards">
        {goals.map(({ text, words, by, more }, at) => (
          <li class="card">
            <p class="words" dir="auto">
              {words}
            </p>
            {by !== "" && (
              <p class="soft">
                by {/^\d{4}-\d\d-\d\d/.test(by) ? <Day at={by} /> : <span dir="auto">{by}</span>}
              </p>
            )}
            {more !== "" && (
              <p class="soft" dir="auto">
                {more}
              </p>
            )}
            <details>
              <summary>Correct or delete</summary>
              <Form act="goal" to={PATH} of={String(at)} labels={labels}>
                <Hidden name="was" value={text} />
                <GoalFields of={String(at)} words={words} by={by} />
                <Button>Save</Button>
              </Form>
              <Form act="drop-goal" to={PATH} of={String(at)}>
                <Hidden name="was" value={text} />
                <Button isGrave>Delete</Button>
              </Form>
            </details>
          </li>
        ))}
      </ul>
      <details>
        <summary>Add a goal</summary>
        <Form act="add-goal" to={PATH} labels={labels}>
          <GoalFields of="new" />
          <Button>Add</Button>
        </Form>
      </details>
    </section>
  );
}

function GoalFields({ of, words, by }: { of: string; words?: string; by?: string }) {
  return (
    <>
      <TextArea name="words" of={of} label={labels.words} value={words} rows={2} isRequired />
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
