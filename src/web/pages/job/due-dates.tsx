import { closingDay } from "../../../domain/follow-ups/follow-ups.ts";
import type { Job } from "../../../domain/jobs-workspace/schema.ts";
import { timeWords } from "../../../shared/time.ts";
import { isPast } from "../../../shared/view/opening/due.tsx";
import { Text } from "../../../shared/view/text.tsx";
import { TextField } from "../../forms/fields.tsx";
import { Button, Form } from "../../forms/form.tsx";
import { dueNames } from "../../parts/badge.tsx";
import { Day } from "../../parts/day.tsx";

interface DueDatesProps {
  job: Job;
  now: Date;
  /** Where its forms are submitted. */
  to: string;
}

/** An opening's open tasks, the nearest first, each with the form that settles it. */
export function DueDates({ job, now, to }: DueDatesProps) {
  const { application } = job;
  const open = (application?.events ?? []).flatMap((event) =>
    event.open === true && event.dueAt ? [{ ...event, dueAt: event.dueAt }] : [],
  );
  const closes = closingDay(job);
  if (open.length === 0 && closes === undefined) return <p>Nothing is due.</p>;
  const nearest = open.toSorted((one, other) => one.dueAt.localeCompare(other.dueAt));
  return (
    <ul class="rows">
      {closes !== undefined && (
        <li>
          <p>
            {isPast(closes, now) ? "Closed" : "Apply by"}: <Day at={closes} />
          </p>
        </li>
      )}
      {nearest.map(({ id, kind, dueAt, time, note }) => (
        <li>
          <p>
            {dueNames[kind]}: <Day at={dueAt} />
            {timeWords(dueAt, time)}
            {isPast(dueAt, now) && <strong class="grave"> overdue</strong>}
          </p>
          {note && (
            <p dir="auto">
              <Text>{note}</Text>
            </p>
          )}
          <Form act="settle" to={to} of={id} class="row">
            <TextField name="note" label="How it went (optional)" of={id} />
            <Button isQuiet>Done</Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}
