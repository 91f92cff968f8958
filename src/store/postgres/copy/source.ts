import { CopyRefused } from "../../common/copy/refused.ts";
import type { RowReader } from "../../ports/copy.ts";
import { codeOf, rootOf } from "../connection/errors.ts";
import { connectUnchanged } from "../connection/open.ts";
import { runUnit, type Unit } from "../connection/unit.ts";
import { postgresRows } from "./read.ts";

/** Reads one state of a database, which stays as it is. Throws CopyRefused where it is none of this program's newest schema. */
export async function readPostgres<T>(
  url: string,
  shown: string,
  work: (source: RowReader) => Promise<T>,
): Promise<T> {
  const { pool, version, newest } = await connectUnchanged(url);
  try {
    if (version === 0) throw new CopyRefused(`There is nothing to read: ${shown} is empty.`);
    if (version < newest)
      throw new CopyRefused(
        `${shown} is of an older version, and nothing of it was read: start this program on it once, which brings it up to date.`,
      );
    const mode = "isolation level repeatable read read only" as const;
    return await runUnit(pool, { mode, isHeld: true }, (unit) =>
      work(postgresRows({ rows: saidOf(shown, unit) })),
    );
  } finally {
    await pool.end({ timeout: 0 });
  }
}

/** Reads of the source, whose failures must not be taken for ones of the target. */
function saidOf(shown: string, { rows }: Unit): Unit["rows"] {
  return async (text, values) => {
    try {
      return await rows(text, values);
    } catch (error) {
      const code = codeOf(rootOf(error)) || "unknown reason";
      throw new CopyRefused(
        `${shown} could not be read to its end (${code}), and nothing was written: copy again.`,
      );
    }
  };
}
