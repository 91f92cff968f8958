import { writeFileSync } from "node:fs";
import { operations } from "../../domain/index.ts";
import { buildToolDefinitions } from "../../mcp/tools/definitions.ts";

// Run by the build: a stdio process then lists its tools without making a schema.
const target = process.argv[2];
if (target === undefined) throw new Error("The file to write is missing.");
writeFileSync(target, JSON.stringify(buildToolDefinitions(operations)));
