import { writeFileSync } from "node:fs";
import { operations } from "../../domain/index.ts";
import { buildToolDefinitions } from "../../mcp/tools/definitions.ts";

// Run by the build, so that a stdio process lists its tools without generating schemas.
const target = process.argv[2];
if (target === undefined) throw new Error("The path of the file to write is missing.");
writeFileSync(target, JSON.stringify(buildToolDefinitions(operations)));
