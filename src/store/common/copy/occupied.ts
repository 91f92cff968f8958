import type { CopyScope, RowReader } from "../../ports/copy.ts";
import { CopyRefused } from "./refused.ts";
import { copiedTables, NOBODY } from "./tables.ts";

/** The user that every start creates. */
const FIRST_USER = "local";

/**
 * The user that the copy may replace: the first user, if still empty. Throws CopyRefused if the target already has
 * another of the users or, when the catalog is copied, a catalog.
 */
export async function replaceable(
  target: Pick<RowReader, "users" | "hasUser" | "pages">,
  { userId }: CopyScope,
): Promise<string | undefined> {
  const isFree = async (user: string) => user === FIRST_USER && (await ownsNothing(target, user));
  if (userId !== undefined) {
    if (!(await target.hasUser(userId))) return undefined;
    if (await isFree(userId)) return userId;
    throw new CopyRefused(
      `The target already has user ${userId}. Nothing was written. Choose another target, or erase the user there first.`,
    );
  }
  for await (const user of target.users())
    if (!(await isFree(user)))
      throw new CopyRefused(
        "The target already has users. Nothing was written. Name an empty database with --to, or copy one user with --user ID.",
      );
  for await (const _ of target.pages("catalogSources", NOBODY))
    throw new CopyRefused(
      "The target already has an imported catalog. Nothing was written. Name an empty database with --to, or copy one user with --user ID.",
    );
  return (await target.hasUser(FIRST_USER)) ? FIRST_USER : undefined;
}

async function ownsNothing(target: Pick<RowReader, "pages">, userId: string): Promise<boolean> {
  for await (const [user] of target.pages("users", userId))
    if (user?.name !== null || user.email !== null || user.isDemo === true) return false;
  for (const { table } of copiedTables)
    if (table !== "users") for await (const _ of target.pages(table, userId)) return false;
  return true;
}
