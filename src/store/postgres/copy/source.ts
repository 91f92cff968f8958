import { CopyRefused } from "../../common/copy/refused.ts";
import type { RowReader } from "../../ports/copy.ts";
import { codeOf, rootOf } from "../connection/errors.ts";
import { connectUnchanged } from "../connection/open.ts";
import { runUnit } from "../connection/run-unit.ts";
import type { Unit } from "../connection/unit.ts";
import { postgresRows } from "./read.ts";

/** Reads one consistent state of a database without changing it. Throws CopyRefused unless it has the newest schema. */
export async function readPostgres<T>(
  url: string,
  shown: string,
  work: (source: RowReader) => Promise<T>,
): Promise<T> {
  const { pool, version, newest } = await connectUnchanged(url);
  try {
    if (version === 0) throw new CopyRefused(`There is nothing to copy: ${shown} is empty.`);
    if (version < newest)
      throw new CopyRefused(
        `${shown} has an older schema. Nothing was copied. Start this program on it once to update it.`,
      );
    const mode = "isolation level repeatable read read only" as const;
    return await runUnit(pool, { mode, isHeld: true }, (unit) =>
      work(postgresRows({ rows: saidOf(shown, unit) })),
    );
  } finally {
    await pool.end({ timeout: 0 });
  }
}

/** Reads from the source. Its errors must not look like errors of the target. */
function saidOf(shown: string, { rows }: Unit): Unit["rows"] {
  return async (text, values) => {
    try {
      return await rows(text, values);
    } catch (error) {
      const code = codeOf(rootOf(error)) || "unknown reason";
      throw new CopyRefused(
        `${shown} could not be read completely (${code}). Nothing was written. Copy again.`,
      );
    }
  };
}
