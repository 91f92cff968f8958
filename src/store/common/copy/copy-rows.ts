import { createHash } from "node:crypto";
import type { RowReader, RowWriter } from "../../ports/copy.ts";
import { CopyRefused, whose } from "./refused.ts";
import { type CopiedTableName, catalogTables, copiedTables, NOBODY } from "./tables.ts";

/** A user whose rows were read back on both sides and are equal. */
export interface CopiedUser {
  userId: string;
  rows: number;
  /** SHA-256 of all rows. */
  digest: string;
}

interface CopyRequest {
  /** The user to copy. If omitted, all users and the catalog. */
  userId?: string | undefined;
  /** Called after each table of a user. */
  onTable?: () => void;
}

/** How often `onTable` is called per user. */
export const TABLES_A_USER = copiedTables.length;

/** Copies rows, then reads them back on both sides. Throws CopyRefused with the table and user if they differ. */
export async function copyRows(
  source: RowReader,
  target: RowWriter,
  { userId, onTable = () => undefined }: CopyRequest,
): Promise<CopiedUser[]> {
  if (userId !== undefined) return [await copyUser(userId)];
  const copied: CopiedUser[] = [];
  for await (const user of source.users()) copied.push(await copyUser(user));
  await copyOwner(NOBODY, catalogTables, () => undefined);
  return copied;

  async function copyUser(user: string): Promise<CopiedUser> {
    const { rows, whole } = await copyOwner(user, copiedTables, onTable);
    return { userId: user, rows, digest: whole };
  }

  async function copyOwner(
    owner: string,
    tables: readonly { table: CopiedTableName }[],
    copiedOne: () => void,
  ) {
    for (const { table } of tables) {
      for await (const page of source.pages(table, owner)) await target.insert(table, owner, page);
      copiedOne();
    }
    const [read, written] = [await digestOf(source, owner, tables), await digestOf(target, owner, tables)];
    const table = differenceOf(read, written);
    if (table === undefined) return read;
    throw new CopyRefused(
      `Table ${table} of ${whose(owner)} differs after the copy. Nothing was written. Run career-context doctor on both sides.`,
    );
  }
}

/** One owner's data: the number of rows, and the SHA-256 of each table's rows in key order. */
interface Digest {
  rows: number;
  tables: Map<CopiedTableName, string>;
  /** The total of all tables. */
  whole: string;
}

/** Reads all rows of an owner and computes their digest. */
async function digestOf(
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
function differenceOf(left: Digest, right: Digest): CopiedTableName | undefined {
  for (const [table, digest] of left.tables) if (right.tables.get(table) !== digest) return table;
  return undefined;
}
