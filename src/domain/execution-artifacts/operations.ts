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
  feature: "executionArtifacts",
  tools: ["list_execution_artifacts", "get_execution_artifact"],
  words: ["cover letter", "letter", "tailored resume", "interview brief", "documents"],
  title: "execution artifacts",
  kind: "execution_artifact",
  labelOf: ({ title }) => title,
  what: "resume variants, outreach notes and interview briefs, each line with the claims it rests on",
  scope: "read:execution_artifacts",
  path: "/api/v1/execution-artifacts",
  schema: Artifact,
  notFound: "execution_artifacts.not_found",
  resource: {
    uri: "career://execution-artifacts/{id}",
    name: "execution-artifact",
    title: "Execution artifact",
    description: "A resume variant, outreach note or interview brief, as a Markdown document ready to use.",
    mimeType: "text/markdown",
    position: 4,
  },
  repository: (tx) => tx.artifacts,
  row: (artifact) => shortRow(artifact, ["id", "kind", "title", "status", "targetValue", "updatedAt"]),
  concise: conciseArtifact,
  filters: { kind: z.enum(artifactKinds).optional(), status: z.enum(artifactStatuses).optional() },
});
