import { and, eq, getTableColumns, gt, isNull, sql } from "drizzle-orm";
import { apiKeys, users } from "../../../../db/postgres/schema.ts";
import { standingOf } from "../../common/user-standing.ts";
import type { AccessBatch, AccessStore, FoundKey, RateWindow } from "../../ports/store.ts";
import type { System } from "../connection/system.ts";
import type { Unit } from "../connection/unit.ts";
import { shownUser } from "./people.ts";
import { changeWindow, window } from "./rate-windows.ts";

/** Users, keys and rate-limit windows. Nothing is cached: another node may have just changed it. */
export function accessStore(system: System): AccessStore {
  const { ask, unit } = system;
  const { id, createdAt, suspendedAt } = users;
  return {
    findKey: createKeyLookup(system),
    findKeyById: (id) =>
      ask(async ({ db }) => (await db.select().from(apiKeys).where(eq(apiKeys.id, id)))[0]),
    createKey: (key) => ask(async ({ db }) => void (await db.insert(apiKeys).values(key))),
    listKeys: () => ask(async ({ db }) => db.select().from(apiKeys).orderBy(apiKeys.id)),
    hasKeyBeside: (beginning) =>
      ask(async ({ rows }) => {
        const found = "select 1 from api_keys where left(prefix, length($1::text)) <> $1::text limit 1";
        return (await rows(found, [beginning])).length > 0;
      }),
    revokeKey: (id, at) =>
      ask(async ({ db }) => {
        const revoked = db
          .update(apiKeys)
          .set({ revokedAt: at })
          .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)));
        return (await revoked.returning({ id: apiKeys.id })).length > 0;
      }),
    takeCredit: (keyId) =>
      ask(async ({ db }) => {
        const taken = db
          .update(apiKeys)
          .set({ credits: sql`${apiKeys.credits} - 1` })
          .where(and(eq(apiKeys.id, keyId), gt(apiKeys.credits, 0)));
        return (await taken.returning({ id: apiKeys.id })).length > 0;
      }),
    giveCreditBack: (keyId) =>
      ask(async ({ db }) => {
        const credits = sql`${apiKeys.credits} + 1`;
        await db.update(apiKeys).set({ credits }).where(eq(apiKeys.id, keyId));
      }),
    createUser: (user) =>
      ask(async ({ db }) => {
        // A user who is created again never gets a revision that the deleted one had.
        const revision = Date.parse(user.createdAt);
        await db
          .insert(users)
          .values({ ...user, revision })
          .onConflictDoNothing();
      }),
    findUser: (id) =>
      ask(async ({ db }) => (await db.select(shownUser).from(users).where(eq(users.id, id)))[0]),
    isDemo: (id) =>
      ask(async ({ db }) => {
        const [user] = await db.select({ isDemo: users.isDemo }).from(users).where(eq(users.id, id));
        return user?.isDemo === true;
      }),
    listUsers: () =>
      ask(async ({ db }) => db.select(shownUser).from(users).orderBy(users.createdAt, users.id)),
    usersAfter: (after, most) =>
      ask(async ({ db }) => {
        const columns = { id, suspendedAt, revision: users.revision, createdAt };
        const behind = after === null ? undefined : gt(id, after);
        const found = db.select(columns).from(users).where(behind).orderBy(id).limit(most);
        return (await found).map(standingOf);
      }),
    findWindow: (keyId) => ask(async ({ rows }) => (await rows<RateWindow>(window, [keyId]))[0]),
    changeWindow: (keyId, change, now) => unit((tx) => changeWindow(tx, keyId, change, now)),
    record: (batch) => unit((tx) => record(tx, batch), { isBookkeeping: true }),
    prune: (before) =>
      unit(
        async ({ count }) => {
          await count("delete from access_log where time < $1", [before.accessLog]);
          await count("delete from replies where created_at < $1", [before.replies]);
          await count("delete from forget_previews where expires_at < $1", [before.replies]);
          await count("delete from changes where at < $1", [before.changes]);
        },
        { task: "upkeep" },
      ),
  };
}

/** The key or user may have been deleted since the call. Its lines are then dropped. */
async function record({ count }: Unit, { lines, windows, keysUsed }: AccessBatch): Promise<void> {
  if (lines.length > 0)
    await count(
      `insert into access_log (user_id, id, time, client, operation, resource, status)
       select users.id, line.id, line.time, coalesce(api_keys.name, line.client), line.operation, line.resource, line.status
       from json_to_recordset($1::json) as line (id text, "userId" text, "keyId" text, time text, client text, operation text,
         resource text, status bigint)
       join users on users.id = line."userId" left join api_keys on api_keys.id = line."keyId"
       for key share of users`,
      [JSON.stringify(lines)],
    );
  if (keysUsed.size > 0)
    await count(
      `update api_keys set last_used_at = used.at from unnest($1::text[], $2::text[]) as used (id, at)
       where api_keys.id = used.id`,
      [[...keysUsed.keys()], [...keysUsed.values()]],
    );
  // Requests of a window that has ended are dropped.
  for (const { keyId, startedAt, used } of windows)
    await count(
      `insert into rate_windows (user_id, key_id, started_at, used)
       select user_id, id, $2::bigint, greatest(0, $3::bigint) from api_keys where id = $1 for no key update
       on conflict (user_id, key_id) do update set
         started_at = greatest(rate_windows.started_at, excluded.started_at),
         used = case when rate_windows.started_at < excluded.started_at then excluded.used
           when rate_windows.started_at > excluded.started_at then rate_windows.used
           else greatest(0, rate_windows.used + $3::bigint) end`,
      [keyId, startedAt, used],
    );
}

/**
 * Looks up keys by hash. Lookups that begin in the same turn of the event loop share a statement, which is sent after
 * all of them: no answer is older than its question.
 */
function createKeyLookup({ ask }: System): AccessStore["findKey"] {
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
