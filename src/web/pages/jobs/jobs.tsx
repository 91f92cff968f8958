import { createJobEvent } from "../../../domain/jobs-workspace/create-job-event.ts";
import type { Job } from "../../../domain/jobs-workspace/schema.ts";
import { Section } from "../../../shared/view/parts.tsx";
import { fitsOf } from "../../fit-in-short.ts";
import { applied } from "../../notices/applied.ts";
import { saidOfMove } from "../../notices/said.ts";
import { openingsOf } from "../../openings.ts";
import { field, type Page } from "../../page.ts";
import { Fold } from "../../parts/fold.tsx";
import { Pager } from "../../parts/pager.tsx";
import { Tabs } from "../../parts/tabs.tsx";
import { OpeningsFileForm } from "../jobs-import/file-form.tsx";
import { boardOf, flowOf, isOpen } from "./board.ts";
import { Bookmarklet } from "./bookmarklet.tsx";
import { CALENDAR, Calendar, madeCalendar } from "./calendar.tsx";
import { addressOf, chosenOf, isFiltered, viewOf } from "./chosen.ts";
import { Columns } from "./columns.tsx";
import { Chosen, FilterForm } from "./filter-form.tsx";
import { Flow } from "./flow.tsx";
import { OneList, OpeningList } from "./list.tsx";
import { PasteForm, PasteRow, pastedOpening } from "./paste.tsx";

const PATH = "/jobs";

/** The page of openings. Its address keeps the view, the filters and the order. */
export const jobsPage: Page = {
  path: PATH,
  show: async ({ person, access, query }) => {
    const { jobs, next } = await openingsOf(person, query.cursor);
    const { now } = person;
    if (jobs.length === 0) return { ...noOpening, body: <NoOpening home={access.home} /> };
    const fits = await fitsOf(person);
    const chosen = chosenOf(jobs, query, { fits, now });
    const view = viewOf(query);
    const at = (more: Record<string, string>) => addressOf(PATH, { ...query, from: "" }, more);
    const aloneAt = (stage: string) =>
      at(stage === "directions" ? { view: "", kind: "direction" } : { view: "", stage });
    return {
      title: "Openings",
      lead: isFiltered(query) ? `${chosen.length} of ${jobs.length} shown` : summaryOf(jobs),
      body: (
        <>
          <div class="toolbar">
            <PasteRow to={PATH} />
            <OtherWays home={access.home} />
          </div>
          <div class="toolbar lined">
            <Tabs
              name="How to look at them"
              current={at({})}
              tabs={[
                { name: "List", href: at({ view: "" }) },
                { name: "By stage", href: at({ view: "stage" }) },
                { name: "Board", href: at({ view: "board" }) },
              ]}
            />
            <Calendar keys={await access.keys()} now={now} to={PATH} />
            <FilterForm path={PATH} query={query} />
          </div>
          <Chosen path={PATH} query={query} />
          {chosen.length === 0 && <p>No opening is like this.</p>}
          {view === "board" && (
            <Columns board={boardOf(chosen)} now={now} to={addressOf(PATH, query)} aloneAt={aloneAt} />
          )}
          {view === "stage" && <OpeningList board={boardOf(chosen)} {...{ fits, now, aloneAt }} />}
          {view === "list" && (
            <OneList
              jobs={chosen}
              {...{ fits, now }}
              from={startOf(query)}
              at={(from) => addressOf(PATH, query, { from: String(from) })}
            />
          )}
          {view === "list" && !isFiltered(query) && <Over jobs={jobs} to={at({ stage: "ended" })} />}
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
      return { to: addressOf(PATH, query), said: saidOfMove(kind) };
    },
  },
};

/** The first row of a long list. */
function startOf({ from }: Readonly<Record<string, string>>): number {
  return Math.max(0, Math.trunc(Number(from ?? 0)) || 0);
}

/** How many are open, and how many of these are applied for. */
function summaryOf(jobs: readonly Job[]): string {
  const open = jobs.filter((job) => job.type === "opportunity" && isOpen(job));
  const begun = open.filter(({ application }) => (application?.stage ?? "saved") !== "saved");
  return `${open.length} open, ${begun.length} applied for`;
}

/** The ways to add an opening without its text, folded; a file that is dropped on the page is read at once. */
function OtherWays({ home }: { home: string | null }) {
  return (
    <Fold name="Other ways" acts={[]} button="quiet">
      <Ways home={home} />
    </Fold>
  );
}

/** A file or a mail, and the bookmark; without the latter where the pages have no address of their own. */
function Ways({ home }: { home: string | null }) {
  return (
    <>
      <h3>From a file or a mail</h3>
      <OpeningsFileForm />
      {home !== null && <Bookmarklet home={home} />}
    </>
  );
}

/** The link to the openings that the list leaves out. */
function Over({ jobs, to }: { jobs: readonly Job[]; to: string }) {
  const count = jobs.filter((job) => !isOpen(job)).length;
  if (count === 0) return null;
  return (
    <p>
      <a href={to}>{count} more, ended or archived</a>
    </p>
  );
}

const noOpening = {
  title: "Openings",
  lead: "Paste the text of an opening. You see what it asks for, and how much of that you can show.",
};

function NoOpening({ home }: { home: string | null }) {
  return (
    <div class="columns">
      <PasteForm to={PATH} />
      <Section id="ways" title="Other ways" class="card">
        <Ways home={home} />
      </Section>
    </div>
  );
}
