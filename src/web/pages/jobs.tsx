import { createJobEvent } from "../../domain/jobs-workspace/create-job-event.ts";
import { applied } from "../applied.ts";
import { openingsOf } from "../openings.ts";
import { field, type Page } from "../page.ts";
import { Empty } from "../parts/empty.tsx";
import { Fold } from "../parts/fold.tsx";
import { Pager } from "../parts/pager.tsx";
import { type Board, boardOf, type Column, columnsOf, flowOf } from "./jobs/board.ts";
import { Bookmarklet } from "./jobs/bookmarklet.tsx";
import { Card } from "./jobs/card.tsx";
import { Flow } from "./jobs/flow.tsx";
import { PasteForm, pastedOpening } from "./jobs/paste.tsx";

const PATH = "/jobs";
/** As many cards a column shows on the board, and alone. */
const IN_COLUMN = 15;
const ALONE = 100;

/** The openings by how far they are; each column can be looked at alone. */
export const jobsPage: Page = {
  path: PATH,
  nav: "Jobs",
  show: async ({ person, query, access }) => {
    const { jobs, next } = await openingsOf(person, query.cursor);
    const board = boardOf(jobs);
    const alone = columnsOf(board).find(({ key }) => key === query.stage);
    if (alone) {
      const shown = { column: alone, query, now: person.now };
      return { title: `Jobs: ${alone.name}`, body: <Alone {...shown} /> };
    }
    return {
      title: "Jobs",
      body: (
        <>
          <Fold name="Paste an opening" acts={["paste"]} isOpen={jobs.length === 0}>
            <PasteForm to={PATH} />
          </Fold>
          <Fold name="Bring openings in" acts={[]}>
            <p>
              <a href={`${PATH}/import`}>From a spreadsheet, another tracker, or a mail</a>
            </p>
            {access.home !== null && <Bookmarklet home={access.home} />}
          </Fold>
          {jobs.length === 0 ? (
            <Empty>
              <p>
                No opening is kept yet. Paste the text of one that you look at: you see what it asks for, and
                what of that you can show.
              </p>
            </Empty>
          ) : (
            <Columns board={board} query={query} now={person.now} />
          )}
          {next !== undefined && <p class="soft">These are the newest; the counts are of these.</p>}
          <Pager path={PATH} query={query} next={next} />
          <Flow stages={flowOf(jobs)} />
        </>
      ),
    };
  },
  acts: {
    paste: async ({ person, fields, once }) => {
      const opportunity = pastedOpening(fields);
      const actions = [{ type: "normalize_opportunity" as const }, { type: "generate_fit_brief" as const }];
      const { jobs } = await applied(person, actions, { opportunity }, once);
      return { to: `${PATH}/${jobs[0] ?? ""}`, said: "added" };
    },
    move: async ({ person, fields, query, once }) => {
      await person.ask(createJobEvent, { id: field(fields, "of"), kind: field(fields, "kind") }, once);
      return { to: addressOf(query), said: "saved" };
    },
  },
};

type Query = Readonly<Record<string, string>>;

/** The board, or the part of it that was looked at. */
function addressOf({ cursor, stage, from }: Query, more: Record<string, string> = {}): string {
  const given = { cursor, stage, from, ...more };
  const said = Object.entries(given).filter((entry): entry is [string, string] => !!entry[1]);
  return said.length > 0 ? `${PATH}?${new URLSearchParams(said)}` : PATH;
}

interface Looked {
  query: Query;
  now: Date;
}

function Columns({ board, query, now }: Looked & { board: Board }) {
  return (
    <>
      <h2>Open</h2>
      <div class="board">
        {board.open.map((column) => (
          <Stage column={column} query={query} now={now} />
        ))}
      </div>
      <h2>Ended</h2>
      <div class="board">
        {board.ended.map((column) => (
          <Stage column={column} query={query} now={now} />
        ))}
        {board.archived.jobs.length > 0 && <Stage column={board.archived} query={query} now={now} />}
      </div>
      {board.directions.jobs.length > 0 && (
        <>
          <h2>Kinds of work you look at</h2>
          <div class="board">
            <Stage column={board.directions} query={query} now={now} />
          </div>
        </>
      )}
    </>
  );
}

function Stage({ column: { key, name, jobs }, query, now }: Looked & { column: Column }) {
  return (
    <section aria-labelledby={`stage-${key}`} class="column">
      <h3 id={`stage-${key}`}>
        {name} <span class="soft">{jobs.length}</span>
      </h3>
      {jobs.length > 0 && (
        <ul class="cards">
          {jobs.slice(0, IN_COLUMN).map((job) => (
            <Card job={job} to={addressOf(query)} now={now} />
          ))}
        </ul>
      )}
      {jobs.length > IN_COLUMN && (
        <p>
          <a href={addressOf(query, { stage: key })}>
            {jobs.length - IN_COLUMN} more: {name}
          </a>
        </p>
      )}
    </section>
  );
}

function Alone({ column: { key, jobs }, query, now }: Looked & { column: Column }) {
  const from = Math.max(0, Math.trunc(Number(query.from ?? 0)) || 0);
  const { from: _, stage: __, ...board } = query;
  return (
    <>
      <p>
        <a href={addressOf(board)}>The whole board</a>, {jobs.length} here
      </p>
      <ul class="cards grid">
        {jobs.slice(from, from + ALONE).map((job) => (
          <Card job={job} to={addressOf(query)} now={now} />
        ))}
      </ul>
      {jobs.length > from + ALONE && (
        <p>
          <a href={addressOf(query, { stage: key, from: String(from + ALONE) })}>More</a>
        </p>
      )}
    </>
  );
}
