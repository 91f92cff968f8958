import type { NamedPlace } from "../../platform/config.ts";
import { UsageError } from "../../platform/usage-error.ts";
import { type CopiedUser, copyRows, TABLES_A_USER } from "../../store/common/copy/copy-rows.ts";
import type { CopyScope, RowReader } from "../../store/ports/copy.ts";
import { isSameFile } from "../database-copy.ts";
import { noProgress, terminalProgress } from "../terminal/progress.ts";
import { readFrom, writeTo } from "./places.ts";

/**
 * Copies all users or one. Returns what is equal on both sides. Throws UsageError, CopyRefused and
 * UnusableDatabase.
 */
export async function copyPlace(
  from: NamedPlace,
  to: NamedPlace,
  scope: CopyScope,
  isQuiet: boolean,
): Promise<CopiedUser[]> {
  if ("file" in from && "file" in to && isSameFile(from.file, to.file))
    throw new UsageError("--from and --to are one database: name two.");
  const progress = isQuiet ? noProgress : terminalProgress();
  try {
    return await readFrom(from, async (source) => {
      const users = await countOf(source, from, scope);
      return writeTo(to, scope, (target) => {
        progress.step("Copying", users * TABLES_A_USER);
        const onTable = () => progress.advance(1);
        return copyRows(source, target, { userId: scope.userId, onTable });
      });
    });
  } finally {
    progress.end();
  }
}

async function countOf(source: RowReader, { shown }: NamedPlace, { userId }: CopyScope): Promise<number> {
  if (userId !== undefined) {
    if (await source.hasUser(userId)) return 1;
    throw new UsageError(`There is no user "${userId}" in ${shown}, and nothing was written.`);
  }
  const users = await source.countUsers();
  if (users > 0) return users;
  throw new UsageError(`There is nothing to copy: ${shown} has no users.`);
}
