import type { Job } from "../../../domain/jobs-workspace/schema.ts";
import { statusNames } from "../../../shared/view/opening/words.ts";
import { Choice, TextField } from "../../forms/fields.tsx";
import { Button, Form } from "../../forms/form.tsx";
import { Fold } from "../../parts/fold.tsx";

/** The forms that correct, archive and delete an opening, behind one button. */
export function Corrections({ job, to, documents }: { job: Job; to: string; documents: number }) {
  return (
    <Fold name="Edit" acts={["correct", "delete"]} button="quiet">
      <Form act="correct" to={to}>
        <TextField name="title" label="Title" of="own" value={job.title} isRequired />
        <TextField name="company" label="Employer" of="own" value={job.company} />
        <Choice name="status" label="Prepared" value={job.status} choices={Object.entries(statusNames)} />
        <Button>Save</Button>
      </Form>
      <Fold name="Delete this opening" acts={["delete"]}>
        <p>
          This deletes the posting, what was read from it, its history and its dates.
          {documents === 1 && " The document made for it stays, and says that the opening is gone."}
          {documents > 1 && ` The ${documents} documents made for it stay, and say that the opening is gone.`}
        </p>
        <Form act="delete" to={to}>
          <Button isGrave>Delete it</Button>
        </Form>
      </Fold>
    </Fold>
  );
}
