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
}
