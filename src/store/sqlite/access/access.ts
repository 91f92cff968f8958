import { and, eq, getTableColumns, gt, isNull, lt, sql } from "drizzle-orm";
import {
  apiKeys,
  changes,
  forgetPreviews,
  rateWindows,
  replies,
  users,
} from "../../../../db/sqlite/schema.ts";
import { standingOf } from "../../common/user-standing.ts";
import type { AccessLogLine, AccessStore } from "../../ports/store.ts";
import type { ChangeTracker } from "../connection/change-stamp.ts";
import type { Client } from "../connection/client.ts";
import type { Scheduler } from "../connection/scheduler.ts";
import { shownUser } from "./people.ts";
import { addTo, windowChanger } from "./rate-windows.ts";

const { id, createdAt, suspendedAt } = users;

export function accessStore(
  client: Client,
  scheduler: Scheduler,
  memoizeUntilChange: ChangeTracker["memoizeUntilChange"],
): AccessStore {
  const { sqlite, db } = client;
  const byHash = db
    .select({ ...getTableColumns(apiKeys), suspendedAt: users.suspendedAt })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(eq(apiKeys.hash, sql.placeholder("hash")))
    .prepare();
  const keyByHash = memoizeUntilChange((hash) => byHash.get({ hash }));
  const windowByKey = db
    .select()
    .from(rateWindows)
    .where(eq(rateWindows.keyId, sql.placeholder("keyId")))
    .prepare();
  const userById = db
    .select(shownUser)
    .from(users)
    .where(eq(users.id, sql.placeholder("id")))
    .prepare();
  // Runs for each request: the query builder would cost more than the insert.
  const changeWindow = windowChanger(client);
  const setLastUsed = sqlite.prepare<[string, string]>("update api_keys set last_used_at = ? where id = ?");
  const addLines = lineAdder(client);
  const pruneLines = linePruner(client);

  return {
    findKey: (hash) => scheduler.query(() => keyByHash(hash)),
    findKeyById: (id) => scheduler.query(() => db.select().from(apiKeys).where(eq(apiKeys.id, id)).get()),
    createKey: (key) => scheduler.transaction(() => void db.insert(apiKeys).values(key).run()),
    listKeys: () => scheduler.query(() => db.select().from(apiKeys).orderBy(apiKeys.id).all()),
    hasKeyBeside: (beginning) =>
      scheduler.query(
        () =>
          db.select({ id: apiKeys.id }).from(apiKeys).where(beginsOtherwise(beginning)).limit(1).get() !==
          undefined,
      ),
    revokeKey: (id, at) =>
      scheduler.transaction(
        () =>
          db
            .update(apiKeys)
            .set({ revokedAt: at })
            .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
            .run().changes > 0,
      ),
    takeCredit: (keyId) =>
      scheduler.transaction(
        () =>
          db
            .update(apiKeys)
            .set({ credits: sql`${apiKeys.credits} - 1` })
            .where(and(eq(apiKeys.id, keyId), gt(apiKeys.credits, 0)))
            .run().changes > 0,
      ),
    giveCreditBack: (keyId) =>
      scheduler.transaction(() => {
        db.update(apiKeys)
          .set({ credits: sql`${apiKeys.credits} + 1` })
          .where(eq(apiKeys.id, keyId))
          .run();
      }),
    createUser: (user) =>
      scheduler.transaction(() => {
        // A user who is created again never gets a revision that the deleted one had.
        const revision = Date.parse(user.createdAt);
        db.insert(users)
          .values({ ...user, revision })
          .onConflictDoNothing()
          .run();
      }),
    findUser: (id) => scheduler.query(() => userById.get({ id })),
    isDemo: (id) =>
      scheduler.query(
        () => db.select({ isDemo: users.isDemo }).from(users).where(eq(users.id, id)).get()?.isDemo === true,
      ),
    listUsers: () => scheduler.query(() => db.select(shownUser).from(users).orderBy(users.createdAt).all()),
    usersAfter: (after, most) =>
      scheduler.query(() => {
        const columns = { id, suspendedAt, revision: users.revision, createdAt };
        const behind = after === null ? undefined : gt(id, after);
        return db.select(columns).from(users).where(behind).orderBy(id).limit(most).all().map(standingOf);
      }),
    findWindow: (keyId) => scheduler.query(() => windowByKey.get({ keyId })),
    changeWindow: (keyId, change, now) => scheduler.bookkeepingNow(() => changeWindow(keyId, change, now)),
    record: (batch) =>
      scheduler.bookkeeping(() => {
        // The key or user may have been deleted since the call. Its lines are then dropped.
        const isUser = memoize((id) => userById.get({ id }) !== undefined);
        addLines(batch.lines.filter((line) => isUser(line.userId)));
        for (const [id, lastUsedAt] of batch.keysUsed) setLastUsed.run(lastUsedAt, id);
        for (const added of batch.windows) changeWindow(added.keyId, (stored) => addTo(stored, added));
      }),
    prune: (before) =>
      scheduler.bookkeeping(() => {
        for (const { id } of db.select({ id: users.id }).from(users).all()) pruneLines(id, before.accessLog);
        db.delete(replies).where(lt(replies.createdAt, before.replies)).run();
        db.delete(forgetPreviews).where(lt(forgetPreviews.expiresAt, before.replies)).run();
        db.delete(changes).where(lt(changes.at, before.changes)).run();
      }),
  };
}

function beginsOtherwise(beginning: string) {
  return sql`substr(${apiKeys.prefix}, 1, ${beginning.length}) <> ${beginning}`;
}

function memoize(look: (id: string) => boolean): (id: string) => boolean {
  const seen = new Map<string, boolean>();
  return (id) => {
    const known = seen.get(id) ?? look(id);
    seen.set(id, known);
    return known;
  };
}

/**
 * Writes lines of the same caller, operation and outcome with one statement: shared fields once, ids and times as one
 * JSON text. Binding every field of every line takes twice the time of everything else.
 */
function lineAdder({ sqlite }: Client): (lines: readonly AccessLogLine[]) => void {
  const insert = sqlite.prepare<(string | number | null)[]>(
    `insert into access_log (user_id, client, operation, resource, status, id, time)
     select ?, coalesce((select name from api_keys where id = ?), ?), ?, ?, ?, value ->> 0, value ->> 1 from json_each(?)`,
  );
  return (lines) => {
    for (const [{ userId, keyId = null, client, operation, resource, status }, ...ids] of alike(lines))
      insert.run(userId, keyId, client, operation, resource, status, JSON.stringify(ids));
  };
}

/** Groups lines that differ only in id and time: the first line, and the id and time of each. */
function alike(lines: readonly AccessLogLine[]) {
  const groups = new Map<string, [AccessLogLine, ...[id: string, time: string][]]>();
  for (const line of lines) {
    const { userId, keyId = "", client, operation, resource, status } = line;
    const key = `${status}\n${operation}\n${resource}\n${userId}\n${keyId}\n${client}`;
    const group = groups.get(key);
    if (group) group.push([line.id, line.time]);
    else groups.set(key, [line, [line.id, line.time]]);
  }
  return groups.values();
}

/**
 * Deletes a user's lines up to the first one that is young enough. Ids are in time order, so only deleted lines are
 * read.
 */
function linePruner({ sqlite }: Client): (userId: string, before: string) => void {
  const remove = sqlite.prepare<{ userId: string; before: string }>(
    `delete from access_log where user_id = @userId and id < coalesce(
       (select id from access_log where user_id = @userId and time >= @before order by id limit 1), '~')`,
  );
  return (userId, before) => void remove.run({ userId, before });
}
