import { createJobEvent } from "../../../domain/jobs-workspace/create-job-event.ts";
import { fitsOf } from "../../fit-in-short.ts";
import { applied } from "../../notices/applied.ts";
import { saidOfMove } from "../../notices/said.ts";
import { openingsOf } from "../../openings.ts";
import { field, type Page } from "../../page.ts";
import { Pager } from "../../parts/pager.tsx";
import { Tabs } from "../../parts/tabs.tsx";
import { type Board, boardOf, byDate, columnsOf, flowOf } from "./board.ts";
import { FromBrowser } from "./bookmarklet.tsx";
import { CALENDAR, Calendar, madeCalendar } from "./calendar.tsx";
import { Columns } from "./columns.tsx";
import { Flow } from "./flow.tsx";
import { FromFile } from "./from-file.tsx";
import { OpeningList, Rows } from "./list.tsx";
import { PasteForm, PasteRow, pastedOpening } from "./paste.tsx";

const PATH = "/jobs";
/** The most rows of a single stage. */
const ALONE = 100;

/** The openings by stage, as a list or board. Each stage can be shown alone. */
export const jobsPage: Page = {
  path: PATH,
  show: async ({ person, access, query }) => {
    const { jobs, next } = await openingsOf(person, query.cursor);
    const { now } = person;
    const board = boardOf(jobs, now);
    const aloneAt = (stage: string) => addressOf(query, { stage });
    const alone = columnsOf(board).find(({ key }) => key === query.stage);
    if (alone) {
      const from = startOf(query);
      return {
        title: alone.name,
        back: { href: addressOf({ ...query, stage: "", from: "" }), name: "Openings" },
        lead: `${alone.jobs.length} here`,
        body: (
          <>
            <Rows jobs={alone.jobs.slice(from, from + ALONE)} fits={await fitsOf(person)} now={now} />
            {alone.jobs.length > from + ALONE && (
              <p>
                <a href={addressOf(query, { from: String(from + ALONE) })}>More</a>
              </p>
            )}
          </>
        ),
      };
    }
    if (jobs.length === 0) return { title: "Openings", body: <NoOpening home={access.home} /> };
    const isBoard = query.view === "board";
    const isByDate = query.view === "date";
    const from = startOf(query);
    const dated = isByDate ? byDate(board, now) : [];
    return {
      title: "Openings",
      lead: summaryOf(board),
      body: (
        <>
          <PasteRow to={PATH} />
          <div class="actions" id={CALENDAR}>
            <FromFile />
            <Calendar keys={await access.keys()} now={now} to={PATH} />
            <FromBrowser home={access.home} />
          </div>
          <Tabs
            name="How to look at them"
            current={isBoard || isByDate ? `${PATH}?view=${query.view}` : PATH}
            tabs={[
              { name: "By stage", href: PATH },
              { name: "By date", href: `${PATH}?view=date` },
              { name: "Board", href: `${PATH}?view=board` },
            ]}
          />
          {isBoard && <Columns board={board} now={now} to={addressOf(query)} aloneAt={aloneAt} />}
          {isByDate && (
            <Rows jobs={dated.slice(from, from + ALONE)} fits={await fitsOf(person)} now={now} hasStage />
          )}
          {dated.length > from + ALONE && (
            <p>
              <a href={addressOf(query, { from: String(from + ALONE) })}>More</a>
            </p>
          )}
          {!isBoard && !isByDate && (
            <OpeningList board={board} fits={await fitsOf(person)} now={now} aloneAt={aloneAt} />
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
      return { to: `${PATH}/${jobs[0] ?? ""}`, said: "opening-added" };
    },
    [CALENDAR]: ({ access, once }) => madeCalendar(access, once, PATH),
    move: async ({ person, fields, query, once }) => {
      const kind = field(fields, "kind");
      await person.ask(createJobEvent, { id: field(fields, "of"), kind }, once);
      return { to: addressOf(query), said: saidOfMove(kind) };
    },
  },
};

/** The first row of a long list. */
function startOf({ from }: Query): number {
  return Math.max(0, Math.trunc(Number(from ?? 0)) || 0);
}

type Query = Readonly<Record<string, string>>;

/** The list or board, or the selected stage. */
function addressOf({ view, cursor, stage, from }: Query, more: Record<string, string> = {}): string {
  const given = { view, cursor, stage, from, ...more };
  const said = Object.entries(given).filter((entry): entry is [string, string] => !!entry[1]);
  return said.length > 0 ? `${PATH}?${new URLSearchParams(said)}` : PATH;
}

/** How many are open, and how many of these are applied for. */
function summaryOf({ open }: Board): string {
  const count = open.reduce((sum, { jobs }) => sum + jobs.length, 0);
  const begun = count - (open[0]?.jobs.length ?? 0);
  return `${count} open, ${begun} applied for`;
}

function NoOpening({ home }: { home: string | null }) {
  return (
    <>
      <p>Paste the text of an opening. You see what it asks for, and how much of that you can show.</p>
      <PasteForm to={PATH} />
      <FromFile />
      <FromBrowser home={home} />
    </>
  );
}
