import { z } from "zod";
import { defineOperation } from "../../operation/definition.ts";
import { fail } from "../../operation/errors.ts";
import { mergePatch } from "../../shared/json.ts";
import { FreeObject, text } from "../common.ts";
import { documentOperations } from "../documents.ts";
import { shortRow } from "../short-row.ts";
import { recordEvent } from "../timeline/record-event.ts";
import { documentFields } from "../untrusted-fields.ts";
import { changedArtifact, conciseArtifact } from "./concise.ts";
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

export const updateArtifact = defineOperation({
  name: "executionArtifacts.update",
  title: "Update execution artifact",
  description:
    "Changes an artifact's status (draft, ready, used, archived), title, summary or metadata. Its content is never patched: prepare a new one instead.",
  scope: "write:execution_artifacts",
  effect: "update",
  input: z.strictObject({
    id: text(200).describe("The artifact's id, from list_execution_artifacts."),
    status: z.enum(artifactStatuses).optional(),
    title: text(500).optional(),
    summary: text(5000).nullable().optional(),
    metadata: FreeObject.nullable().optional(),
  }),
  output: Artifact,
  errors: {
    throws: ["execution_artifacts.not_found"],
  },
  http: {
    route: "PATCH /api/v1/execution-artifacts/{id}",
    related: ["executionArtifacts.list"],
  },
  mcp: {
    tool: "update_execution_artifact",
    words: ["mark as used", "rename a document", "cover letter"],
    untrusted: documentFields,
    concise: {
      of: changedArtifact,
      // Who changes a status has read the content.
      full: ({ id }) => ({ operation: "executionArtifacts.get", input: { id } }),
    },
  },
  handler: async (ctx, { id, metadata, ...patch }) => {
    const { tx, now } = ctx;
    const artifact = await tx.artifacts.get(id);
    if (!artifact) {
      throw fail(
        "execution_artifacts.not_found",
        "No artifact has this id; list_execution_artifacts lists them.",
      );
    }
    const given = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
    const data: Artifact = {
      ...artifact,
      ...given,
      ...(metadata !== undefined && {
        metadata: metadata && { ...Object(mergePatch(artifact.metadata ?? {}, metadata)) },
      }),
      updatedAt: now.toISOString(),
    };
    await tx.artifacts.put(data);
    if (data.status !== artifact.status) {
      await recordEvent(ctx, {
        eventType: "artifact.status_changed",
        eventData: { artifactId: id, title: data.title, from: artifact.status, to: data.status },
      });
    }
    return { data };
  },
});
