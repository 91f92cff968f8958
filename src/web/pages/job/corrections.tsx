import type { Job } from "../../../domain/jobs-workspace/schema.ts";
import { statusNames } from "../../../shared/view/opening/words.ts";
import { Choice, TextField } from "../../forms/fields.tsx";
import { Button, Form } from "../../forms/form.tsx";
import { Fold } from "../../parts/fold.tsx";
import { Move } from "./stages.tsx";

/** The forms that move, correct, archive and delete an opening, folded away until needed. */
export function Corrections({ job, to, documents }: { job: Job; to: string; documents: number }) {
  return (
    <section aria-labelledby="corrections">
      <h2 id="corrections" class="unseen">
        Move, edit or delete
      </h2>
      <div class="actions">
        {job.type === "opportunity" && <Move job={job} to={to} />}
        <Fold name="Edit or archive" acts={["correct"]} button="quiet">
          <Form act="correct" to={to}>
            <TextField name="title" label="Title" of="own" value={job.title} isRequired />
            <TextField name="company" label="Employer" of="own" value={job.company} />
            <Choice name="status" label="Prepared" value={job.status} choices={Object.entries(statusNames)} />
            <Button>Save</Button>
          </Form>
        </Fold>
        <Fold name="Delete" acts={["delete"]} button="quiet">
          <p>
            This deletes the posting, what was read from it, its history and its dates.
            {documents === 1 && " The document made for it stays, and says that the opening is gone."}
            {documents > 1 &&
              ` The ${documents} documents made for it stay, and say that the opening is gone.`}
          </p>
          <Form act="delete" to={to}>
            <Button isGrave>Delete this opening</Button>
          </Form>
        </Fold>
      </div>
    </section>
  );
}
