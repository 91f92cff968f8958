import type { Job } from "../../../domain/jobs-workspace/schema.ts";
import { field, textField, textsField } from "../../../shared/view/json.ts";
import { isPast } from "../../../shared/view/opening/due.tsx";
import { stageNames } from "../../../shared/view/opening/words.ts";
import { Text } from "../../../shared/view/parts.tsx";
import type { FitInShort } from "../../fit-in-short.ts";
import { Hidden } from "../../forms/fields.tsx";
import { Button, Form } from "../../forms/form.tsx";
import { Badge } from "../../parts/badge.tsx";
import { Day, DayAfter } from "../../parts/day.tsx";
import { Move } from "./stages.tsx";
import { pathOf } from "./tabs.ts";

interface HeadProps {
  job: Job;
  fit: FitInShort | undefined;
  now: Date;
  /** Where the form that moves it is submitted. */
  to: string;
}

export function Whose({ job: { company, metadata } }: { job: Job }) {
  const where = textsField(field(metadata, "opportunity"), "locations").join("; ");
  return (
    <bdi>
      <Text>{[company, where].filter(Boolean).join(" · ")}</Text>
    </bdi>
  );
}

/** An opening in one line: stage with date, fit, closing date, next step, and the form that moves it. */
export function Facts({ job, fit, now, to }: HeadProps) {
  const { application, metadata } = job;
  const opening = field(metadata, "opportunity");
  const closes = textField(opening, "closingDate");
  const due = application?.nextDue;
  return (
    <div class="toolbar facts">
      <span class="soft">
        <Since job={job} />
      </span>
      {fit && <Badge {...(fit.tone && { tone: fit.tone })}>{fit.words}</Badge>}
      {closes !== "" && (
        <Badge>
          Closes <Day at={closes} />
        </Badge>
      )}
      {due && due.slice(0, 10) !== closes.slice(0, 10) && (
        <Badge tone={isPast(due, now) ? "bad" : "attention"}>
          {isPast(due, now) ? "Was due" : "Next:"} <Day at={due} />
        </Badge>
      )}
      {job.type === "opportunity" && <Move job={job} to={to} />}
    </div>
  );
}

function Since({ job: { type, application, status, createdAt } }: { job: Job }) {
  if (type === "direction") return <>A kind of work that you look at</>;
  const { stage, since } = application ?? {};
  if (!stage)
    return (
      <>
        {status === "archived" ? "Archived" : "Not applied yet"}
        <DayAfter words=", added " at={createdAt} />
      </>
    );
  return (
    <>
      {stageNames[stage]}
      <DayAfter words=" since " at={since} />
    </>
  );
}

/** The two documents that start an application. */
export function MakeButtons({ job: { id } }: { job: Job }) {
  const to = pathOf(id, "documents");
  return (
    <>
      <Form act="make" to={to} of="resume">
        <Hidden name="artifactKind" value="resume_variant" />
        <Button>Tailor resume</Button>
      </Form>
      <Form act="make" to={to} of="letter">
        <Hidden name="artifactKind" value="outreach_note" />
        <Button isQuiet>Write letter</Button>
      </Form>
    </>
  );
}
