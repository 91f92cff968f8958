import { z } from "zod";
import { toMarkdown } from "../../engine/artifacts/markdown.ts";
import { documentOperations } from "../documents.ts";
import { shortRow, withoutEmpty } from "../short-row.ts";
import { Artifact, artifactKinds, artifactStatuses } from "./schema.ts";

/** The opening, which its item and its brief contain, and internal marks. */
const leftOut = [
  ...["userId", "inputKey", "dataKey", "version", "supersedes", "source", "createdAt"],
  ...["opportunitySummary", "targetKind", "targetValue"],
];

export const {
  list: listArtifacts,
  get: getArtifact,
  remove: deleteArtifact,
} = documentOperations({
  words: ["cover letter", "letter", "tailored resume", "interview brief", "documents"],
  kind: "execution_artifact",
  labelOf: ({ title }) => title,
  what: "resume variants, outreach notes and interview briefs, each line with the claims it rests on",
  schema: Artifact,
  resource: {
    description: "A resume variant, outreach note or interview brief, as a Markdown document ready to use.",
    mimeType: "text/markdown",
    position: 4,
  },
  repository: (tx) => tx.artifacts,
  row: (artifact) => shortRow(artifact, ["id", "kind", "title", "status", "targetValue", "updatedAt"]),
  concise: conciseArtifact,
  filters: { kind: z.enum(artifactKinds).optional(), status: z.enum(artifactStatuses).optional() },
});

/** An artifact as its document, with what it lacks. Lines with their claims are only in the full form. */
function conciseArtifact({ contentData: { markdown, sections, gaps }, ...artifact }: Artifact) {
  const text = markdown === "" ? toMarkdown({ title: artifact.title, sections }) : markdown;
  return { ...withoutEmpty(artifact, leftOut), contentData: { markdown: text, gaps } };
}

/** A stored artifact, for the caller who wrote it. */
export function storedArtifact({ contentData: { gaps }, ...artifact }: Artifact) {
  return { ...withoutEmpty(artifact, leftOut), contentData: { gaps } };
}

/** What a change of an artifact may have changed, without the content. */
export function changedArtifact({ id, kind, status, title, summary, metadata, updatedAt }: Artifact) {
  return { id, kind, status, title, summary, metadata, updatedAt };
}
