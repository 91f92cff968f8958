import type { Job } from "../../../domain/jobs-workspace/schema.ts";
import { field, textField, textsField } from "../../../shared/view/json.ts";
import { Text } from "../../../shared/view/parts.tsx";
import type { FitInShort } from "../../fit-in-short.ts";
import { Badge } from "../../parts/badge.tsx";
import { Day } from "../../parts/day.tsx";
import { type Board, type Column, columnNames, columnOf } from "./board.ts";
import { DueDay } from "./card.tsx";
import { MoreOfStage } from "./more-of-stage.tsx";

/** The most rows of a stage next to the others, and of one list. */
const IN_STAGE = 15;
const IN_LIST = 100;

interface ListProps {
  fits: ReadonlyMap<string, FitInShort>;
  now: Date;
  /** The page of a single stage. */
  aloneAt: (key: string) => string;
}

/** The openings by stage, the furthest first, without empty stages. */
export function OpeningList({ board, ...more }: ListProps & { board: Board }) {
  const stages = [...board.open.toReversed(), ...board.ended, board.archived];
  return (
    <>
      {stages.map((column) => column.jobs.length > 0 && <Stage column={column} {...more} />)}
      {board.directions.jobs.length > 0 && <Stage column={board.directions} {...more} />}
    </>
  );
}

function Stage({ column, fits, now, aloneAt }: ListProps & { column: Column }) {
  const { key, name, jobs } = column;
  return (
    <section aria-labelledby={`stage-${key}`} class="listed">
      <h2 id={`stage-${key}`} class="stage-head">
        {name} <span class="soft">{jobs.length}</span>
      </h2>
      <Rows jobs={jobs.slice(0, IN_STAGE)} fits={fits} now={now} />
      <MoreOfStage column={column} shown={IN_STAGE} aloneAt={aloneAt} />
    </section>
  );
}

interface OneListProps extends RowsProps {
  /** The first row of a long list. */
  from: number;
  /** The address of the rows from one on. */
  at: (from: number) => string;
}

/** Openings of several stages in one list, below a row that names its columns. */
export function OneList({ jobs, fits, now, from, at }: OneListProps) {
  if (jobs.length === 0) return null;
  return (
    <>
      {/* Each cell says what it is; the names are for the eye. */}
      <div class="openings-head" aria-hidden="true">
        <span>Opening</span>
        <span>Stage</span>
        <span>Fit</span>
        <span>Next</span>
      </div>
      <Rows jobs={jobs.slice(from, from + IN_LIST)} fits={fits} now={now} hasStage />
      {jobs.length > from + IN_LIST && (
        <p>
          <a href={at(from + IN_LIST)}>More</a>
        </p>
      )}
    </>
  );
}

interface RowsProps extends Omit<ListProps, "aloneAt"> {
  jobs: readonly Job[];
  hasStage?: boolean;
}

function Rows({ jobs, fits, now, hasStage = false }: RowsProps) {
  return (
    <ul class={hasStage ? "openings staged" : "openings"}>
      {jobs.map((job) => (
        <OpeningRow job={job} fit={fits.get(job.fitBriefRef ?? "")} now={now} hasStage={hasStage} />
      ))}
    </ul>
  );
}

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
function OpeningRow({ job, fit, now, hasStage = false }: RowProps) {
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
