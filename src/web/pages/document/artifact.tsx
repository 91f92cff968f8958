import type { Artifact } from "../../../domain/execution-artifacts/schema.ts";
import type { Job } from "../../../domain/jobs-workspace/schema.ts";
import type { Claim } from "../../../domain/resume/schema.ts";
import { type ClaimTexts, textsOf } from "../../claims.ts";
import { Choice, TextField } from "../../forms/fields.tsx";
import { Button, Form } from "../../forms/form.tsx";
import { nameOf } from "../../openings.ts";
import { Claims } from "../../parts/claims.tsx";
import { Day } from "../../parts/day.tsx";
import { Fold } from "../../parts/fold.tsx";
import { documentStatusNames, kindNames } from "../documents/words.ts";
import { Delete } from "./delete.tsx";
import { Line } from "./line.tsx";

const formats = [
  ["pdf", "PDF"],
  ["docx", "Word (DOCX)"],
  ["html", "HTML"],
  ["md", "Markdown"],
] as const;

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
              {nameOf(job)}
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
      <section aria-labelledby="text">
        <h2 id="text">As it reads</h2>
        <p class="soft">
          Each line rests on claims: the single things your resume says of you. Open what stands under a line
          to see them and to edit it.
        </p>
        <Sections artifact={artifact} claims={claims} texts={texts} />
      </section>
      <LeftOut artifact={artifact} texts={texts} />
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

const entryKinds = new Set(["job", "volunteering", "project"]);

interface SectionsProps {
  artifact: Artifact;
  claims: readonly Claim[];
  texts: ClaimTexts;
}

function Sections({ artifact: { id, contentData, kind }, claims, texts }: SectionsProps) {
  const entries = claims
    .filter((claim) => entryKinds.has(claim.kind))
    .map((claim) => [claim.id, claim.text] as const);
  return (
    <article class={`document ${kind === "outreach_note" ? "letter" : ""}`}>
      {contentData.sections.map(({ heading, lines }, section) => (
        <>
          {heading !== "" && <h3 dir="auto">{heading}</h3>}
          {lines.map((line, place) => (
            <Line
              line={line}
              at={[section, place]}
              to={`/documents/${id}`}
              claims={texts}
              entries={entries}
            />
          ))}
        </>
      ))}
    </article>
  );
}

function LeftOut({
  artifact: { contentData, omitted = [] },
  texts,
}: {
  artifact: Artifact;
  texts: ClaimTexts;
}) {
  const { gaps } = contentData;
  if (gaps.length === 0 && omitted.length === 0) return null;
  return (
    <section aria-labelledby="left-out">
      <h2 id="left-out">What is not in it</h2>
      {gaps.length > 0 && (
        <>
          <h3>Asked for, and none of your claims shows it</h3>
          <ul>
            {gaps.map((gap) => (
              <li>
                <q dir="auto">{gap}</q>
              </li>
            ))}
          </ul>
        </>
      )}
      {omitted.length > 0 && (
        <>
          <h3>Yours, and there was no room for it</h3>
          <Claims ids={omitted} claims={texts} />
        </>
      )}
    </section>
  );
}
