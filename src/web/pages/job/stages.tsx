import type { Job } from "../../../domain/jobs-workspace/schema.ts";
import { stageNames } from "../../../shared/view/opening/words.ts";
import { Choice } from "../../forms/fields.tsx";
import { Button } from "../../forms/form.tsx";
import { FoldedForm } from "../../parts/fold.tsx";

const way = ["saved", "applied", "screen", "interview", "offer"] as const;
const ends = ["accepted", "rejected", "withdrawn", "ghosted"] as const;

/** An application's progress through the usual stages. */
export function Stages({ job: { application } }: { job: Job }) {
  const stage = application?.stage ?? "saved";
  const end = ends.find((each) => each === stage);
  const reached = new Set<string>((application?.events ?? []).map(({ kind }) => kind));
  const last = Math.max(0, ...way.map((each, at) => (reached.has(each) || each === stage ? at : 0)));
  return (
    <ol class="stages" aria-label="Stage">
      {way.map((each, at) => (
        <li
          class={at <= last ? "done" : undefined}
          {...(end === undefined && each === stage && { "aria-current": "step" as const })}
        >
          <span>{stageNames[each]}</span>
        </li>
      ))}
      {end && (
        <li class="done" aria-current="step">
          <span>{stageNames[end]}</span>
        </li>
      )}
    </ol>
  );
}

/** The form that moves an opening to another stage. */
export function Move({ job: { application }, to }: { job: Job; to: string }) {
  return (
    <FoldedForm name="Move" act="move" to={to} class="row" button="quiet">
      <Choice
        name="kind"
        label="Move to"
        of="move"
        value={application?.stage ?? "saved"}
        choices={Object.entries(stageNames)}
      />
      <Button isQuiet>Move</Button>
    </FoldedForm>
  );
}
