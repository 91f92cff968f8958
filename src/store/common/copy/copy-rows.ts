import type { RowReader, RowWriter } from "../../ports/copy.ts";
import { differenceOf, digestOf } from "./digest.ts";
import { CopyRefused, whose } from "./refused.ts";
import { type CopiedTableName, catalogTables, copiedTables, NOBODY } from "./tables.ts";

/** A person whose rows were read back on both sides and found equal. */
export interface CopiedUser {
  userId: string;
  rows: number;
  /** SHA-256 over all of them. */
  digest: string;
}

interface CopyRequest {
  /** One person; all, and the catalog, where none is named. */
  userId?: string | undefined;
  /** Called after each table of a user. */
  onTable?: () => void;
}

/** So often `onTable` is called for one user. */
export const TABLES_A_USER = copiedTables.length;

/** Copies rows, and reads each user's back on both sides. Throws CopyRefused naming table and user where they differ. */
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
      `What was read back of table ${table} of ${whose(owner)} is not what was copied, and nothing was written: run career-context doctor on both sides.`,
    );
  }
}
