import { type Column, type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pg-proxy";
import type postgres from "postgres";
import type { Statement } from "./remembered.ts";

/** Runs statements: the pool, or a transaction on one of its connections. */
type Handle = Pick<postgres.Sql, "unsafe">;

type Db = ReturnType<typeof drizzle>;

/** A value bound to a statement. */
type Value = string | number | boolean | null | readonly string[] | readonly number[];

/** Runs statements and reads their results. */
export interface Statements {
  /** The query builder over the schema. */
  db: Db;
  /** The rows of an SQL statement. */
  rows: <Row extends object>(text: string, values?: readonly Value[]) => Promise<Row[]>;
  /** The number of rows that an SQL statement changed. */
  count: (text: string, values?: readonly Value[]) => Promise<number>;
}

/** A write that the query builder made but has not sent. */
export interface Unsent {
  toSQL: () => { sql: string; params: unknown[] };
}

/** An SQL statement for `post`. */
export function written(text: string, values: readonly Value[]): Unsent {
  return { toSQL: () => ({ sql: text, params: [...values] }) };
}

/** The result of a statement. */
interface Outcome {
  command: string;
  count: number;
}

/** Wraps each statement, for example to count changed rows. */
export type Around = <Answer extends Outcome & ArrayLike<unknown>>(
  run: (handle: Handle) => Promise<Answer>,
  statement: Statement,
) => Promise<Answer>;

/** Creates the statements of a handle. Each runs within `around`. */
export function createStatements(around: Around): Statements {
  const answer = <Row extends object>(text: string, values: readonly Value[]) =>
    around(async (handle) => handle.unsafe<Row[]>(text, values.map(sent), { prepare: true }), {
      ...{ text, values, shape: "rows" },
    });
  return {
    db: drizzle(async (text, params) => {
      const rows = await around(
        async (handle) => handle.unsafe(text, params.map(sent), { prepare: true }).values(),
        { text, values: params, shape: "values" },
      );
      return { rows };
    }),
    // Copies: the answer may be remembered.
    rows: async <Row extends object>(text: string, values: readonly Value[] = []) =>
      Array.from(await answer<Row>(text, values), (row) => ({ ...row })),
    count: async (text, values = []) => (await answer(text, values)).count,
  };
}

/** A value for the driver: lists in PostgreSQL's array syntax, texts without U+0000. */
function sent<Given>(value: Given) {
  if (typeof value === "string") return withoutNul(value);
  return Array.isArray(value) ? `{${value.map(quoted).join(",")}}` : value;
}

/** No stored text contains it, so a search for such a text finds nothing. */
function withoutNul(text: string): string {
  return text.replaceAll("\0", "\uFFFD");
}

function quoted(value: unknown): string {
  return typeof value === "string" ? `"${withoutNul(value).replace(/["\\]/g, "\\$&")}"` : String(value);
}

/** True if a column has one of these values. The statement is the same for any number of values. */
export function among(column: Column, values: readonly string[]): SQL {
  return sql`${column} = any(${sql.param([...values])}::text[])`;
}
