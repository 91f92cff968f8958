import { z } from "zod";
import { defineOperation } from "../../operation/definition.ts";
import { fail } from "../../operation/errors.ts";
import { lazyModule } from "../../shared/lazy-module.ts";
import { text } from "../common.ts";
import { Refusal } from "./writing-schema.ts";

const { text: line, why, nearest } = Refusal.shape.refused.element.shape;

const Proof = z.strictObject({
  claimIds: z.array(z.string()).describe("None where it says nothing about the user."),
  refused: z.array(z.strictObject({ text: line, why, nearest })),
});

const editing = lazyModule(() => import("./edit-artifact.ts"));

export const proveLine = defineOperation({
  name: "executionArtifacts.prove",
  title: "Prove a line",
  description:
    "Says which claims support a line of an artifact in other words, and which sentences none does. Stores nothing; update_execution_artifact proves as well.",
  scope: "read:execution_artifacts",
  effect: "read",
  input: z.strictObject({
    id: text(200).describe("The artifact's id, from list_execution_artifacts."),
    was: text(4000).describe("The line's text now."),
    text: text(4000),
    section: z.int().min(0).optional(),
  }),
  output: Proof,
  errors: {
    throws: ["execution_artifacts.not_found"],
  },
  http: {
    route: "POST /api/v1/execution-artifacts/{id}/prove",
    related: ["executionArtifacts.update"],
  },
  mcp: {
    tool: "prove_line",
    words: ["is this sentence true", "check a line"],
    untrusted: ["text", "why"],
  },
  policy: {
    catalog: true,
    loads: [editing],
  },
  handler: async (ctx, { id, ...edited }) => {
    const artifact = await ctx.tx.artifacts.get(id);
    if (!artifact)
      throw fail("execution_artifacts.not_found", "No artifact has this id.", {
        see: "executionArtifacts.list",
      });
    const { refused, claimIdsOf } = await editing.use().proveEdit(ctx, {
      artifact,
      lines: [edited],
      pathOfWas: () => "was",
    });
    return {
      data: {
        claimIds: [...new Set(claimIdsOf(0))],
        refused: refused.map(({ index: _, ...sentence }) => sentence),
      },
    };
  },
});
