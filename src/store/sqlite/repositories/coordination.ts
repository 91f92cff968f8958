import { and, eq } from "drizzle-orm";
import { sharedSecrets, turns } from "../../../../db/sqlite/schema.ts";
import { SECRET_NAME, takenTurn } from "../../common/turns.ts";
import type { CoordinationStore } from "../../ports/coordination.ts";
import type { Client } from "../connection/client.ts";
import type { Scheduler } from "../connection/scheduler.ts";

/** Coordinates the processes that use the same file. */
export function coordinationStore({ db }: Client, scheduler: Scheduler): CoordinationStore {
  const stored = (task: string) => db.select().from(turns).where(eq(turns.task, task)).get();
  const secret = () => db.select().from(sharedSecrets).where(eq(sharedSecrets.name, SECRET_NAME)).get();
  return {
    secret: async (brought) => {
      const known = await scheduler.query(secret);
      if (known) return known.value;
      return scheduler.transaction(() => {
        db.insert(sharedSecrets).values({ name: SECRET_NAME, value: brought }).onConflictDoNothing().run();
        return secret()?.value ?? brought;
      });
    },
    takeTurn: async (request) => {
      // Usually today's round is done. Checking that takes no lock.
      if (!(await scheduler.query(() => takenTurn(stored(request.task), request)))) return undefined;
      return scheduler.bookkeeping(() => {
        const taken = takenTurn(stored(request.task), request);
        if (!taken) return undefined;
        const row = { task: request.task, ...taken };
        db.insert(turns).values(row).onConflictDoUpdate({ target: turns.task, set: row }).run();
        return { reached: taken.reached };
      });
    },
    keepTurn: ({ task, owner, until, reached }) =>
      scheduler.bookkeeping(
        () =>
          db
            .update(turns)
            .set({ reached, takenUntil: until })
            .where(and(eq(turns.task, task), eq(turns.takenBy, owner)))
            .run().changes > 0,
      ),
    endTurn: ({ task, owner, isDone }) =>
      scheduler.bookkeeping(() => {
        db.update(turns)
          .set({ takenBy: null, takenUntil: null, ...(isDone && { doneOn: turns.begunOn }) })
          .where(and(eq(turns.task, task), eq(turns.takenBy, owner)))
          .run();
      }),
  };
}
