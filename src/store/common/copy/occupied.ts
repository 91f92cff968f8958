import type { CopyScope, RowReader } from "../../ports/copy.ts";
import { CopyRefused } from "./refused.ts";
import { copiedTables, NOBODY } from "./tables.ts";

/** The user whom each start of the program makes. */
const FIRST_USER = "local";

/**
 * Whom the target may lose for the copy: the first user, where nothing is theirs yet. Throws CopyRefused where it has
 * somebody else of those who are to come, or a catalog where that is to come.
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
      `User ${userId} is there already, and nothing was written: copy to a place without them, or erase them there first.`,
    );
  }
  for await (const user of target.users())
    if (!(await isFree(user)))
      throw new CopyRefused(
        "The target has users already, and nothing was written: name an empty database with --to, or copy one person with --user ID.",
      );
  for await (const _ of target.pages("catalogSources", NOBODY))
    throw new CopyRefused(
      "The target has an imported catalog already, and nothing was written: name an empty database with --to, or copy one person with --user ID.",
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
