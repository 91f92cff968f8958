import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { operations } from "../../src/domain/index.ts";
import { packageRoot } from "../../src/platform/package-root.ts";
import { withOperationTable } from "./operation-table.ts";

// Run by `npm run generate`; a test checks that the README is current.
const readme = join(packageRoot(), "README.md");
writeFileSync(readme, withOperationTable(readFileSync(readme, "utf8"), operations));
