import { type NamedPlace, readPlace } from "../../platform/config.ts";
import { UsageError } from "../../platform/usage-error.ts";
import { type CopiedUser, copyRows, TABLES_A_USER } from "../../store/common/copy/copy-rows.ts";
import type { CopyScope, RowReader } from "../../store/ports/copy.ts";
import { isSameFile } from "../database-copy.ts";
import { print } from "../terminal/context.ts";
import { noProgress, terminalProgress } from "../terminal/progress.ts";
import { readFrom, writeTo } from "./places.ts";

interface CopyFlags {
  from: string;
  to: string;
  user?: string;
  force?: boolean;
  json?: boolean;
}

/** Copies all users or one to another place, reads all back on both sides and prints a digest of each. Throws UsageError. */
export async function copy({ from, to, user: userId, force, json }: CopyFlags): Promise<void> {
  const [source, target] = [readPlace("--from", from), readPlace("--to", to)];
  const copied = await copyPlace(source, target, { userId, force }, json ?? false);
  if (json) return print(JSON.stringify(counted(copied)));
  for (const { userId: id, rows, digest } of copied) print(`${id}  ${rows} rows  sha256 ${digest}`);
  const { users, rows } = counted(copied);
  print(
    `Copied ${users} users with ${rows} rows from ${source.shown} to ${target.shown}; both sides read alike.`,
  );
  print("Browsers sign in again there. The source is as it was: end its servers, or both send webhooks.");
  if (userId !== undefined) print("An imported catalog is nobody's own, and was not copied.");
}

/** Copies all users or one; gives what was read alike on both sides. Throws UsageError, CopyRefused and UnusableDatabase. */
async function copyPlace(
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

function counted(copied: readonly CopiedUser[]) {
  return { users: copied.length, rows: copied.reduce((sum, { rows }) => sum + rows, 0) };
}
