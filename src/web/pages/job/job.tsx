import { proposedFollowUp } from "../../../domain/jobs-workspace/next-follow-up.ts";
import { getJob } from "../../../domain/jobs-workspace/operations.ts";
import type { Job } from "../../../domain/jobs-workspace/schema.ts";
import { isPast } from "../../../shared/view/opening/due.tsx";
import { readingOf } from "../../../shared/view/opening/reading.ts";
import { statusNames } from "../../../shared/view/opening/words.ts";
import { claimsOf, textsOf } from "../../claims.ts";
import { fitInShort } from "../../fit-in-short.ts";
import { Choice, TextField } from "../../forms/fields.tsx";
import { Button, Form } from "../../forms/form.tsx";
import { openingsOf } from "../../openings.ts";
import type { Page, PageRequest } from "../../page.ts";
import { Day } from "../../parts/day.tsx";
import { Fold } from "../../parts/fold.tsx";
import { Tabs } from "../../parts/tabs.tsx";
import { jobActs } from "./acts.ts";
import { FitTab } from "./fit.tsx";
import { Facts, MakeButtons, Whose } from "./head.tsx";
import { Due, History } from "./history.tsx";
import { briefOf, documentsOf, Made } from "./made.tsx";
import { PostingSheet, PostingTab } from "./posting.tsx";
import { othersOf, Same } from "./same.tsx";
import { Stages } from "./stages.tsx";
import { pathOf, type Tab, tabOf, tabs } from "./tabs.ts";

/** An opening: stage, fit, documents, posting, and history. */
export const jobPage: Page = {
  path: "/jobs/:id",
  show: async (request) => {
    const { person, params, query } = request;
    const { data: job } = await person.ask(getJob, { id: params.id });
    const brief = await briefOf(person, job);
    const documents = await documentsOf(person, job);
    const tab = tabOf(query);
    const to = pathOf(job.id, tab);
    const shown = { job, brief, documents };
    return {
      title: job.title,
      lead: <Whose job={job} />,
      back: { href: "/jobs", name: "Openings" },
      actions: job.type === "opportunity" && <MakeButtons job={job} />,
      body: (
        <>
          <Facts job={job} fit={brief && fitInShort(brief)} now={person.now} to={to} />
          {job.type === "opportunity" && <Stages job={job} />}
          <Proposed job={job} now={person.now} to={to} />
          <div class="toolbar lined">
            <Tabs
              name="Parts of this opening"
              current={to}
              tabs={tabsOf(job).map((key) => ({ name: tabs[key], href: pathOf(job.id, key) }))}
            />
            <Corrections job={job} to={to} documents={documents.length} />
          </div>
          {await bodies[tab](shown, request)}
        </>
      ),
    };
  },
  acts: jobActs,
};

/** An item's parts: a direction has no posting. */
function tabsOf({ type }: Job): Tab[] {
  const all = Object.keys(tabs) as Tab[];
  return all.filter((tab) => type === "opportunity" || tab !== "posting");
}

interface Opening {
  job: Job;
  brief: Awaited<ReturnType<typeof briefOf>>;
  documents: Awaited<ReturnType<typeof documentsOf>>;
}

const bodies = { fit: fitOf, documents: documentsTab, posting: postingOf, history: historyOf };

async function fitOf({ job, brief }: Opening, { person, query }: PageRequest) {
  const known = await claimsOf(person);
  const reading = readingOf(job);
  return (
    <div class={reading?.text ? "columns halves" : undefined}>
      <FitTab
        job={job}
        brief={brief}
        reading={reading}
        claims={textsOf(known)}
        hasResume={known.length > 0}
      />
      <PostingSheet job={job} reading={reading} isWhole={query.posting === "whole"} />
    </div>
  );
}

async function documentsTab({ job, documents }: Opening) {
  return <Made job={job} documents={documents} />;
}

async function postingOf({ job }: Opening, { person, query }: PageRequest) {
  // This needs whole openings, so they are read only on request.
  const others = query.same === undefined ? undefined : othersOf(job, (await openingsOf(person)).jobs);
  return (
    <>
      <PostingTab job={job} reading={readingOf(job)} />
      {job.type === "opportunity" && <Same job={job} others={others} />}
    </>
  );
}

async function historyOf({ job }: Opening, { person }: PageRequest) {
  return (
    <>
      <Due job={job} now={person.now} />
      <History job={job} />
    </>
  );
}

/** The date that the latest stage proposes, stored once the person agrees. */
function Proposed({ job: { application }, now, to }: { job: Job; now: Date; to: string }) {
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

/** The forms that correct, archive and delete an opening, behind one button. */
function Corrections({ job, to, documents }: { job: Job; to: string; documents: number }) {
  return (
    <Fold name="Edit" acts={["correct", "delete"]} button="quiet">
      <Form act="correct" to={to}>
        <TextField name="title" label="Title" of="own" value={job.title} isRequired />
        <TextField name="company" label="Employer" of="own" value={job.company} />
        <Choice name="status" label="Prepared" value={job.status} choices={Object.entries(statusNames)} />
        <Button>Save</Button>
      </Form>
      <Fold name="Delete this opening" acts={["delete"]}>
        <p>
          This deletes the posting, what was read from it, its history and its dates.
          {documents === 1 && " The document made for it stays, and says that the opening is gone."}
          {documents > 1 && ` The ${documents} documents made for it stay, and say that the opening is gone.`}
        </p>
        <Form act="delete" to={to}>
          <Button isGrave>Delete it</Button>
        </Form>
      </Fold>
    </Fold>
  );
}
