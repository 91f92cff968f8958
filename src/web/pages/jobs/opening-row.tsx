import type { Job } from "../../../domain/jobs-workspace/schema.ts";
import { field, textField, textsField } from "../../../shared/view/json.ts";
import { Text } from "../../../shared/view/text.tsx";
import type { FitInShort } from "../../fit-in-short.ts";
import { Badge } from "../../parts/badge.tsx";
import { Day } from "../../parts/day.tsx";
import { columnNames, columnOf } from "./board.ts";
import { DueDay } from "./card.tsx";

interface RowProps {
  job: Job;
  fit: FitInShort | undefined;
  now: Date;
  /** Shows the stage, in a list of several. */
  hasStage?: boolean;
}

/** Stages at which an application is under way. */
const begun: ReadonlySet<string> = new Set(["applied", "screen", "interview", "offer"]);

/** An opening in the list: title, place, fit and next step. */
export function OpeningRow({ job, fit, now, hasStage = false }: RowProps) {
  const { id, title, company } = job;
  const where = textsField(openingOf(job), "locations").join("; ");
  const key = columnOf(job);
  const isBegun = begun.has(key);
  const about = [company, where].filter(Boolean).join(" · ");
  return (
    <li>
      <div>
        <a href={`/jobs/${id}`}>
          <bdi>
            <Text>{title}</Text>
          </bdi>
        </a>
        {about !== "" && (
          <p class="soft">
            <bdi>
              <Text>{about}</Text>
            </bdi>
          </p>
        )}
      </div>
      {hasStage && (
        <p>
          <Badge {...(isBegun && { tone: "now" })}>
            {key === "directions" ? "Direction" : columnNames[key]}
          </Badge>
        </p>
      )}
      <p>{fit && <Badge {...(fit.tone && { tone: fit.tone })}>{fit.words}</Badge>}</p>
      <p>
        <Next job={job} now={now} />
      </p>
    </li>
  );
}

/** An opening's next due date, or its closing date. */
function Next({ job, now }: Pick<RowProps, "job" | "now">) {
  const due = job.application?.nextDue;
  const closes = textField(openingOf(job), "closingDate");
  if (due) return <DueDay due={due} now={now} />;
  if (closes === "") return null;
  return (
    <span class="soft">
      Closes <Day at={closes} />
    </span>
  );
}

function openingOf({ metadata }: Job): unknown {
  return field(metadata, "opportunity");
}
