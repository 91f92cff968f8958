import { z } from "zod";
import { defineOperation } from "../../operation/definition.ts";
import { FreeObject, text } from "../common.ts";
import { documentOperations } from "../documents.ts";
import { savedFields } from "../untrusted-fields.ts";
import {
  checkpointLabel,
  checkpointRow,
  createCheckpoint,
  findCheckpoint,
  forkCheckpoint,
  patchCheckpoint,
} from "./checkpoints.ts";
import { compareCheckpoints } from "./compare.ts";
import { restoreCheckpoint } from "./restore.ts";
import { Checkpoint, CheckpointKind, CheckpointStatus, checkpointContent } from "./schema.ts";

const id = text(200).describe("The checkpoint's id, from list_checkpoints.");
const errors = ["checkpoints.not_found"] as const;
const related = ["checkpoints.list"] as const;

export const {
  list: listCheckpoints,
  get: getCheckpoint,
  remove: deleteCheckpoint,
} = documentOperations({
  words: ["saved states", "snapshots", "versions"],
  kind: "checkpoint",
  labelOf: checkpointLabel,
  what: "saved places in a line of work, with copies of goal and target and references to what was made",
  schema: Checkpoint,
  resource: {
    description: "A saved place in a line of work: goal, target and what was made.",
    position: 6,
  },
  repository: (tx) => tx.checkpoints,
  row: checkpointRow,
  filters: {
    kind: CheckpointKind.optional(),
    status: CheckpointStatus.optional(),
    sourceCheckpointId: text(200).optional(),
  },
});

export const createCheckpointOperation = defineOperation({
  name: "checkpoints.create",
  title: "Create checkpoint",
  description:
    "Saves the place in a line of work: copies of goal and target, and references to reports, artifacts and jobs. Nothing else changes.",
  scope: "write:checkpoints",
  effect: "create",
  input: z.strictObject({
    kind: CheckpointKind,
    sourceCheckpointId: text(200).optional().describe("The checkpoint this one follows."),
    ...checkpointContent,
  }),
  output: Checkpoint,
  http: {
    route: "POST /api/v1/checkpoints",
    related,
  },
  mcp: {
    tool: "create_checkpoint",
    words: ["save where we are", "snapshot"],
    untrusted: savedFields,
  },
  handler: async (ctx, input) => ({ data: await createCheckpoint(ctx, input) }),
});

export const updateCheckpoint = defineOperation({
  name: "checkpoints.update",
  title: "Update checkpoint",
  description: "Archives or reactivates a checkpoint, or changes its snapshots, references or metadata.",
  scope: "write:checkpoints",
  effect: "update",
  input: z.strictObject({
    id,
    status: CheckpointStatus.optional(),
    ...checkpointContent,
    goalSnapshot: FreeObject.nullable().optional(),
    targetSnapshot: FreeObject.nullable().optional(),
    metadata: FreeObject.nullable().optional(),
  }),
  output: Checkpoint,
  errors: {
    throws: errors,
  },
  http: {
    route: "PATCH /api/v1/checkpoints/{id}",
    related,
  },
  mcp: {
    tool: "update_checkpoint",
    words: ["rename a checkpoint", "archive"],
    untrusted: savedFields,
  },
  handler: async (ctx, { id: checkpointId, ...patch }) => ({
    data: await patchCheckpoint(ctx, await findCheckpoint(ctx, checkpointId), patch),
  }),
});

export const restoreCheckpointOperation = defineOperation({
  name: "checkpoints.restore",
  title: "Restore checkpoint",
  description:
    "Returns to a saved place: its goal, target and documents, which of them were deleted, and what has changed since. Changes no user data.",
  scope: "write:checkpoints",
  effect: "update",
  input: z.strictObject({ id }),
  output: z.strictObject({
    checkpoint: z.strictObject({ id: z.string(), kind: CheckpointKind, status: CheckpointStatus }),
    continuation: FreeObject,
  }),
  errors: {
    throws: errors,
  },
  http: {
    route: "POST /api/v1/checkpoints/{id}/restore",
    related,
  },
  mcp: {
    tool: "restore_checkpoint",
    words: ["go back", "earlier version"],
    untrusted: savedFields,
  },
  handler: async (ctx, input) => restoreCheckpoint(ctx, await findCheckpoint(ctx, input.id)),
});

export const forkCheckpointOperation = defineOperation({
  name: "checkpoints.fork",
  title: "Fork checkpoint",
  description:
    "Copies a saved place to plan another path from it (stay, move, retrain). The original does not change.",
  scope: "write:checkpoints",
  effect: "create",
  input: z.strictObject({
    id,
    branchLabel: text(200).optional().describe("A short name of the other path."),
    note: text(5000).optional(),
  }),
  output: Checkpoint,
  errors: {
    throws: errors,
  },
  http: {
    route: "POST /api/v1/checkpoints/{id}/fork",
    related,
  },
  mcp: {
    tool: "fork_checkpoint",
    words: ["what if", "scenario", "variant"],
    untrusted: savedFields,
  },
  handler: async (ctx, { id: sourceId, ...named }) => ({
    data: await forkCheckpoint(ctx, await findCheckpoint(ctx, sourceId), named),
  }),
});

export const compareCheckpointsOperation = defineOperation({
  name: "checkpoints.compare",
  title: "Compare checkpoints",
  description:
    "Where two checkpoints differ: goals, targets, references, and the fit scores of their briefs.",
  scope: "read:checkpoints",
  effect: "read",
  input: z.strictObject({ id, with: text(200).describe("The other checkpoint's id.") }),
  output: z.strictObject({
    left: Checkpoint,
    right: Checkpoint,
    differences: z.array(z.strictObject({ path: z.string(), left: z.unknown(), right: z.unknown() })),
    scores: z.array(
      z.strictObject({ ref: z.string(), left: z.number().nullable(), right: z.number().nullable() }),
    ),
  }),
  errors: {
    throws: errors,
  },
  http: {
    route: "GET /api/v1/checkpoints/{id}/compare",
    related,
  },
  mcp: {
    tool: "compare_checkpoints",
    words: ["difference", "what changed between"],
    untrusted: savedFields,
  },
  policy: {
    cache: true,
  },
  handler: async (ctx, input) => {
    const left = await findCheckpoint(ctx, input.id);
    return { data: await compareCheckpoints(ctx.tx, left, await findCheckpoint(ctx, input.with)) };
  },
});
