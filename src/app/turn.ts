import type { Runtime } from "../operation/types.ts";
import type { Store } from "../store/ports/store.ts";

export interface TurnOutside {
  store: Pick<Store, "coordination">;
  runtime: Pick<Runtime, "now" | "newId">;
}

/** A task's round, held by this process. */
export interface OwnTurn {
  /** The last id finished in this round before this process took it. */
  reached: string | null;
  /** Records progress. False if this process was late and another has taken over. */
  keep: (reached?: string) => Promise<boolean>;
  /** Ends the round, or hands it over. */
  end: (isDone: boolean) => Promise<void>;
}

/** How long a silent process counts as alive. Deleting everyone's old rows takes less. */
const LEASE_MS = 60_000;

/** Takes today's round of a task. Undefined if it is done or another process holds it. */
export async function takeTurn(
  { store: { coordination }, runtime }: TurnOutside,
  task: string,
): Promise<OwnTurn | undefined> {
  const owner = runtime.newId("run");
  const own = { task, owner };
  const until = () => new Date(runtime.now().getTime() + LEASE_MS).toISOString();
  const turn = await coordination.takeTurn({ ...own, now: runtime.now().toISOString(), until: until() });
  if (!turn) return undefined;
  let at = turn.reached;
  return {
    reached: turn.reached,
    keep: (reached) => {
      at = reached ?? at;
      return coordination.keepTurn({ ...own, until: until(), reached: at });
    },
    end: (isDone) => coordination.endTurn({ ...own, isDone }),
  };
}
