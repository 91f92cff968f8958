import type { Settings } from "../../platform/config.ts";
import { databaseExists } from "../../store/sqlite/connection/data-dir.ts";
import { databaseProblem } from "../../store/sqlite/maintenance/check.ts";
import { isOlder } from "../../store/sqlite/maintenance/image.ts";
import type { Finding } from "./finding.ts";

/** Whether the database is sound and made by this program. Only damage that SQLite finds asks for a backup. */
export function database({ databaseFile }: Settings): Finding {
  if (!databaseExists(databaseFile)) return { what: "nothing to check in the database" };
  const problem = databaseProblem(databaseFile);
  if (problem === undefined)
    return {
      what: isOlder(databaseFile)
        ? "database integrity and schema, which is an older version's: career-context serve brings it up to date"
        : "database integrity and schema",
    };
  const what = `the database ${problem.says}`;
  if (problem.kind === "damaged")
    return { what, remedy: "put a backup in its place: career-context restore FILE --force" };
  return { what, remedy: problem.remedy ?? "choose another --data-dir" };
}
