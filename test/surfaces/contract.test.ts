import { createHash } from "node:crypto";
import { join } from "node:path";
import { expect, test } from "vitest";
import { operationTable } from "../../scripts/docs/operation-table.ts";
import { adminOperations, operations } from "../../src/domain/index.ts";
import { shapes } from "../../src/domain/shapes.ts";
import { administration, buildOpenApi } from "../../src/http/openapi/document.ts";
import { buildToolDefinitions } from "../../src/mcp/tools/definitions.ts";
import { operationTools } from "../../src/mcp/tools/operation-tools.ts";
import { selectToolsets } from "../../src/mcp/tools/toolsets.ts";
import { packageRoot } from "../../src/platform/package-root.ts";

// While the house is rebuilt no byte of the contract may move; an issue that changes the contract removes this test.
const catalog = buildToolDefinitions(operations);
const contract = {
  openapi: buildOpenApi(operations, "0.0.0", shapes),
  tools: [...catalog, ...Object.values(operationTools)],
  core: selectToolsets(["core"], catalog).entries.map(({ tool }) => tool),
  table: operationTable(operations),
  admin: buildOpenApi(adminOperations, "0.0.0", shapes, { about: administration }),
  adminTools: buildToolDefinitions(adminOperations),
};

test("the contract is byte-equal to what it was", async () => {
  const digests = Object.entries(contract).map(
    ([name, value]) => `${createHash("sha256").update(JSON.stringify(value)).digest("hex")}  ${name}\n`,
  );
  await expect(digests.join("")).toMatchFileSnapshot(
    join(packageRoot(), "test", "surfaces", "contract.sha256"),
  );
});
