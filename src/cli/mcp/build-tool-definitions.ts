import { writeFileSync } from "node:fs";
import { operations } from "../../domain/index.ts";
import { buildResourceKinds } from "../../mcp/resources/build-kinds.ts";
import { buildToolDefinitions } from "../../mcp/tools/definitions.ts";

// Run by the build: a stdio process then lists its tools and resources without loading a declaration.
const [tools, resources] = process.argv.slice(2);
if (tools === undefined || resources === undefined) throw new Error("The files to write are missing.");
writeFileSync(resources, JSON.stringify(buildResourceKinds(operations)));
writeFileSync(tools, JSON.stringify(buildToolDefinitions(operations)));
