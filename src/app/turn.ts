import type { Runtime } from "../operation/types.ts";
import type { Store } from "../store/ports/store.ts";

export interface TurnOutside {
  store: Pick<Store, "coordination">;
  runtime: Pick<Runtime, "now" | "newId">;
}

/** A round of a task, while this process has it. */
export interface OwnTurn {
  /** The last id that was done of the round before this process took it. */
  reached: string | null;
  /** Notes how far it is. False where this process was late, and another has taken the round over. */
  keep: (reached?: string) => Promise<boolean>;
  /** Ends it, or hands it over. */
  end: (isDone: boolean) => Promise<void>;
}

/** How long a process is believed to live that says nothing; deleting old rows of everybody takes less. */
const LEASE_MS = 60_000;

/** Takes today's round of a task that one process does for all; undefined where it is done, or another does it. */
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
