import { drizzle } from "drizzle-orm/pg-proxy";
import type postgres from "postgres";

/** Something that runs statements: the connections of a process, or a transaction on one of them. */
type Handle = Pick<postgres.Sql, "unsafe">;

type Db = ReturnType<typeof drizzle>;

/** A value that a statement is given. */
type Value = string | number | boolean | null | readonly string[] | readonly number[];

/** How statements are run, and their answers read. */
export interface Statements {
  /** Statements by the schema. */
  db: Db;
  /** The rows of a statement that is written out. */
  rows: <Row extends object>(text: string, values?: readonly Value[]) => Promise<Row[]>;
  /** How many rows a statement changed. */
  count: (text: string, values?: readonly Value[]) => Promise<number>;
}

/** What a statement gave. */
interface Outcome {
  command: string;
  count: number;
}

/** What is done around each statement, such as counting what it changed. */
export type Around = <Answer extends Outcome>(run: (handle: Handle) => Promise<Answer>) => Promise<Answer>;

/** Creates the statements of a handle, each run within `around`. */
export function createStatements(around: Around): Statements {
  const answer = <Row extends object>(text: string, values: readonly Value[]) =>
    around(async (handle) => handle.unsafe<Row[]>(text, values.map(sent), { prepare: true }));
  return {
    db: drizzle(async (text, params) => {
      const rows = await around(async (handle) =>
        handle.unsafe(text, params.map(sent), { prepare: true }).values(),
      );
      return { rows };
    }),
    rows: async <Row extends object>(text: string, values: readonly Value[] = []) => [
      ...(await answer<Row>(text, values)),
    ],
    count: async (text, values = []) => (await answer(text, values)).count,
  };
}

/** A value as the driver takes it: a list as PostgreSQL writes one, and no text with the one character that it has none of. */
function sent<Given>(value: Given) {
  if (typeof value === "string") return withoutNul(value);
  return Array.isArray(value) ? `{${value.map(quoted).join(",")}}` : value;
}

/** Nothing that is stored has it, so that what is asked for by such a name is found nowhere. */
function withoutNul(text: string): string {
  return text.replaceAll("\0", "\uFFFD");
}

function quoted(value: unknown): string {
  return typeof value === "string" ? `"${withoutNul(value).replace(/["\\]/g, "\\$&")}"` : String(value);
}
