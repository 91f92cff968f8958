import * as schema from "../../../db/sqlite/schema.ts";

/** The tables of the schema, to be looked up by their names. */
export const tables = { ...schema };
