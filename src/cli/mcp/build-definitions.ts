import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { operations } from "../../domain/index.ts";
import { createStateCodec } from "../../mcp/elicitation/context.ts";
import { buildFirstStageData } from "../../mcp/first-stage/build-data.ts";
import { buildResourceKinds } from "../../mcp/resources/build-kinds.ts";
import { buildToolDefinitions } from "../../mcp/tools/definitions.ts";
import { selectToolsets } from "../../mcp/tools/toolsets.ts";
import { allScopes } from "../../operation/scopes.ts";
import { programVersion } from "../../platform/package-root.ts";
import { createSystemTimers } from "../../platform/runtime.ts";

// Run by the build: a stdio process then answers what a client lists without loading a declaration.
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("The folder to write to is missing.");
const write = (file: string, value: unknown) => writeFileSync(join(folder, file), JSON.stringify(value));
const noData = () => Promise.reject(new Error("A list must not need the data."));

const tools = buildToolDefinitions(operations);
const resources = buildResourceKinds(operations);
const firstStage = await buildFirstStageData(
  {
    tools,
    toolset: selectToolsets(["core"], tools),
    resources,
    version: programVersion(),
    timers: createSystemTimers(),
    executor: noData,
    operations: noData,
    changeFeed: noData,
    stateCodec: createStateCodec(noData),
    onBug: (error) => {
      throw error;
    },
  },
  { userId: "local", scopes: new Set(allScopes(tools)), key: null },
);
write("first-stage.json", firstStage);
write("resource-kinds.json", resources);
// Written last: its modification time marks a complete build.
write("tool-definitions.json", tools);
