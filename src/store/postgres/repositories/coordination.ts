import { and, eq } from "drizzle-orm";
import { sharedSecrets, turns } from "../../../../db/postgres/schema.ts";
import { SECRET_NAME, takenTurn } from "../../common/turns.ts";
import type { CoordinationStore, EvaluationRequest, EvaluationTurns } from "../../ports/coordination.ts";
import type { System } from "../connection/system.ts";

/**
 * Coordinates the nodes. A turn is a row with an end time, not a session lock, because a connection pooler may switch
 * connections.
 */
export function coordinationStore(system: System): CoordinationStore {
  const { ask, unit } = system;
  return {
    evaluations: evaluationTurns(system),
    secret: (brought) =>
      unit(async ({ db }) => {
        const find = () => db.select().from(sharedSecrets).where(eq(sharedSecrets.name, SECRET_NAME));
        const [known] = await find();
        if (known) return known.value;
        await db.insert(sharedSecrets).values({ name: SECRET_NAME, value: brought }).onConflictDoNothing();
        return (await find())[0]?.value ?? brought;
      }),
    takeTurn: async (request) => {
      const { task } = request;
      const known = await ask(async ({ db }) => db.select().from(turns).where(eq(turns.task, task)));
      // Usually today's round is done. Checking that takes no lock.
      if (!takenTurn(known[0], request)) return undefined;
      return unit(async ({ db }) => {
        await db.insert(turns).values({ task }).onConflictDoNothing();
        const [stored] = await db.select().from(turns).where(eq(turns.task, task)).for("update");
        const taken = takenTurn(stored, request);
        if (!taken) return undefined;
        await db.update(turns).set(taken).where(eq(turns.task, task));
        return { reached: taken.reached };
      });
    },
    keepTurn: ({ task, owner, until, reached }) =>
      ask(async ({ db }) => {
        const kept = db
          .update(turns)
          .set({ reached, takenUntil: until })
          .where(and(eq(turns.task, task), eq(turns.takenBy, owner)));
        return (await kept.returning({ task: turns.task })).length > 0;
      }),
    endTurn: ({ task, owner, isDone }) =>
      ask(async ({ db }) => {
        await db
          .update(turns)
          .set({ takenBy: null, takenUntil: null, ...(isDone && { doneOn: turns.begunOn }) })
          .where(and(eq(turns.task, task), eq(turns.takenBy, owner)));
      }),
  };
}

const PREFIX = "alerts:";
/** Longer than any lease. A lease that ends later was made before the clock was set back. */
const MOST_AHEAD_MS = 60_000;

/**
 * The turns to evaluate a user's alerts. A row exists while a process evaluates or is about to. `reached` lists the
 * waiting processes, separated by commas. Commits do not wait for the disk.
 */
function evaluationTurns({ ask }: System): EvaluationTurns {
  return {
    take: (request) =>
      ask(async ({ rows }) => {
        const { owner, now, until } = request;
        const latest = new Date(Date.parse(now) + MOST_AHEAD_MS).toISOString();
        const [row] = await rows<{ isTaken: boolean }>(take, [taskOf(request), owner, now, until, latest]);
        return row?.isTaken === true;
      }),
    keep: (request) =>
      ask(async ({ count }) => {
        await count(keep, [taskOf(request), request.owner, request.until]);
      }),
    pass: (request) =>
      ask(async ({ count }) => {
        const { owner, until, joins } = request;
        if (!joins && (await count(end, [taskOf(request), owner])) > 0) return;
        await count(hand, [taskOf(request), owner, until, joins]);
        await count(clear, [taskOf(request)]);
      }),
    owed: (now) =>
      ask(async ({ rows }) =>
        (await rows<{ task: string }>(owed, [`${PREFIX}%`, now])).map(({ task }) =>
          task.slice(PREFIX.length),
        ),
      ),
  };
}

function taskOf({ userId }: Pick<EvaluationRequest, "userId">): string {
  return `${PREFIX}${userId}`;
}

const unsynced = "with setting as materialized (select set_config('synchronous_commit', 'off', true) as it)";
const list = "string_to_array(coalesce(t.reached, ''), ',')";
const waiting = `array_remove(${list}, $2)`;
const isFree = "(t.taken_by is null or t.taken_by = $2 or t.taken_until <= $3 or t.taken_until > $5)";

const take = `${unsynced}
  insert into turns as t (task, taken_by, taken_until) select $1::text, $2::text, $4::text from setting
  on conflict (task) do update set
    taken_by = case when ${isFree} then $2 else t.taken_by end,
    taken_until = case when ${isFree} then $4 else t.taken_until end,
    reached = nullif(array_to_string(
      case when ${isFree} then ${waiting} when $2 = any(${list}) then ${list} else array_append(${list}, $2) end,
      ','), '')
  returning t.taken_by = $2 as "isTaken"`;

const keep = `${unsynced} update turns t set taken_until = $3 from setting where task = $1 and taken_by = $2`;

const end = `${unsynced} delete from turns t using setting where task = $1 and taken_by = $2 and reached is null`;

const next = `(case when $4::boolean then array_append(${waiting}, $2) else ${waiting} end)`;
const hand = `${unsynced} update turns t set
    taken_by = ${next}[1],
    taken_until = $3,
    reached = nullif(array_to_string(${next}[2:], ','), '')
  from setting where task = $1 and taken_by = $2`;

/** Deletes the row if only this process was waiting. */
const clear = "delete from turns where task = $1 and taken_by is null";

const owed = "select task from turns where task like $1 and taken_until < $2 order by taken_until limit 100";
