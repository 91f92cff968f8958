import { z } from "zod";
import { defineOperation } from "../../operation/definition.ts";
import { fail } from "../../operation/errors.ts";
import type { HandlerContext, HandlerResult } from "../../operation/handler.ts";
import { isObject, mergePatch } from "../../shared/json.ts";
import { lazyModule } from "../../shared/lazy-module.ts";
import { FreeObject, text } from "../common.ts";
import { recordEvent } from "../timeline/record-event.ts";
import { documentFields } from "../untrusted-fields.ts";
import { type EditedLine, editFields, requireShort } from "./edit-schema.ts";
import { changedArtifact } from "./operations.ts";
import { Artifact, artifactStatuses } from "./schema.ts";
import { Refusal } from "./writing-schema.ts";

const UpdateInput = z.strictObject({
  id: text(200).describe("The artifact's id, from list_execution_artifacts."),
  status: z.enum(artifactStatuses).optional(),
  title: text(500).optional(),
  summary: text(5000).nullable().optional(),
  metadata: FreeObject.nullable().optional(),
  ...editFields,
});

const editing = lazyModule(() => import("./edit-artifact.ts"));

export const updateArtifact = defineOperation({
  name: "executionArtifacts.update",
  title: "Update execution artifact",
  description:
    "Changes an artifact's status, title, summary or metadata, or lines of it as the user wants them. Edited lines are proved by the claims; a sentence that none carries comes back in refused, and nothing is stored. By the user's yes (accept) it becomes a claim in their own word.",
  scope: "write:execution_artifacts",
  effect: "update",
  input: UpdateInput.check(requireShort),
  output: z.union([Artifact, Refusal]),
  metadata: z.object({
    stated: z
      .array(z.strictObject({ claimId: z.string(), text: z.string() }))
      .optional()
      .describe("The claims that the user's own word became."),
  }),
  errors: {
    throws: ["execution_artifacts.not_found"],
  },
  http: {
    route: "PATCH /api/v1/execution-artifacts/{id}",
    related: ["executionArtifacts.list"],
  },
  mcp: {
    tool: "update_execution_artifact",
    words: ["mark as used", "rename a document", "cover letter", "edit a line", "reword", "take a line out"],
    untrusted: [...documentFields, "text", "why"],
    elicit: {
      agree: {
        field: "accept",
        waits: (data) => isObject(data) && data.stored === false,
        byHand:
          "Only the user can say that it is true all the same: they add it to their resume in their own words (update_resume), and the line cites it then.",
        title: "Yes, this is my own word",
        describe: ({ accept, lines }) =>
          accept === true && Array.isArray(lines) ? statedIn(lines) : undefined,
        declined: "The user did not agree; nothing was changed.",
      },
    },
    concise: {
      of: (answer) => ("stored" in answer ? answer : changedArtifact(answer)),
      // A caller who changes a status has already read the content.
      full: ({ id }) => ({ operation: "executionArtifacts.get", input: { id } }),
    },
  },
  policy: {
    catalog: ({ lines }) => lines !== undefined,
    loads: [editing],
    rehearse: true,
    after: ["evaluateAlerts"],
  },
  handler: update,
});

type Answer = HandlerResult<z.input<typeof Artifact> | z.input<typeof Refusal>>;

async function update(
  ctx: HandlerContext,
  { id, metadata, lines, accept, ...patch }: z.output<typeof UpdateInput>,
): Promise<Answer> {
  const { tx, now } = ctx;
  const artifact = await tx.artifacts.get(id);
  if (!artifact) {
    throw fail(
      "execution_artifacts.not_found",
      "No artifact has this id; list_execution_artifacts lists them.",
    );
  }
  const edited = lines && (await editing.use().editArtifact(ctx, { artifact, lines }, accept));
  if (edited && "refused" in edited) {
    return { data: { stored: false, refused: edited.refused }, undone: true };
  }
  const content = edited?.artifact ?? artifact;
  const given = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
  const data: Artifact = {
    ...content,
    ...given,
    ...(metadata !== undefined && {
      metadata: metadata && { ...Object(mergePatch(content.metadata ?? {}, metadata)) },
    }),
    updatedAt: now.toISOString(),
  };
  await tx.artifacts.put(data);
  const facts = { artifactId: id, title: data.title };
  if (lines)
    await recordEvent(ctx, { eventType: "artifact.edited", eventData: { ...facts, lines: lines.length } });
  if (data.status !== artifact.status) {
    const eventData = { ...facts, from: artifact.status, to: data.status };
    await recordEvent(ctx, { eventType: "artifact.status_changed", eventData });
  }
  const stated = edited?.stated ?? [];
  return { data, ...(stated.length > 0 && { metadata: { stated } }) };
}

/** Shown to the person before their statement is stored. */
function statedIn(lines: readonly unknown[]): string {
  const texts = lines.flatMap((line) => {
    const said = (line as Partial<EditedLine> | null)?.text;
    return typeof said === "string" ? [`"${said}"`] : [];
  });
  return `What your resume does not say yet of these lines is added to it as your own word: ${texts.join("; ")}`;
}
