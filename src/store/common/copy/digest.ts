import { createHash } from "node:crypto";
import type { RowReader } from "../../ports/copy.ts";
import type { CopiedTableName } from "./tables.ts";

/** One owner's data: the number of rows, and the SHA-256 of each table's rows in key order. */
interface Digest {
  rows: number;
  tables: Map<CopiedTableName, string>;
  /** The total of all tables. */
  whole: string;
}

/** Reads all rows of an owner and computes their digest. */
export async function digestOf(
  reader: Pick<RowReader, "pages">,
  owner: string,
  tables: readonly { table: CopiedTableName }[],
): Promise<Digest> {
  const whole = createHash("sha256");
  const digests = new Map<CopiedTableName, string>();
  let rows = 0;
  for (const { table } of tables) {
    const hash = createHash("sha256");
    for await (const page of reader.pages(table, owner))
      for (const row of page) {
        // JSON escapes line feeds, so a line never contains one.
        hash.update(`${JSON.stringify(row)}\n`);
        rows += 1;
      }
    const digest = hash.digest("hex");
    digests.set(table, digest);
    whole.update(`${table} ${digest}\n`);
  }
  return { rows, tables: digests, whole: whole.digest("hex") };
}

/** The first table whose digests differ. */
export function differenceOf(left: Digest, right: Digest): CopiedTableName | undefined {
  for (const [table, digest] of left.tables) if (right.tables.get(table) !== digest) return table;
  return undefined;
}
