/** A task that one process at a time does for all, in rounds of which there is one a UTC day. */
export interface TurnRequest {
  task: string;
  /** The process that asks. */
  owner: string;
  /** RFC 3339; `until` is when it is believed to be dead unless it says otherwise before. */
  now: string;
  until: string;
}

/** A round that a process may do now. */
interface Turn {
  /** The last id that another process has done in the same round, before it died or handed it over. */
  reached: string | null;
}

/** A process that asks for its turn to evaluate a user's alerts, until when it is believed to live. */
export interface EvaluationRequest {
  userId: string;
  owner: string;
  /** RFC 3339. */
  now: string;
  until: string;
}

/**
 * Who evaluates a user's alerts: one process at a time, and those that wait come after it in the order in which they
 * asked. Who asks before it writes leaves behind, should it die, that an evaluation is owed.
 */
export interface EvaluationTurns {
  /** Takes the turn, or joins those who wait. Whether it is this process's now. */
  take(request: EvaluationRequest): Promise<boolean>;
  /** Lives on until `until`. */
  keep(request: EvaluationRequest): Promise<void>;
  /** Hands the turn to who waits; `joins` where this process will need it again. Nothing where another has taken it. */
  pass(request: EvaluationRequest & { joins: boolean }): Promise<void>;
  /** Users whose turn belongs to a process that is believed to be dead. */
  owed(now: string): Promise<string[]>;
}

/** What the processes on the same data do together, on however many machines. */
export interface TogetherStore {
  /** The secret that all of them share: the first that asks stores the one it brings, and every other gets that. */
  secret(brought: string): Promise<string>;
  /** Takes the round of today; undefined where it is done, or another process does it. */
  takeTurn(request: TurnRequest): Promise<Turn | undefined>;
  /** Notes how far the round is, and lives on until `until`. False where another process has taken it over. */
  keepTurn(request: Omit<TurnRequest, "now"> & { reached: string | null }): Promise<boolean>;
  /** Ends the round, or hands it over to whoever asks next. Does nothing where another process has taken it over. */
  endTurn(request: Pick<TurnRequest, "task" | "owner"> & { isDone: boolean }): Promise<void>;
  /** Absent where all processes are on one machine, and an evaluation that was overtaken costs little. */
  readonly evaluations?: EvaluationTurns;
}
