import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { adminOperations, operations } from "../../src/domain/index.ts";
import type { Operation } from "../../src/operation/definition.ts";
import { packageRoot } from "../../src/platform/package-root.ts";
import { withOperationTable } from "./operation-table.ts";

// Run by `npm run generate`; a test checks that the tables are current.
renew(join("docs", "operations-table.md"), operations);
renew(join("docs", "administration.md"), adminOperations);

function renew(name: string, listed: readonly Operation[]): void {
  const page = join(packageRoot(), name);
  writeFileSync(page, withOperationTable(readFileSync(page, "utf8"), listed));
}
