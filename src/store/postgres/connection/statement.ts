/** A statement and how its answer is shaped. */
export interface Statement {
  text: string;
  values: readonly unknown[];
  shape: "rows" | "values";
}

/** A column of a statement's answer. */
export interface AnsweredColumn {
  name: string;
  /** The object id of its type. */
  type: number;
  /** Set if the driver parses its text. */
  parser?: unknown;
}

/** The result of a statement. */
interface Outcome {
  command: string;
  count: number;
  columns: readonly AnsweredColumn[];
}

/** The answer to a statement: rows or lists of values. */
export type Answered = Outcome & ArrayLike<unknown>;

/** Sends a statement. */
export type Sender = (statement: Statement) => Promise<Answered>;
