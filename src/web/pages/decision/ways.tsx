import type { Checkpoint } from "../../../domain/checkpoints/schema.ts";
import { TextArea, TextField } from "../../forms/fields.tsx";
import { Button, Form } from "../../forms/form.tsx";
import { Fold } from "../../parts/fold.tsx";
import { CompareForm } from "../decisions/compare-form.tsx";
import { checkpointName } from "../decisions/words.ts";

interface RestoreProps {
  checkpoint: Checkpoint;
  since: readonly string[];
}

/** Continues from a place. Says before what this changes. */
export function Restore({ checkpoint: { id, status }, since }: RestoreProps) {
  return (
    <section aria-labelledby="restore">
      <h2 id="restore">Take it up again</h2>
      <p>
        {status === "archived"
          ? "It comes out of the archive. Nothing else is changed"
          : "Nothing is changed by it"}
        : your profile, your resume and your documents stay as they are today. The goal and the documents
        above are what an agent that works with you continues from.
      </p>
      <h3>What has changed since</h3>
      {since.length === 0 ? (
        <p>Nothing was noted since.</p>
      ) : (
        <ul>
          {since.map((text) => (
            <li>{text}</li>
          ))}
        </ul>
      )}
      <Form act="restore" to={`/decisions/${id}`}>
        <Button>Take it up again</Button>
      </Form>
    </section>
  );
}

interface WaysProps {
  checkpoint: Checkpoint;
  all: readonly Checkpoint[];
}

/** Forks a place, and compares it with others. */
export function Ways({ checkpoint: { id }, all }: WaysProps) {
  return (
    <section aria-labelledby="other">
      <h2 id="other">Another way from here</h2>
      <Fold name="Try another way" acts={["fork"]}>
        <Form act="fork" to={`/decisions/${id}`}>
          <TextField
            name="name"
            label="Name of the other way"
            of="fork"
            hint="Such as: stay, move, retrain. It starts with a copy of this place."
            isRequired
          />
          <TextArea name="note" label="What you think of it (optional)" rows={3} />
          <Button>Begin it</Button>
        </Form>
      </Fold>
      {all.length > 1 && <CompareForm all={all} left={id} isFixed />}
    </section>
  );
}

/** Renames, archives and deletes a place. */
export function Corrections({ checkpoint, all }: WaysProps) {
  const { id, status } = checkpoint;
  const to = `/decisions/${id}`;
  const forks = all.filter(({ sourceCheckpointId }) => sourceCheckpointId === id).length;
  return (
    <section aria-labelledby="corrections">
      <h2 id="corrections">Rename, archive, delete</h2>
      <Fold name="Rename it" acts={["rename"]}>
        <Form act="rename" to={to}>
          <TextField name="name" label="Name" of="own" value={checkpointName(checkpoint)} isRequired />
          <Button>Save</Button>
        </Form>
      </Fold>
      {status === "active" && (
        <Form act="archive" to={to}>
          <Button isQuiet>Archive it</Button>
        </Form>
      )}
      <Fold name="Delete it" acts={["delete"]}>
        <p>
          This place goes. The openings and documents that it names stay
          {forks > 0 && `, and so ${forks === 1 ? "does the way" : `do the ${forks} ways`} tried from it`}.
        </p>
        <Form act="delete" to={to}>
          <Button isGrave>Delete</Button>
        </Form>
      </Fold>
    </section>
  );
}
