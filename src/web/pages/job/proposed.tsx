import { proposedFollowUp } from "../../../domain/jobs-workspace/next-follow-up.ts";
import type { Job } from "../../../domain/jobs-workspace/schema.ts";
import { isPast } from "../../../shared/view/opening/due.tsx";
import { Button, Form } from "../../forms/form.tsx";
import { Day } from "../../parts/day.tsx";

interface ProposedProps {
  job: Job;
  now: Date;
  to: string;
}

/** The date that the latest stage proposes, stored once the person agrees. */
export function Proposed({ job: { application }, now, to }: ProposedProps) {
  const latest = application?.events.findLast(({ kind }) => kind === application.stage);
  const proposed = application && latest && proposedFollowUp(latest, application);
  if (!proposed || isPast(proposed.dueAt, now)) return null;
  return (
    <Form act="due" to={to} of="proposed" class="row proposed">
      <input type="hidden" name="dueAt" value={proposed.dueAt.slice(0, 10)} />
      <input type="hidden" name="note" value={proposed.todo} />
      <p>
        <strong>Next?</strong> {proposed.todo}: <Day at={proposed.dueAt} />
      </p>
      <Button isQuiet>Remind me</Button>
    </Form>
  );
}
