import type { Checkpoint } from "../../../domain/checkpoints/schema.ts";
import { Section } from "../../../shared/view/parts.tsx";
import { TextArea, TextField } from "../../forms/fields.tsx";
import { Button, Form } from "../../forms/form.tsx";
import { Fold, FoldedForm } from "../../parts/fold.tsx";
import { CompareForm } from "../decisions/compare-form.tsx";
import { checkpointName } from "../decisions/words.ts";

interface RestoreProps {
  checkpoint: Checkpoint;
  since: readonly string[];
}

/** Continues from a place. Says before what this changes. */
export function Restore({ checkpoint: { id, status }, since }: RestoreProps) {
  return (
    <Section id="restore" title="Continue from here" class="card">
      <p>
        Agents then work with this goal and these documents.{" "}
        {status === "archived" ? "It leaves the archive. Nothing else changes" : "Nothing else changes"}: your
        profile, resume and documents stay as they are today.
      </p>
      <h3>Changed since then</h3>
      {since.length === 0 ? (
        <p class="soft">Nothing.</p>
      ) : (
        <ul>
          {since.map((text) => (
            <li>{text}</li>
          ))}
        </ul>
      )}
      <Form act="restore" to={`/decisions/${id}`}>
        <Button>Continue from here</Button>
      </Form>
    </Section>
  );
}

interface WaysProps {
  checkpoint: Checkpoint;
  all: readonly Checkpoint[];
}

/** Forks a place, and compares it with others. */
export function Ways({ checkpoint: { id }, all }: WaysProps) {
  return (
    <Section id="other" title="Another way" isUnseen>
      <FoldedForm name="Try another way" act="fork" to={`/decisions/${id}`} button="quiet">
        <TextField
          name="name"
          label="Name"
          of="fork"
          hint="For example: stay, move, retrain. It starts as a copy of this one."
          isRequired
        />
        <TextArea name="note" label="Note (optional)" rows={3} />
        <Button>Start</Button>
      </FoldedForm>
      {all.length > 1 && <CompareForm all={all} left={id} isFixed />}
    </Section>
  );
}

/** Renames, archives and deletes a place. */
export function Corrections({ checkpoint, all }: WaysProps) {
  const { id, status } = checkpoint;
  const to = `/decisions/${id}`;
  const forks = all.filter(({ sourceCheckpointId }) => sourceCheckpointId === id).length;
  return (
    <Section id="corrections" title="Change it" isUnseen class="actions">
      <FoldedForm name="Rename" act="rename" to={to} button="quiet">
        <TextField name="name" label="Name" of="own" value={checkpointName(checkpoint)} isRequired />
        <Button>Save</Button>
      </FoldedForm>
      {status === "active" && (
        <Form act="archive" to={to}>
          <Button isQuiet>Archive</Button>
        </Form>
      )}
      <Fold name="Delete" acts={["delete"]} button="quiet">
        <p>
          This deletes the saved decision. Its openings and documents stay
          {forks > 0 && `, and so ${forks === 1 ? "does the way" : `do the ${forks} ways`} tried from it`}.
        </p>
        <Form act="delete" to={to}>
          <Button isGrave>Delete</Button>
        </Form>
      </Fold>
    </Section>
  );
}
