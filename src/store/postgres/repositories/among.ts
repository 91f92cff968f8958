import { type Column, type SQL, sql } from "drizzle-orm";

/** Whether a column holds one of these values: one statement for any number of them. */
export function among(column: Column, values: readonly string[]): SQL {
  return sql`${column} = any(${sql.param([...values])}::text[])`;
}
