import { getJob } from "../../domain/jobs-workspace/operations.ts";
import type { Job } from "../../domain/jobs-workspace/schema.ts";
import type { ClaimTexts } from "../../shared/view/claims.tsx";
import { Day } from "../../shared/view/day.tsx";
import { Fit } from "../../shared/view/fit/fit.tsx";
import { readingOf } from "../../shared/view/opening/reading.ts";
import { Standing } from "../../shared/view/opening/standing.tsx";
import { stageNames, statusNames } from "../../shared/view/opening/words.ts";
import { claimsOf, textsOf } from "../claims.ts";
import { Choice, Hidden, TextField } from "../forms/fields.tsx";
import { Button, Form } from "../forms/form.tsx";
import { nameOf, openingsOf } from "../openings.ts";
import type { Page } from "../page.ts";
import { Fold } from "../parts/fold.tsx";
import { jobActs } from "./job/acts.ts";
import { Due, History } from "./job/history.tsx";
import { briefOf, documentsOf, Made } from "./job/made.tsx";
import { Posting } from "./job/posting.tsx";
import { othersOf, Same } from "./job/same.tsx";

/** One opening: how it stands, how it fits, what was made for it, what happened, and its posting. */
export const jobPage: Page = {
  path: "/jobs/:id",
  show: async ({ person, params, query }) => {
    const { data: job } = await person.ask(getJob, { id: params.id });
    const brief = await briefOf(person, job);
    const documents = await documentsOf(person, job);
    // Whole openings are read for this choice, so only where it was asked for.
    const others = query.same === undefined ? undefined : othersOf(job, (await openingsOf(person)).jobs);
    const claims = textsOf(await claimsOf(person));
    return {
      title: nameOf(job),
      body: (
        <>
          <p>
            <a href="/jobs">All openings</a>
          </p>
          <Standing item={job} />
          {job.type === "opportunity" && <Move job={job} />}
          <Due job={job} now={person.now} />
          <FitSection job={job} brief={brief} claims={claims} />
          <Made job={job} documents={documents} />
          <History job={job} />
          {job.type === "opportunity" && (
            <Posting job={job} reading={readingOf(job)} isWhole={query.posting === "whole"} />
          )}
          {job.type === "opportunity" && <Same job={job} others={others} />}
          <Corrections job={job} documents={documents.length} />
        </>
      ),
    };
  },
  acts: jobActs,
};

function Move({ job: { id, application } }: { job: Job }) {
  return (
    <Form act="move" to={`/jobs/${id}`} class="row">
      <Choice
        name="kind"
        label="Move to"
        of="move"
        value={application?.stage ?? "saved"}
        choices={Object.entries(stageNames)}
      />
      <Button isQuiet>Move</Button>
    </Form>
  );
}

interface FitProps {
  job: Job;
  brief: Awaited<ReturnType<typeof briefOf>>;
  claims: ClaimTexts;
}

function FitSection({ job, brief, claims }: FitProps) {
  return (
    <section aria-labelledby="fit">
      <h2 id="fit">How it fits you</h2>
      {brief ? (
        <>
          {brief.updatedAt && (
            <p class="soft">
              As of <Day at={brief.updatedAt} />
            </p>
          )}
          <Fit data={brief.briefData} claims={claims} />
        </>
      ) : (
        <p>This was not looked at yet. It needs your resume or an assessment to compare with.</p>
      )}
      <Form act="make" to={`/jobs/${job.id}`} of="fit">
        <Hidden name="artifactKind" value="fit_brief" />
        <Button isQuiet>{brief ? "Look at the fit again" : "Look at the fit"}</Button>
      </Form>
    </section>
  );
}

function Corrections({ job, documents }: { job: Job; documents: number }) {
  const to = `/jobs/${job.id}`;
  return (
    <section aria-labelledby="corrections">
      <h2 id="corrections">Correct or delete</h2>
      <Fold name="Correct title or employer, or archive it" acts={["correct"]}>
        <Form act="correct" to={to}>
          <TextField name="title" label="Title" of="own" value={job.title} isRequired />
          <TextField name="company" label="Employer" of="own" value={job.company} />
          <Choice
            name="status"
            label="How far it is prepared"
            value={job.status}
            choices={Object.entries(statusNames)}
          />
          <Button>Save</Button>
        </Form>
      </Fold>
      <Fold name="Delete this opening" acts={["delete"]}>
        <p>
          Its posting, what was read from it, what happened and its dates go.
          {documents === 1 && " The document made for it stays, and says that the opening is gone."}
          {documents > 1 && ` The ${documents} documents made for it stay, and say that the opening is gone.`}
        </p>
        <Form act="delete" to={to}>
          <Button isGrave>Delete</Button>
        </Form>
      </Fold>
    </section>
  );
}
