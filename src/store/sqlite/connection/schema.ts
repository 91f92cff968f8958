import type { Database } from "../driver/types.ts";
import { type Migrations, schemaDigest } from "./migrations.ts";
import { readSchema } from "./read-schema.ts";
import { foreignDatabase } from "./unusable.ts";

/** 1 means that deleted text must still be overwritten; see secure-delete.ts. */
const ownApplicationIds = [0, 1];

/**
 * The schema version of a database that this program made; 0 if empty. Throws UnusableDatabase if a newer version or
 * another program wrote the file, or if its schema differs from its version's: an added trigger would run with every
 * write. Changes nothing.
 */
export function usableVersion(database: Database, migrations: Migrations): number {
  const { version, applicationId, objects } = readSchema(database);
  if (version === 0 && objects.length === 0) return 0;
  if (version > migrations.newest)
    throw foreignDatabase({
      says: `was made by a newer career-context (schema ${version}, this one supports ${migrations.newest})`,
      remedy: "update the program",
    });
  const isKnown = version > 0 && migrations.digestOf(version) === schemaDigest(objects);
  if (isKnown && ownApplicationIds.includes(applicationId)) return version;
  const expected = version > 0 ? migrations.schemaOf(version) : [];
  const isOwn = ownApplicationIds.includes(applicationId) && objects.some((line) => expected.includes(line));
  if (!isOwn) throw foreignDatabase({ says: "was made by another program" });
  const differences = missingFrom(expected, objects) + missingFrom(objects, expected);
  if (differences > 0)
    throw foreignDatabase({
      says: `was changed by another program (${differences} of its tables, indexes, triggers and views differ)`,
      remedy: "undo that change",
    });
  return version;
}

/** How many lines the others lack. A line that occurs twice must be there twice. */
function missingFrom(others: readonly string[], lines: readonly string[]): number {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  }).length;
}
