import { toMarkdown } from "../../engine/artifacts/markdown.ts";
import { withoutEmpty } from "../short-row.ts";
import type { Artifact } from "./schema.ts";

/** The opening, which its item and its brief contain, and internal marks. */
const leftOut = [
  ...["userId", "inputKey", "dataKey", "version", "supersedes", "source", "createdAt"],
  ...["opportunitySummary", "targetKind", "targetValue"],
];

/** An artifact as its document, with what it lacks. Lines with their claims are only in the full form. */
export function conciseArtifact({ contentData: { markdown, sections, gaps }, ...artifact }: Artifact) {
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
