import { getArtifact } from "../../../domain/execution-artifacts/operations.ts";
import { getFitBrief } from "../../../domain/fit-briefs/operations.ts";
import type { FitBrief } from "../../../domain/fit-briefs/schema.ts";
import type { Job } from "../../../domain/jobs-workspace/schema.ts";
import { getReport } from "../../../domain/reports/operations.ts";
import type { ListedDocument } from "../../../shared/view/document/rows.tsx";
import { kindNames } from "../../../shared/view/document/words.ts";
import { named } from "../../../shared/view/json.ts";
import { Section } from "../../../shared/view/parts.tsx";
import { Choice } from "../../forms/fields.tsx";
import { Button } from "../../forms/form.tsx";
import { makeable } from "../../notices/applied.ts";
import { DayAfter } from "../../parts/day.tsx";
import { DocumentLinks } from "../../parts/document-links.tsx";
import { FoldedForm } from "../../parts/fold.tsx";
import { orMissing, type Person } from "../../person.ts";
import { pathOf } from "./tabs.ts";

/** The most documents of one opening in the list. */
const MOST = 40;

/** An opening's existing documents, newest first. */
export async function documentsOf(person: Person, job: Job): Promise<ListedDocument[]> {
  const made: (ListedDocument & { at: string })[] = [];
  const add = (id: string, title: string, kind: string, at: string | null | undefined) =>
    made.push({ id, title, about: <About kind={kind} at={at} />, at: at ?? "" });
  for (const id of job.artifactRefs.slice(-MOST)) {
    const found = await orMissing(person.ask(getArtifact, { id }), "execution_artifacts.not_found");
    if (found) add(id, found.data.title, found.data.kind, found.data.updatedAt);
  }
  for (const id of job.reportRefs.slice(-MOST)) {
    const found = await orMissing(person.ask(getReport, { id }), "reports.not_found");
    if (found) add(id, found.data.title ?? "Report", "report", found.data.createdAt);
  }
  return made.toSorted((left, right) => right.at.localeCompare(left.at));
}

function About({ kind, at }: { kind: string; at: string | null | undefined }) {
  return (
    <>
      {named(kindNames, kind) ?? kind}
      <DayAfter words=", " at={at} />
    </>
  );
}

/** The newest fit brief of an opening. */
export async function briefOf(person: Person, { fitBriefRef }: Job): Promise<FitBrief | undefined> {
  if (!fitBriefRef) return undefined;
  const found = await orMissing(person.ask(getFitBrief, { id: fitBriefRef }), "fit_briefs.not_found");
  return found?.data;
}

/** An opening's documents, and the form that makes more. */
export function Made({ job, documents }: { job: Job; documents: readonly ListedDocument[] }) {
  return (
    <Section id="documents" title="Documents">
      {documents.length === 0 ? (
        <p>Nothing was written for this opening yet.</p>
      ) : (
        <DocumentLinks rows={documents} />
      )}
      <FoldedForm
        name={documents.length === 0 ? "Write a document" : "Write another document"}
        act="make"
        to={pathOf(job.id, "documents")}
        class="row"
        button="quiet"
      >
        <Choice
          name="artifactKind"
          label="Which document"
          value="interview_brief"
          choices={Object.entries(makeable).filter(([kind]) => kind !== "fit_brief")}
        />
        <Button>Write it</Button>
      </FoldedForm>
      <p class="hint">
        It says what your resume says, word for word. Nothing is invented and nothing is sent.
      </p>
    </Section>
  );
}
