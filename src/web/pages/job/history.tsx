import { closingDay } from "../../../domain/follow-ups/follow-ups.ts";
import type { JobEvent } from "../../../domain/jobs-workspace/application-schema.ts";
import type { Job } from "../../../domain/jobs-workspace/schema.ts";
import { timeWords } from "../../../shared/time.ts";
import { isPast } from "../../../shared/view/opening/due.tsx";
import { eventNames } from "../../../shared/view/opening/words.ts";
import { Section, Text, TextList } from "../../../shared/view/parts.tsx";
import { Choice, TextArea, TextField } from "../../forms/fields.tsx";
import { Button, Form } from "../../forms/form.tsx";
import { dueNames } from "../../parts/badge.tsx";
import { Day } from "../../parts/day.tsx";
import { Fold, FoldedForm } from "../../parts/fold.tsx";
import { pathOf } from "./tabs.ts";

/** An opening's open tasks, with forms to complete and add them. */
export function Due({ job, now }: { job: Job; now: Date }) {
  const to = pathOf(job.id, "history");
  return (
    <Section id="due" title="What is next">
      <DueDates job={job} now={now} to={to} />
      <FoldedForm name="Add a date" act="due" to={to} button="quiet">
        <div class="row">
          <TextField name="dueAt" label="Date" type="date" of="due" isRequired />
          <TextField name="note" label="To do" of="due" />
        </div>
        <Button>Add</Button>
      </FoldedForm>
    </Section>
  );
}

/** The history, newest first, and the form that adds to it. */
export function History({ job }: { job: Job }) {
  const events = (job.application?.events ?? []).toReversed();
  const contacts = job.application?.contacts ?? [];
  return (
    <Section id="history" title="What happened">
      {events.length === 0 ? (
        <p>Nothing is noted yet.</p>
      ) : (
        <ol class="rows" reversed>
          {events.map((event) => (
            <Event event={event} />
          ))}
        </ol>
      )}
      {contacts.length > 0 && (
        <>
          <h3>People</h3>
          <TextList
            texts={contacts.map(({ name, role, email }) => [name, role, email].filter(Boolean).join(", "))}
          />
        </>
      )}
      <Fold name="Add what happened" acts={["event"]} button="quiet">
        <EventForm to={pathOf(job.id, "history")} />
      </Fold>
    </Section>
  );
}

function Event({
  event: { kind, at, dueAt, time, note, contact, open, done, artifactRefs = [] },
}: {
  event: JobEvent;
}) {
  return (
    <li>
      <p>
        <strong>
          {done === undefined ? eventNames[kind] : `Settled: ${eventNames[kind].toLowerCase()}`}
        </strong>
        , <Day at={at} />
        {dueAt && (
          <span class="soft">
            {" "}
            for <Day at={dueAt} />
            {timeWords(dueAt, time)}
            {open === false && ", done"}
          </span>
        )}
      </p>
      {note && (
        <Text as="p" class="words">
          {note}
        </Text>
      )}
      {contact && (
        <p class="soft" dir="auto">
          With <Text>{[contact.name, contact.role, contact.email].filter(Boolean).join(", ")}</Text>
        </p>
      )}
      {artifactRefs.map((id, at) => (
        <p>
          <a href={`/documents/${id}`}>
            {artifactRefs.length > 1 ? `What was sent, ${at + 1}` : "What was sent"}
          </a>
        </p>
      ))}
    </li>
  );
}

function EventForm({ to }: { to: string }) {
  return (
    <Form act="event" to={to}>
      <div class="row">
        <Choice
          name="kind"
          label="What"
          value="note"
          choices={Object.entries(eventNames).filter(([kind]) => kind !== "follow_up")}
        />
        <TextField
          name="at"
          label="When"
          type="date"
          hint="Empty means today. A future day becomes a date to keep."
        />
      </div>
      <TextArea name="note" label="Note (optional)" of="event" rows={3} />
      <div class="row">
        <TextField name="name" label="Contact (optional)" />
        <TextField name="role" label="Their role (optional)" />
        <TextField name="email" label="E-mail (optional)" type="email" />
      </div>
      <Button>Add</Button>
    </Form>
  );
}

interface DueDatesProps {
  job: Job;
  now: Date;
  /** Where its forms are submitted. */
  to: string;
}

/** An opening's open tasks, the nearest first, each with the form that settles it. */
function DueDates({ job, now, to }: DueDatesProps) {
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
          {note && <Text as="p">{note}</Text>}
          <Form act="settle" to={to} of={id} class="row">
            <TextField name="note" label="How it went (optional)" of={id} />
            <Button isQuiet>Done</Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}
