import type { Artifact } from "../../../domain/execution-artifacts/schema.ts";
import type { Job } from "../../../domain/jobs-workspace/schema.ts";
import type { Claim } from "../../../domain/resume/schema.ts";
import { documentStatusNames, kindNames } from "../../../shared/view/document/words.ts";
import { LeftOut, writtenOf } from "../../../shared/view/document/written.tsx";
import { Section, Text } from "../../../shared/view/parts.tsx";
import { textsOf } from "../../claims.ts";
import { Choice, TextField } from "../../forms/fields.tsx";
import { Button, Form } from "../../forms/form.tsx";
import { nameOf } from "../../openings.ts";
import { DayAfter } from "../../parts/day.tsx";
import { Fold, FoldedForm } from "../../parts/fold.tsx";
import { EditedLine } from "./line.tsx";
import { Takes } from "./takes.tsx";

/** Kinds of claims that the person's own sentence can be about. */
const entryKinds = new Set(["job", "volunteering", "project"]);

interface ArtifactProps {
  artifact: Artifact;
  claims: readonly Claim[];
  /** The opening it was made for. */
  job: Job | undefined;
}

/** A resume, letter or interview brief as people read it, to download and to correct line by line. */
export function ArtifactDocument({ artifact, claims }: Omit<ArtifactProps, "job">) {
  const { id, kind, status } = artifact;
  const to = `/documents/${id}`;
  const texts = textsOf(claims);
  const written = writtenOf(artifact);
  const entries = claims
    .filter((claim) => entryKinds.has(claim.kind))
    .map((claim) => [claim.id, claim.text] as const);
  return (
    <div class="columns with-margin">
      <div>
        <BeforeSending stumbles={artifact.beforeSending ?? []} />
        <Section id="text" title="As it reads" isUnseen>
          <article class={kind === "outreach_note" ? "paper letter" : "paper"}>
            {written.sections.map(({ heading, lines }, section) => (
              <>
                {heading !== "" && <Text as="h3">{heading}</Text>}
                {lines.map((line, place) => (
                  <EditedLine line={line} at={[section, place]} to={to} claims={texts} entries={entries} />
                ))}
              </>
            ))}
          </article>
        </Section>
      </div>
      <div>
        <Takes to={to} language={artifact.contentData.language} isLetter={kind === "outreach_note"} />
        <LeftOut written={written} claims={texts} />
        <div class="actions">
          <FoldedForm name="Name and state" act="name" to={to} button="quiet">
            <TextField name="title" label="Title" value={artifact.title} isRequired />
            <Choice
              name="status"
              label="State"
              value={status}
              choices={Object.entries(documentStatusNames)}
            />
            <Button>Save</Button>
          </FoldedForm>
          <Delete to={to} />
        </div>
      </div>
    </div>
  );
}

/** A document's kind, status and opening. */
export function AboutArtifact({ artifact: { kind, status, updatedAt }, job }: Omit<ArtifactProps, "claims">) {
  return (
    <>
      {kindNames[kind]} · {documentStatusNames[status] ?? status}
      <DayAfter words=" · " at={updatedAt} />
      {job && (
        <>
          {" "}
          · for{" "}
          <Text as="a" href={`/jobs/${job.id}?tab=documents`}>
            {nameOf(job)}
          </Text>
        </>
      )}
    </>
  );
}

/** The form that deletes a document, with what is deleted along with it. */
export function Delete({ to }: { to: string }) {
  return (
    <Fold name="Delete" acts={["delete"]} button="quiet">
      <p>
        The document is deleted, and no search finds it. Its opening and decisions stay and say that it is
        gone. Your resume stays as it is.
      </p>
      <Form act="delete" to={to}>
        <Button isGrave>Delete this document</Button>
      </Form>
    </Fold>
  );
}

/** What would confuse a reader, with links to correct it. */
function BeforeSending({ stumbles }: { stumbles: NonNullable<Artifact["beforeSending"]> }) {
  if (stumbles.length === 0) return null;
  return (
    <Section id="before" title="Before you send it" class="card warning">
      <p class="soft">
        These may confuse a reader. Correct them below, or for all documents in{" "}
        <a href="/profile">your profile</a>.
      </p>
      <ul>
        {stumbles.map(({ text, why }) => (
          <li>
            {why}
            {text !== "" && (
              <>
                {" "}
                <Text as="q">{text}</Text>
              </>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
