import type { Artifact } from "../../../domain/execution-artifacts/schema.ts";
import type { Job } from "../../../domain/jobs-workspace/schema.ts";
import type { Claim } from "../../../domain/resume/schema.ts";
import { Day } from "../../../shared/view/day.tsx";
import { documentStatusNames, kindNames } from "../../../shared/view/document/words.ts";
import { LeftOut, Sections, writtenOf } from "../../../shared/view/document/written.tsx";
import { Text } from "../../../shared/view/text.tsx";
import { textsOf } from "../../claims.ts";
import { Choice, TextField } from "../../forms/fields.tsx";
import { Button, Form } from "../../forms/form.tsx";
import { nameOf } from "../../openings.ts";
import { Fold } from "../../parts/fold.tsx";
import { BeforeSending } from "./before-sending.tsx";
import { Delete } from "./delete.tsx";
import { EditedLine } from "./line.tsx";

const formats = [
  ["pdf", "PDF"],
  ["docx", "Word (DOCX)"],
  ["html", "HTML"],
  ["md", "Markdown"],
] as const;

const otherLooks = [
  ["academic", "Centred and without colour, as universities have it"],
  ["compact", "Smaller, so that more has room"],
] as const;

/** Kinds of claims that a sentence of the person's own can be about. */
const entryKinds = new Set(["job", "volunteering", "project"]);

interface ArtifactProps {
  artifact: Artifact;
  claims: readonly Claim[];
  /** The opening that it was made for. */
  job: Job | undefined;
}

/** A resume, a letter or an interview brief as it reads, to be taken along and corrected line by line. */
export function ArtifactDocument({ artifact, claims, job }: ArtifactProps) {
  const { id, kind, status, updatedAt } = artifact;
  const to = `/documents/${id}`;
  const texts = textsOf(claims);
  const written = writtenOf(artifact);
  const entries = claims
    .filter((claim) => entryKinds.has(claim.kind))
    .map((claim) => [claim.id, claim.text] as const);
  return (
    <>
      <p>
        {kindNames[kind]}, {(documentStatusNames[status] ?? status).toLowerCase()}
        {updatedAt && (
          <>
            , <Day at={updatedAt} />
          </>
        )}
        {job && (
          <>
            , for{" "}
            <a href={`/jobs/${job.id}`} dir="auto">
              <Text>{nameOf(job)}</Text>
            </a>
          </>
        )}
      </p>
      <p class="row downloads">
        Download:
        {formats.map(([format, name]) => (
          <a href={`${to}/file?format=${format}`} download="">
            {name}
          </a>
        ))}
      </p>
      {otherLooks.map(([look, says]) => (
        <p class="row downloads soft">
          {says}:
          {formats.slice(0, -1).map(([format, name]) => (
            <a href={`${to}/file?format=${format}&look=${look}`} download="" aria-label={`${name}, ${look}`}>
              {name}
            </a>
          ))}
        </p>
      ))}
      <BeforeSending stumbles={artifact.beforeSending ?? []} />
      <section aria-labelledby="text">
        <h2 id="text">As it reads</h2>
        <p class="soft">
          Each line rests on claims: the single things your resume says of you. Open what stands under a line
          to see them and to edit it.
        </p>
        <Sections
          written={written}
          isLetter={kind === "outreach_note"}
          line={(line, at) => <EditedLine line={line} at={at} to={to} claims={texts} entries={entries} />}
        />
      </section>
      <LeftOut written={written} claims={texts} />
      <section aria-labelledby="rest">
        <h2 id="rest">Name, state, delete</h2>
        <Fold name="Rename it, or say how far it is" acts={["name"]}>
          <Form act="name" to={to}>
            <TextField name="title" label="Title" value={artifact.title} isRequired />
            <Choice
              name="status"
              label="How far it is"
              value={status}
              choices={Object.entries(documentStatusNames)}
            />
            <Button>Save</Button>
          </Form>
        </Fold>
        <Delete to={to} />
      </section>
    </>
  );
}
