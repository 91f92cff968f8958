import { and, eq } from "drizzle-orm";
import { sharedSecrets, turns } from "../../../../db/postgres/schema.ts";
import { SECRET_NAME, takenTurn } from "../../common/turns.ts";
import type { CoordinationStore } from "../../ports/coordination.ts";
import type { System } from "../connection/system.ts";
import { evaluationTurns } from "./evaluation-turns.ts";

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
