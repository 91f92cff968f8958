import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { operations } from "../../src/domain/index.ts";
import { buildToolDefinitions } from "../../src/mcp/tools/definitions.ts";
import { operationTools } from "../../src/mcp/tools/operation-tools.ts";
import { packageRoot } from "../../src/platform/package-root.ts";

const folder = join(packageRoot(), "test", "surfaces", "snapshots", "tools");

/** A tool as a client's model reads it. */
const tools = [
  ...buildToolDefinitions(operations).map((entry) => ({
    name: entry.tool,
    title: entry.title,
    description: entry.description,
    annotations: entry.annotations,
    inputSchema: entry.inputSchema,
    outputSchema: entry.outputSchema,
  })),
  ...Object.values(operationTools),
];

test.each(tools.map((tool) => [tool.name, tool] as const))(
  "%s is told as its snapshot says",
  async (name, tool) => {
    await expect(`${JSON.stringify(tool, null, 2)}\n`).toMatchFileSnapshot(join(folder, `${name}.json`));
  },
);

test("every snapshot is of a tool that there is", () => {
  const known = new Set(tools.map(({ name }) => `${name}.json`));
  expect(readdirSync(folder).filter((file) => !known.has(file))).toEqual([]);
});
