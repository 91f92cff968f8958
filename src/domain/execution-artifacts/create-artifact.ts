import { z } from "zod";
import { defineOperation } from "../../operation/definition.ts";
import { lazyModule } from "../../shared/lazy-module.ts";
import { linksOf, withPage } from "../agent/opening-page.ts";
import { documentFields } from "../untrusted-fields.ts";
import { storedArtifact } from "./operations.ts";
import { Artifact } from "./schema.ts";
import { lengthOf, Refusal, requireOneOpening, writingFields } from "./writing-schema.ts";

/** In characters. Longer documents are proved in another thread. */
const LONG = 4000;

/** With the proof of writings. */
const storing = lazyModule(() => import("./store-writing.ts"));

export const createArtifact = defineOperation({
  name: "executionArtifacts.create",
  title: "Create execution artifact",
  description:
    "Stores a letter, note, resume or brief that you wrote, after proving each sentence: statements about the user must be in the claims that the block cites, statements about the opening in its text. Refused sentences come back with why and the nearest claims; nothing is stored then.",
  scope: "write:execution_artifacts",
  effect: "create",
  input: z.strictObject(writingFields).check(requireOneOpening),
  output: z.union([Artifact, Refusal]),
  errors: {
    throws: ["jobs_workspace.not_found"],
  },
  http: {
    route: "POST /api/v1/execution-artifacts",
    undoneStatus: 200,
    related: ["resume.get", "executionArtifacts.list"],
  },
  mcp: {
    tool: "create_execution_artifact",
    words: ["cover letter", "letter", "write the letter", "application letter", "own words"],
    untrusted: [...documentFields, "text", "why"],
    concise: {
      of: (answer) => ("stored" in answer ? answer : storedArtifact(answer)),
      // The same document is never stored twice.
      full: () => undefined,
    },
  },
  policy: {
    catalog: true,
    loads: [storing],
    rehearse: true,
    heavy: (request) => lengthOf(request) > LONG,
    links: ({ opportunity }) => linksOf([opportunity]),
  },
  handler: (ctx, request) => storing.use().storeWriting(ctx, withPage(request, ctx.pages)),
});
