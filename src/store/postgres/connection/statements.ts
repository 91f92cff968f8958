import { type Column, type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pg-proxy";
import type postgres from "postgres";
import type { Answered, Sender, Statement } from "./statement.ts";

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

/** Sends a statement on a connection. */
export function sendOn(handle: Handle, { text, values, shape }: Statement): Promise<Answered> {
  const query = handle.unsafe(text, values.map(sent) as never[], { prepare: true });
  return shape === "values" ? query.values() : query;
}

/** Creates the statements of a sender. */
export function createStatements(send: Sender): Statements {
  return {
    db: drizzle(async (text, values) => ({
      rows: Array.from(await send({ text, values, shape: "values" })),
    })),
    // Copies: the answer may be remembered.
    rows: async <Row extends object>(text: string, values: readonly Value[] = []) =>
      Array.from(await send({ text, values, shape: "rows" }), (row) => ({ ...(row as Row) })),
    count: async (text, values = []) => (await send({ text, values, shape: "rows" })).count,
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
