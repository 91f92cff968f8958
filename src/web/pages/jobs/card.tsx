import type { Job } from "../../../domain/jobs-workspace/schema.ts";
import { isPast } from "../../../shared/view/opening/due.tsx";
import { stageNames } from "../../../shared/view/opening/words.ts";
import { Text } from "../../../shared/view/parts.tsx";
import { Choice } from "../../forms/fields.tsx";
import { Button } from "../../forms/form.tsx";
import { Badge } from "../../parts/badge.tsx";
import { Day } from "../../parts/day.tsx";
import { FoldedForm } from "../../parts/fold.tsx";

interface CardProps {
  job: Job;
  /** Where its form is submitted. */
  to: string;
  now: Date;
}

/** An opening on the board, with the form that moves it. */
export function Card({ job, to, now }: CardProps) {
  const { id, title, company, application, type } = job;
  const due = application?.nextDue;
  return (
    <li class="card">
      <p>
        <Text as="a" href={`/jobs/${id}`}>
          {title}
        </Text>
      </p>
      {company && (
        <Text as="p" class="soft">
          {company}
        </Text>
      )}
      {due && (
        <p>
          <DueDay due={due} now={now} />
        </p>
      )}
      {type === "opportunity" && (
        <FoldedForm name="Move" act="move" to={to} of={id} class="move">
          <Choice
            name="kind"
            label="Move to"
            of={id}
            value={application?.stage ?? "saved"}
            choices={Object.entries(stageNames)}
          />
          <Button isQuiet label={`Move ${title}`}>
            Move
          </Button>
        </FoldedForm>
      )}
    </li>
  );
}

/** The day of an opening's next task. */
export function DueDay({ due, now }: { due: string; now: Date }) {
  if (!isPast(due, now))
    return (
      <>
        Next: <Day at={due} />
      </>
    );
  return (
    <Badge tone="bad">
      Was due <Day at={due} />
    </Badge>
  );
}
