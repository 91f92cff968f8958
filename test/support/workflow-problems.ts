import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type * as Parser from "@actions/workflow-parser";
import { build } from "esbuild";
import { root, temporaryFolder } from "./program/folder.ts";

/** What GitHub's own parser finds wrong in the text of a workflow, a sentence each. */
export async function workflowProblems(name: string, content: string): Promise<string[]> {
  const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = await parser();
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  if (value) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(String);
}

/** The package imports JSON in a way that Node refuses: in one file it does not. */
async function parser(): Promise<typeof Parser> {
  const { outputFiles } = await build({
    stdin: { contents: 'export * from "@actions/workflow-parser";', resolveDir: root },
    ...{ bundle: true, format: "esm", platform: "node", write: false, logLevel: "error" },
    banner: {
      js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);",
    },
  });
  const file = join(temporaryFolder(), "workflow-parser.mjs");
  writeFileSync(file, outputFiles[0]?.text ?? "");
  return import(pathToFileURL(file).href);
}
