import { toMarkdown } from "../../engine/artifacts/markdown.ts";
import { withoutEmpty } from "../without-empty.ts";
import type { Artifact } from "./schema.ts";

/** The opening, which its item and its brief have, and the marks of the making. */
const leftOut = [
  ...["userId", "inputKey", "dataKey", "version", "supersedes", "source", "createdAt"],
  ...["opportunitySummary", "targetKind", "targetValue"],
];

/** An artifact as its document, and what it lacks; its lines with the claims they rest on are for who asks for all. */
export function conciseArtifact({ contentData: { markdown, sections, gaps }, ...artifact }: Artifact) {
  const text = markdown === "" ? toMarkdown({ title: artifact.title, sections }) : markdown;
  return { ...withoutEmpty(artifact, leftOut), contentData: { markdown: text, gaps } };
}

/** An artifact as it was stored for who wrote it. */
export function storedArtifact({ contentData: { gaps }, ...artifact }: Artifact) {
  return { ...withoutEmpty(artifact, leftOut), contentData: { gaps } };
}

/** What a change of an artifact can have changed, and no content. */
export function changedArtifact({ id, kind, status, title, summary, metadata, updatedAt }: Artifact) {
  return { id, kind, status, title, summary, metadata, updatedAt };
}
