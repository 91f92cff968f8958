import { bytes } from "../../operation/truncate.ts";
import type { Artifact } from "./schema.ts";

/** Of larger content only the lines are shown. */
const MOST_BYTES = 8000;

/**
 * An artifact without the document that its lines were put into, and where it is still long without the Markdown: the
 * lines say the same, with the claims they rest on.
 */
export function conciseArtifact({ contentData: { markdown, sections, gaps }, ...rest }: Artifact) {
  const told = { sections, gaps };
  const whole = { markdown, ...told };
  return { ...rest, contentData: bytes(whole) > MOST_BYTES ? told : whole };
}

/** What a change of an artifact can have changed, and no content. */
export function changedArtifact({ id, kind, status, title, summary, metadata, updatedAt }: Artifact) {
  return { id, kind, status, title, summary, metadata, updatedAt };
}
