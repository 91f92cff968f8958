import { eq, getTableColumns, sql } from "drizzle-orm";
import { apiKeys, users } from "../../../../db/postgres/schema.ts";
import type { AccessStore, FoundKey } from "../../ports/store.ts";
import type { System } from "../connection/system.ts";

/**
 * Looks up keys by hash. Lookups that begin in the same turn of the event loop share a statement, which is sent after
 * all of them: no answer is older than its question.
 */
export function createKeyLookup({ ask }: System): AccessStore["findKey"] {
  const foundKey = { ...getTableColumns(apiKeys), suspendedAt: users.suspendedAt, revision: users.revision };
  const find = (hashes: ReadonlySet<string>) =>
    ask(async ({ db }): Promise<ReadonlyMap<string, FoundKey>> => {
      // Hashes are hexadecimal, so none is quoted in this list.
      const asked = sql`${apiKeys.hash} = any(${`{${[...hashes].join(",")}}`}::text[])`;
      const keys = db.select(foundKey).from(apiKeys).innerJoin(users, eq(users.id, apiKeys.userId));
      return new Map((await keys.where(asked)).map((key) => [key.hash, key]));
    });
  let turn: { hashes: Set<string>; found: Promise<ReadonlyMap<string, FoundKey>> } | undefined;
  const beginTurn = () => {
    const hashes = new Set<string>();
    const ended = new Promise<void>((resolve) => setImmediate(resolve));
    const found = ended.then(() => {
      turn = undefined;
      return find(hashes);
    });
    return { hashes, found };
  };
  return async (hash) => {
    turn ??= beginTurn();
    turn.hashes.add(hash);
    return (await turn.found).get(hash);
  };
}
