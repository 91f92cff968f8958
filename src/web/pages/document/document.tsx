import { getArtifact } from "../../../domain/execution-artifacts/operations.ts";
import { getFitBrief } from "../../../domain/fit-briefs/operations.ts";
import type { Job } from "../../../domain/jobs-workspace/schema.ts";
import { getReport } from "../../../domain/reports/operations.ts";
import { kindOf } from "../../../shared/view/document/words.ts";
import { Fit } from "../../../shared/view/fit/fit.tsx";
import { inYourWords } from "../../../shared/view/in-your-words.ts";
import { Markdown } from "../../../shared/view/markdown.tsx";
import { Section, Text } from "../../../shared/view/parts.tsx";
import { claimsOf, textsOf } from "../../claims.ts";
import { nameOf, openingsOf } from "../../openings.ts";
import type { Page, Shown } from "../../page.ts";
import { DayAfter } from "../../parts/day.tsx";
import type { Person } from "../../person.ts";
import { documentActs } from "./acts.ts";
import { AboutArtifact, ArtifactDocument, Delete } from "./artifact.tsx";

/** One document, whatever its kind. */
export const documentPage: Page = {
  path: "/documents/:id",
  show: async ({ person, params }) => {
    const { id = "" } = params;
    return shows[kindOf(id)](person, id);
  },
  acts: documentActs,
};

const back = { href: "/documents", name: "Documents" };
const shows = { artifact: showArtifact, fit_brief: showBrief, report: showReport };

async function showArtifact(person: Person, id: string): Promise<Shown> {
  const { data: artifact } = await person.ask(getArtifact, { id });
  const claims = await claimsOf(person);
  const job = await openingWith(person, ({ artifactRefs }) => artifactRefs.includes(id));
  return {
    title: artifact.title,
    back,
    lead: <AboutArtifact artifact={artifact} job={job} />,
    body: <ArtifactDocument artifact={artifact} claims={claims} />,
  };
}

async function showBrief(person: Person, id: string): Promise<Shown> {
  const { data: brief } = await person.ask(getFitBrief, { id });
  const claims = textsOf(await claimsOf(person));
  const job = await openingWith(person, ({ fitBriefRef }) => fitBriefRef === id);
  return {
    title: brief.query,
    back,
    lead: <About kind="Fit brief" at={brief.updatedAt} job={job} />,
    body: (
      <>
        <Section id="fit" title="How it fits you">
          <Fit data={brief.briefData} claims={claims} />
        </Section>
        <Delete to={`/documents/${id}`} />
      </>
    ),
  };
}

async function showReport(person: Person, id: string): Promise<Shown> {
  const { data: report } = await person.ask(getReport, { id });
  const job = await openingWith(person, ({ reportRefs }) => reportRefs.includes(id));
  const { title, summary, contentMarkdown, createdAt } = report;
  return {
    title: title ?? "Report",
    back,
    lead: <About kind="Report" at={createdAt} job={job} />,
    body: (
      <>
        {contentMarkdown ? (
          <Markdown text={contentMarkdown} title={title ?? "Report"} />
        ) : (
          <Text as="p">{inYourWords(summary ?? "")}</Text>
        )}
        <Delete to={`/documents/${id}`} />
      </>
    ),
  };
}

function About({ kind, at, job }: { kind: string; at: string | null | undefined; job: Job | undefined }) {
  return (
    <>
      {kind}
      <DayAfter words=", " at={at} />
      {job && (
        <>
          , about{" "}
          <Text as="a" href={`/jobs/${job.id}`}>
            {nameOf(job)}
          </Text>
        </>
      )}
    </>
  );
}

async function openingWith(person: Person, isIt: (job: Job) => boolean): Promise<Job | undefined> {
  const { jobs } = await openingsOf(person);
  return jobs.find(isIt);
}
