/** A task that one process does for all, one round per UTC day. */
export interface TurnRequest {
  task: string;
  /** The process that asks. */
  owner: string;
  /** RFC 3339. After `until` the process counts as dead unless it renews. */
  now: string;
  until: string;
}

/** A round that this process may run now. */
interface Turn {
  /** The last id that an earlier process finished in this round. */
  reached: string | null;
}

/** A process that wants to evaluate a user's alerts, and when it counts as dead. */
export interface EvaluationRequest {
  userId: string;
  owner: string;
  /** RFC 3339. */
  now: string;
  until: string;
}

/**
 * Decides which process evaluates a user's alerts: one at a time, waiting ones in order of request. A process asks
 * before it writes. If it dies, the row shows that an evaluation is due.
 */
export interface EvaluationTurns {
  /** Takes the turn or joins the queue. True if the turn is this process's now. */
  take(request: EvaluationRequest): Promise<boolean>;
  /** Renews the turn until `until`. */
  keep(request: EvaluationRequest): Promise<void>;
  /**
   * Passes the turn to the next process. With `joins`, this process queues again. Does nothing if another process has
   * taken it.
   */
  pass(request: EvaluationRequest & { joins: boolean }): Promise<void>;
  /** Users whose turn belongs to a process that counts as dead. */
  owed(now: string): Promise<string[]>;
}

/** Coordinates the processes that use the same data, on any number of machines. */
export interface CoordinationStore {
  /** The shared secret. The first caller stores its candidate, later callers get that one. */
  secret(brought: string): Promise<string>;
  /** Claims today's round. Undefined if it is done or another process holds it. */
  takeTurn(request: TurnRequest): Promise<Turn | undefined>;
  /** Records progress and renews until `until`. False if another process has taken the round over. */
  keepTurn(request: Omit<TurnRequest, "now"> & { reached: string | null }): Promise<boolean>;
  /** Ends the round, or leaves it to the next process. Does nothing if another process has taken it over. */
  endTurn(request: Pick<TurnRequest, "task" | "owner"> & { isDone: boolean }): Promise<void>;
  /** Absent if all processes run on one machine, where a repeated evaluation costs little. */
  readonly evaluations?: EvaluationTurns;
}
