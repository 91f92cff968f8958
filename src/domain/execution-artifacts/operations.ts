import { z } from "zod";
import { documentOperations } from "../documents.ts";
import { shortRow } from "../short-row.ts";
import { conciseArtifact } from "./concise.ts";
import { Artifact, artifactKinds, artifactStatuses } from "./schema.ts";

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
